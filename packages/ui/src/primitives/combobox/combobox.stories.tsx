import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = [
	{ id: '1', label: 'Phường Bến Nghé', detail: 'Quận 1, Hồ Chí Minh' },
	{ id: '2', label: 'Phường Bến Thành', detail: 'Quận 1, Hồ Chí Minh' },
	{ id: '3', label: 'Xã Bến Củi', detail: 'Huyện Dương Minh Châu, Tây Ninh' },
];

/** Keeps what is typed and proposes what begins so, as a form does. */
function Typed(props: ComboboxProps) {
	const [value, setValue] = useState(props.value);
	return (
		<Field label="Tìm địa chỉ">
			{(control) => (
				<Combobox
					{...control}
					{...props}
					value={value}
					options={value ? props.options : []}
					onChange={(typed) => {
						setValue(typed);
						props.onChange(typed);
					}}
				/>
			)}
		</Field>
	);
}

const meta = {
	component: Combobox,
	args: {
		value: '',
		options,
		onChange: fn(),
		onChoose: fn(),
		listLabel: 'Địa chỉ gợi ý',
		status: '3 địa chỉ',
	},
	render: (args) => (
		<div style={{ minHeight: 280, maxWidth: 420 }}>
			<Typed {...args} />
		</div>
	),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { args: { value: 'bến' }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { value: 'bến' }, globals: { viewport: { value: 'phone320' } } };

export const IsChosenByKeyboard: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox', { name: 'Tìm địa chỉ' });
		await userEvent.type(input, 'bến');
		await expect(input).toHaveAttribute('aria-expanded', 'true');
		await expect(canvas.getByRole('status')).toHaveTextContent('3 địa chỉ');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(canvas.getByRole('option', { name: /Bến Thành/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowUp}{Enter}');
		await expect(args.onChoose).toHaveBeenCalledWith(options[0]);
		await expect(input).toHaveAttribute('aria-expanded', 'false');
		await expect(input).toHaveFocus();
	},
};

export const IsChosenByPress: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm địa chỉ' }), 'b');
		await userEvent.click(canvas.getByRole('option', { name: /Bến Củi/ }));
		await expect(args.onChoose).toHaveBeenCalledWith(options[2]);
	},
};

export const ClosesByEscapeAndKeepsWhatWasTyped: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox', { name: 'Tìm địa chỉ' });
		await userEvent.type(input, 'bến{Escape}');
		await expect(input).toHaveAttribute('aria-expanded', 'false');
		await expect(input).toHaveValue('bến');
		await expect(args.onChoose).not.toHaveBeenCalled();
	},
};
