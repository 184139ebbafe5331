import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Transaction } from '../transaction-model.ts';
import * as fixtures from '../transactions.fixtures.ts';
import { TransactionList } from './transaction-list.tsx';

const meta = {
	component: TransactionList,
	args: {
		transactions: fixtures.transactions,
		now: fixtures.now,
		planningCheckHref: (id) => `/planning-check?id=${id}`,
		greenCheckHref: (id) => `/estate?greenCheck=${id}`,
		orderHref: (id) => `/invest?order=${id}`,
		paymentHref: (id) => `/setting/wallet?payment=${id}`,
	},
	decorators: [(Story) => <div className="max-w-3xl bg-surface-raised p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shares: Transaction = {
	id: 's',
	value: -100_000,
	status: 'DONE',
	type: 'INVESTMENT',
	createdAt: '2026-02-26T02:00:00Z',
	content: null,
	transNo: 'GD1000',
	paymentId: 'p3',
	purpose: null,
	purposeId: null,
	balance: 0,
};

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
			'Hôm nay, 10/03/2026',
			'Hôm qua, 09/03/2026',
			'27/02/2026',
		]);
		await expect(canvas.getByRole('region', { name: 'Hôm nay, 10/03/2026' })).toHaveTextContent('Cả ngày: +200.000 ₫');
		await expect(canvas.getByRole('region', { name: 'Hôm qua, 09/03/2026' })).toHaveTextContent('Cả ngày: 0 ₫');
		const [held, refund, paid] = canvas.getAllByRole('listitem');
		await expect(held).toHaveTextContent('Tiền ra −300.000 ₫');
		await expect(held).toHaveTextContent('Đang giữ');
		await expect(held).toHaveTextContent('Số dư 4.200.000 ₫');
		await expect(refund).toHaveTextContent('Tiền vào +500.000 ₫');
		await expect(paid).toHaveTextContent('15:30 · Mã AC7Q2M9X');
	},
};
export const LeadsToTheCauseOfEachEntry: Story = {
	args: {
		transactions: [
			...fixtures.transactions,
			{ ...shares, id: 'g', purpose: 'GREEN_CHECK', purposeId: 'g7', type: 'GREEN_CHECK' },
			{ ...shares, id: 'o', purpose: 'INVESTMENT', purposeId: 'o9' },
		],
	},
	play: async ({ canvas }) => {
		const hrefs = canvas
			.getAllByRole('listitem')
			.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null);
		await expect(hrefs).toEqual([
			null,
			'/planning-check?id=c1042',
			'/planning-check?id=c1042',
			'/setting/wallet?payment=p1',
			null,
			null,
			null,
			'/estate?greenCheck=g7',
			'/invest?order=o9',
		]);
	},
};
export const SaysWhereADayMayGoOnElsewhere: Story = {
	args: { hasNewer: true, hasOlder: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Hôm nay, 10/03/2026' })).toHaveTextContent(
			'Phần trên trang này: +200.000 ₫',
		);
		await expect(canvas.getByRole('region', { name: 'Hôm qua, 09/03/2026' })).toHaveTextContent('Cả ngày: 0 ₫');
		await expect(canvas.getByRole('region', { name: '27/02/2026' })).toHaveTextContent(
			'Phần trên trang này: +4.000.000 ₫',
		);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};
export const LongText: Story = {
	args: { transactions: fixtures.longTransactions },
	globals: { viewport: { value: 'phone320' } },
};
