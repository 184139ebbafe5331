import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../procedure.fixtures.ts';
import { everyProcedure } from './procedure-filter-bar.tsx';
import { ProcedureList, type ProcedureListProps } from './procedure-list.tsx';

/** The list with what it is held to in an address. */
function Kept({ filter: first, onFilter, ...rest }: ProcedureListProps) {
	const [filter, setFilter] = useState(first);
	return (
		<ProcedureList
			{...rest}
			filter={filter}
			onFilter={(next) => {
				setFilter(next);
				onFilter(next);
			}}
		/>
	);
}

const meta = {
	component: ProcedureList,
	args: {
		records: fixtures.records,
		total: 23,
		page: 1,
		pageSize: 10,
		onRetry: fn(),
		filter: everyProcedure,
		onFilter: fn(),
		hrefOf: (page) => `/procedure?page=${page}`,
		recordHref: ({ procedureRDId }) => `/send-request/details/${procedureRDId}`,
		listingHref: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		newHref: '/send-request',
		now: fixtures.now,
	},
	parameters: { route: '/procedure' },
} satisfies Meta<typeof ProcedureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const list = within(canvas.getByRole('list', { name: 'Thủ tục' }));
		const [late, gift, waiting, done] = list.getAllByRole('listitem') as [
			HTMLElement,
			HTMLElement,
			HTMLElement,
			HTMLElement,
		];
		await expect(within(late).getByRole('link', { name: 'Mua nhà hẻm 12 Lê Lợi' })).toHaveAttribute(
			'href',
			'/send-request/details/d1',
		);
		await expect(within(late).getByText('Quá hạn')).toBeVisible();
		await expect(within(late).getByText('2 trong 8 việc đã xong')).toBeVisible();
		await expect(late).toHaveTextContent(
			'Việc tiếp theo của bạn: Chuẩn bị giấy tờ của bên mua, quá hạn 3 ngày, từ 07/03/2026.',
		);
		await expect(gift).toHaveTextContent('Việc tiếp theo của hai bên: Chuẩn bị giấy tờ của hai bên, hạn hôm nay.');
		await expect(waiting).toHaveTextContent(
			'Đang chờ văn phòng đăng ký đất đai: Chờ giải quyết hồ sơ sang tên, hạn 18/03/2026.',
		);
		await expect(within(waiting).queryByText('Chờ bạn')).not.toBeInTheDocument();
		await expect(done).toHaveTextContent('Đã xong ngày 20/01/2026.');
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/procedure?page=3');
	},
};
export const Loading: Story = { args: { records: undefined, total: undefined } };
export const Empty: Story = {
	args: { records: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Bạn chưa theo dõi thủ tục nào' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Bắt đầu thủ tục' })).toHaveAttribute('href', '/send-request');
		await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
	},
};
export const NothingLikeThat: Story = {
	args: { records: [], total: 0, filter: { ...everyProcedure, type: 'DONATE', isOverdue: true } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('combobox', { name: 'Loại thủ tục' })).toHaveDisplayValue('Tặng cho nhà đất');
		await expect(canvas.getByRole('checkbox', { name: 'Quá hạn' })).toBeChecked();
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenCalledWith(everyProcedure);
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { records: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được các thủ tục');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { records: [fixtures.longRecord, ...fixtures.records] },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };

export const IsHeldToWhatIsChosenAndTyped: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm thủ tục' }), ' lê lợi ');
		const mine = canvas.getByRole('checkbox', { name: 'Chờ tôi làm' });
		await userEvent.click(mine);
		await expect(args.onFilter).toHaveBeenLastCalledWith({
			...everyProcedure,
			isWaitingForMe: true,
			search: 'lê lợi',
		});
		await expect(mine).toHaveFocus();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại thủ tục' }), 'Mua bán nhà đất');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Chưa xong');
		await expect(args.onFilter).toHaveBeenLastCalledWith({
			status: 'UNFINISHED',
			type: 'BUY',
			isOverdue: false,
			isWaitingForMe: true,
			search: 'lê lợi',
		});
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại thủ tục' }), 'Mọi loại');
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm thủ tục' }), '{Enter}');
		await expect(args.onFilter).toHaveBeenLastCalledWith(
			expect.objectContaining({ type: undefined, status: 'UNFINISHED' }),
		);
	},
};
