import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { house, land, longTitle } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import type { ReviewedListing } from '../moderation-model.ts';
import { ModerationReview } from './moderation-review.tsx';

const meta = {
	component: ModerationReview,
	args: { listing: fixtures.reviewed[house.id], changes: fixtures.changes, onRetry: fn() },
	decorators: [(Story) => <div className="max-w-4xl bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof ModerationReview>;

export default meta;
type Story = StoryObj<typeof meta>;

const sides = (canvas: { getByRole: typeof within.prototype.getByRole }, field: string) =>
	within((canvas.getByRole('heading', { name: field }) as HTMLElement).parentElement as HTMLElement)
		.getAllByRole('definition')
		.map((side) => side.textContent);

export const Changed: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(sides(canvas, 'Giá')).toEqual(['13,5\u00a0tỷ', '12,4\u00a0tỷ']);
		await expect(sides(canvas, 'Diện tích')).toEqual(['60\u00a0m²', '64\u00a0m²']);
		await expect(sides(canvas, 'Giấy tờ')).toEqual(['Đang chờ sổ', 'Đã có sổ']);
		await expect(sides(canvas, 'Đặc điểm riêng')).toEqual(['Để trống', 'Hẻm xe hơi, Nhà nở hậu']);
		await expect(sides(canvas, 'Ảnh')).toEqual(['Ảnh 2Đã bỏ', 'Ảnh mới']);
		await expect(canvas.getByText(/thấp hơn 12% so với giá trung vị ở Phường Cô Giang/)).toBeVisible();
		await expect(canvas.getByText('Toàn bộ tin')).toBeVisible();
	},
};
/** What may have been posted before, by anybody. */
export const LikeOthers: Story = {
	args: {
		duplicates: [
			{ ...longTitle, id: 'like-1', status: 'ACCEPT', closedReason: null, userCreated: { name: 'Nguyễn Thị Hạnh' } },
			{ ...house, id: 'like-2', status: 'PENDING', closedReason: null, userCreated: { name: 'Lê Văn Bình' } },
		],
	},
	play: async ({ canvas }) => {
		const region = within(
			canvas.getByRole('heading', { name: '2 tin trông giống tin này' }).parentElement as HTMLElement,
		);
		await expect(region.getByRole('link', { name: house.title })).toHaveAttribute('href', '/moderation?open=like-2');
		await expect(region.getByText('Người đăng: Lê Văn Bình')).toBeVisible();
	},
};
export const LikeOthersNarrow: Story = { ...LikeOthers, globals: { viewport: { value: 'phone320' } } };
/** The terms of an offering that were accepted, and what they are now. */
export const ChangedOffering: Story = {
	args: {
		listing: { ...fixtures.reviewed[house.id], isInvest: true } as ReviewedListing,
		changes: fixtures.offeringChanges,
		offering: <h3 className="font-bold">Điều khoản</h3>,
	},
	play: async ({ canvas, userEvent }) => {
		await expect(sides(canvas, 'Giá một cổ phần')).toEqual(['5.000.000\u00a0₫', '5.000.001\u00a0₫']);
		await expect(sides(canvas, 'Kết thúc')).toEqual(['01/04/2026 17:00', '01/05/2026 17:00']);
		await expect(sides(canvas, 'Phí giao dịch')).toEqual(['0%', '1,5%']);
		await expect(sides(canvas, 'Kịch bản xấu')).toEqual(['−10%', '−15%']);
		await expect(sides(canvas, 'Rút vốn bằng cách nào')[0]).toBe('Để trống');
		await expect(canvas.getByRole('link', { name: 'Chứng thư thẩm định giá 01-2025.pdf' })).toHaveAttribute(
			'href',
			'/files/d1',
		);
		await expect(canvas.getAllByText('Đã bỏ')).toHaveLength(1);
		await expect(canvas.getAllByText('Tệp mới')).toHaveLength(1);
		await userEvent.click(canvas.getByText('Toàn bộ tin'));
		await expect(canvas.getByRole('heading', { name: 'Điều khoản' })).toBeVisible();
	},
};
export const ChangedOfferingNarrow: Story = {
	args: { changes: fixtures.offeringChanges },
	globals: { viewport: { value: 'phone320' }, theme: 'dark' },
};
export const NeverAccepted: Story = {
	args: {
		listing: { ...fixtures.reviewed[land.id], facebookLink: 'https://www.facebook.com/watch/1' } as ReviewedListing,
		changes: [],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tin này chưa từng được duyệt: hãy xem toàn bộ.')).toBeVisible();
		await expect(canvas.getByText('Đất đẹp, liên hệ để xem.')).toBeVisible();
		await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveAttribute(
			'href',
			'https://www.facebook.com/watch/1',
		);
		await expect(canvas.getByText('Người đăng chưa đặt ghim.')).toBeVisible();
		const filesUnder = (name: string) =>
			within(canvas.getByRole('heading', { name }).parentElement as HTMLElement)
				.getAllByRole('link')
				.map((link) => link.getAttribute('href'));
		await expect(filesUnder('Tệp giấy tờ')).toEqual(['/private-files/l1', '/private-files/l2']);
		await expect(filesUnder('Tệp thẩm định giá')).toEqual(['/private-files/l3']);
		await expect(canvas.queryByText('Thay đổi so với bản đã duyệt')).not.toBeInTheDocument();
	},
};
/** What was accepted before it was refused is nothing to compare with. */
export const RefusedBefore: Story = {
	args: {
		map: <div className="hatch size-full" role="img" aria-label="Bản đồ" />,
		listing: { ...fixtures.reviewed[house.id], timeline: fixtures.refusedTimeline } as ReviewedListing,
		changes: [],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Lần trước tin này bị từ chối/).parentElement).toHaveTextContent(
			'hãy ghi giá thật.',
		);
		await expect(canvas.getByRole('heading', { name: 'Mô tả' })).toBeVisible();
		await expect(canvas.queryByText('Không có gì khác bản đã duyệt.')).not.toBeInTheDocument();
		await expect(canvas.getByRole('img', { name: 'Bản đồ' })).toBeVisible();
		await expect(canvas.getByRole('img', { name: 'Bản đồ' }).parentElement).toHaveStyle({ isolation: 'isolate' });
		await expect(canvas.queryByText('Tin mới')).not.toBeInTheDocument();
	},
};
/** It does not wait: what may be done is to take it down. */
export const Public: Story = {
	args: {
		listing: { ...fixtures.reviewed[land.id], allowedActions: ['REJECT', 'REPORT'] } as ReviewedListing,
		changes: [],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Tin này đang hiện công khai/)).toBeVisible();
		await expect(canvas.getByText('Đất đẹp, liên hệ để xem.')).toBeVisible();
		await expect(canvas.queryByText('Tin mới')).not.toBeInTheDocument();
	},
};
export const ARentIsAMonths: Story = {
	args: {
		listing: { ...(fixtures.reviewed[house.id] as ReviewedListing), tradingType: 'RENT' },
		changes: [{ field: 'price', before: '17000000', after: '18500000' }],
	},
	play: async ({ canvas }) => {
		await expect(sides(canvas, 'Giá')).toEqual(['17\u00a0triệu/tháng', '18,5\u00a0triệu/tháng']);
	},
};
export const APriceIsOfASquareMetre: Story = {
	args: {
		listing: { ...(fixtures.reviewed[house.id] as ReviewedListing), priceUnitId: 'PER_M2' },
		changes: [
			{ field: 'priceUnitId', before: 'TOTAL', after: 'PER_M2' },
			{ field: 'price', before: '5000000000', after: '50000000' },
		],
	},
	play: async ({ canvas }) => {
		await expect(sides(canvas, 'Giá')).toEqual(['5\u00a0tỷ', '50\u00a0triệu/m²']);
	},
};
export const WhatBecomesARentIsAMonthsSince: Story = {
	args: {
		listing: { ...(fixtures.reviewed[house.id] as ReviewedListing), tradingType: 'RENT' },
		changes: [
			{ field: 'tradingType', before: 'BUY', after: 'RENT' },
			{ field: 'price', before: '2000000000', after: '18500000' },
		],
	},
	play: async ({ canvas }) => {
		await expect(sides(canvas, 'Giá')).toEqual(['2\u00a0tỷ', '18,5\u00a0triệu/tháng']);
	},
};

export const NothingDiffers: Story = { args: { changes: [] } };
export const Loading: Story = { args: { listing: undefined } };
export const Error: Story = {
	args: { changes: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		changes: [
			{ field: 'title', before: longTitle.title, after: `${longTitle.title} ${longTitle.title}` },
			{ field: 'youtubeLink', before: null, after: fixtures.ownLong.rejectReason },
			...fixtures.changes.filter(({ field }) => field !== 'title'),
		],
	},
	globals: { viewport: { value: 'phone320' } },
};
