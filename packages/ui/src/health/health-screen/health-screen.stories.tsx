import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../health.fixtures.ts';
import { HealthScreen } from './health-screen.tsx';

const meta = {
	component: HealthScreen,
	parameters: { route: '/health' },
	args: {
		health: fixtures.health,
		onRetry: fn(),
		now: fixtures.now,
		onRetryFailed: fn(async () => ({ count: 3 })),
		unmatchedHref: '/unmatched-credit',
	},
	decorators: [(Story) => <main className="mx-auto max-w-6xl bg-surface px-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof HealthScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('3 việc cần xem');
		await expect(canvas.getByText('Có hàng đợi bị chậm, hoặc có việc bị lỗi.')).toBeVisible();
		await expect(canvas.getByText('Đo lúc 10:00; trang tự cập nhật.')).toBeVisible();
	},
};
export const Calm: Story = {
	args: { health: fixtures.calm },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Mọi thứ ổn, không có gì cần xem.');
	},
};
export const Unbalanced: Story = {
	args: {
		health: { ...fixtures.calm, ledger: { isBalanced: false, difference: -150_000, wrongWallets: 2 }, notices: 4 },
	},
	play: async ({ canvas }) => {
		const [worst] = canvas.getAllByRole('listitem');
		await expect(worst).toHaveTextContent(/^Sổ cái không cân/);
		await expect(canvas.getByText(/2 ví sai số dư/)).toBeVisible();
	},
};
export const Empty: Story = {
	args: {
		health: { ...fixtures.calm, gateways: [], processes: [], days: [], holds: { count: 0, amount: 0 } },
	},
};
export const Loading: Story = { args: { health: undefined } };
export const Error: Story = {
	args: { health: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const KeepsWhatWasMeasuredBefore: Story = {
	args: { failed: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa đo được tình trạng');
		await expect(canvas.getByRole('heading', { name: 'Hàng đợi' })).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: {
		health: {
			...fixtures.health,
			ledger: { isBalanced: false, difference: 987_654_321_000, wrongWallets: 101 },
			unmatched: { count: 12_345, amount: 987_654_321_000 },
			processes: fixtures.processes.map((process) => ({ ...process, host: `${process.host}-${'x'.repeat(60)}` })),
		},
	},
	globals: { viewport: { value: 'phone320' } },
};
