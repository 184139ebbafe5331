import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../transactions.fixtures.ts';
import { WalletSummary } from './wallet-summary.tsx';

const meta = {
	component: WalletSummary,
	args: { wallet: fixtures.wallet, onRetry: fn(), topUpHref: '?topUp=1' },
	decorators: [(Story) => <div className="max-w-3xl bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof WalletSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('4.200.000 ₫');
		const [held, heldText, total] = canvas.getAllByRole('definition');
		await expect(held).toHaveTextContent('300.000 ₫');
		await expect(heldText).toHaveTextContent(/^Đang giữ để chuyển về tài khoản ngân hàng của bạn\./);
		await expect(total).toHaveTextContent('4.500.000 ₫');
		await expect(canvas.getByRole('link', { name: 'Nạp tiền' })).toHaveAttribute('href', '?topUp=1');
	},
};
export const NothingHeld: Story = {
	args: { wallet: { balance: 5_000_000, held: 0 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Không có khoản nào đang giữ.')).toBeVisible();
	},
};
export const Empty: Story = { args: { wallet: { balance: 0, held: 0 } } };
export const ToppingUp: Story = {
	args: { topUpHref: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Dùng được ngay')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Nạp tiền' })).not.toBeInTheDocument();
	},
};
export const Loading: Story = {
	args: { wallet: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…');
		await expect(canvas.getByRole('link', { name: 'Nạp tiền' })).toBeVisible();
	},
};
export const Error: Story = {
	args: { wallet: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được số dư');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { wallet: { balance: 912_345_678_901, held: 912_345_678_901 } },
	globals: { viewport: { value: 'phone320' } },
};

export const DoSpendableFirst: Story = { tags: ['!test'] };

export const DontTotalFirst: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-1 rounded-card border border-line bg-surface-raised p-4">
			<p className="text-sm font-bold text-ink-muted">Tổng tài sản</p>
			<p className="text-3xl font-bold">4,5 triệu</p>
			<p className="text-sm text-ink-muted">Khả dụng 4,2 triệu · Phong tỏa 0,3 triệu</p>
		</div>
	),
};
