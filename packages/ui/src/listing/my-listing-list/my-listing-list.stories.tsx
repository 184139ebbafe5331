import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Tag } from '../../primitives/tag/index.ts';
import { now } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import { MyListingList, type MyListingListProps } from './my-listing-list.tsx';

/** Changes listings as a page does that loads them again. */
function Demo({ listings: given, ...props }: MyListingListProps) {
	const [listings, setListings] = useState(given);
	return (
		<MyListingList
			{...props}
			listings={listings}
			onClose={async (id, reason) => {
				const refused = await props.onClose(id, reason);
				if (!refused) setListings((all) => all?.filter((listing) => listing.id !== id));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: MyListingList,
	render: (args) => <Demo {...args} />,
	args: {
		tab: 'all',
		counts: { all: 27, waiting: 1, public: 24, closed: 2 },
		search: '',
		onSearch: fn(),
		hrefOf: (tab, page) => `/estate?tab=${tab}&page=${page}`,
		listings: fixtures.ownListings,
		total: 27,
		pageSize: 10,
		onRetry: fn(),
		now,
		postHref: '/post-new',
		editHref: ({ sequenceId }) => `/real-estate/update/${sequenceId}`,
		checkHref: ({ id }) => `/estate?checkOf=${id}`,
		checkTags: ({ greenCheck }) => greenCheck?.status === 'CHECKED' && <Tag tone="outline">Tích xanh: chờ duyệt</Tag>,
		onClose: fn<MyListingListProps['onClose']>(async () => undefined),
		onRenew: fn<MyListingListProps['onRenew']>(async () => undefined),
	},
	decorators: [(Story) => <div className="mx-auto max-w-5xl p-4">{Story()}</div>],
	parameters: { route: '/estate' },
} satisfies Meta<typeof MyListingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: { getAllByRole: typeof screen.getAllByRole }, title: string) =>
	canvas
		.getAllByRole('listitem')
		.find((row) => row.dataset.slot === 'my-listing-row' && row.textContent?.includes(title)) as HTMLElement;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Tất cả 27' })).toHaveAttribute('aria-current', 'page');
		const first = rowOf(canvas, fixtures.ownPublic.title);
		await expect(first).toHaveTextContent('Đang đăngTích xanh: chờ duyệt');
		await expect(first).toHaveTextContent('1.284 lượt xem');
		await expect(first).toHaveTextContent('Còn 18 ngày');
		await expect(canvas.getByRole('link', { name: `Sửa tin: ${fixtures.ownPublic.title}` })).toHaveAttribute(
			'href',
			'/real-estate/update/1042',
		);
		// Says why one was refused and offers to mend it.
		const row = within(rowOf(canvas, fixtures.ownRejected.title));
		await expect(row.getByText('Lý do từ chối')).toBeVisible();
		await expect(row.getByText(/thay bằng ảnh chụp thật/, { selector: 'div > p' })).toBeVisible();
		await expect(row.getByRole('link', { name: /^Sửa tin/ })).toBeVisible();
		await expect(row.queryByRole('button', { name: /^Đóng tin/ })).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { listings: undefined } };
export const Empty: Story = {
	args: { listings: [], total: 0, counts: { all: 0 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Đăng tin' })).toHaveAttribute('href', '/post-new');
		await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
	},
};
export const EmptyPart: Story = { args: { tab: 'waiting', listings: [], total: 0 } };
export const FindsByWords: Story = {
	args: { search: 'lý thường kiệt', listings: [fixtures.ownExpired], total: 1, counts: { all: 1, closed: 1 } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('1 tin khớp')).toBeVisible();
		const search = canvas.getByRole('searchbox', { name: 'Tìm trong tin của bạn' });
		await expect(search).toHaveValue('lý thường kiệt');
		await userEvent.clear(search);
		await userEvent.type(search, 'hẻm xe hơi{Enter}');
		await expect(args.onSearch).toHaveBeenLastCalledWith('hẻm xe hơi');
	},
};
export const WordsFindNothing: Story = {
	args: { search: 'biệt thự', listings: [], total: 0, counts: { all: 0 } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có tin nào khớp' })).toBeVisible();
		await expect(canvas.queryByText('Bạn chưa đăng tin nào')).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onSearch).toHaveBeenLastCalledWith('');
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
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
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { listings: [fixtures.ownLong, ...fixtures.ownListings] },
	globals: { viewport: { value: 'phone320' } },
};

export const LeadsToTheGreenCheckThatAClosedListingHad: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: `Tích xanh: ${fixtures.ownExpired.title}` })).toHaveAttribute(
			'href',
			`/estate?checkOf=${fixtures.ownExpired.id}`,
		);
		const neverChecked = `Tích xanh: ${fixtures.ownRejected.title}`;
		await expect(canvas.queryByRole('link', { name: neverChecked })).not.toBeInTheDocument();
	},
};

