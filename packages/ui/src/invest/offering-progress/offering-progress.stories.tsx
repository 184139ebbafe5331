import { HOUR_MS } from '@ancu/forms/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OfferingProgress } from './offering-progress.tsx';

const meta = {
	component: OfferingProgress,
	args: { offering: fixtures.offering, now: fixtures.now },
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof OfferingProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Còn thiếu 340 cổ phần \(1,7\stỷ\) để đạt mức tối thiểu 800\./)).toBeVisible();
		await expect(canvas.getByText('Còn 22 ngày, đến 01/04/2026 17:00')).toBeVisible();
	},
};
export const Upcoming: Story = {
	args: { offering: fixtures.upcoming },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Mở bán sau 9 ngày, lúc 20/03/2026 08:00')).toBeVisible();
	},
};
/** The last day counts by the clock. */
export const LastDay: Story = {
	args: {
		offering: { ...fixtures.offering, endDate: new Date(Date.now() + 5 * HOUR_MS).toISOString() },
		now: new Date(),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^0[45]:\d\d:\d\d$/)).toBeVisible();
	},
};
export const SoftCapReached: Story = {
	args: { offering: { ...fixtures.offering, soldShare: 1_000 } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã đạt mức tối thiểu 800 cổ phần.')).toBeVisible();
	},
};
export const SoldOut: Story = { args: { offering: fixtures.soldOut } };
export const Ended: Story = {
	args: { offering: fixtures.ended },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã kết thúc lúc 09/03/2026 17:00')).toBeVisible();
	},
};
export const EndedAndBeingPaid: Story = {
	args: { offering: fixtures.undecided },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(/^Còn thiếu 20 cổ phần \(100\striệu\).*những lệnh cuối đang được trả\./),
		).toBeVisible();
	},
};
export const Failed: Story = {
	args: { offering: fixtures.failed },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^Không đạt mức tối thiểu 800 cổ phần\./)).toBeVisible();
	},
};
export const NoEnd: Story = { args: { offering: fixtures.silent } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { offering: fixtures.large },
	globals: { viewport: { value: 'phone320' } },
};

export const DoSaysWhatIsMissing: Story = { tags: ['!test'] };

export const DontHurriesPeople: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-2 bg-surface p-4">
			<p className="text-3xl font-bold">Đã bán 31%</p>
			<p className="font-bold text-danger">Sắp cháy hàng! 24 người đang xem, góp ngay kẻo lỡ.</p>
		</div>
	),
};
