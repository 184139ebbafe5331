import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../transactions.fixtures.ts';
import { WalletUnmatched } from './wallet-unmatched.tsx';

const meta = {
	component: WalletUnmatched,
	args: { credits: fixtures.ownCredits },
	decorators: [(Story) => <main className="mx-auto max-w-3xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof WalletUnmatched>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [wrong, again, doubted] = canvas.getAllByRole('listitem');
		await expect(wrong).toHaveTextContent('450.000 ₫');
		await expect(wrong).toHaveTextContent('Đến lúc 09/03/2026 09:30');
		await expect(wrong).toHaveTextContent(/khác với 500\.000\s₫ cần trả/);
		await expect(again).toHaveTextContent('AC3K8P1D2Q7R đã được trả từ trước');
		await expect(doubted).toHaveTextContent('Cổng thanh toán');
		// Whoever sends it again has two to wait for.
		await expect(canvas.getByText(/đừng chuyển lại/)).toBeVisible();
	},
};
export const None: Story = {
	args: { credits: [] },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
	},
};
export const AReasonOfTomorrow: Story = {
	args: { credits: fixtures.ownCredits.map((credit) => ({ ...credit, reason: 'chargeback' })) },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('chưa khớp với khoản mã NAPVI7Q2M9X4K');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/not the ₫500,000 due/);
	},
};
export const Narrow: Story = {
	args: { credits: fixtures.ownCredits.map((credit) => ({ ...credit, amount: credit.amount * 100_000 })) },
	globals: { viewport: { value: 'phone320' } },
};
