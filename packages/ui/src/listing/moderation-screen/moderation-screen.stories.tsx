import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { house, land, now, rental } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import type { ReviewedListing } from '../moderation-model.ts';
import { ModerationScreen, type ModerationScreenProps } from './moderation-screen.tsx';

/** One that everybody sees. */
const shown = { id: 'public', title: 'Bán đất nền giá rẻ bất ngờ' };

/** Opens and decides as a page does that loads the queue again. */
function Demo({ listings: given, selectedId: first, listing, changes, ...props }: ModerationScreenProps) {
	const [listings, setListings] = useState(given);
	const [selectedId, setSelectedId] = useState(first);
	const without = async <Refused,>(id: string, act: Promise<Refused>) => {
		const refused = await act;
		if (!refused) setListings((all) => all?.filter((other) => other.id !== id));
		return refused;
	};
	return (
		<ModerationScreen
			{...props}
			listings={listings}
			total={listings?.length}
			selectedId={selectedId}
			onSelect={(id) => {
				props.onSelect(id);
				setSelectedId(id);
			}}
			listing={selectedId ? fixtures.reviewed[selectedId] : undefined}
			changes={selectedId === house.id ? fixtures.changes : []}
			onAccept={(read) => without(read.id, props.onAccept(read))}
			onReject={(read, reason) => without(read.id, props.onReject(read, reason))}
		/>
	);
}

const meta = {
	component: ModerationScreen,
	render: (args) => <Demo {...args} />,
	args: {
		listings: fixtures.queue,
		pageSize: 20,
		hrefOf: (page) => `?page=${page}`,
		search: '',
		onSearch: fn(),
		onRetry: fn(),
		now,
		selectedId: house.id,
		onSelect: fn(),
		listing: undefined,
		changes: undefined,
		onReviewRetry: fn(),
		onAccept: fn<ModerationScreenProps['onAccept']>(async () => undefined),
		onReject: fn<ModerationScreenProps['onReject']>(async () => undefined),
	},
	parameters: { layout: 'fullscreen', route: '/moderation' },
	globals: { viewport: { value: 'desktop' } },
	decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof ModerationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (title: string) =>
	waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Duyệt tin' })).toHaveAttribute('aria-keyshortcuts', 'A');
		await expect(canvas.getByRole('button', { name: 'Từ chối' })).toHaveAttribute('aria-keyshortcuts', 'R');
		await expect(canvas.getByText('3 tin chờ duyệt')).toBeVisible();
	},
};
export const NothingChosen: Story = { args: { selectedId: null } };
export const Loading: Story = {
	args: { listings: undefined, selectedId: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status', { name: 'Đang tải…' })).toHaveAttribute('aria-busy', 'true');
	},
};
export const Empty: Story = { args: { listings: [], selectedId: null } };
export const NothingFound: Story = {
	args: { listings: [], selectedId: null, search: 'Lê Lợi' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có tin nào khớp' })).toBeVisible();
		// Others may wait.
		await expect(canvas.getByText('Tìm được 0 tin')).toBeVisible();
		const search = canvas.getByRole('searchbox', { name: 'Tìm trong tin chờ duyệt' });
		// None of the keys of the page.
		await userEvent.clear(search);
		await userEvent.type(search, 'jark{Enter}');
		await expect(args.onSearch).toHaveBeenLastCalledWith('jark');
		await expect(args.onSelect).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onSearch).toHaveBeenLastCalledWith('');
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { listings: undefined, selectedId: null, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Phone: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.queryByRole('list', { name: /^Tin chờ duyệt/ })).not.toBeInTheDocument();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await userEvent.click(canvas.getByRole('button', { name: 'Danh sách chờ' }));
		await expect(canvas.getByRole('list', { name: /^Tin chờ duyệt/ })).toBeVisible();
	},
};

/** The queue goes where one opens, and would take the focus and the place on the page along. */
export const LeadsToTheListingOnAPhone: Story = {
	args: { selectedId: null },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: new RegExp(land.title) }));
		await opened(land.title);
		await userEvent.click(canvas.getByRole('button', { name: 'Danh sách chờ' }));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const WorksByKeysAlone: Story = {
	args: { selectedId: null },
	play: async ({ userEvent, args }) => {
		await userEvent.keyboard('j');
		await opened(house.title);
		await userEvent.keyboard('a');
		await opened(land.title);
		await expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ id: house.id }));
		await userEvent.keyboard('j');
		await opened(rental.title);
		await userEvent.keyboard('k');
		await opened(land.title);
		await userEvent.keyboard('r');
		await waitFor(() => expect(screen.getByLabelText('Lý do gửi người đăng')).toHaveFocus());
		await userEvent.keyboard('Ảnh mờ quá{Control>}{Enter}{/Control}');
		await opened(rental.title);
		await expect(args.onReject).toHaveBeenCalledWith(expect.objectContaining({ id: land.id }), 'Ảnh mờ quá');
		await userEvent.keyboard('a');
		await waitFor(() => expect(screen.getByText('Không còn tin nào chờ duyệt')).toBeVisible());
		await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const TakesAPublicListingDownThatIsNotInTheQueue: Story = {
	args: {
		selectedId: shown.id,
		listing: { ...(fixtures.reviewed[land.id] as ReviewedListing), ...shown, allowedActions: ['REJECT', 'REPORT'] },
		changes: [],
	},
	render: (args) => <ModerationScreen {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { level: 2, name: shown.title })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Duyệt tin' })).not.toBeInTheDocument();
		await userEvent.keyboard('a');
		await expect(args.onAccept).not.toHaveBeenCalled();
		await userEvent.keyboard('r');
		await userEvent.type(screen.getByLabelText('Lý do gửi người đăng'), 'Tin lừa đảo');
		await userEvent.click(screen.getByRole('button', { name: 'Từ chối tin' }));
		await waitFor(() =>
			expect(args.onReject).toHaveBeenCalledWith(expect.objectContaining({ id: shown.id }), 'Tin lừa đảo'),
		);
	},
};