export const TellsWhatHappenedWhenAsked: Story = {
	play: async ({ canvas, userEvent }) => {
		const row = within(rowOf(canvas, fixtures.ownExpired.title));
		await userEvent.click(row.getByText('Lịch sử tin'));
		const [closed, accepted, posted] = within(row.getByRole('list', { name: 'Lịch sử tin' })).getAllByRole('listitem');
		await expect(closed).toHaveTextContent('Đóng tin: Hết hạn · tự động01/03/2026 19:00');
		await expect(accepted).toHaveTextContent('Được duyệt · Ban biên tập');
		await expect(posted).toBeVisible();
	},
};

export const ClosesForTheReasonThatWasChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đóng tin: ${fixtures.ownPublic.title}` }));
		const dialog = screen.getByRole('dialog', { name: 'Đóng tin' });
		await expect(dialog).toHaveTextContent('Tin rời khỏi danh sách và bản đồ ngay');
		await expect(screen.getByRole('radio', { name: 'Đã bán' })).toBeChecked();
		await userEvent.click(screen.getByRole('radio', { name: 'Gỡ tin' }));
		await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng tin' }));
		await waitFor(() => expect(dialog).not.toBeVisible());
		await expect(args.onClose).toHaveBeenCalledWith(fixtures.ownPublic.id, 'TAKEN_DOWN');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tin đăng của tôi' })).toHaveFocus());
	},
};

export const ARentalIsRentedAndNotSold: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đóng tin: ${fixtures.ownEnding.title}` }));
		await expect(screen.getByRole('radio', { name: 'Đã cho thuê' })).toBeChecked();
		await expect(screen.queryByRole('radio', { name: 'Đã bán' })).not.toBeInTheDocument();
	},
};

export const StaysOpenAndSaysWhyItWasNotClosed: Story = {
	args: { onClose: fn<MyListingListProps['onClose']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đóng tin: ${fixtures.ownPublic.title}` }));
		const dialog = screen.getByRole('dialog');
		await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng tin' }));
		await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
		await userEvent.click(within(dialog).getByRole('button', { name: 'Hủy' }));
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: `Đóng tin: ${fixtures.ownPublic.title}` })).toHaveFocus(),
		);
	},
};

/** Refused, it is gone to another part all the same. */
function ClosedInAnotherTab({ listings: given, ...props }: MyListingListProps) {
	const [listings, setListings] = useState(given);
	return (
		<MyListingList
			{...props}
			listings={listings}
			onClose={async (id) => {
				setListings((all) => all?.filter((listing) => listing.id !== id));
				return { message: 'Việc này không làm được lúc này.' };
			}}
		/>
	);
}

export const LeadsOnWhereAnotherTabWasFaster: Story = {
	render: (args) => <ClosedInAnotherTab {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đóng tin: ${fixtures.ownPublic.title}` }));
		const dialog = screen.getByRole('dialog');
		await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng tin' }));
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const RenewsAndKeepsThePlace: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Gia hạn: ${fixtures.ownEnding.title}` }));
		await waitFor(() => expect(args.onRenew).toHaveBeenCalledWith(fixtures.ownEnding.id, expect.any(Function)));
		await waitFor(() => expect(rowOf(canvas, fixtures.ownEnding.title)).toHaveFocus());
		await expect(screen.getByText('Đã gia hạn tin.')).toBeVisible();
	},
};

export const SaysThatOnePutUpAgainWaits: Story = {
	args: {
		onRenew: fn<MyListingListProps['onRenew']>(async (_, tell) => {
			tell('PENDING');
			return undefined;
		}),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đăng lại: ${fixtures.ownExpired.title}` }));
		await expect(await screen.findByText(/^Đã gửi tin đi duyệt lại\./)).toBeVisible();
		await expect(screen.queryByText('Đã gia hạn tin.')).not.toBeInTheDocument();
	},
};

export const SaysWhyOneWasNotRenewed: Story = {
	args: { onRenew: fn<MyListingListProps['onRenew']>(async () => ({ message: 'Tin này đã quá hạn gia hạn.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đăng lại: ${fixtures.ownExpired.title}` }));
		await waitFor(() => expect(canvas.getByText('Tin này đã quá hạn gia hạn.')).toBeVisible());
	},
};
