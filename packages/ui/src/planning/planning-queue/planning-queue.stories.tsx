import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../planning-work.fixtures.ts';
import { PlanningQueue } from './planning-queue.tsx';

const meta = {
	component: PlanningQueue,
	args: {
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
	parameters: { route: '/response-planning-check' },
} satisfies Meta<typeof PlanningQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	args: { filter: { status: 'all', isMine: false, search: '' } },
	tags: ['dark'],
	play: async ({ canvas }) => {
		const queue = within(canvas.getByRole('list', { name: 'Hàng chờ kiểm tra quy hoạch' }));
		const [first = document.body, second = document.body] = queue.getAllByRole('listitem');
		await expect(within(first).getByText('Trễ từ 3 giờ trước')).toBeVisible();
		await expect(within(first).getByText('Lê Hoàng Phương Thảo nhận')).toBeVisible();
		await expect(within(second).getByText('Chờ nhận')).toBeVisible();
		await expect(within(second).queryByText(/^Trễ/)).not.toBeInTheDocument();
		await expect(within(second).getByRole('link', { name: 'Thửa 105, tờ DC-12' })).toHaveAttribute('href', '?open=c2');
		await expect(canvas.getByText('Bị khiếu nại')).toBeVisible();
		await expect(canvas.getByText('Chưa hẹn: đang chờ người gửi')).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveTextContent('7 yêu cầu');
	},
};
export const Pages: Story = { args: { total: 70, page: 2 } };
export const Loading: Story = { args: { checks: undefined } };
export const Empty: Story = { args: { checks: [], total: 0 } };
export const NothingFits: Story = {
	args: { checks: [], total: 0, filter: { status: 'sent', isMine: true, search: 'thửa 9' } },
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
export const LongText: Story = {
	args: {
		checks: fixtures.rows.map((row) => ({
			...row,
			landPlotNo: '105-2-CHINH-LY-2024',
			address:
				'Số 1234/56/78 đường Nguyễn Thị Minh Khai nối dài, Thị trấn Phước Bửu, Huyện Xuyên Mộc, Bà Rịa – Vũng Tàu',
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};

export const MovesByArrowKeys: Story = {
	play: async ({ canvas, userEvent }) => {
		const links = within(canvas.getByRole('list', { name: 'Hàng chờ kiểm tra quy hoạch' })).getAllByRole('link');
		links[0]?.focus();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(links[2]).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(links[1]).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect(links.at(-1)).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(links.at(-1)).toHaveFocus();
		await userEvent.keyboard('{Home}{ArrowUp}');
		await expect(links[0]).toHaveFocus();
	},
};

export const IsHeldToWhatIsChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trong hàng chờ' }), 'hẻm 12');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'checking');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'checking', isMine: false, search: 'hẻm 12' });
		const status = canvas.getByRole('combobox', { name: 'Trạng thái' });
		await expect(within(status).getAllByRole('option')[0]).toHaveTextContent('Mọi việc đang mở');
		await userEvent.selectOptions(status, 'Mọi trạng thái');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'all', isMine: false, search: 'hẻm 12' });
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Việc của tôi' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: undefined, isMine: true, search: 'hẻm 12' });
		await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: undefined, isMine: false, search: 'hẻm 12' });
	},
};
