import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle, mixed, now } from '../listing.fixtures.ts';
import { RecentListings } from './recent-listings.tsx';

const meta = {
	component: RecentListings,
	args: { listings: mixed, now, onClear: fn() },
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof RecentListings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(mixed.length);
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa danh sách' }));
		await expect(args.onClear).toHaveBeenCalledTimes(1);
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = {
	args: { listings: [] },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText('Tin bạn vừa xem')).not.toBeInTheDocument();
	},
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const LongText: Story = {
	args: { listings: [longTitle, ...mixed] },
	globals: { viewport: { value: 'phone320' } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
