import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LatestTransactions } from '../latest-transactions/latest-transactions.tsx';
import * as fixtures from '../transactions.fixtures.ts';
import { TradeGuide } from './trade-guide.tsx';

const latest = (
	<LatestTransactions
		transactions={fixtures.transactions.slice(0, 3)}
		total={6}
		now={fixtures.now}
		planningCheckHref={(id) => `/planning-check?id=${id}`}
		greenCheckHref={(id) => `/estate?greenCheck=${id}`}
		orderHref={(id) => `/invest?order=${id}`}
		paymentHref={(id) => `/setting/wallet?payment=${id}`}
		onRetry={fn()}
		historyHref="/setting/wallet"
		signInHref="/auth/sign-in"
	/>
);

const meta = {
	component: TradeGuide,
	args: { planningCheckHref: '/planning-check', searchHref: '/real-estate', latest },
	decorators: [(Story) => <main className="mx-auto max-w-7xl bg-surface px-4 text-ink lg:px-6">{Story()}</main>],
	parameters: { route: '/transaction' },
} satisfies Meta<typeof TradeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
		await expect(headings).toEqual([
			'Kiểm tra giấy tờ',
			'Đặt cọc',
			'Ký hợp đồng có công chứng',
			'Khai thuế và lệ phí',
			'Đăng ký sang tên',
			'Giao dịch gần đây',
		]);
		await expect(canvas.getByRole('link', { name: 'Kiểm tra quy hoạch thửa đất' })).toHaveAttribute(
			'href',
			'/planning-check',
		);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const WithoutTransactions: Story = { args: { latest: undefined } };
export const Narrow: Story = {
	globals: { viewport: { value: 'phone320' } },
};
