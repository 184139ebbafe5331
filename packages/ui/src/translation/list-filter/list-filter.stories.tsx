import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ListFilter } from './list-filter.tsx';

interface DemoFilter {
	status: string;
	isMine: boolean;
	search: string;
}

interface DemoProps {
	label: string;
	hint: string;
	statuses: readonly string[];
	anyStatus: string;
	mine: string;
	/** Told what the list is to be held to. */
	onFilter: (next: DemoFilter) => void;
}

function Demo({ label, hint, statuses, anyStatus, mine, onFilter }: DemoProps) {
	const locale = useLocale();
	const [filter, setFilter] = useState<DemoFilter>({ status: '', isMine: false, search: '' });
	const follow = (next: DemoFilter) => {
		setFilter(next);
		onFilter(next);
	};
	return (
		<ListFilter
			label={label}
			hint={hint}
			filter={filter}
			onFilter={follow}
			selects={(hold) => (
				<Select
					aria-label={locale === 'en' ? 'Status' : 'Trạng thái'}
					emptyLabel={anyStatus}
					options={statuses.map((status) => ({ value: status, label: status }))}
					value={filter.status}
					onChange={({ target: { value } }) => hold({ status: value })}
				/>
			)}
			checkboxes={(hold) => (
				<Checkbox
					label={mine}
					checked={filter.isMine}
					onChange={({ target: { checked } }) => hold({ isMine: checked })}
				/>
			)}
		/>
	);
}

const meta = {
	component: Demo,
	args: {
		label: 'Tìm trong hàng chờ',
		hint: 'Số yêu cầu, địa chỉ',
		statuses: ['Chờ nhận', 'Đang kiểm tra'],
		anyStatus: 'Mọi trạng thái',
		mine: 'Việc của tôi',
		onFilter: fn(),
	},
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words are sent by the button or Enter, without blanks around them. */
export const Default: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trong hàng chờ' }), ' thửa 12 ');
		await expect(args.onFilter).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: '', isMine: false, search: 'thửa 12' });
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
		statuses: ['To be taken', 'Being checked'],
		anyStatus: 'Any status',
		mine: 'My work',
	},
	globals: { locale: 'en' },
};

/** The search keeps a line of its own. */
export const Narrow: Story = {
	args: { mine: 'Những việc đang chờ chính tôi làm tiếp', anyStatus: 'Mọi trạng thái của yêu cầu' },
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
	render: ({ label, hint, onFilter }) => (
		<ListFilter
			label={label}
			hint={hint}
			filter={{ search: '' }}
			onFilter={({ search }) => onFilter({ search, status: '', isMine: false })}
		/>
	),
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas }) => {
		const search = canvas.getByRole('searchbox').getBoundingClientRect();
		const button = canvas.getByRole('button', { name: 'Tìm' }).getBoundingClientRect();
		await expect(button.top).toBeLessThan(search.bottom);
		await expect(button.left).toBeGreaterThan(search.right);
	},
};
