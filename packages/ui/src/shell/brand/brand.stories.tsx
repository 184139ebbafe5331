import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './brand.tsx';

const meta = { component: Brand } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'An Cư, Trang chủ' })).toHaveAttribute('href', '/');
	},
};
export const Dark: Story = {
	globals: { theme: 'dark' },
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
};
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'An Cư, Home' })).toHaveAttribute('href', '/');
	},
};
