import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline, TimelineItem } from './timeline.tsx';

const meta = {
	component: Timeline,
	subcomponents: { TimelineItem },
	args: {
		label: 'Diễn biến của yêu cầu',
		children: (
			<>
				<TimelineItem>
					<p className="font-bold">Đã gửi yêu cầu</p>
					<p className="text-sm text-ink-muted">09:30, 08/03/2026</p>
				</TimelineItem>
				<TimelineItem>
					<p className="font-bold">Đã thanh toán</p>
					<p className="text-sm text-ink-muted">09:42, 08/03/2026</p>
				</TimelineItem>
				<TimelineItem kind="next">Nhân viên tiếp nhận</TimelineItem>
				<TimelineItem kind="later">Trả kết quả</TimelineItem>
			</>
		),
	},
	decorators: [(Story) => <div className="max-w-md bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [first, , third, fourth] = canvas.getAllByRole('listitem');
		await expect(first).not.toHaveAttribute('aria-current');
		await expect(third).toHaveAttribute('aria-current', 'step');
		await expect(fourth).not.toHaveAttribute('aria-current');
	},
};
export const Verified: Story = {
	args: {
		label: 'Diễn biến tích xanh',
		children: (
			<>
				<TimelineItem>
					<p className="font-bold">Đã kiểm tra tại chỗ</p>
				</TimelineItem>
				<TimelineItem tone="verified">
					<p className="font-bold">Đã cấp tích xanh</p>
				</TimelineItem>
			</>
		),
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: {
		children: (
			<TimelineItem>
				<p className="font-bold">Nhân viên hỏi lại: số tờ bản đồ trên giấy chứng nhận không khớp với thửa đã ghim</p>
				<p className="text-sm text-ink-muted">14:05, 09/03/2026</p>
			</TimelineItem>
		),
	},
	globals: { viewport: { value: 'phone320' } },
};

export const DoSayWhatComesNext: Story = { tags: ['!test'] };

export const DontEndInThePast: Story = {
	tags: ['!test'],
	args: {
		children: (
			<TimelineItem>
				<p className="font-bold">Đã thanh toán</p>
			</TimelineItem>
		),
	},
};
