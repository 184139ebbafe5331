import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLedFocus } from '../../translation/index.ts';
import * as fixtures from '../invest.fixtures.ts';
import { type OrderAct, OrderActDialog } from '../order-act-dialog/order-act-dialog.tsx';
import { OrderList, type OrderListProps } from './order-list.tsx';

const meta = {
	component: OrderList,
	args: {
		orders: fixtures.orders,
		total: 23,
		page: 1,
		pageSize: 10,
		onRetry: fn(),
		filter: { status: undefined, search: '' },
		onFilter: fn(),
		hrefOf: (page) => `/invest?page=${page}`,
		orderHref: (id) => `/invest?order=${id}`,
		listingHref: ({ sequenceId }) => `/real-estate/${sequenceId}`,
		onAct: fn(),
	},
	render: (args) => <OrderList {...args} orders={args.orders?.map(fixtures.held)} />,
	decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent, args }) => {
		const list = within(canvas.getByRole('list', { name: 'Lệnh góp vốn của tôi' }));
		const [pending, paid] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
		await expect(pending).toHaveTextContent('Chờ thanh toán');
		await expect(within(pending).getByText(/^Còn khoảng [67] phút để thanh toán\.$/)).toBeInTheDocument();
		await expect(within(pending).getByRole('link', { name: 'Thanh toán lệnh CP7K2M9X' })).toHaveAttribute(
			'href',
			'/invest?order=o5',
		);
		await userEvent.click(within(pending).getByRole('button', { name: 'Hủy lệnh CP7K2M9X' }));
		await expect(args.onAct).toHaveBeenCalledWith({
			order: expect.objectContaining({ id: fixtures.pending.id }),
			action: 'CANCEL',
		});
		await expect(within(paid).queryByRole('button')).not.toBeInTheDocument();
		await expect(within(paid).getByRole('link', { name: 'Xem phiếu lệnh CP4H8Q2A' })).toBeVisible();
		// What is not paid has no receipt.
		await expect(list.getByRole('link', { name: 'Xem lệnh CP3B6T1C' })).toHaveTextContent('Xem lệnh');
		await expect(list.getByText('Lý do: Không đạt mức tối thiểu phải bán')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Trang 3' })).toHaveAttribute('href', '/invest?page=3');
	},
};
/** Its time ran out while the list was open; the server has not freed its shares yet. */
export const OffersNothingOfAHoldThatIsOver: Story = {
	args: { orders: [{ ...fixtures.pending, expiresAt: '2026-03-10T05:00:00Z' }], total: 1 },
	render: (args) => <OrderList {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã hết giờ giữ chỗ.')).toBeVisible();
		await expect(canvas.getByRole('listitem')).not.toHaveTextContent('Chờ thanh toán');
		await expect(canvas.queryByRole('button', { name: 'Hủy lệnh CP7K2M9X' })).not.toBeInTheDocument();
		await expect(canvas.queryByRole('link', { name: 'Thanh toán lệnh CP7K2M9X' })).not.toBeInTheDocument();
		await expect(canvas.getByRole('link', { name: 'Xem lệnh CP7K2M9X' })).toBeVisible();
	},
};
export const IsHeldToAStatusAndWords: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm lệnh góp vốn' }), ' ven sông ');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'Đã hoàn tiền');
		await expect(args.onFilter).toHaveBeenCalledWith({ status: 'REFUNDED', search: 'ven sông' });
		await userEvent.click(canvas.getByRole('button', { name: 'Tìm' }));
		await expect(args.onFilter).toHaveBeenLastCalledWith({ status: undefined, search: 'ven sông' });
	},
};
export const Staff: Story = {
	args: {
		scope: 'all',
		orders: [{ ...fixtures.paid, owner: { name: 'Trần Văn Bình' }, allowedActions: ['REFUND'] }],
		total: 1,
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText(/Trần Văn Bình/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tiền lệnh CP4H8Q2A' }));
		await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ action: 'REFUND' }));
	},
};
/** Asks before an order is given up, as a page does. */
function Asking(props: OrderListProps) {
	const [act, setAct] = useState<OrderAct>();
	const [order, setOrder] = useState(fixtures.held(fixtures.pending));
	const heading = useLedFocus();
	return (
		<>
			<OrderList {...props} orders={[order]} heading={heading.ref} onAct={setAct} />
			<OrderActDialog
				act={act}
				onClose={() => setAct(undefined)}
				onSubmit={async () => {
					setOrder({ ...order, status: 'CANCELLED', allowedActions: [] });
					return undefined;
				}}
				onDone={heading.lead}
			/>
		</>
	);
}

export const KeepsTheFocusWhateverIsAnswered: Story = {
	render: (args) => <Asking {...args} />,
	play: async ({ canvas, userEvent }) => {
		const cancel = canvas.getByRole('button', { name: 'Hủy lệnh CP7K2M9X' });
		await userEvent.click(cancel);
		await userEvent.click(screen.getByRole('button', { name: 'Giữ lệnh' }));
		await waitFor(() => expect(cancel).toHaveFocus());
		await userEvent.click(cancel);
		await userEvent.click(screen.getByRole('button', { name: 'Hủy lệnh' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lệnh góp vốn của tôi' })).toHaveFocus());
		await expect(cancel).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { orders: undefined, total: undefined } };
export const Empty: Story = {
	args: { orders: [], total: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Bạn chưa có lệnh góp vốn nào' })).toBeVisible();
		await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
	},
};
export const NothingLikeThat: Story = {
	args: { orders: [], total: 0, filter: { status: 'CANCELLED', search: 'đồi chè' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onFilter).toHaveBeenCalledWith({ status: undefined, search: '' });
		await expect(canvas.getByRole('heading', { name: 'Lệnh góp vốn của tôi' })).toHaveFocus();
	},
};
export const Error: Story = {
	args: { orders: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { orders: [fixtures.longOrder], total: 1 },
	globals: { viewport: { value: 'phone320' } },
};
