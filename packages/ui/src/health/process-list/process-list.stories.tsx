import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../health.fixtures.ts';
import { ProcessList } from './process-list.tsx';

const meta = {
	component: ProcessList,
	parameters: { route: '/health' },
	args: { processes: fixtures.processes, now: fixtures.now },
	decorators: [(Story) => <main className="mx-auto max-w-xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof ProcessList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/^2 phiên bản đang chạy cùng lúc/)).toBeVisible();
		const [newest] = canvas.getAllByRole('listitem');
		await expect(newest).toHaveTextContent('Phiên bản 2026.03.1');
		await expect(newest).toHaveTextContent('Chạy từ 3 giờ trước, 10/03/2026 07:00');
	},
};
export const OneVersion: Story = {
	args: { processes: fixtures.processes.map((process) => ({ ...process, version: '2026.03.1' })) },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByText('Phiên bản 2026.03.1')).toHaveLength(2);
		await expect(canvas.queryByText(/cùng lúc/)).not.toBeInTheDocument();
	},
};
export const Empty: Story = { args: { processes: [] } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { processes: fixtures.processes.map((process) => ({ ...process, host: `${process.host}-${'x'.repeat(80)}` })) },
	globals: { viewport: { value: 'phone320' } },
};
