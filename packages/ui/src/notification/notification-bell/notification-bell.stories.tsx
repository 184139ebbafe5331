import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import * as fixtures from '../notification.fixtures.ts';
import { NotificationBell, type NotificationBellProps } from './notification-bell.tsx';

const meta = {
	component: NotificationBell,
	args: {
		notifications: fixtures.notifications,
		unseen: 3,
		onRetry: fn(),
		onToggle: fn(),
		onOpen: fn(),
		onSeeAll: fn<NotificationBellProps['onSeeAll']>(async () => undefined),
		inboxHref: '/notification',
		settingsHref: '/setting/notification',
		now: fixtures.now,
	},
	decorators: [
		// What is pressed leads nowhere in a story.
		(Story) => (
			// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: holds the story on its page.
			<div
				className="flex h-176 items-start justify-end bg-surface-raised p-2 text-ink"
				onClick={(event) => (event.target as Element).closest('a') && event.preventDefault()}
			>
				{Story()}
			</div>
		),
	],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button', { name: /^(Thông báo|Notifications)/ }));
	await waitFor(() => expect(canvas.getByRole('heading', { name: /^(Thông báo|Notifications)$/ })).toBeVisible());
};

export const Closed: Story = {};
export const Full: Story = {
	play: async (context) => {
		await open(context);
		const { canvas, args } = context;
		await expect(args.onToggle).toHaveBeenCalledWith(true);
		const links = within(canvas.getByRole('list', { name: 'Thông báo' })).getAllByRole('link');
		await expect(links.map((link) => link.getAttribute('href')).slice(0, 3)).toEqual([
			'/planning-check?id=c1042',
			'/setting/wallet?payment=p1',
			'/notification',
		]);
		await expect(canvas.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', '/notification');
		await expect(canvas.getByRole('link', { name: 'Cài đặt thông báo' })).toHaveAttribute(
			'href',
			'/setting/notification',
		);
	},
};
export const Loading: Story = { args: { notifications: undefined, unseen: undefined }, play: open };
export const Empty: Story = {
	args: { notifications: [], unseen: 0 },
	play: async (context) => {
		await open(context);
		await expect(context.canvas.getByText(/^Chưa có thông báo nào/)).toBeVisible();
	},
};
export const Error: Story = {
	args: { notifications: undefined, failed: true },
	play: async (context) => {
		await open(context);
		await context.userEvent.click(context.canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(context.args.onRetry).toHaveBeenCalledTimes(1);
		await expect(context.canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
	},
};
export const LongText: Story = { args: { notifications: [fixtures.long, ...fixtures.notifications] }, play: open };
export const Dark: Story = { globals: { theme: 'dark' }, play: open };
export const English: Story = { globals: { locale: 'en' }, play: open };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Thông báo, 3 chưa xem' })).toHaveAttribute('href', '/notification');
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};

export const SaysHowManyAreUnseen: Story = {
	args: { unseen: 1_204 },
	play: async ({ canvas }) => {
		const bell = canvas.getByRole('button', { name: 'Thông báo, 99+ chưa xem' });
		await expect(bell).toHaveTextContent('99+');
	},
};

export const OpensOneAndCloses: Story = {
	play: async (context) => {
		await open(context);
		const { canvas, userEvent, args } = context;
		await userEvent.click(canvas.getByRole('link', { name: /^Đã có kết quả kiểm tra quy hoạch/ }));
		await expect(args.onOpen).toHaveBeenCalledOnce();
		await expect(args.onOpen).toHaveBeenCalledWith(fixtures.planningDone);
		await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
	},
};

export const GivesTheFocusBack: Story = {
	play: async ({ canvas, userEvent }) => {
		const bell = canvas.getByRole('button', { name: 'Thông báo, 3 chưa xem' });
		bell.focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thông báo' })).toBeVisible());
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Đánh dấu đã xem tất cả' })).toHaveFocus();
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: /^Đã có kết quả kiểm tra quy hoạch/ })).toHaveFocus();
		// What Escape does in a browser; a made-up key does not reach it.
		canvas.getByRole('list', { name: 'Thông báo' }).closest<HTMLElement>('[popover]')?.hidePopover();
		await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
		await expect(bell).toHaveFocus();
	},
};

export const MarksAllAndKeepsTheFocus: Story = {
	render: function Kept(args) {
		const [unseen, setUnseen] = useState(args.unseen);
		return (
			<NotificationBell
				{...args}
				unseen={unseen}
				onSeeAll={async () => {
					setUnseen(0);
					return args.onSeeAll();
				}}
			/>
		);
	},
	play: async (context) => {
		await open(context);
		const { canvas, userEvent, args } = context;
		const all = canvas.getByRole('button', { name: 'Đánh dấu đã xem tất cả' });
		await userEvent.click(all);
		await expect(args.onSeeAll).toHaveBeenCalledOnce();
		await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'true'));
		await expect(all).toHaveFocus();
		await expect(canvas.getByRole('button', { name: 'Thông báo' })).not.toHaveTextContent('3');
		await userEvent.click(all);
		await expect(args.onSeeAll).toHaveBeenCalledOnce();
	},
};

export const SaysWhyNotAllWereMarked: Story = {
	args: { onSeeAll: fn<NotificationBellProps['onSeeAll']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async (context) => {
		await open(context);
		await context.userEvent.click(context.canvas.getByRole('button', { name: 'Đánh dấu đã xem tất cả' }));
		await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Không kết nối được máy chủ.'));
	},
};

export const KeepsTheFocusWhileItTriesAgain: Story = {
	args: { notifications: undefined },
	render: function Retried(args) {
		const [failed, setFailed] = useState(true);
		return <NotificationBell {...args} failed={failed} onRetry={() => setFailed(false)} />;
	},
	play: async (context) => {
		await open(context);
		const { canvas, userEvent } = context;
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(canvas.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('heading', { name: 'Thông báo' })).toHaveFocus();
	},
};

export const ReadsOutThatTheCountChanged: Story = {
	render: function Counted(args) {
		const [{ unseen, times }, set] = useState({ unseen: args.unseen, times: 0 });
		return (
			<>
				<Button onClick={() => set({ unseen: 4, times: times + 1 })}>Đến {times} lần</Button>
				<NotificationBell {...args} unseen={unseen} />
			</>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const status = canvas.getByRole('status');
		await expect(status).toBeEmptyDOMElement();
		await userEvent.click(canvas.getByRole('button', { name: 'Đến 0 lần' }));
		await expect(status).toHaveTextContent('4 thông báo chưa xem');
		const words = status.firstChild;
		await userEvent.click(canvas.getByRole('button', { name: 'Đến 1 lần' }));
		await expect(canvas.getByRole('button', { name: 'Đến 2 lần' })).toBeVisible();
		await expect(status.firstChild).toBe(words);
	},
};
