import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntriesLoading } from './entries-loading.tsx';

const meta = { component: EntriesLoading } satisfies Meta<typeof EntriesLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toHaveAttribute('aria-busy', 'true');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
