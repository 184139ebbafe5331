import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
	component: Select,
	args: {
		'aria-label': 'Hướng nhà',
		options: [
			{ value: 'EAST', label: 'Đông' },
			{ value: 'SOUTH_EAST', label: 'Đông Nam' },
		],
		emptyLabel: 'Mọi hướng',
		onChange: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'SOUTH_EAST' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
	args: { options: [{ value: 'x', label: 'Thành phố Phan Rang - Tháp Chàm, tỉnh Ninh Thuận cũ' }], defaultValue: 'x' },
};

export const IsChosenByKeyboard: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox'), 'Đông Nam');
		await expect(canvas.getByRole('combobox')).toHaveValue('SOUTH_EAST');
		await expect(args.onChange).toHaveBeenCalledTimes(1);
	},
};
