import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowsLoading } from './rows-loading.tsx';

const meta = { component: RowsLoading } satisfies Meta<typeof RowsLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toHaveAttribute('aria-busy', 'true');
	},
};
export const WithMarks: Story = { args: { picture: 'mark' } };
export const WithoutPictures: Story = { args: { picture: 'none', rows: 5 } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
