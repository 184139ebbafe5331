import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './not-found.tsx';

const meta = {
	component: NotFound,
	args: {
		title: 'Không có lệnh này',
		children: 'Đường dẫn có thể đã cũ, hoặc lệnh thuộc về tài khoản khác.',
		href: '/invest?tab=orders',
		label: 'Các lệnh của tôi',
	},
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Không có lệnh này' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Các lệnh của tôi' })).toHaveAttribute('href', '/invest?tab=orders');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: {
		title: 'Order not found',
		children: 'The link may be out of date, or the order belongs to another account.',
		label: 'My orders',
	},
	globals: { locale: 'en' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