export const NothingIsOfferedForWhatMayNotBeDecided: Story = {
	args: {
		selectedId: shown.id,
		listing: { ...(fixtures.reviewed[land.id] as ReviewedListing), ...shown, allowedActions: [] },
		changes: [],
	},
	render: (args) => <ModerationScreen {...args} />,
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('heading', { level: 2, name: shown.title })).toBeVisible();
		await userEvent.keyboard('r');
		await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await expect(canvas.queryByRole('button', { name: /^(Duyệt tin|Từ chối)$/ })).not.toBeInTheDocument();
	},
};

export const KeepsTheFocusAtTheEndsOfTheQueue: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const next = canvas.getByRole('button', { name: 'Tin sau' });
		const previous = canvas.getByRole('button', { name: 'Tin trước' });
		await expect(previous).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(next);
		await userEvent.click(next);
		await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
		await expect(next).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onSelect).toHaveBeenCalledTimes(2);
		await userEvent.click(previous);
		await userEvent.click(previous);
		await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
		await expect(previous).toHaveFocus();
	},
};

export const KeysKeepStillWhileSomebodyTypes: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.keyboard('r');
		const reason = screen.getByLabelText('Lý do gửi người đăng');
		await waitFor(() => expect(reason).toHaveFocus());
		await userEvent.keyboard('a jk ? r');
		await expect(reason).toHaveValue('a jk ? r');
		await expect(args.onAccept).not.toHaveBeenCalled();
		await expect(args.onSelect).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await userEvent.keyboard('{Control>}a{/Control}');
		await expect(args.onAccept).not.toHaveBeenCalled();
	},
};

export const ShowsTheKeysAndTurnsThemOff: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.keyboard('?');
		const dialog = within(screen.getByRole('dialog', { name: 'Phím tắt' }));
		await expect(dialog.getByText('Duyệt tin đang mở')).toBeVisible();
		await userEvent.click(dialog.getByRole('checkbox', { name: 'Dùng phím tắt một chữ' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
		await userEvent.keyboard('aj');
		await expect(args.onAccept).not.toHaveBeenCalled();
		await expect(args.onSelect).not.toHaveBeenCalled();
		await expect(canvas.getByRole('button', { name: 'Duyệt tin' })).not.toHaveAttribute('aria-keyshortcuts');
	},
};

export const SaysWhyItWasNotAccepted: Story = {
	args: { onAccept: fn<ModerationScreenProps['onAccept']>(async () => ({ message: 'Người khác vừa duyệt tin này.' })) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Duyệt tin' }));
		await waitFor(() => expect(canvas.getByText('Người khác vừa duyệt tin này.')).toBeVisible());
		await expect(args.onSelect).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Tin sau' }));
		await waitFor(() => expect(canvas.queryByText('Người khác vừa duyệt tin này.')).not.toBeInTheDocument());
	},
};

/** What was refused by mistake is taken back by whoever accepts listings. */
export const AcceptsWhatWasRefused: Story = {
	args: {
		selectedId: shown.id,
		listing: {
			...(fixtures.reviewed[land.id] as ReviewedListing),
			...shown,
			allowedActions: ['ACCEPT'],
			timeline: [
				{
					id: 'refused',
					kind: 'REJECTED',
					at: '2026-03-09T08:00:00+07:00',
					actorName: 'Lê Thị Hoa',
					reason: 'Ảnh của nhà khác',
					closedReason: 'REJECTED',
					changedFields: [],
				},
			],
		},
		changes: [],
	},
	render: (args) => <ModerationScreen {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/^Tin này đã bị từ chối với lý do dưới đây/)).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Từ chối' })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Duyệt tin' }));
		await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ id: shown.id })));
	},
};

const next = { updatedAt: '2026-03-10T12:00:00+07:00', title: 'Tiêu đề người đăng vừa sửa' };

