import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet } from './sheet.tsx';

const meta = {
	component: Sheet,
	args: {
		title: 'Ảnh chụp tại chỗ',
		lead: 'Chỉ người đăng và nhân viên kiểm tra xem được.',
		children: 'Chưa có ảnh nào.',
	},
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Ảnh chụp tại chỗ' })).toBeVisible();
	},
};
export const TitleAlone: Story = { args: { lead: undefined } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const DoOneMatterEach: Story = {
	tags: ['!test'],
	render: () => (
		<div className="grid gap-4">
			<Sheet title="Ảnh chụp tại chỗ">Chưa có ảnh nào.</Sheet>
			<Sheet title="Vị trí đã ghi">Cách điểm của tin 12 m.</Sheet>
		</div>
	),
};

export const DontStackSheets: Story = {
	tags: ['!test'],
	render: () => (
		<Sheet title="Kết quả kiểm tra">
			<Sheet title="Ảnh chụp tại chỗ">Chưa có ảnh nào.</Sheet>
			<Sheet title="Vị trí đã ghi">Cách điểm của tin 12 m.</Sheet>
		</Sheet>
	),
};
