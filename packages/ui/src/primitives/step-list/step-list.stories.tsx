import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepList } from './step-list.tsx';

const meta = {
	component: StepList,
	args: {
		label: 'Các bước đăng ký',
		steps: ['Số điện thoại', 'Mã xác nhận', 'Thông tin'],
		current: 1,
		doneLabel: 'đã xong',
		status: 'Bước 2 trên 3: Mã xác nhận',
	},
	decorators: [
		(Story) => (
			<div className="bg-surface text-ink" style={{ maxWidth: 400 }}>
				{Story()}
			</div>
		),
	],
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		// Says where one is and what is done.
		const [first, second, third] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('Số điện thoại (đã xong)');
		await expect(second).toHaveAttribute('aria-current', 'step');
		await expect(third).not.toHaveAttribute('aria-current');
		await expect(canvas.getByRole('status')).toHaveTextContent('Bước 2 trên 3: Mã xác nhận');
	},
};
export const First: Story = { args: { current: 0, status: 'Bước 1 trên 3: Số điện thoại' } };
export const Last: Story = { args: { current: 2, status: 'Bước 3 trên 3: Thông tin' } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const LongText: Story = {
	args: { steps: ['Số điện thoại của người đăng ký', 'Mã xác nhận gồm sáu chữ số', 'Thông tin tài khoản'] },
	globals: { viewport: { value: 'phone320' } },
};

export const DoNameStepsInAWordOrTwo: Story = { tags: ['!test'] };

export const DontInstruct: Story = {
	tags: ['!test'],
	args: { steps: ['Hãy nhập số điện thoại của bạn', 'Nhập mã gửi qua tin nhắn', 'Điền nốt thông tin còn lại'] },
};
