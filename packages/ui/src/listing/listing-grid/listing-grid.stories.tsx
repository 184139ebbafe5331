import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../listing.fixtures.ts';
import { ListingGrid } from './listing-grid.tsx';

const meta = {
	component: ListingGrid,
	args: {
		listings: fixtures.mixed,
		now: fixtures.now,
		onHighlight: fn(),
		onRetry: fn(),
	},
} satisfies Meta<typeof ListingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(fixtures.mixed.length);
	},
};
// Of a long list, those out of sight are drawn once the others are seen; their places are there at once.
export const Long: Story = {
	args: {
		listings: Array.from({ length: 24 }, (_, index) => ({ ...fixtures.longTitle, id: String(index) })),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(24);
		await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
	},
};
export const FourColumns: Story = { args: { columns: 'four' } };
export const Loading: Story = {
	args: { listings: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải tin đăng…' })).toHaveAttribute('aria-busy', 'true');
	},
};
export const Empty: Story = {
	args: { listings: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Chưa có tin nào khớp' })).toBeVisible();
	},
};
export const EmptyWithHelp: Story = {
	args: { listings: [], empty: <p>Bỏ bớt điều kiện</p> },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Bỏ bớt điều kiện')).toBeVisible();
		await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
	},
};
export const Error: Story = {
	args: { listings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		listings: [fixtures.longTitle, fixtures.longTitle].map((listing, index) => ({ ...listing, id: String(index) })),
	},
	globals: { viewport: { value: 'phone320' } },
};

export const LeadsToItsHeadingWhenTheNextPageTakesACardAway: Story = {
	render: function Pages(args) {
		const [listings, setListings] = useState(args.listings);
		return (
			<section aria-labelledby="results">
				<h2 id="results">Kết quả</h2>
				<ListingGrid {...args} listings={listings} />
				<button type="button" onPointerDown={() => setListings([{ ...fixtures.longTitle, id: 'next' }])}>
					Trang sau
				</button>
			</section>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const [card] = canvas.getAllByRole('link');
		card?.focus();
		await userEvent.pointer({ target: canvas.getByRole('button', { name: 'Trang sau' }), keys: '[TouchA>]' });
		await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
		await expect(canvas.getByRole('heading', { name: 'Kết quả' })).toHaveFocus();
	},
};
export const KeepsWhatIsThereWhenALaterLoadFails: Story = {
	args: { failed: true },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(fixtures.mixed.length);
	},
};
