import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentUnknown } from './payment-unknown.tsx';

const meta = {
	component: PaymentUnknown,
	args: { onRetry: fn(), onOther: fn() },
} satisfies Meta<typeof PaymentUnknown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toBeVisible();
	},
};
export const Error: Story = {
	tags: ['dark'],
	args: { failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('tiền không mất');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await expect(args.onOther).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], args: { failed: true }, globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], args: { failed: true }, globals: { locale: 'en' } };
