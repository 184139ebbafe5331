import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntriesLoading, EntryPages, WalletError } from './wallet-state.tsx';

const meta = {
	component: WalletError,
	args: { title: 'Chưa tải được lịch sử ví', onRetry: fn() },
	tags: ['!autodocs'],
} satisfies Meta<typeof WalletError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Tiền của bạn vẫn nguyên');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Loading: Story = { render: () => <EntriesLoading /> };
export const Pages: Story = {
	render: () => <EntryPages page={2} pageSize={20} total={45} hrefOf={(page) => `?page=${page}`} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '?page=3');
		await expect(canvas.queryByRole('link', { name: 'Trang 4' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
