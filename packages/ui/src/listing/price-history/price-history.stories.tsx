import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { house, longTitle, now, rental } from '../listing.fixtures.ts';
import * as fixtures from '../listing-work.fixtures.ts';
import { PriceHistory } from './price-history.tsx';

const meta = {
	component: PriceHistory,
	args: { listing: house, priceHistory: fixtures.priceHistory, median: fixtures.median, onRetry: fn(), now },
	decorators: [(Story) => <div className="max-w-2xl bg-surface p-4">{Story()}</div>],
} satisfies Meta<typeof PriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Giá/m² thấp hơn 12% so với giá trung vị ở Phường Cô Giang.')).toBeVisible();
		await expect(canvas.getByText('Giá trung vị 220 triệu/m², từ 23 tin cùng loại.')).toBeVisible();
		const [now, before, negotiable, first] = canvas.getAllByRole('listitem');
		await expect(now).toHaveTextContent('01/03/202612,4 tỷ↓ Giảm 8,1%');
		await expect(before).toHaveTextContent(/13,5\stỷ$/);
		await expect(negotiable).toHaveTextContent('Thỏa thuận');
		await expect(first).toHaveTextContent('Giá đầu tiên');
		await expect(canvas.getByRole('img')).toHaveAccessibleName(
			'Giá từ 01/11/2025 đến 10/03/2026: thấp nhất 12,4\u00a0tỷ, cao nhất 13,5\u00a0tỷ, bây giờ 12,4\u00a0tỷ.',
		);
	},
};
export const NeverChanged: Story = {
	args: { priceHistory: fixtures.priceHistory.slice(-1) },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Giá chưa đổi từ khi đăng.')).toBeVisible();
		await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
	},
};
export const NoMedian: Story = { args: { median: null } };
export const Dearer: Story = {
	args: { median: { ...fixtures.median, scope: 'DISTRICT', place: 'Quận 1', pricePerSquareMeter: 150_000_000 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Giá/m² cao hơn 29% so với giá trung vị ở Quận 1.')).toBeVisible();
	},
};
export const Rental: Story = {
	args: {
		listing: rental,
		median: null,
		priceHistory: [
			{ at: '2026-03-01T03:00:00Z', priceRaw: 18_500_000, priceUnitId: 'TOTAL' },
			{ at: '2026-01-15T03:00:00Z', priceRaw: 17_000_000, priceUnitId: 'TOTAL' },
		],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('18,5 triệu/tháng↑ Tăng 8,8%');
		await expect(canvas.getByRole('img')).toHaveAccessibleName(
			/thấp nhất 17\striệu\/tháng, cao nhất 18,5\striệu\/tháng, bây giờ 18,5\striệu\/tháng\.$/,
		);
		await expect(canvas.getByText('18,5 triệu/tháng', { selector: '[aria-hidden] *' })).toBeVisible();
	},
};
export const Loading: Story = { args: { priceHistory: undefined } };
export const Empty: Story = { args: { priceHistory: [], median: null } };
export const Error: Story = {
	args: { priceHistory: undefined, median: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('Phần còn lại của trang vẫn dùng được. Hãy thử lại.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		listing: longTitle,
		priceHistory: fixtures.priceHistory.map((point) => ({
			...point,
			priceRaw: point.priceRaw && point.priceRaw * 101,
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};
