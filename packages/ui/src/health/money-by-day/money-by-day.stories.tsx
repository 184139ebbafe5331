import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../health.fixtures.ts';
import { MoneyByDay } from './money-by-day.tsx';

const meta = {
	component: MoneyByDay,
	parameters: { route: '/health' },
	args: { days: fixtures.days },
	decorators: [(Story) => <main className="mx-auto max-w-xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof MoneyByDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Từ 09\/02\/2026 đến 10\/03\/2026: vào /);
	},
};
export const Empty: Story = {
	args: { days: fixtures.days.map(({ day }) => ({ day, income: 0, outgo: 0 })) },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
		await expect(canvas.getByText('30 ngày qua không có tiền vào hay ra.')).toBeVisible();
	},
};
export const AsATable: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Xem từng ngày'));
		const rows = canvas.getAllByRole('row');
		await expect(rows).toHaveLength(31);
		await expect(rows[1]).toHaveTextContent('10/03/2026');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { days: fixtures.days.map((day) => ({ ...day, income: day.income * 100_000, outgo: day.outgo * 100_000 })) },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Xem từng ngày'));
	},
};
