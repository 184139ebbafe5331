import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { payment } from '../payment.fixtures.ts';
import type { Payment, PaymentCause } from '../payment-model.ts';
import { PaymentState, type PaymentStateProps } from './payment-state.tsx';

const settled = { status: 'SETTLED', settledAt: '2026-03-10T05:02:00Z' } as const;

const meta = {
	component: PaymentState,
	args: {
		payment: payment({ payUrl: 'https://pay.example/abc' }),
		title: 'Kiểm tra quy hoạch số 1042',
		onAgain: fn(),
		onOther: fn(),
		onWallet: fn(),
	},
	decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Đang chờ xác nhận: MoMo');
		await expect(canvas.getByRole('link', { name: 'Mở lại trang thanh toán' })).toHaveAttribute(
			'href',
			'https://pay.example/abc',
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await expect(args.onOther).toHaveBeenCalledTimes(1);
	},
};
export const WaitingForItsGateway: Story = { args: { payment: payment({ method: 'BANK' }) } };

export const Review: Story = {
	args: { payment: payment({ cause: 'SUSPECTED_FRAUD', payUrl: 'https://pay.example/abc' }) },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { name: 'Giao dịch đang được kiểm tra' })).toBeVisible();
		// Paying again could pay twice.
		await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
		await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
	},
};

export const Paid: Story = {
	args: { payment: payment(settled), next: <LinkButton href="/planning-check">Xem yêu cầu</LinkButton> },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Đã thanh toán');
		await expect(canvas.getByText('10/03/2026 12:02')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Xem yêu cầu' })).toBeVisible();
	},
};
export const PaidTopUp: Story = {
	args: { payment: payment({ ...settled, method: 'TRANSFER', isLate: true }), title: 'Nạp tiền vào ví', isTopUp: true },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Tiền đã vào ví');
		await expect(canvas.queryByRole('button', { name: 'Trả từ ví' })).not.toBeInTheDocument();
	},
};
export const Late: Story = {
	args: { payment: payment({ ...settled, method: 'TRANSFER', isLate: true }) },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Tiền đã vào ví của bạn');
		await expect(canvas.getByText(/Bạn có thể trả từ ví ngay\.$/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Trả từ ví' }));
		await expect(args.onWallet).toHaveBeenCalledTimes(1);
	},
};
export const LateWithoutAWayToPay: Story = {
	args: { payment: payment({ ...settled, method: 'TRANSFER', isLate: true }) },
	render: ({ onWallet: _, ...args }) => <PaymentState {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/được giữ trong ví\.$/);
		await expect(canvas.queryByText(/trả từ ví/)).not.toBeInTheDocument();
	},
};

/** What it was for was given up, or ran out of time: nothing leads to paying it. */
const over = { isOver: true, next: <LinkButton href="/invest?order=1">Xem lệnh góp vốn</LinkButton> };

/** What is said, and no way to pay beside the link that leads on. */
function overAs(given: Partial<Payment>, words: RegExp): Story {
	return {
		args: { ...over, payment: payment(given) },
		play: async ({ canvas }) => {
			await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(words);
			const acts = canvas.queryAllByRole('button').filter((one) => one.getAttribute('aria-label') === null);
			await expect(acts).toEqual([]);
			await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'Xem lệnh góp vốn' })]);
		},
	};
}

export const OverAndLate = overAs(
	{ ...settled, method: 'BANK', isLate: true },
	/^Tiền đã vào ví của bạnKhoản này không còn chờ trả tiền, nên toàn bộ được giữ trong ví\.$/,
);
export const OverAndCancelled = overAs(
	{ status: 'FAILED', cause: 'CANCELLED' },
	/^Khoản này không còn chờ trả tiềnLần trả này chưa thu đồng nào, và bạn không cần trả nữa\.$/,
);
export const OverAndExpired = overAs({ status: 'EXPIRED', cause: 'EXPIRED' }, /chưa thu đồng nào/);
export const OverAndWaiting = overAs(
	{ payUrl: 'https://pay.example/abc' },
	/^Khoản này không còn chờ trả tiềnBạn không cần trả nữa\. Nếu bạn vừa trả, trang này sẽ cho biết tiền ở đâu\.$/,
);

export const Expired: Story = {
	args: { payment: payment({ status: 'EXPIRED', cause: 'EXPIRED' }) },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Đã hết thời gian thanh toán');
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onAgain).toHaveBeenCalledTimes(1);
	},
};

const failed = (cause: PaymentCause) => payment({ status: 'FAILED', cause });

