import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { MoneyOverTime } from './money-over-time.tsx';

const meta = {
	component: MoneyOverTime,
	args: { points: fixtures.points, now: fixtures.now, onRetry: fn() },
	decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof MoneyOverTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing says itself in a sentence; the table says all of it. */
export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('img')).toHaveAccessibleName(
			'Tiền góp vốn từ 12/01/2026 đến 10/03/2026: cao nhất 101,5\u00a0triệu, hiện nay 101,5\u00a0triệu.',
		);
		await userEvent.click(canvas.getByText('Xem dạng bảng (4 dòng)'));
		const rows = within(canvas.getByRole('table')).getAllByRole('row');
		await expect(rows).toHaveLength(5);
		await expect(rows[2]).toHaveTextContent(/01\/02\/2026−15\.225\.000\s₫50\.750\.000\s₫/);
	},
};
export const OnePoint: Story = { args: { points: fixtures.points.slice(0, 1) } };
export const Loading: Story = { args: { points: undefined } };
export const Empty: Story = { args: { points: [] } };
export const Error: Story = {
	args: { points: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Xem dạng bảng (4 dòng)'));
	},
};
export const LongText: Story = {
	args: {
		points: fixtures.points.map((point) => ({
			...point,
			total: point.total * 123_456,
			change: point.change * 123_456,
		})),
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Xem dạng bảng (4 dòng)'));
	},
};
