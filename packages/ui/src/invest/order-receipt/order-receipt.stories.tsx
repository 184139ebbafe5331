import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../primitives/button/index.ts';
import * as fixtures from '../invest.fixtures.ts';
import { OrderReceipt } from './order-receipt.tsx';

const meta = {
	component: OrderReceipt,
	args: {
		order: fixtures.paid,
		totalShare: 2_000,
		listingHref: '/real-estate/1204',
		paymentHref: '/setting/wallet?receipt=p1',
	},
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
	render: (args) => <OrderReceipt {...args} order={fixtures.held(args.order)} />,
} satisfies Meta<typeof OrderReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('article', { name: 'Phiếu mua cổ phần' })).toBeVisible();
		await expect(canvas.getByText('CP4H8Q2A')).toBeVisible();
		await expect(canvas.getByText('Số cổ phần').nextElementSibling).toHaveTextContent('100,5% tổng số cổ phần');
		await expect(canvas.getByText('Tiền mua cổ phần').nextElementSibling).toHaveTextContent(
			/^50\.000\.000\s₫10 × 5\.000\.000\s₫$/,
		);
		await expect(canvas.getByText('Tổng cộng').nextElementSibling).toHaveTextContent(
			/^50\.750\.000\s₫Năm mươi triệu bảy trăm năm mươi nghìn đồng$/,
		);
		await expect(canvas.getByText('05/03/2026 09:12')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem phiếu' })).toHaveAttribute('href', '/setting/wallet?receipt=p1');
	},
};
export const Pending: Story = {
	args: {
		order: fixtures.pending,
		paymentHref: undefined,
		actions: <LinkButton href="/pay">Thanh toán</LinkButton>,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Còn khoảng [67] phút để thanh toán\.$/)).toBeInTheDocument();
		await expect(canvas.getByRole('link', { name: 'Thanh toán' })).toBeVisible();
	},
};
/** Its time ran out while the page was open. */
export const HoldOver: Story = {
	args: { order: { ...fixtures.pending, expiresAt: '2026-03-10T05:00:00Z' } },
	render: (args) => <OrderReceipt {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã hết giờ giữ')).toBeVisible();
		await expect(canvas.getByText(/^Đã quá giờ giữ mà chưa trả tiền/)).toBeVisible();
	},
};
export const Expired: Story = { args: { order: fixtures.expired } };
export const Cancelled: Story = { args: { order: fixtures.cancelled } };
export const Refunded: Story = {
	args: { order: fixtures.refunded },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Không đạt mức tối thiểu phải bán')).toBeVisible();
		await expect(canvas.getByText('Toàn bộ số tiền đã được hoàn vào ví.')).toBeVisible();
	},
};
/** As staff read it: nothing of it is theirs. */
export const OfSomebodyElse: Story = {
	args: { order: fixtures.ofSomebodyElse, paymentHref: undefined },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText('Đã nhận đủ tiền. Cổ phần là của người mua.')).toBeVisible();
		await expect(canvas.getByText('Người mua').nextElementSibling).toHaveTextContent('Trần Văn Bình');
		await expect(canvas.getByText('Cách trả').nextElementSibling).toHaveTextContent('Ví của người mua');
		await expect(canvas.getByText('Mã thanh toán').nextElementSibling).toHaveTextContent('AC3K8P1D2Q7R');
		await expect(canvas.getByRole('button', { name: 'Sao chép mã thanh toán' })).toBeVisible();
		await expect(canvasElement).not.toHaveTextContent(/của bạn/);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { order: fixtures.longOrder, totalShare: 1_000_000 },
	globals: { viewport: { value: 'phone320' } },
};
