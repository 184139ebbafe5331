import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ListFilter, type ListFilterProps } from './list-filter.tsx';

interface WorkFilter {
	search: string;
	status: string;
	isMine: boolean;
}

/** Keeps what the list is held to, as a page does in its address. */
function Demo({ filter: first, onFilter, ...rest }: ListFilterProps<WorkFilter>) {
	const [filter, setFilter] = useState(first);
	return (
		<ListFilter
			{...rest}
			filter={filter}
			onFilter={(next) => {
				setFilter(next);
				onFilter(next);
			}}
		/>
	);
}

type Choices = Required<Pick<ListFilterProps<WorkFilter>, 'selects' | 'checkboxes'>>;

const choices = (name: string, any: string, statuses: readonly string[], mine: string): Choices => ({
	selects: (change) => (
		<Select
			aria-label={name}
			emptyLabel={any}
			options={statuses.map((status) => ({ value: status, label: status }))}
			onChange={({ target: { value } }) => change({ status: value })}
		/>
	),
	checkboxes: (change) => <Checkbox label={mine} onChange={({ target: { checked } }) => change({ isMine: checked })} />,
});

const meta = {
	component: ListFilter,
	render: (args) => <Demo {...args} />,
	args: {
		label: 'Tìm trong hàng chờ',
		hint: 'Số yêu cầu, địa chỉ',
		filter: { search: '', status: '', isMine: false },
		onFilter: fn(),
		...choices('Trạng thái', 'Mọi trạng thái', ['Chờ nhận', 'Đang kiểm tra'], 'Việc của tôi'),
	},
} satisfies Meta<typeof ListFilter<WorkFilter>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words are sent by the button or Enter, without blanks around them. */
export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trong hàng chờ' }), ' thửa 12 ');
		await expect(args.onFilter).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'thửa 12', status: '', isMine: false });
	},
};

/** A choice counts at once, and what was typed and not sent yet goes along. */
export const ChoicesCountAtOnce: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const search = canvas.getByRole('searchbox');
		await userEvent.type(search, 'thửa 12');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Chờ nhận');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'Chờ nhận', isMine: false, search: 'thửa 12' });
		const mine = canvas.getByRole('checkbox', { name: 'Việc của tôi' });
		await userEvent.click(mine);
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'Chờ nhận', isMine: true, search: 'thửa 12' });
		await expect(mine).toHaveFocus();
		await userEvent.type(search, '{Enter}');
		await expect(search).toHaveValue('thửa 12');
	},
};

export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	args: {
		label: 'Search the queue',
		hint: 'Request no., address',
		...choices('Status', 'Any status', ['To be taken', 'Being checked'], 'My work'),
	},
	globals: { locale: 'en' },
};

/** The search keeps a line of its own. */
export const Narrow: Story = {
	args: choices(
		'Trạng thái',
		'Mọi trạng thái của yêu cầu',
		['Chờ nhận', 'Đang kiểm tra'],
		'Những việc đang chờ chính tôi làm tiếp',
	),
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const [search, status, button] = [
			canvas.getByRole('searchbox'),
			canvas.getByRole('combobox'),
			canvas.getByRole('button', { name: 'Tìm' }),
		].map((element) => element.getBoundingClientRect());
		await expect(status?.top).toBeGreaterThanOrEqual(search?.bottom ?? 0);
		await expect(button?.top).toBeLessThan(status?.bottom ?? 0);
	},
};

/** Words alone share their line with the button. */
export const WordsAlone: Story = {
	args: { selects: undefined, checkboxes: undefined },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const search = canvas.getByRole('searchbox').getBoundingClientRect();
		const button = canvas.getByRole('button', { name: 'Tìm' }).getBoundingClientRect();
		await expect(button.top).toBeLessThan(search.bottom);
		await expect(button.left).toBeGreaterThan(search.right);
	},
};
