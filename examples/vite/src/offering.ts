import type { InvestFormProps } from '@ancu/ui/invest';

export const now = new Date('2026-03-10T05:00:00Z');

export const offering: InvestFormProps['offering'] = {
	state: 'OPEN',
	totalShare: 2_000,
	releaseQuantity: 1_500,
	pricePerShare: 5_000_000,
	minInvestment: 15_000_000,
	maxSharePerAccount: null,
	feeBps: 150,
	softCap: 500,
	startDate: null,
	endDate: null,
	soldShare: 300,
	heldShare: 100,
	myShare: 0,
	myHeldShare: 0,
	useOfFunds: null,
	exitRule: null,
	lowBps: null,
	baseBps: null,
	highBps: null,
	documents: [],
};
