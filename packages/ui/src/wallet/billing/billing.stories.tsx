import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import * as fixtures from '../payment.fixtures.ts';
import { PaymentFrame } from '../payment-frame/payment-frame.tsx';
import { Billing, type BillingProps } from './billing.tsx';

const meta = {
	component: Billing,
	args: {
		invoice: fixtures.invoice,
		balance: 4_200_000,
		onPay: fn(),
		onTopUp: fn(),
	},
	render: (args) => (
		<PaymentFrame invoice={args.invoice} slip="before" step="choose">
			<Billing {...args} />
		</PaymentFrame>
	),
	decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof Billing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toBeChecked();
		await userEvent.click(canvas.getByRole('button', { name: /^Trả 500\.000\s₫ từ ví$/ }));
		await waitFor(() => expect(args.onPay).toHaveBeenCalledWith('WALLET'));
	},
};

export const SomeSwitchedOff: Story = {
	args: { methods: ['WALLET', 'MOMO'], balance: 0 },
	play: async ({ canvas }) => {
		const names = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
		await expect(names).toEqual(['WALLET', 'MOMO']);
		// A transfer, which is likeliest otherwise, is not chosen for them.
		await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
	},
};

/** Each way has its own words on the button. */
function by(method: BillingProps['defaultMethod'], button: RegExp): Story {
	return {
		args: { defaultMethod: method },
		play: async ({ canvas, userEvent, args }) => {
			await userEvent.click(canvas.getByRole('button', { name: button }));
			await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(method));
		},
	};
}

export const ByTransfer = by('TRANSFER', /^Lấy mã chuyển/);
export const ByBank = by('BANK', /^Sang VNPay trả/);
export const ByCard = by('CARD', /^Nhập thẻ để trả/);
export const ByMomo = by('MOMO', /^Sang MoMo trả/);
export const ByZalopay = by('ZALOPAY', /^Sang ZaloPay trả/);

export const Loading: Story = {
	args: { balance: undefined },
	play: async ({ canvas, args, userEvent }) => {
		// Nothing is chosen for anybody until it is known what would be.
		const button = canvas.getByRole('button', { name: 'Chọn cách trả' });
		await expect(button).toBeDisabled();
		await userEvent.click(canvas.getByRole('radio', { name: 'MoMo' }));
		await userEvent.click(canvas.getByRole('button', { name: /^Sang MoMo trả/ }));
		await waitFor(() => expect(args.onPay).toHaveBeenCalledWith('MOMO'));
	},
};

export const BalanceUnknown: Story = {
	args: { balance: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' })).toBeChecked();
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toHaveAccessibleDescription('Chưa xem được số dư.');
	},
};

export const NotEnoughInTheWallet: Story = {
	tags: ['dark'],
	args: { balance: 380_000, defaultMethod: 'WALLET' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toHaveAccessibleDescription(
			/Số dư 380\.000\s₫, còn thiếu 120\.000\s₫/,
		);
		await userEvent.click(canvas.getByRole('button', { name: /^Nạp thêm 120\.000\s₫$/ }));
		await expect(args.onTopUp).toHaveBeenCalledWith(120_000);
		await expect(args.onPay).not.toHaveBeenCalled();
	},
};

export const ChoosesAnotherWayWhenTheWalletIsShort: Story = {
	args: { balance: 0 },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' })).toBeChecked();
	},
};

/** As a route does it: the wallet is looked at again while one chooses. */
function MoneyComes(args: BillingProps) {
	const [balance, setBalance] = useState(args.balance);
	return (
		<>
			<Button variant="quiet" onClick={() => setBalance(4_200_000)}>
				Tiền vào ví
			</Button>
			<Billing {...args} balance={balance} />
		</>
	);
}

export const KeepsTheChoiceWhenMoneyComes: Story = {
	args: { balance: 0 },
	render: (args) => <MoneyComes {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tiền vào ví' }));
		await expect(canvas.getByRole('radio', { name: 'Ví của bạn' })).toHaveAccessibleDescription(
			/^Số dư 4\.200\.000\s₫$/,
		);
		await expect(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' })).toBeChecked();
	},
};

export const Pending: Story = {
	args: { onPay: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: /từ ví/ });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
		await userEvent.click(button);
		await userEvent.type(canvas.getByRole('radio', { name: 'Ví của bạn' }), '{Enter}');
		await expect(args.onPay).toHaveBeenCalledTimes(1);
	},
};

export const Error: Story = {
	args: {
		defaultMethod: 'MOMO',
		onPay: fn(async () => ({
			message: 'Cổng thanh toán chưa trả lời. Hãy thử lại, bạn sẽ không bị trừ tiền hai lần, hoặc chọn cách khác.',
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Sang MoMo/ }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cổng thanh toán chưa trả lời.'));
		await expect(canvas.getByRole('radio', { name: 'MoMo' })).toBeChecked();
	},
};

export const SomeRefused: Story = {
	args: { refused: ['WALLET', 'MOMO'] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('radio', { name: 'Chuyển khoản VietQR' })).toBeChecked();
	},
};
export const TooMuchForAnyWayButTheWallet: Story = {
	args: { invoice: { ...fixtures.invoice, lines: [{ label: 'Cổ phần', amount: 2_024_925_000 }] }, balance: 1_000_000 },
	play: async ({ canvas }) => {
		const enabled = canvas.getAllByRole('radio').filter((way) => !way.hasAttribute('disabled'));
		await expect(enabled).toEqual([canvas.getByRole('radio', { name: 'Ví của bạn' })]);
		await expect(canvas.getByRole('radio', { name: 'MoMo' })).toHaveAccessibleDescription(
			/^Nhận tối đa 50\.000\.000\s₫ một lần\.$/,
		);
		// Nothing that is out of reach is chosen for anybody.
		await expect(canvas.getByRole('button', { name: 'Chọn cách trả' })).toBeDisabled();
	},
};
export const Dark: Story = {
	tags: ['!test'],
	args: { balance: 380_000, defaultMethod: 'WALLET' },
	globals: { theme: 'dark' },
};
export const English: Story = {
	tags: ['!test'],
	args: { balance: 380_000, defaultMethod: 'WALLET' },
	globals: { locale: 'en' },
};
export const LongText: Story = {
	args: { invoice: fixtures.longInvoice, balance: 1_200_000, defaultMethod: 'WALLET' },
	globals: { viewport: { value: 'phone320' } },
};
