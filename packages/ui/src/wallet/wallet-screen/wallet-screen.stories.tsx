import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkProvider } from '../../primitives/link/index.ts';
import { payment } from '../payment.fixtures.ts';
import { TopUpForm } from '../top-up-form/top-up-form.tsx';
import * as fixtures from '../transactions.fixtures.ts';
import { WalletReceipt } from '../wallet-receipt/wallet-receipt.tsx';
import { WalletScreen, type WalletScreenProps } from './wallet-screen.tsx';

const settled = payment({ status: 'SETTLED', method: 'CARD', settledAt: '2026-03-10T05:02:00Z' });
const topUp = <TopUpForm onSubmit={fn(async () => undefined)} />;

const meta = {
	component: WalletScreen,
	args: {
		wallet: fixtures.wallet,
		onRetry: fn(),
		unmatched: fixtures.ownCredits,
		topUpHref: '?topUp=1',
		closeHref: '?',
		history: {
			transactions: fixtures.transactions,
			total: fixtures.transactions.length,
			pageSize: 20,
			filter: {},
			hrefOf: (_filter, page) => `?page=${page}`,
			onFilter: fn(),
			onRetry: fn(),
			now: fixtures.now,
			planningCheckHref: (id) => `/planning-check?id=${id}`,
			greenCheckHref: (id) => `/estate?greenCheck=${id}`,
			orderHref: (id) => `/invest?order=${id}`,
			paymentHref: (id) => `/setting/wallet?payment=${id}`,
			onExport: async () => fixtures.transactions,
		},
	},
	decorators: [(Story) => <main className="mx-auto max-w-3xl bg-surface p-4 text-ink">{Story()}</main>],
	parameters: { route: '/setting/wallet' },
} satisfies Meta<typeof WalletScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const ToppingUp: Story = { tags: ['dark'], args: { topUp } };
export const ShowingAReceipt: Story = {
	args: {
		receipt: (
			<WalletReceipt
				payment={{ ...settled, purpose: 'GREEN_CHECK', purposeId: 'g1' }}
				onRetry={fn()}
				planningCheckHref={(id) => `/planning-check?id=${id}`}
				greenCheckHref={(id) => `/estate?greenCheck=${id}`}
				orderHref={(id) => `/invest?order=${id}`}
			/>
		),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Phiếu thanh toán' })).toBeVisible();
		await expect(canvas.getByRole('heading', { name: 'Phiếu thanh toán' })).toHaveFocus();
		// It is no top-up under way.
		await expect(canvas.getByRole('link', { name: 'Nạp tiền' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Đóng phiếu' })).toHaveAttribute('href', '?');
	},
};
export const Empty: Story = {
	args: {
		wallet: { balance: 0, held: 0 },
		unmatched: [],
		history: { ...meta.args.history, transactions: [], total: 0 },
	},
};
export const Loading: Story = {
	args: { wallet: undefined, unmatched: undefined, history: { ...meta.args.history, transactions: undefined } },
};
export const Error: Story = {
	args: {
		wallet: undefined,
		unmatched: undefined,
		failed: true,
		history: { ...meta.args.history, transactions: undefined, failed: true },
	},
};
export const Dark: Story = { ...ToppingUp, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { ...ToppingUp, tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { topUp },
	globals: { viewport: { value: 'phone320' } },
};

function Demo(props: WalletScreenProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<LinkProvider
			component={({ href, ...rest }) => (
				<a
					href={href}
					{...rest}
					onClick={(event) => {
						event.preventDefault();
						setOpen(href === props.topUpHref);
					}}
				/>
			)}
		>
			<WalletScreen {...props} topUp={isOpen ? topUp : undefined} receipt={isOpen ? undefined : props.receipt} />
		</LinkProvider>
	);
}

export const LeadsToPuttingMoneyIn: Story = {
	render: (args) => <Demo {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link', { name: 'Nạp tiền' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nạp tiền vào ví' })).toHaveFocus());
		await expect(canvas.queryByRole('link', { name: 'Nạp tiền' })).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('link', { name: 'Đóng phần nạp tiền' }));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Nạp tiền' })).toHaveFocus());
	},
};

export const LeadsFromAReceiptToPuttingMoneyIn: Story = {
	...ShowingAReceipt,
	render: (args) => <Demo {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link', { name: 'Nạp tiền' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nạp tiền vào ví' })).toHaveFocus());
		await expect(canvas.queryByRole('region', { name: 'Phiếu thanh toán' })).not.toBeInTheDocument();
	},
};
