import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { house, longTitle, now } from '../listing.fixtures.ts';
import { DuplicateList } from './duplicate-list.tsx';

const meta = {
	component: DuplicateList,
	args: { listings: [house, longTitle], now },
} satisfies Meta<typeof DuplicateList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const SaysNothingWhenThereIsNone: Story = {
	args: { listings: [] },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('region', { name: 'Tin giống tin này' })).toBeNull();
	},
};
