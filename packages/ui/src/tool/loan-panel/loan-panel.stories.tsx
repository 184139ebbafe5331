import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { LoanPanel } from './loan-panel.tsx';

const meta = {
	component: LoanPanel,
	args: { price: 4_200_000_000, hrefOf: (params) => `/tool?${params}` },
	decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof LoanPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Tính thử trên giá 4,2 tỷ của tin này.')).toBeVisible();
		await expect(canvas.getByText('Vay').nextElementSibling).toHaveTextContent(/^2\.940\.000\.000\s₫$/);
		await expect(canvas.getByRole('link', { name: 'Xem lịch trả nợ đầy đủ' })).toHaveAttribute(
			'href',
			'/tool?price=4200000000&own=1260000000',
		);
	},
};
export const IsFeltForBySliders: Story = {
	play: async ({ canvas, userEvent }) => {
		await fireEvent.change(canvas.getByRole('slider', { name: 'Vốn tự có' }), { target: { value: '50' } });
		await fireEvent.change(canvas.getByRole('slider', { name: 'Thời hạn' }), { target: { value: '10' } });
		await userEvent.click(canvas.getByRole('radio', { name: 'Trả đều' }));
		await expect(canvas.getByRole('slider', { name: 'Vốn tự có' })).toHaveAttribute(
			'aria-valuetext',
			'50% · 2,1\u00a0tỷ',
		);
		await expect(canvas.getByText('Mỗi tháng trả').nextElementSibling).toHaveTextContent(/^27\.751\.655\s₫$/);
		await expect(canvas.getByRole('link')).toHaveAttribute(
			'href',
			'/tool?price=4200000000&own=2100000000&term=10&method=annuity',
		);
	},
};
export const SlidersStayWhileTheRateIsWrong: Story = {
	play: async ({ canvas, userEvent }) => {
		await fireEvent.change(canvas.getByRole('slider', { name: 'Vốn tự có' }), { target: { value: '60' } });
		const rate = canvas.getByRole('textbox');
		await userEvent.clear(rate);
		await userEvent.type(rate, 'x');
		await userEvent.tab();
		await expect(rate).toBeInvalid();
		await expect(canvas.getByText('Nhập lãi suất để xem khoản phải trả.')).toBeVisible();
		await expect(canvas.getByRole('slider', { name: 'Vốn tự có' })).toHaveValue('60');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { price: 99_999_999_999_999 },
	globals: { viewport: { value: 'phone320' } },
};
