import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { house, longTitle, mixed, now } from '../listing.fixtures.ts';
import type { SavedListing } from '../listing-owner-model.ts';
import { SavedListingList, type SavedListingListProps } from './saved-listing-list.tsx';

const listings: SavedListing[] = mixed.map((listing, index) => ({
	...listing,
	title: `${listing.title} ${index + 1}`,
	status: index === 1 ? 'CANCEL' : 'ACCEPT',
	closedReason: index === 1 ? 'RENTED' : null,
}));
const nameOf = (index: number) => `So sánh: ${listings[index]?.title}`;

function Demo({ listings: given, ...props }: SavedListingListProps) {
	const [listings, setListings] = useState(given);
	return (
		<SavedListingList
			{...props}
			listings={listings}
			onUnsave={async (id) => {
				const refused = await props.onUnsave(id);
				if (!refused) setListings((all) => all?.filter((listing) => listing.id !== id));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: SavedListingList,
	render: (args) => <Demo {...args} />,
	args: {
		listings,
		total: 6,
		pageSize: 12,
		hrefOf: (page) => `?page=${page}`,
		onRetry: fn(),
		now,
		browseHref: '/real-estate',
		compareHref: (ids) => `/compare?ids=${ids.join()}`,
		onChoose: fn(),
		onUnsave: fn<SavedListingListProps['onUnsave']>(async () => undefined),
	},
	decorators: [(Story) => <div className="mx-auto max-w-6xl p-4">{Story()}</div>],
	parameters: { route: '/saved/real-estate' },
} satisfies Meta<typeof SavedListingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('article')).toHaveLength(6);
		await expect(canvas.getByText('Tin này không còn đăng.')).toBeVisible();
		await expect(canvas.getByText('Đã cho thuê')).toBeVisible();
		// What is gone is compared with nothing.
		await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = { args: { listings: [], total: 0 } };
export const Error: Story = {
	args: { listings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };

export const ChoosesTwoToFourToCompare: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(0) }));
		await expect(canvas.getByText('Chọn thêm để so sánh (2 đến 4 tin).')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'So sánh' })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(2) }));
		await expect(canvas.getByRole('link', { name: 'So sánh' })).toHaveAttribute('href', '/compare?ids=1042,1044');
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(3) }));
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(5) }));
		await expect(canvas.getByText('Đã đủ 4 tin.')).toBeVisible();
		await expect(canvas.getByRole('checkbox', { name: nameOf(4) })).toBeDisabled();
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
		await expect(canvas.getByRole('checkbox', { name: nameOf(4) })).toBeEnabled();
	},
};
export const ChosenBeforeStillIs: Story = {
	args: { defaultChosen: [1042, 1044] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('checkbox', { name: nameOf(0) })).toBeChecked();
		await expect(canvas.getByRole('link', { name: 'So sánh' })).toHaveAttribute('href', '/compare?ids=1042,1044');
		await expect(args.onChoose).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(3) }));
		await expect(args.onChoose).toHaveBeenLastCalledWith([1042, 1044, 1045]);
		await userEvent.click(canvas.getByRole('button', { name: `Lưu tin: ${listings[0]?.title}` }));
		await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith([1044, 1045]));
		await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
		await expect(args.onChoose).toHaveBeenLastCalledWith([]);
	},
};
/** Its page gives way to the one before. */
function LastOfAPage(props: SavedListingListProps) {
	const [isGone, setGone] = useState(false);
	if (isGone) return null;
	return (
		<SavedListingList
			{...props}
			onUnsave={async (id) => {
				const refused = await props.onUnsave(id);
				setGone(true);
				return refused;
			}}
		/>
	);
}

export const WhatIsGoneCanBeLeftOut: Story = {
	args: { defaultChosen: [1042, 1043] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: nameOf(1) }));
		await expect(args.onChoose).toHaveBeenLastCalledWith([1042]);
		await expect(canvas.queryByRole('checkbox', { name: nameOf(1) })).not.toBeInTheDocument();
		await expect(canvas.getByRole('heading', { name: 'Tin đã lưu' })).toHaveFocus();
	},
};
export const TheLastOfAPageIsChosenNoMore: Story = {
	render: (args) => <LastOfAPage {...args} />,
	args: { listings: listings.slice(0, 1), total: 13, page: 2, defaultChosen: [1042, 1044] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Lưu tin: ${listings[0]?.title}` }));
		await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument());
		await expect(args.onChoose).toHaveBeenLastCalledWith([1044]);
	},
};
export const WhatStaysSavedStaysChosen: Story = {
	args: {
		defaultChosen: [1042, 1044],
		onUnsave: fn<SavedListingListProps['onUnsave']>(async () => ({ message: 'Không kết nối được máy chủ.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Lưu tin: ${listings[0]?.title}` }));
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: 'So sánh' })).toHaveAttribute('href', '/compare?ids=1044,1042'),
		);
		await expect(canvas.getByRole('checkbox', { name: nameOf(0) })).toBeChecked();
	},
};
export const OnAPhone: Story = {
	args: { listings: [{ ...longTitle, status: 'ACCEPT', closedReason: null }, ...listings] },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: `So sánh: ${longTitle.title}` }));
	},
};

export const TakesOneOutAndKeepsThePlace: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Lưu tin: ${listings[0]?.title}` }));
		await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
		await expect(args.onUnsave).toHaveBeenCalledWith(house.id);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tin đã lưu' })).toHaveFocus());
	},
};
