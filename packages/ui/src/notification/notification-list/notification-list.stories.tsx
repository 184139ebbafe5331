import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../notification.fixtures.ts';
import { NotificationList, type NotificationListProps } from './notification-list.tsx';

/** Keeps what was marked and what it is held to, as a page does. */
function Kept({ notifications: given, filter: first, ...props }: NotificationListProps) {
	const [all, setAll] = useState(given);
	const [filter, setFilter] = useState(first);
	const shown = all?.filter(({ seen }) => !filter.unseen || !seen);
	return (
		<NotificationList
			{...props}
			notifications={shown}
			total={shown?.length}
			unseen={all?.filter(({ seen }) => !seen).length}
			filter={filter}
			onFilter={(next) => {
				setFilter(next);
				props.onFilter(next);
			}}
			onSee={async (notification) => {
				const refused = await props.onSee(notification);
				if (!refused) setAll((now) => now?.map((one) => (one.id === notification.id ? { ...one, seen: true } : one)));
				return refused;
			}}
			onSeeAll={async () => {
				const refused = await props.onSeeAll();
				if (!refused) setAll((now) => now?.map((one) => ({ ...one, seen: true })));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: NotificationList,
	args: {
		notifications: fixtures.notifications,
		total: fixtures.notifications.length,
		unseen: 3,
		pageSize: 20,
		onRetry: fn(),
		filter: { unseen: false, topic: undefined },
		onFilter: fn(),
		hrefOf: (page) => `/notification?page=${page}`,
		onOpen: fn(),
		onSee: fn<NotificationListProps['onSee']>(async () => undefined),
		onSeeAll: fn<NotificationListProps['onSeeAll']>(async () => undefined),
		settingsHref: '/setting/notification',
		now: fixtures.now,
	},
	decorators: [
		(Story) => (
			// biome-ignore lint/a11y/useKeyWithClickEvents: holds the story on its page.
			<main
				className="bg-surface px-4 text-ink"
				onClick={(event) => (event.target as Element).closest('a') && event.preventDefault()}
			>
				{Story()}
			</main>
		),
	],
	parameters: { route: '/notification' },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
			'Hôm nay',
			'Hôm qua',
			'07/03/2026',
			'01/03/2026',
		]);
		await expect(canvas.getByText('6 thông báo')).toBeVisible();
		const today = canvas.getByRole('region', { name: 'Hôm nay' });
		const [first] = within(today).getAllByRole('listitem') as [HTMLElement];
		await expect(first).toHaveTextContent('11:42 · Kiểm tra quy hoạch');
		await expect(first).toHaveTextContent('Mới');
		await expect(within(first).getByRole('link')).toHaveAttribute('href', '/planning-check?id=c1042');
		await expect(canvas.getAllByRole('button', { name: /^Đánh dấu đã xem:/ })).toHaveLength(3);
	},
};
export const OfEachTopic: Story = { args: { notifications: fixtures.ofEachTopic, total: 8, unseen: 4 } };
export const Paged: Story = {
	args: { page: 2, total: 64 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/notification?page=3');
	},
};
export const Loading: Story = { args: { notifications: undefined, unseen: undefined } };
export const Empty: Story = {
	args: { notifications: [], total: 0, unseen: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Chưa có thông báo nào' })).toBeVisible();
		await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
	},
};
export const AllSeen: Story = {
	args: { notifications: [], total: 0, unseen: 0, filter: { unseen: true, topic: undefined } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: 'Bạn đã xem hết' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenCalledWith({ unseen: false, topic: undefined });
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const NothingLikeThat: Story = {
	args: { notifications: [], total: 0, filter: { unseen: false, topic: 'PROCEDURE' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox', { name: 'Chủ đề' })).toHaveDisplayValue('Thủ tục');
		await expect(canvas.getByRole('heading', { name: 'Không có thông báo nào khớp' })).toBeVisible();
	},
};
export const Error: Story = {
	args: { notifications: undefined, unseen: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
/** The title has the whole line, and what marks it stands above. */
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas }) => {
		const [title] = await canvas.findAllByRole('heading', { level: 3 });
		await expect(title?.getBoundingClientRect().width).toBeGreaterThan(90);
	},
};

export const Narrow: Story = {
	args: { notifications: [fixtures.long, ...fixtures.notifications], total: 64, unseen: 1_204 },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };

export const OpensOneByItsLink: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('link', { name: fixtures.topUp.title }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onOpen).toHaveBeenCalledOnce();
		await expect(args.onOpen).toHaveBeenCalledWith(fixtures.topUp);
		await expect(args.onSee).not.toHaveBeenCalled();
	},
};

