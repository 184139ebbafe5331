import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as fixtures from '../tool.fixtures.ts';
import { UnitsTool } from './units-tool.tsx';

const meta = {
	component: UnitsTool,
	args: { draft: { value: '2,5', unit: 'sao_north' }, onChange: fn() },
} satisfies Meta<typeof UnitsTool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('900 m²');
		await expect(canvas.getByRole('row', { name: /^công tầm lớn 1\.296\sm² ≈\s0,694444$/ })).toBeVisible();
		await expect(canvas.getByText(/mới có giá trị pháp lý/)).toBeVisible();
	},
};
export const Default: Story = { args: { draft: fixtures.units } };
export const ReadsWhatPeopleType: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const value = canvas.getByRole('textbox', { name: 'Diện tích' });
		await userEvent.clear(value);
		await userEvent.type(value, '1234,50');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Đơn vị' }), 'm²');
		await expect(value).toHaveValue('1.234,5');
		await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1.234,5', unit: 'm2' });
		await expect(canvas.getByRole('status')).toHaveTextContent('1.234,5 m²');
	},
};
export const TakesTheUnitThatIsWritten: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const value = canvas.getByRole('textbox', { name: 'Diện tích' });
		const unit = canvas.getByRole('combobox', { name: 'Đơn vị' });
		await userEvent.clear(value);
		await userEvent.type(value, '100 m2');
		await expect(unit).toHaveValue('m2');
		await expect(canvas.getByRole('status')).toHaveTextContent(/100\sm²$/);
		await userEvent.selectOptions(unit, 'sào Bắc Bộ');
		await expect(value).toHaveValue('100');
		await expect(canvas.getByRole('status')).toHaveTextContent('36.000 m²');
		await expect(args.onChange).toHaveBeenLastCalledWith({ value: '100', unit: 'sao_north' });
	},
};
export const SaysWhereTheUnitIsChosen: Story = {
	args: { draft: { value: '3 sào', unit: 'm2' } },
	play: async ({ canvas }) => {
		const value = canvas.getByRole('textbox', { name: 'Diện tích' });
		await expect(value).toHaveAccessibleDescription(/chọn đơn vị ở ô Đơn vị/);
	},
};
export const Errors: Story = {
	args: { draft: { value: 'vài sào', unit: 'sao_central' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox', { name: 'Diện tích' })).toBeInvalid();
		await expect(canvas.getByText('Nhập diện tích để đổi.')).toBeVisible();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { draft: { value: '2.5', unit: 'sao_north' } }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { draft: { value: '9.999.999,9999', unit: 'mau_large_south' } },
	globals: { viewport: { value: 'phone320' } },
};
