import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../verification.fixtures.ts';
import { GreenCheckList } from './green-check-list.tsx';

const meta = {
	component: GreenCheckList,
	args: {
		checks: fixtures.ownChecks,
		total: 23,
		page: 1,
		pageSize: 10,
		onRetry: fn(),
		hrefOf: (page) => `/green-check?page=${page}`,
		checkHref: ({ locationInfo }) => `/estate?checkOf=${locationInfo.id}`,
		payHref: ({ id }) => `/estate?greenCheck=${id}`,
		receiptHref: (id) => `/setting/wallet?receipt=${id}`,
		listingsHref: '/estate?tab=public',
	},
	parameters: { route: '/green-check' },
} satisfies Meta<typeof GreenCheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const cards = within(canvas.getByRole('list', { name: 'Kiểm tra tích xanh của tôi' })).getAllByRole('listitem');
		const texts = cards.map((card) => card.textContent);
		const [unpaid = document.body, waiting = document.body] = cards;
		await expect(within(unpaid).getByRole('link', { name: fixtures.listing.title })).toHaveAttribute(
			'href',
			'/estate?checkOf=l1',
		);
		await expect(within(unpaid).getByRole('link', { name: /^Trả phí 100\.000\s₫: Nhà ba tầng/ })).toHaveAttribute(
			'href',
			'/estate?greenCheck=o1',
		);
		await expect(texts[0]).toMatch(/Chờ trả phíMã tin 1207 · 12 Lê Lợi.+Yêu cầu số 317Gửi ngày 08\/03\/2026Chưa trả/);
		const [, receipt] = within(waiting).getAllByRole('link');
		await expect(receipt).toHaveAccessibleName(/^Xem phiếu thanh toán ?: /);
		await expect(receipt).toHaveAttribute('href', '/setting/wallet?receipt=p1');
		await expect(within(unpaid).queryByRole('link', { name: /phiếu/ })).not.toBeInTheDocument();
		await expect(texts[1]).toMatch(/Chờ kiểm tra.+Đã trả 100\.000\s₫ ngày 08\/03\/2026Xem phiếu/);
		await expect(texts[2]).toMatch(/^.+Chờ kiểm tra.+bạn không phải trả phí\..+Không thu phí$/);
		await expect(texts[3]).toContain('Nhân viên đang đối chiếu');
		await expect(texts[4]).toContain('Chờ duyệt');
		await expect(texts[5]).toContain('Tin mang tích xanh đến ngày 09/05/2026.');
		// Of how a mark ended, and of what a cancelled one cost, a list says as much as its page.
		await expect(texts[6]).toContain('nội dung đã kiểm tra thay đổi: giá, vị trí trên bản đồ.');
		await expect(texts[7]).toMatch(/phí không hoàn\.Lý do hủyChủ không cho xem.+Đã trả 100\.000\s₫ ngày/);
		await expect(texts[8]).toMatch(/đã trở về ví của bạn\..+Đã hoàn 100\.000\s₫Xem phiếu/);
		await expect(texts[9]).toMatch(/đã trở về ví của bạn\.Lý do hủy.+Đã hoàn 100\.000\s₫Xem phiếu/);
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/green-check?page=3');
	},
};
export const Loading: Story = { args: { checks: undefined, total: undefined } };
export const Empty: Story = {
	args: { checks: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Bạn chưa yêu cầu kiểm tra tin nào' })).toBeVisible();
		await expect(canvas.getByText(/^Hãy chọn một tin đang đăng của bạn/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Chọn tin để kiểm tra' })).toHaveAttribute(
			'href',
			'/estate?tab=public',
		);
	},
};
export const Error: Story = {
	args: { checks: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được các yêu cầu kiểm tra');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
/** Cancelled before it was paid: nothing is due, and nothing is said of money. */
export const GivenUpUnpaid: Story = {
	args: { checks: [{ ...fixtures.refundedCheck, isPaid: false, paidAt: null, events: [] }], total: 1 },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Không có phí phải hoàn.')).toBeVisible();
		await expect(canvas.queryByText(/Chưa trả|Đã trả|Đã hoàn/)).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { checks: fixtures.ownChecks.map(fixtures.long) },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };
export const LargeLetters: Story = { globals: { viewport: { value: 'largeText' } } };