/** What each cause is called, and what is the likeliest to help. */
const causes: readonly (readonly [PaymentCause, title: string, first: 'Thử lại' | 'Chọn cách khác'])[] = [
	['CANCELLED', 'Bạn đã dừng thanh toán', 'Thử lại'],
	['EXPIRED', 'Đã hết thời gian thanh toán', 'Thử lại'],
	['INSUFFICIENT_FUNDS', 'Tài khoản hoặc thẻ không đủ tiền', 'Chọn cách khác'],
	['DAILY_LIMIT', 'Đã vượt hạn mức trong ngày', 'Chọn cách khác'],
	['WRONG_CARD', 'Thông tin thẻ không đúng', 'Thử lại'],
	['CARD_LOCKED', 'Thẻ hoặc tài khoản đang bị khóa', 'Chọn cách khác'],
	['CARD_EXPIRED', 'Thẻ đã hết hạn', 'Chọn cách khác'],
	['NOT_ENABLED_ONLINE', 'Thẻ chưa bật thanh toán trực tuyến', 'Chọn cách khác'],
	['WRONG_OTP', 'Mã xác thực không đúng', 'Thử lại'],
	['BANK_MAINTENANCE', 'Ngân hàng đang bảo trì', 'Chọn cách khác'],
	['SUSPECTED_FRAUD', 'Ngân hàng nghi ngờ giao dịch này', 'Chọn cách khác'],
	['REFUSED', 'Ngân hàng không chấp nhận giao dịch', 'Chọn cách khác'],
	['GATEWAY_ERROR', 'Cổng thanh toán gặp lỗi', 'Thử lại'],
];

/** Every cause, one below the other. */
export const EveryCause: Story = {
	tags: ['state:refused', 'dark'],
	parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
	render: (args) => (
		<div className="grid gap-4">
			{causes.map(([cause]) => (
				<PaymentState key={cause} {...args} payment={failed(cause)} />
			))}
		</div>
	),
	play: async ({ canvas }) => {
		const drawn = canvas.getAllByRole('region', { name: 'Tình trạng thanh toán' }).map((each) => within(each));
		await expect(drawn).toHaveLength(causes.length);
		for (const [index, [, title, first]] of causes.entries()) {
			const state = drawn[index] as (typeof drawn)[number];
			await expect(state.getByRole('heading', { name: title })).toBeVisible();
			await expect(state.getAllByRole('button')[0]).toHaveAccessibleName(first);
			await expect(state.getByText(/Mã thanh toán: AC7KQ2M9WXPL3D/)).toBeVisible();
		}
	},
};

export const EnglishCauses: Story = {
	...EveryCause,
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('heading')).toHaveLength(causes.length);
		await expect(canvas.getByRole('heading', { name: 'Daily limit exceeded' })).toBeVisible();
	},
};

/** As a route does it: what is asked for changes by itself. */
function Changing(args: PaymentStateProps) {
	const [now, setNow] = useState<Payment>(args.payment);
	return <PaymentState {...args} payment={now} onOther={() => setNow(failed('CANCELLED'))} />;
}

export const LeadsTheFocusToTheOutcome: Story = {
	render: (args) => <Changing {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Chọn cách khác' }));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bạn đã dừng thanh toán' })).toHaveFocus());
	},
};

/** Below all else on a page, as on a phone. */
export const IsLedToByWhoComesBack: Story = {
	args: { payment: payment(settled), takesFocus: true },
	decorators: [(Story) => <div style={{ paddingTop: '100vh' }}>{Story()}</div>],
	play: async ({ canvas }) => {
		const heading = canvas.getByRole('heading', { name: 'Đã thanh toán' });
		await waitFor(() => expect(heading).toHaveFocus());
		await expect(canvas.getByRole('region').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1);
	},
};

export const Pending: Story = { args: { payment: failed('CANCELLED'), pending: true } };
export const Dark: Story = { ...EveryCause, tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { args: { ...Paid.args, title: 'Planning check 1042' }, globals: { locale: 'en' } };
export const Narrow: Story = {
	args: { payment: failed('SUSPECTED_FRAUD') },
	globals: { viewport: { value: 'phone320' } },
};

export const DoCauseAndNextStep: Story = { tags: ['!test'], args: { payment: failed('INSUFFICIENT_FUNDS') } };

export const DontCodeAlone: Story = {
	tags: ['!test'],
	render: () => (
		<StateMessage kind="error" title="Thanh toán thất bại" actions={<Button>Thử lại</Button>}>
			Mã lỗi: 51
		</StateMessage>
	),
};
