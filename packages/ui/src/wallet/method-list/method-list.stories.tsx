import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { PaymentMethod } from '../payment-model.ts';
import { MethodList, type MethodListProps } from './method-list.tsx';

/** As a form does it: what is chosen is kept outside. */
function WithChoice(args: MethodListProps<PaymentMethod>) {
	const [value, setValue] = useState(args.value);
	return (
		<MethodList
			{...args}
			value={value}
			onChange={(method) => {
				setValue(method);
				args.onChange(method);
			}}
		/>
	);
}

const meta = {
	component: MethodList<PaymentMethod>,
	args: {
		legend: 'Trả bằng cách nào?',
		methods: ['WALLET', 'TRANSFER', 'BANK', 'CARD', 'MOMO', 'ZALOPAY'],
		value: 'TRANSFER',
		wallet: 'Số dư 4.200.000 ₫',
		onChange: fn(),
	},
	render: (args) => <WithChoice {...args} />,
	decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof MethodList<PaymentMethod>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(args.onChange).toHaveBeenLastCalledWith('BANK');
		await userEvent.click(canvas.getByText('Số dư 4.200.000 ₫'));
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toBeChecked();
	},
};
export const NoneChosen: Story = { args: { value: undefined } };
export const SomeRefused: Story = {
	args: { refused: ['MOMO', 'ZALOPAY'] },
	play: async ({ canvas }) => {
		const momo = canvas.getByRole('radio', { name: 'MoMo' });
		await expect(momo).toBeDisabled();
		await expect(momo).toHaveAccessibleDescription('Hiện chưa dùng được cho khoản này.');
	},
};
export const SomeTakeLess: Story = {
	args: { amount: 600_000_000 },
	play: async ({ canvas }) => {
		const transfer = canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' });
		await expect(transfer).toBeDisabled();
		await expect(transfer).toHaveAccessibleDescription(/^Nhận tối đa 499\.999\.999\s₫ một lần\.$/);
		await expect(canvas.getByRole('radio', { name: 'MoMo' })).toHaveAccessibleDescription(/tối đa 50\.000\.000\s₫/);
		await expect(canvas.getByRole('radio', { name: 'ZaloPay' })).toBeEnabled();
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toBeEnabled();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: { legend: 'How will you pay?', wallet: 'Balance ₫4,200,000' },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { wallet: 'Số dư 1.204.200.000 ₫, còn thiếu 12.300.000.000 ₫' },
	globals: { viewport: { value: 'phone320' } },
};
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};

export const DoSayWhyRefused: Story = {
	tags: ['!test'],
	args: { methods: ['WALLET', 'TRANSFER', 'MOMO'], refused: ['MOMO'] },
};

export const DontHideTheReason: Story = {
	tags: ['!test'],
	args: { methods: ['WALLET', 'TRANSFER', 'MOMO'], value: 'MOMO' },
	render: (args) => (
		<div className="grid gap-3">
			<WithChoice {...args} />
			<FormFailure message="Có lỗi xảy ra, mã 1006. Vui lòng thử lại." />
		</div>
	),
};
