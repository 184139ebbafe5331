import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressSelect, type AddressSelectProps } from './address-select.tsx';

const provinces = [
	{ id: '01', name: 'Hà Nội' },
	{ id: '79', name: 'Hồ Chí Minh' },
];
const districts = [
	{ id: '760', name: 'Quận 1' },
	{ id: '771', name: 'Quận 10' },
];
const wards = [
	{ id: '26734', name: 'Phường Tân Định' },
	{ id: '26740', name: 'Phường Bến Nghé' },
];

function Demo({ value: given, onChange, ...rest }: AddressSelectProps) {
	const [value, setValue] = useState(given);
	return (
		<AddressSelect
			{...rest}
			value={value}
			onChange={(next) => {
				setValue(next);
				onChange(next);
			}}
		/>
	);
}

const meta = {
	component: AddressSelect,
	render: (args) => <Demo {...args} />,
	args: { value: {}, options: { provinces, districts, wards }, onChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddressSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { value: { provinceId: '79', districtId: '760', wardId: '26740' } } };
export const Loading: Story = { args: { value: { provinceId: '79' }, options: { provinces } } };
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const English: Story = { ...Full, globals: { locale: 'en' } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'phone320' } } };

export const LeadsFromProvinceToWard: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hồ Chí Minh');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quận, huyện' }), 'Quận 1');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phường, xã' }), 'Phường Bến Nghé');
		await expect(args.onChange).toHaveBeenLastCalledWith({ provinceId: '79', districtId: '760', wardId: '26740' });
	},
};

export const ForgetsTheDistrictOfAnotherProvince: Story = {
	...Full,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'Hà Nội');
		await expect(args.onChange).toHaveBeenLastCalledWith({ provinceId: '01' });
		await expect(canvas.queryByRole('combobox', { name: 'Phường, xã' })).not.toBeInTheDocument();
	},
};
