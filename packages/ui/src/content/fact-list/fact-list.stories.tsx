import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './fact-list.tsx';

const meta = {
	component: FactList,
	args: {
		facts: [
			{ name: 'locale', text: 'Ngôn ngữ bạn chọn. Giữ 1 năm.' },
			{
				name: 'Cổng thanh toán và ngân hàng',
				text: 'Số tiền, mã thanh toán, nội dung chuyển khoản. Thông tin thẻ đi thẳng từ máy bạn tới cổng thẻ.',
			},
			{ name: 'Email', text: 'mot-dia-chi-email-rat-dai-khong-co-cho-nao-de-xuong-dong@ancu.example' },
		],
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
			'locale',
			'Cổng thanh toán và ngân hàng',
			'Email',
		]);
		await expect(canvas.getAllByRole('definition')).toHaveLength(3);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
