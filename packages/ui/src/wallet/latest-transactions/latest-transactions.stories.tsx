import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../transactions.fixtures.ts';
import { LatestTransactions } from './latest-transactions.tsx';

const meta = {
	component: LatestTransactions,
	args: {
		transactions: fixtures.transactions.slice(0, 5),
		total: fixtures.transactions.length,
		now: fixtures.now,
		planningCheckHref: (id) => `/planning-check?id=${id}`,
		greenCheckHref: (id) => `/estate?greenCheck=${id}`,
		orderHref: (id) => `/invest?order=${id}`,
		paymentHref: (id) => `/setting/wallet?payment=${id}`,
		onRetry: fn(),
		historyHref: '/setting/wallet',
		signInHref: '/auth/sign-in?next=%2Ftransaction',
	},
	decorators: [(Story) => <div className="max-w-sm bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof LatestTransactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
		await expect(canvas.getByRole('link', { name: 'Xem cả lịch sử ví' })).toHaveAttribute('href', '/setting/wallet');
	},
};
export const Empty: Story = { args: { transactions: [], total: 0 } };
export const Loading: Story = { args: { transactions: undefined } };
export const Visitor: Story = {
	args: { transactions: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
			'href',
			'/auth/sign-in?next=%2Ftransaction',
		);
		await expect(canvas.queryByRole('link', { name: 'Xem cả lịch sử ví' })).not.toBeInTheDocument();
	},
};
export const Error: Story = {
	args: { transactions: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { transactions: fixtures.longTransactions },
	globals: { viewport: { value: 'phone320' } },
};
