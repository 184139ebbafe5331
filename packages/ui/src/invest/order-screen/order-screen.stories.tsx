import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { OrderScreen, type OrderScreenProps } from './order-screen.tsx';

const meta = {
	component: OrderScreen,
	args: {
		order: fixtures.paid,
		totalShare: 2_000,
		onRetry: fn(),
		ordersHref: '/invest?tab=orders',
		listingHref: ({ sequenceId, status }) => (status === 'CANCEL' ? undefined : `/real-estate/${sequenceId}`),
		onCancel: fn(),
	},
	render: (args) => <OrderScreen {...args} order={args.order && fixtures.held(args.order)} />,
	parameters: { route: '/invest' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const payment = <p className="rounded-card border border-line p-4">Các cách thanh toán</p>;
const billing: OrderScreenProps['billing'] = ({ allowedActions }) => allowedActions.includes('PAY') && payment;

export const Paid: Story = {
	tags: ['state:ready'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Lệnh góp vốn CP4H8Q2A' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Các lệnh của tôi' })).toHaveAttribute('href', '/invest?tab=orders');
		await expect(canvas.queryByRole('link', { name: 'Mua lại' })).not.toBeInTheDocument();
	},
};
export const ToBePaid: Story = {
	tags: ['dark'],
	args: { order: fixtures.pending, billing },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Thanh toán lệnh CP7K2M9X' })).toBeVisible();
		await expect(canvas.getByText(/^Giữ chỗ còn [67]:\d\d$/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy lệnh' }));
		await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: fixtures.pending.id }));
	},
};
/** Its time ran out while it was open; the server has not freed its shares yet. */
export const HoldOver: Story = {
	args: { order: { ...fixtures.pending, expiresAt: '2026-03-10T05:00:00Z' }, billing },
	render: (args) => <OrderScreen {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Đã hết giờ giữ chỗ.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Hủy lệnh' })).not.toBeInTheDocument();
		await expect(canvas.queryByText('Các cách thanh toán')).not.toBeInTheDocument();
		await expect(canvas.getByRole('link', { name: 'Mua lại' })).toHaveAttribute('href', '/real-estate/1204');
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lệnh góp vốn CP7K2M9X');
	},
};
/** The clock takes the button that somebody is on. */
export const HoldEndsUnderTheHand: Story = {
	args: { order: fixtures.held(fixtures.pending), billing },
	render: function Render(args) {
		const [order, setOrder] = useState(args.order);
		return (
			<main>
				<OrderScreen
					{...args}
					order={order}
					onCancel={(held) => setOrder({ ...held, expiresAt: '2026-03-10T05:00:00Z' })}
				/>
			</main>
		);
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hủy lệnh' }));
		await expect(canvas.getByText('Đã hết giờ giữ chỗ.')).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Lệnh góp vốn/ })).toHaveFocus());
	},
};
export const Expired: Story = {
	args: { order: fixtures.expired, totalShare: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Mua lại' })).toHaveAttribute('href', '/real-estate/1204');
		await expect(canvas.queryByText(/tổng số cổ phần/)).not.toBeInTheDocument();
	},
};
/** Nobody can read its listing any more: nothing leads there. */
export const ListingClosed: Story = {
	args: { order: { ...fixtures.expired, locationInfo: { ...fixtures.expired.locationInfo, status: 'CANCEL' } } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(fixtures.expired.locationInfo.title)).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Mua lại' })).not.toBeInTheDocument();
	},
};
/** A payment that was under way as the order ended still says how it went: the heading does not ask for it. */
export const OverWithItsPayment: Story = {
	args: { order: fixtures.expired, billing: () => payment },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Các cách thanh toán')).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Lệnh góp vốn ${fixtures.expired.code}`);
	},
};
export const Refunded: Story = { args: { order: fixtures.refunded } };
/** As staff read it: they are led back to everybody's, and buy nothing. */
export const OfSomebodyElse: Story = {
	args: {
		order: { ...fixtures.expired, owner: { name: 'Trần Văn Bình' } },
		ordersHref: '/invest?tab=all',
	},
	play: async ({ canvas }) => {
		const ways = canvas.getAllByRole('link', { name: 'Tất cả lệnh góp vốn' });
		await expect(ways).toHaveLength(2);
		for (const way of ways) await expect(way).toHaveAttribute('href', '/invest?tab=all');
		await expect(canvas.queryByText(/của tôi/)).not.toBeInTheDocument();
		await expect(canvas.queryByRole('link', { name: 'Mua lại' })).not.toBeInTheDocument();
	},
};
export const Missing: Story = { args: { order: null } };
export const Loading: Story = { args: { order: undefined } };
export const Error: Story = {
	args: { order: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const AsksAfterAnAct: Story = {
	args: { prompt: <p className="rounded-card border border-line p-4">Muốn được báo ngay?</p> },
};
export const Dark: Story = { tags: ['!test'], args: { order: fixtures.pending, billing }, globals: { theme: 'dark' } };
export const English: Story = {
	tags: ['!test'],
	args: { order: fixtures.pending, billing },
	globals: { locale: 'en' },
};
export const Narrow: Story = {
	args: { order: fixtures.longOrder },
	globals: { viewport: { value: 'phone320' } },
};
