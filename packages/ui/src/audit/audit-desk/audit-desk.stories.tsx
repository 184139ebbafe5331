import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { entries, long } from '../audit.fixtures.ts';
import { AuditDesk, type AuditDeskProps } from './audit-desk.tsx';

const hrefOf: AuditDeskProps['hrefOf'] = ({ accountId = '', recordId = '' }, page) =>
	`/audit?account=${accountId}&record=${recordId}&page=${page}`;
const recordHref: AuditDeskProps['recordHref'] = ({ operation, recordId }) =>
	operation === 'rejectLocationInfo' ? `/moderation?open=${recordId}` : undefined;

const meta = {
	component: AuditDesk,
	args: {
		entries,
		total: 45,
		filter: { accountId: undefined, recordId: undefined, search: '' },
		onFilter: fn(),
		page: 1,
		pageSize: 20,
		hrefOf,
		recordHref,
		onRetry: fn(),
	},
	parameters: { route: '/audit' },
	decorators: [(Story) => <main className="mx-auto max-w-6xl bg-surface px-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof AuditDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [, first, second, step, third, fourth, last] = canvas.getAllByRole('row');
		await expect(first).toHaveTextContent(/Lê Thị Biên.*Biên tập viên.*Từ chối hoặc gỡ tin.*Đã làm/);
		await expect(second).toHaveTextContent(/Ghi sổ tiền đã chuyển về ngân hàng.*Bị từ chối.*NOT_ALLOWED_NOW/);
		await expect(step).toHaveTextContent(/Hủy yêu cầu kiểm tra quy hoạch.*updatePlanningCheckRequest CANCEL/);
		await expect(third).toHaveTextContent(/Việc như mọi người dùng.*seenAllNotification/);
		await expect(fourth).toHaveTextContent(/Tài khoản đã xóa/);
		await expect(last).toHaveTextContent(/Lệnh trên máy chủ.*root@ancu-1.*Chạy lệnh.*role admin/);
		const { accountId, recordId } = entries[0] as (typeof entries)[number];
		await expect(canvas.getByRole('link', { name: 'Lê Thị Biên' })).toHaveAttribute(
			'href',
			`/audit?account=${accountId}&record=&page=1`,
		);
		const [record] = canvas.getAllByRole('link', { name: recordId ?? '' });
		await expect(record).toHaveAttribute('href', `/audit?account=&record=${recordId}&page=1`);
		// Its own page, where staff have one.
		const page = canvas.getByRole('link', { name: `Mở trang của mục này ${recordId}` });
		await expect(page).toHaveAttribute('href', `/moderation?open=${recordId}`);
		await expect(within(canvas.getByRole('navigation')).getByRole('link', { name: 'Trang 3' })).toBeVisible();
	},
};
export const OfOneAccount: Story = {
	args: {
		entries: entries.slice(0, 1),
		total: 1,
		filter: { accountId: entries[0]?.accountId ?? '', recordId: undefined, search: '' },
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Chỉ việc của Lê Thị Biên.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute(
			'href',
			'/audit?account=&record=&page=1',
		);
	},
};
export const IsSearchedByRecordAndAccount: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trong nhật ký' }), ' 1042 {Enter}');
		await expect(args.onFilter).toHaveBeenCalledWith({ accountId: undefined, recordId: undefined, search: '1042' });
	},
};
export const NothingFound: Story = {
	args: { entries: [], total: 0, filter: { accountId: undefined, recordId: undefined, search: '1042' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('searchbox')).toHaveValue('1042');
		await expect(canvas.getByRole('heading', { name: 'Không có việc nào' })).toBeVisible();
	},
};
export const NothingHeldTo: Story = {
	args: { entries: [], total: 0, filter: { accountId: undefined, recordId: entries[0]?.recordId ?? '', search: '' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có việc nào' })).toBeVisible();
	},
};
export const Loading: Story = { args: { entries: undefined, total: 0 } };
export const Empty: Story = { args: { entries: [], total: 0 } };
export const Error: Story = {
	args: { entries: undefined, total: 0, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { entries: long },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		for (const cell of canvas.getAllByRole('cell'))
			await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
	},
};
