import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Notice } from './notice.tsx';

const meta = {
	component: Notice,
	args: { children: <p>Tin đang chờ duyệt: lưu xong, tin vẫn chờ tới lượt.</p> },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Tin đang chờ duyệt/)).toBeVisible();
		await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { children: <p>The listing waits to be approved: saved, it keeps its place.</p> },
	globals: { locale: 'en' },
};
export const Warning: Story = {
	args: { tone: 'warning', children: <p>Điểm ghim nằm ở Quận Bình Thạnh, địa chỉ lại ghi Quận 1.</p> },
};
export const Waiting: Story = {
	args: { tone: 'waiting', children: <p>Kết quả đang được xem lại, muộn nhất tới 17:00 ngày mai.</p> },
};
export const WithAButton: Story = {
	args: {
		children: (
			<>
				<p>Tin đã bán. Sửa xong, tin chưa hiện lại: hãy đăng lại tin.</p>
				<Button size="sm" variant="secondary">
					Mở tin đã đóng
				</Button>
			</>
		),
	},
};
export const Narrow: Story = {
	args: {
		children: (
			<p>
				Giá mỗi m² chưa bằng một nửa mức thường thấy ở Phường Phước Long B, Thành phố Thủ Đức, Thành phố Hồ Chí Minh.
				Hãy kiểm tra lại giá và diện tích.
			</p>
		),
	},
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
	},
};

export const DoSayWhatFollows: Story = { tags: ['!test'] };
export const DontNameTheStateAlone: Story = { tags: ['!test'], args: { children: <p>PENDING</p> } };
