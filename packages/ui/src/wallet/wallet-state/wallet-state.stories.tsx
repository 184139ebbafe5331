import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntriesLoading, WalletError } from './wallet-state.tsx';

const meta = {
	component: WalletError,
	args: { title: 'Chưa tải được lịch sử ví', onRetry: fn() },
} satisfies Meta<typeof WalletError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Tiền của bạn vẫn nguyên');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Loading: Story = { render: () => <EntriesLoading /> };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
