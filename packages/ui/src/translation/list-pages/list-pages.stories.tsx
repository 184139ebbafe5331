import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListPages } from './list-pages.tsx';

const meta = {
	component: ListPages,
	args: { page: 2, pageSize: 10, total: 25, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof ListPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '?page=3');
		await expect(canvas.queryByRole('link', { name: 'Trang 4' })).not.toBeInTheDocument();
	},
};
/** Of a list that is longer only the pages that can be read. */
export const OfAVeryLongList: Story = {
	args: { total: 30_000 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 1001' })).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Trang 3000' })).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { args: { total: 2_500, page: 120 }, globals: { viewport: { value: 'phone320' } } };
