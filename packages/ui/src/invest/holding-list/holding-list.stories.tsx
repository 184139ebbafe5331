import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as fixtures from '../invest.fixtures.ts';
import { HoldingList } from './holding-list.tsx';

const meta = {
	component: HoldingList,
	args: {
		holdings: fixtures.holdings,
		total: fixtures.holdings.length,
		pageSize: 10,
		hrefOf: (page) => `/invest?tab=holdings&page=${page}`,
		onRetry: fn(),
		listingHref: ({ sequenceId, status }) => (status === 'CANCEL' ? undefined : `/real-estate/${sequenceId}`),
		offeringsHref: '/invest',
	},
	decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof HoldingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas, userEvent }) => {
		const list = canvas.getByRole('list', { name: 'Cổ phần của tôi' });
		const [first, second] = [...list.children] as [HTMLElement, HTMLElement];
		await expect(within(first).getByText('Tỷ lệ cổ phần').nextElementSibling).toHaveTextContent('1%');
		await expect(within(first).getByText('Đã trả, gồm phí').nextElementSibling).toHaveTextContent('101.500.000');
		await expect(within(first).getByText('Đang giữ thêm 10 cổ phần chờ thanh toán.')).toBeVisible();
		await expect(within(first).getByText('Đã nhận giấy phép xây dựng.')).toBeVisible();
		await userEvent.click(within(first).getByText('Giấy tờ (3)'));
		await expect(within(first).getByRole('link', { name: 'Hợp đồng góp vốn mẫu.pdf' })).toBeVisible();
		await expect(within(first).getByRole('link', { name: /^Dãy nhà phố/ })).toHaveAttribute(
			'href',
			'/real-estate/1204',
		);
		// Its listing is closed: there is nothing to lead to.
		await expect(within(second).getByRole('heading', { name: /đồi chè/ })).toBeVisible();
		await expect(within(second).queryByRole('link')).not.toBeInTheDocument();
		await expect(within(second).getByText(/đang được hoàn vào ví của bạn\.$/)).toBeVisible();
	},
};
export const Loading: Story = { args: { holdings: undefined } };
export const Empty: Story = {
	args: { holdings: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xem dự án đang góp vốn' })).toHaveAttribute('href', '/invest');
	},
};
export const Error: Story = {
	args: { holdings: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: { holdings: fixtures.longHoldings },
	globals: { viewport: { value: 'phone320' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Giấy tờ (1)'));
	},
};