export const MarksOneAndStaysWithIt: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const mark = canvas.getByRole('button', { name: `Đánh dấu đã xem: ${fixtures.planningDone.title}` });
		mark.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(mark).not.toBeInTheDocument());
		await expect(args.onSee).toHaveBeenCalledOnce();
		await expect(args.onSee).toHaveBeenCalledWith(fixtures.planningDone);
		await expect(args.onOpen).not.toHaveBeenCalled();
		await expect(canvas.getByRole('link', { name: fixtures.planningDone.title })).toHaveFocus();
	},
};

export const GoesOnToTheNextWhenOneLeavesTheUnseen: Story = {
	render: (args) => <Kept {...args} />,
	args: { filter: { unseen: true, topic: undefined } },
	play: async ({ canvas, userEvent }) => {
		const press = (title: string) => userEvent.click(canvas.getByRole('button', { name: `Đánh dấu đã xem: ${title}` }));
		await press(fixtures.planningDone.title);
		await waitFor(() => expect(canvas.getByRole('link', { name: fixtures.topUp.title })).toHaveFocus());
		await press(fixtures.newPassword.title);
		await waitFor(() => expect(canvas.getByRole('link', { name: fixtures.topUp.title })).toHaveFocus());
		await press(fixtures.topUp.title);
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
		await expect(canvas.getByRole('heading', { name: 'Bạn đã xem hết' })).toBeVisible();
	},
};

export const MarksAllAndKeepsTheFocus: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const all = canvas.getByRole('button', { name: 'Đánh dấu đã xem tất cả' });
		await userEvent.click(all);
		await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'true'));
		await expect(all).toHaveFocus();
		await expect(args.onSeeAll).toHaveBeenCalledOnce();
		await expect(canvas.queryByText('Mới')).not.toBeInTheDocument();
	},
};

export const SaysWhyOneWasNotMarked: Story = {
	args: { onSee: fn<NotificationListProps['onSee']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: `Đánh dấu đã xem: ${fixtures.topUp.title}` }));
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(canvas.getByRole('button', { name: `Đánh dấu đã xem: ${fixtures.topUp.title}` })).toBeVisible();
	},
};

export const IsHeldToTheUnseenAndToATopic: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Chưa xem (3)' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ unseen: true, topic: undefined });
		const topic = canvas.getByRole('combobox', { name: 'Chủ đề' });
		topic.focus();
		await userEvent.selectOptions(topic, 'Góp vốn');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ unseen: true, topic: 'INVEST' });
		await expect(topic).toHaveFocus();
	},
};

export const DoTellTheOutcome: Story = {
	tags: ['!test'],
	args: { notifications: [fixtures.planningDone, fixtures.topUp], total: 2, unseen: 2 },
};

export const DontTeaseToOpen: Story = {
	tags: ['!test'],
	args: {
		notifications: [fixtures.planningDone, fixtures.topUp].map((notification) => ({
			...notification,
			title: 'Bạn có thông báo mới!',
			body: 'Có cập nhật quan trọng. Bấm để xem chi tiết.',
		})),
		total: 2,
		unseen: 2,
	},
};
