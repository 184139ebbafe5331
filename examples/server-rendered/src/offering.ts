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
	startDate: '2026-03-01T01:00:00.000Z',
	endDate: '2026-04-01T10:00:00.000Z',
	soldShare: 300,
	heldShare: 100,
	myShare: 0,
	myHeldShare: 0,
	useOfFunds: '70% mua đất, 25% xây dựng, 5% dự phòng.',
	exitRule: 'Bán cả nhà sau hai năm, chia tiền theo số cổ phần.',
	lowBps: null,
	baseBps: null,
	highBps: null,
	documents: [{ id: '1', kind: 'CONTRACT', name: 'Hợp đồng góp vốn mẫu.pdf', url: '#' }],
};
