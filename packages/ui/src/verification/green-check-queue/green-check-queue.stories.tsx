import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckQueue, type GreenCheckQueueProps } from './green-check-queue.tsx';

/** The queue with what it is held to in an address. */
function Kept({ filter: first, onFilter, ...rest }: GreenCheckQueueProps) {
	const [filter, setFilter] = useState(first);
	return (
		<GreenCheckQueue
			{...rest}
			filter={filter}
			onFilter={(next) => {
				setFilter(next);
				onFilter(next);
			}}
		/>
	);
}

const meta = {
	component: GreenCheckQueue,
	args: {
		scope: 'checker',
		checks: fixtures.rows,
		total: fixtures.rows.length,
		page: 1,
		pageSize: 20,
		onRetry: fn(),
		filter: { status: undefined, isMine: false, search: '' },
		onFilter: fn(),
		hrefOf: (page) => `?page=${page}`,
		checkHref: (id) => `?open=${id}`,
		now: fixtures.now,
	},
	parameters: { route: ['/request-tick-checker', '/request-tick-admin'] },
} satisfies Meta<typeof GreenCheckQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [first = document.body, , third = document.body] = canvas.getAllByRole('listitem');
		await expect(within(first).getByText('Chờ từ 5 ngày trước')).toBeVisible();
		await expect(within(first).getByText('Chưa ai nhận')).toBeVisible();
		await expect(
			within(first).getByText('Mã tin 1207 · 12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh'),
		).toBeVisible();
		await expect(within(first).getByRole('link')).toHaveAttribute('href', '?open=q1');
		await expect(within(third).getByText('Bị trả lại')).toBeVisible();
		await expect(within(third).getByText('Lê Hoàng Phương Thảo nhận')).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveTextContent('7 yêu cầu');
	},
};
export const ForAdmins: Story = {
	args: { scope: 'admin', filter: { status: 'CHECKED', isMine: false, search: '' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Duyệt tích xanh' })).toBeVisible();
		await expect(canvas.getByRole('combobox', { name: 'Trạng thái' })).toHaveValue('CHECKED');
	},
};
export const Pages: Story = { args: { total: 70, page: 2 } };
export const Loading: Story = { args: { checks: undefined } };
export const Empty: Story = { args: { checks: [], total: 0 } };
export const EmptyForAdmins: Story = {
	args: { checks: [], total: 0, scope: 'admin', filter: { status: 'CHECKED', isMine: false, search: '' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Kết quả mới nộp hiện ở đây để bạn duyệt.')).toBeVisible();
	},
};
export const NothingFits: Story = {
	args: { checks: [], total: 0, filter: { status: 'PENDING', isMine: true, search: 'hẻm 9' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenCalledWith({ status: undefined, isMine: false, search: '' });
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { checks: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { checks: fixtures.rows.map(fixtures.long) },
	globals: { viewport: { value: 'phone320' } },
};

export const KeepsTheFocusOverASearch: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('searchbox', { name: 'Tìm trong hàng chờ' });
		await userEvent.type(field, ' Lê Lợi {Enter}');
		await expect(args.onFilter).toHaveBeenCalledWith({ status: undefined, isMine: false, search: 'Lê Lợi' });
		await expect(field).toHaveFocus();
		// What is typed and not sent counts with another choice.
		await userEvent.type(field, ' 12');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'ACCEPT');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'ACCEPT', isMine: false, search: 'Lê Lợi 12' });
		const mine = canvas.getByRole('checkbox', { name: 'Việc của tôi' });
		await userEvent.click(mine);
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'ACCEPT', isMine: true, search: 'Lê Lợi 12' });
		await expect(mine).toHaveFocus();
	},
};
