import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as fixtures from '../account.fixtures.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';

/** Takes sessions away as a page does that loads them again. */
function Demo({ sessions: given, ...props }: SessionListProps) {
	const [sessions, setSessions] = useState(given);
	return (
		<SessionList
			{...props}
			sessions={sessions}
			onEnd={async (id) => {
				const refused = await props.onEnd(id);
				if (!refused) setSessions((all) => all?.filter((session) => session.id !== id));
				return refused;
			}}
			onEndOthers={async () => {
				const refused = await props.onEndOthers();
				if (!refused) setSessions((all) => all?.filter(({ isCurrent }) => isCurrent));
				return refused;
			}}
		/>
	);
}

const meta = {
	component: SessionList,
	render: (args) => <Demo {...args} />,
	args: {
		sessions: fixtures.sessions,
		now: fixtures.now,
		onRetry: fn(),
		onEnd: fn<SessionListProps['onEnd']>(async () => undefined),
		onEndOthers: fn<SessionListProps['onEndOthers']>(async () => undefined),
	},
	parameters: { route: '/setting/security' },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [first, second, third] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('Cốc Cốc trên Windows');
		await expect(first).toHaveTextContent('Thiết bị này');
		await expect(second).toHaveTextContent('Chrome trên Android');
		await expect(second).toHaveTextContent('Dùng lần cuối 2 giờ trước · địa chỉ IP 203.0.113.24');
		await expect(third).toHaveTextContent('Thiết bị không rõ');
	},
};
export const Empty: Story = {
	args: { sessions: fixtures.sessions.filter(({ isCurrent }) => isCurrent) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chỉ thiết bị này đang đăng nhập.')).toBeVisible();
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { sessions: undefined } };
export const Error: Story = {
	args: { sessions: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};

export const EndsOneAndKeepsThePlace: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const list = within(canvas.getByRole('region', { name: 'Thiết bị đang đăng nhập' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất Chrome trên Android' }));
		await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
		await expect(args.onEnd).toHaveBeenCalledWith('s1');
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thiết bị đang đăng nhập' })).toHaveFocus());
	},
};

export const SaysWhyASessionDidNotEnd: Story = {
	args: { onEnd: fn<SessionListProps['onEnd']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		const list = within(canvas.getByRole('region', { name: 'Thiết bị đang đăng nhập' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất Chrome trên Android' }));
		await waitFor(() => expect(canvas.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(list.getAllByRole('listitem')).toHaveLength(3);
	},
};

export const AsksBeforeEndingAllOthers: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }));
		const dialog = screen.getByRole('dialog', { name: 'Đăng xuất mọi thiết bị khác' });
		await expect(dialog).toHaveTextContent('2 thiết bị khác sẽ phải đăng nhập lại.');
		await expect(args.onEndOthers).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất tất cả' }));
		await waitFor(() => expect(dialog).not.toBeVisible());
		await expect(args.onEndOthers).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(canvas.getByText('Chỉ thiết bị này đang đăng nhập.')).toBeVisible());
		await expect(canvas.getByRole('heading', { name: 'Thiết bị đang đăng nhập' })).toHaveFocus();
	},
};

export const StaysOpenWhenTheOthersDidNotEnd: Story = {
	args: { onEndOthers: fn<SessionListProps['onEndOthers']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }));
		await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất tất cả' }));
		await waitFor(() => expect(screen.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(screen.getByRole('dialog')).toBeVisible();
	},
};

let answer = () => {};

export const IsNotClosedWhileTheOthersAreEnded: Story = {
	args: {
		onEndOthers: fn<SessionListProps['onEndOthers']>(
			() =>
				new Promise((resolve) => {
					answer = () => resolve({ message: 'Không kết nối được máy chủ.' });
				}),
		),
	},
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' });
		await userEvent.click(opener);
		await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất tất cả' }));
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
		const dialog = screen.getByRole('dialog', { name: 'Đăng xuất mọi thiết bị khác' });
		answer();
		await waitFor(() => expect(dialog).toHaveTextContent('Không kết nối được máy chủ.'));
		// What was refused before is not said of what is asked again.
		await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(dialog).not.toBeVisible());
		await userEvent.click(opener);
		await expect(screen.getByRole('dialog')).not.toHaveTextContent('Không kết nối được máy chủ.');
	},
};
