import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { payment } from '../payment.fixtures.ts';
import { WalletReceipt } from './wallet-receipt.tsx';

const paid = {
	...payment({ status: 'SETTLED', method: 'CARD', settledAt: '2026-03-10T05:02:00Z' }),
	purpose: 'PLANNING_CHECK',
	purposeId: 'c1',
} as const;

const meta = {
	component: WalletReceipt,
	args: {
		payment: paid,
		onRetry: fn(),
		planningCheckHref: (id) => `/planning-check?id=${id}`,
		greenCheckHref: (id) => `/estate?greenCheck=${id}`,
		orderHref: (id) => `/invest?order=${id}`,
	},
	parameters: { route: '/setting/wallet' },
} satisfies Meta<typeof WalletReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText('AC7KQ2M9WXPL3D')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem yêu cầu kiểm tra quy hoạch' })).toHaveAttribute(
			'href',
			'/planning-check?id=c1',
		);
	},
};
export const OfAnOrder: Story = {
	args: { payment: { ...paid, purpose: 'INVESTMENT', purposeId: 'o1', method: 'TRANSFER' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Xem lệnh góp vốn' })).toHaveAttribute('href', '/invest?order=o1');
	},
};
export const OfATopUp: Story = {
	args: { payment: { ...paid, purpose: 'TOP_UP', purposeId: null } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};
export const Empty: Story = { args: { payment: null } };
export const Loading: Story = { args: { payment: undefined } };
export const Error: Story = {
	args: { payment: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
