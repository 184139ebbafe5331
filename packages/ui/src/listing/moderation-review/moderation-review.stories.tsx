import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { house, land, longTitle } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
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
	play: async ({ canvas }) => {
		await expect(sides(canvas, 'Giá')).toEqual(['13,5 tỷ', '12,4 tỷ']);
		await expect(sides(canvas, 'Diện tích đất')).toEqual(['60 m²', '64 m²']);
		await expect(sides(canvas, 'Giấy tờ')).toEqual(['Đang chờ sổ', 'Đã có sổ']);
		await expect(sides(canvas, 'Đặc điểm riêng')).toEqual(['Để trống', 'Hẻm xe hơi, Nhà nở hậu']);
		await expect(sides(canvas, 'Ảnh')).toEqual(['Ảnh 2Đã bỏ', 'Ảnh mới']);
		await expect(canvas.getByText(/thấp hơn trung vị Phường Cô Giang 12%/)).toBeVisible();
		await expect(canvas.getByText('Toàn bộ tin')).toBeVisible();
	},
};
export const NeverAccepted: Story = {
	args: { listing: fixtures.reviewed[land.id], changes: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tin này chưa từng được duyệt: hãy xem toàn bộ.')).toBeVisible();
		await expect(canvas.getByText('Đất đẹp, liên hệ để xem.')).toBeVisible();
		await expect(canvas.queryByText('Thay đổi so với bản đã duyệt')).not.toBeInTheDocument();
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		changes: [
			{ field: 'title', before: longTitle.title, after: `${longTitle.title} ${longTitle.title}` },
			{ field: 'youtubeLink', before: null, after: fixtures.ownLong.rejectReason },
			...fixtures.changes.filter(({ field }) => field !== 'title'),
		],
	},
	globals: { viewport: { value: 'phone320' } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
