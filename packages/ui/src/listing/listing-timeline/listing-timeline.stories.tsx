import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fixtures from '../listing-work.fixtures.ts';
import { ListingTimeline } from './listing-timeline.tsx';

const meta = { component: ListingTimeline, args: { timeline: fixtures.timeline } } satisfies Meta<
	typeof ListingTimeline
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [latest] = canvas.getAllByRole('listitem');
		await expect(latest).toHaveTextContent('Sửa và gửi duyệt lại · Nguyễn Thị Hạnh');
		await expect(latest).toHaveTextContent('Đã đổi: Giá, Ảnh, Diện tích, Giấy tờ, Tiêu đề');
		await expect(latest).toHaveTextContent('09/03/2026 11:00');
	},
};
export const Empty: Story = { args: { timeline: [] } };
export const LongText: Story = {
	args: { timeline: fixtures.ownLong.timeline.map((event) => ({ ...event, reason: fixtures.ownLong.rejectReason })) },
	globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
