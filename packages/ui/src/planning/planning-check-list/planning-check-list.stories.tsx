import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../planning-check.fixtures.ts';
import { PlanningCheckList, type PlanningCheckListProps } from './planning-check-list.tsx';

/** The list with what it is held to in an address. */
function Kept({ filter: first, search: words, onFilter, ...rest }: PlanningCheckListProps) {
	const [held, setHeld] = useState({ filter: first, search: words });
	return (
		<PlanningCheckList
			{...rest}
			{...held}
			onFilter={(next) => {
				setHeld(next);
				onFilter(next);
			}}
		/>
	);
}

const meta = {
	component: PlanningCheckList,
	args: {
		checks: fixtures.checks,
		total: 23,
		page: 1,
		pageSize: 10,
		onRetry: fn(),
		filter: undefined,
		search: '',
		onFilter: fn(),
		hrefOf: (page) => `/planning-check?page=${page}`,
		checkHref: (id, part) => `/planning-check?id=${id}&part=${part}`,
		newHref: '/planning-check?new',
		now: fixtures.now,
	},
	parameters: { route: '/planning-check' },
} satisfies Meta<typeof PlanningCheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const [unpaid, asked, , , done] = within(canvas.getByRole('list', { name: 'Kiểm tra quy hoạch' })).getAllByRole(
			'listitem',
		) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
		await expect(within(unpaid).getByText('Chờ thanh toán')).toBeVisible();
		await expect(within(unpaid).getByText(/^Chưa trả 500\.000/)).toBeVisible();
		await expect(within(unpaid).getByRole('link', { name: 'Thanh toán: Thửa 105, tờ DC-12' })).toHaveAttribute(
			'href',
			'/planning-check?id=c1&part=pay',
		);
		await expect(within(asked).getByRole('link', { name: 'Trả lời: Thửa 88, tờ 7' })).toBeVisible();
		await expect(within(done).getByRole('link', { name: 'Xem kết quả: Thửa 345, tờ 21' })).toHaveAttribute(
			'href',
			'/planning-check?id=c6&part=answer',
		);
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/planning-check?page=3');
	},
};
export const Loading: Story = { args: { checks: undefined, total: undefined } };
export const Empty: Story = {
	args: { checks: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Bạn chưa yêu cầu kiểm tra thửa nào' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Yêu cầu kiểm tra thửa đất' })).toHaveAttribute(
			'href',
			'/planning-check?new',
		);
		await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
	},
};
export const NothingLikeThat: Story = {
	args: { checks: [], total: 0, filter: 'cancelled', search: 'Bến Nghé' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('combobox', { name: 'Trạng thái' })).toHaveDisplayValue('Đã hủy');
		await expect(canvas.getByRole('searchbox')).toHaveValue('Bến Nghé');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenCalledWith({ filter: undefined, search: '' });
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { checks: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được các yêu cầu');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { checks: [fixtures.longCheck, fixtures.lateCheck, ...fixtures.checks] },
	globals: { viewport: { value: 'phone320' } },
};
export const NarrowEnglish: Story = { ...Narrow, globals: { viewport: { value: 'phone320' }, locale: 'en' } };
export const LargeLetters: Story = {
	globals: { viewport: { value: 'largeText' } },
};

export const IsHeldToAStatusAndToWhatIsTyped: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trong các yêu cầu' }), ' thửa 105 {Enter}');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: undefined, search: 'thửa 105' });
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Chờ thanh toán');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: 'unpaid', search: 'thửa 105' });
	},
};

export const KeepsTheFocusOverASearchAndAStatus: Story = {
	render: (args) => <Kept {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const field = canvas.getByRole('searchbox', { name: 'Tìm trong các yêu cầu' });
		await userEvent.type(field, ' thửa 105 {Enter}');
		await expect(args.onFilter).toHaveBeenCalledWith({ filter: undefined, search: 'thửa 105' });
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('thửa 105');
		const status = canvas.getByRole('combobox', { name: 'Trạng thái' });
		status.focus();
		await userEvent.selectOptions(status, 'Chờ thanh toán');
		await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: 'unpaid', search: 'thửa 105' });
		await expect(status).toHaveFocus();
	},
};