/** Edited by its poster while it is read: a decision about the version before is refused, and the page has the new one then. */
function EditedMeanwhile(props: ModerationScreenProps) {
	const [listing, setListing] = useState(fixtures.reviewed[house.id] as ReviewedListing);
	const refuse = async (read: { updatedAt: string }) => {
		setListing((now) => ({ ...now, ...next }));
		return read.updatedAt === next.updatedAt ? undefined : { message: 'Tin này vừa được sửa.' };
	};
	return (
		<ModerationScreen
			{...props}
			listing={listing}
			changes={fixtures.changes}
			onAccept={async (read) => (await props.onAccept(read)) ?? refuse(read)}
			onReject={async (read, reason) => (await props.onReject(read, reason)) ?? refuse(read)}
		/>
	);
}

export const LeadsToWhatWasChangedMeanwhile: Story = {
	render: (args) => <EditedMeanwhile {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Duyệt tin' }));
		await waitFor(() => expect(canvas.getByText('Tin này vừa được sửa.')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { name: next.title })).toHaveFocus());
	},
};

export const AReasonIsOfTheVersionThatWasRead: Story = {
	render: (args) => <EditedMeanwhile {...args} />,
	play: async ({ userEvent, args }) => {
		const before = expect.objectContaining({ updatedAt: fixtures.reviewed[house.id]?.updatedAt });
		await userEvent.keyboard('r');
		await waitFor(() => expect(screen.getByLabelText('Lý do gửi người đăng')).toHaveFocus());
		await userEvent.keyboard('Ảnh mờ quá{Control>}{Enter}{/Control}');
		await waitFor(() => expect(screen.getByText('Tin này vừa được sửa.')).toBeVisible());
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(args.onReject).toHaveBeenCalledTimes(2));
		await expect(args.onReject).toHaveBeenLastCalledWith(before, 'Ảnh mờ quá');
		await expect(screen.getByLabelText('Lý do gửi người đăng')).toHaveValue('Ảnh mờ quá');
	},
};

export const OpensAgainWhatWasJustDecided: Story = {
	play: async ({ userEvent }) => {
		await userEvent.keyboard('a');
		await opened(land.title);
		await userEvent.click(await screen.findByRole('button', { name: 'Mở lại tin này' }));
		await opened(house.title);
	},
};

export const NothingIsDecidedBeforeItIsInSight: Story = {
	args: { listing: fixtures.reviewed[land.id], changes: [] },
	render: (args) => <ModerationScreen {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.keyboard('a');
		await expect(canvas.getByRole('button', { name: 'Duyệt tin' })).toBeDisabled();
		await expect(args.onAccept).not.toHaveBeenCalled();
	},
};

let goBack: () => void = () => undefined;

/** Opened before another one, so that the browser goes back to that. */
function OpenedAfterLand(props: ModerationScreenProps) {
	const [selectedId, setSelectedId] = useState(props.selectedId);
	useEffect(() => {
		goBack = () => setSelectedId(land.id);
	}, []);
	return (
		<ModerationScreen {...props} selectedId={selectedId} listing={fixtures.reviewed[selectedId ?? '']} changes={[]} />
	);
}

export const AReasonIsOfTheListingThatItWasTypedFor: Story = {
	render: (args) => <OpenedAfterLand {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.keyboard('r');
		await userEvent.type(screen.getByLabelText('Lý do gửi người đăng'), 'Ảnh mờ quá');
		goBack();
		await expect(await canvas.findByRole('heading', { level: 2, name: land.title })).toBeVisible();
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await userEvent.keyboard('r');
		const reason = screen.getByLabelText('Lý do gửi người đăng');
		await waitFor(() => expect(reason).toHaveFocus());
		await expect(reason).toHaveValue('');
		await userEvent.keyboard('Thiếu giấy tờ{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onReject).toHaveBeenCalledWith(expect.objectContaining({ id: land.id }), 'Thiếu giấy tờ'),
		);
		await expect(args.onReject).toHaveBeenCalledTimes(1);
	},
};

export const WhatIsStillBeingRefusedClosesNoOtherReason: Story = {
	render: (args) => <OpenedAfterLand {...args} />,
	play: async ({ userEvent, args }) => {
		const answer = Promise.withResolvers<undefined>();
		(args.onReject as ReturnType<typeof fn>).mockReturnValueOnce(answer.promise);
		await userEvent.keyboard('r');
		await userEvent.type(screen.getByLabelText('Lý do gửi người đăng'), 'Ảnh mờ quá{Control>}{Enter}{/Control}');
		await waitFor(() =>
			expect(args.onReject).toHaveBeenCalledWith(expect.objectContaining({ id: house.id }), 'Ảnh mờ quá'),
		);
		goBack();
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await userEvent.keyboard('r');
		await userEvent.type(screen.getByLabelText('Lý do gửi người đăng'), 'Thiếu');
		answer.resolve(undefined);
		await expect(await screen.findByText('Đã từ chối tin.')).toBeInTheDocument();
		await expect(screen.getByLabelText('Lý do gửi người đăng')).toHaveValue('Thiếu');
		await expect(args.onSelect).not.toHaveBeenCalled();
	},
};
