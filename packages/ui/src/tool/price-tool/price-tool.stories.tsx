import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../tool.fixtures.ts';
import { PriceTool } from './price-tool.tsx';

const meta = {
	component: PriceTool,
	args: { draft: { ...fixtures.price, price: '4.200.000.000', area: '82,5' }, onChange: fn() },
} satisfies Meta<typeof PriceTool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(/50\.909\.091\s₫\/m²/);
		await expect(canvas.queryByText('Giá mỗi sào Bắc Bộ')).not.toBeInTheDocument();
	},
};
export const Default: Story = {
	args: { draft: fixtures.price },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tổng giá' }), '2ty');
		await userEvent.type(canvas.getByRole('textbox', { name: 'Diện tích' }), '1.250');
		await userEvent.tab();
		await expect(canvas.getByRole('status')).toHaveTextContent(/1\.600\.000\s₫\/m²Một triệu sáu trăm nghìn đồng/);
		await expect(args.onChange).toHaveBeenLastCalledWith({ ...fixtures.price, price: '2.000.000.000', area: '1.250' });
		await expect(canvas.getByText('Giá mỗi sào Bắc Bộ').nextElementSibling).toHaveTextContent('576 triệu');
		await expect(canvas.getByText('Giá mỗi công Nam Bộ').nextElementSibling).toHaveTextContent('1,6 tỷ');
	},
};

/** What was found becomes what is known: another question goes on from there. */
export const AnotherQuestionGoesOnFromTheAnswer: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('radio', { name: 'Diện tích' }));
		await expect(canvas.getByRole('textbox', { name: 'Giá mỗi m²' })).toHaveValue('50.909.091');
		await expect(canvas.getByRole('status')).toHaveTextContent('82,5 m²');
		await userEvent.keyboard('{ArrowLeft}');
		await expect(canvas.getByRole('radio', { name: 'Tổng giá' })).toBeChecked();
		await expect(canvas.getByRole('textbox', { name: 'Diện tích' })).toHaveValue('82,5');
	},
};
export const Errors: Story = {
	args: { draft: { ...fixtures.price, price: 'rẻ', area: '0' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox', { name: 'Tổng giá' })).toBeInvalid();
		await expect(canvas.getByText('Diện tích phải lớn hơn 0.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { draft: { ...fixtures.price, price: '4,200,000,000', area: '1,250' } },
	globals: { locale: 'en' },
};
export const BeyondAllMoney: Story = {
	args: { draft: { ...fixtures.price, find: 'price', unitPrice: '45 tỷ', area: '500.000' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent(/22\.500\.000\.000\.000\.000\s₫$/);
	},
};
export const Narrow: Story = {
	args: { draft: { ...fixtures.price, find: 'price', unitPrice: '99.999.999.999.999', area: '90' } },
	globals: { viewport: { value: 'phone320' } },
};
