import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { PinIcon, SearchIcon, WaitingIcon } from '../icon/index.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';

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

const removed = fn();

/** Under headings, with pictures, one that can be taken away, and a button below. */
export const Grouped: Story = {
	args: {
		value: 'ben',
		status: '3 gợi ý',
		type: 'search',
		leadingIcon: <SearchIcon />,
		options: [
			{
				id: 'p',
				label: 'Phường Bến Nghé',
				shown: (
					<>
						Phường <b>Bến</b> Nghé
					</>
				),
				detail: 'Quận 1, Hồ Chí Minh',
				group: 'Khu vực',
				icon: <PinIcon />,
			},
			{ id: 's', label: 'Bến Vân Đồn', detail: 'Quận 4, Hồ Chí Minh', group: 'Đường', icon: <PinIcon /> },
			{ id: 'r', label: 'nhà bến tre', group: 'Tìm gần đây', icon: <WaitingIcon />, onRemove: removed },
		],
		footer: <button type="button">Xóa hết</button>,
	},
	play: async ({ canvas, userEvent, args }) => {
		removed.mockClear();
		const input = canvas.getByRole('combobox', { name: 'Tìm địa chỉ' });
		await userEvent.click(input);
		await expect(within(canvas.getByRole('group', { name: 'Đường' })).getByRole('option')).toHaveTextContent('Bến Vân');
		await expect(canvas.getByRole('option', { name: 'Phường Bến Nghé Quận 1, Hồ Chí Minh' })).toBeVisible();
		await userEvent.keyboard('{ArrowUp}');
		await expect(canvas.getByRole('option', { name: 'nhà bến tre' })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
		await expect(removed).toHaveBeenCalledTimes(1);
		await expect(args.onChoose).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(input).toHaveValue('ben');
		await userEvent.click(input);
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Xóa hết' })).toHaveFocus();
		await userEvent.tab();
		await expect(input).toHaveAttribute('aria-expanded', 'false');
	},
};

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

const late = { id: '0', label: 'Bến Vân Đồn', detail: 'Quận 4, Hồ Chí Minh' };

/** More is found while one reads: it comes first, and ids count places. */
function Late(props: ComboboxProps) {
	const [found, setFound] = useState(props.options);
	return (
		<>
			<Typed {...props} options={found.map((option, index) => ({ ...option, id: `${index}` }))} />
			<button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setFound([late, ...found])}>
				Tìm thấy thêm
			</button>
		</>
	);
}

export const TakesWhatWasReadThoughMoreIsFound: Story = {
	args: { value: 'bến' },
	render: (args) => <Late {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('combobox', { name: 'Tìm địa chỉ' }));
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvas.getByRole('option', { name: /Bến Nghé/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm thấy thêm' }));
		await expect(canvas.getByRole('option', { name: /Bến Vân Đồn/ })).toHaveAttribute('aria-selected', 'false');
		await expect(canvas.getByRole('option', { name: /Bến Nghé/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Enter}');
		await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Phường Bến Nghé' }));
	},
};

/** The list alone, as it floats below the field. */
function Open({ id, options: shown }: { id: string; options: readonly ComboboxOption[] }) {
	return (
		<div className="max-w-sm rounded-card border border-line-strong bg-surface-raised p-1">
			<ComboboxList id={id} label="Địa chỉ gợi ý" options={shown} active={0} onChoose={() => {}} />
		</div>
	);
}

const places = ['Quận 7, Hồ Chí Minh', 'Thành phố Thủ Đức, Hồ Chí Minh', 'Thành phố Đồng Xoài, Bình Phước'];

export const TellsThoseApartThatSayTheSame: Story = {
	args: {
		value: 'bến',
		options: [
			{ id: 'old', label: 'Phường Bến Nghé', detail: 'Hồ Chí Minh' },
			{ id: 'new', label: 'Phường Bến Nghé', detail: 'Hồ Chí Minh' },
			{ id: 'other', label: 'Phường Bến Thành', detail: 'Hồ Chí Minh' },
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('combobox', { name: 'Tìm địa chỉ' }));
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
		await expect(canvas.getByRole('option', { name: /Bến Thành/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowUp}{Enter}');
		await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'new' }));
	},
};

export const DoTellThemApart: Story = {
	tags: ['!test'],
	render: () => <Open id="told" options={places.map((detail) => ({ id: detail, label: 'Phường Tân Phú', detail }))} />,
};

export const DontRepeatAName: Story = {
	tags: ['!test'],
	render: () => <Open id="alike" options={places.map((id) => ({ id, label: 'Phường Tân Phú' }))} />,
};
