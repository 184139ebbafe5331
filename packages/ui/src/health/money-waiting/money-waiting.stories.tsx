import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../health.fixtures.ts';
import { MoneyWaiting } from './money-waiting.tsx';

const { ledger, unmatched, holds, notices } = fixtures.health;

const meta = {
	component: MoneyWaiting,
	parameters: { route: '/health' },
	args: {
		ledger,
		unmatched,
		holds,
		notices,
		gateways: fixtures.gateways,
		now: fixtures.now,
		unmatchedHref: '/unmatched-credit',
	},
	decorators: [(Story) => <main className="mx-auto max-w-xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof MoneyWaiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Cân')).toBeVisible();
		await expect(canvas.getByRole('link', { name: /^2 khoản, 750\.000/ })).toHaveAttribute('href', '/unmatched-credit');
		const [bank, vnpay, momo] = canvas.getAllByRole('listitem');
		await expect(bank).toHaveTextContent('Thành công gần nhất 12 phút trước, 10/03/2026 09:48');
		await expect(vnpay).toHaveTextContent('1 khoản nghi ngờ');
		await expect(momo).toHaveTextContent('Chưa có lần nào thành công');
	},
};
export const Unbalanced: Story = {
	args: { ledger: { isBalanced: false, difference: -150_000, wrongWallets: 2 }, notices: 7 },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('Cần xem')).toHaveLength(2);
	},
};
export const Empty: Story = {
	args: { gateways: [], unmatched: { count: 0, amount: 0 }, holds: { count: 0, amount: 0 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chưa bật cổng thanh toán nào.')).toBeVisible();
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const AGatewayOfTomorrow: Story = {
	args: { gateways: [{ provider: 'napas', open: { count: 1, amount: 1 }, review: 0 }] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('listitem')).toHaveTextContent('napas');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		ledger: { isBalanced: false, difference: 987_654_321_000, wrongWallets: 101 },
		holds: { count: 99_999, amount: 987_654_321_000 },
	},
	globals: { viewport: { value: 'phone320' } },
};
