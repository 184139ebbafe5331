import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle, mixed, now } from '../listing.fixtures.ts';
import { RecentListings, type RecentListingsProps } from './recent-listings.tsx';

/** Forgets them as the browser does. */
function Kept({ listings: given, onClear, ...props }: RecentListingsProps) {
	const [listings, setListings] = useState(given);
	return (
		<RecentListings
			{...props}
			listings={listings}
			onClear={() => {
				setListings([]);
				onClear?.();
			}}
		/>
	);
}

const meta = {
	component: RecentListings,
	args: { listings: mixed, now, onClear: fn() },
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof RecentListings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(mixed.length);
	},
};
export const ClearsTheList: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xóa danh sách' }));
		await expect(args.onClear).toHaveBeenCalledTimes(1);
		await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
		await expect(canvas.getByRole('status')).toHaveTextContent('Đã xóa.');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tin bạn vừa xem' })).toHaveFocus());
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = {
	args: { listings: [] },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText('Tin bạn vừa xem')).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { listings: [longTitle, ...mixed] },
	globals: { viewport: { value: 'phone320' } },
};
