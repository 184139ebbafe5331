import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { SaveIcon, SearchIcon, WarningIcon } from '../icon/index.ts';
import { StateMessage } from './state-message.tsx';

const meta = {
	component: StateMessage,
	args: {
		title: 'Chưa có tin nào khớp',
		children: 'Hãy bỏ bớt điều kiện lọc hoặc xem khu vực rộng hơn trên bản đồ.',
		icon: <SearchIcon />,
		actions: <LinkButton href="/real-estate">Xóa bộ lọc</LinkButton>,
	},
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['dark'] };
export const Error: Story = {
	args: {
		kind: 'error',
		title: 'Chưa tải được danh sách',
		children: 'Các điều kiện bạn chọn vẫn còn. Hãy kiểm tra mạng rồi thử lại.',
		icon: <WarningIcon />,
		actions: <Button>Thử lại</Button>,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được danh sách');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: { title: 'Chưa có tin nào khớp với tất cả các điều kiện mà bạn đã chọn ở khu vực này trong ba tháng gần đây' },
	globals: { viewport: { value: 'phone320' } },
};

export const DoSayWhatNext: Story = {
	tags: ['!test'],
	args: {
		title: 'Bạn chưa lưu tin nào',
		children: 'Bấm dấu lưu trên một tin để xem lại ở đây và so sánh với tin khác.',
		icon: <SaveIcon />,
		actions: <LinkButton href="/search">Tìm nhà đất</LinkButton>,
	},
};

export const DontStopThere: Story = {
	tags: ['!test'],
	args: { title: 'Không có dữ liệu', children: undefined, icon: <SaveIcon />, actions: undefined },
};
