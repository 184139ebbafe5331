import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payment } from '../payment.fixtures.ts';
import { Receipt } from './receipt.tsx';

const meta = {
	component: Receipt,
	args: {
		payment: payment({ status: 'SETTLED', settledAt: '2026-03-10T05:02:00Z' }),
		title: 'Kiểm tra quy hoạch số 1042',
	},
	decorators: [(Story) => <div style={{ maxWidth: 448 }}>{Story()}</div>],
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('10/03/2026 12:02')).toBeVisible();
		await expect(canvas.getByText('AC7KQ2M9WXPL3D')).toBeVisible();
	},
};
export const NotSettled: Story = { args: { payment: payment() } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { title: 'Planning check 1042' }, globals: { locale: 'en' } };
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};
export const LongText: Story = {
	args: { title: 'Kiểm tra quy hoạch thửa 1215a, tờ 112, phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh' },
	globals: { viewport: { value: 'phone320' } },
};
