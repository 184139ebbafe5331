import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PaymentLookup } from '../payment-lookup/payment-lookup.tsx';
import * as fixtures from '../transactions.fixtures.ts';
import { UnmatchedList, type UnmatchedListProps } from './unmatched-list.tsx';

type Resolve = NonNullable<UnmatchedListProps['onResolve']>;
type Find = NonNullable<UnmatchedListProps['onFindOwner']>;
type Return = NonNullable<UnmatchedListProps['onReturn']>;
type Close = NonNullable<UnmatchedListProps['onCloseSuspect']>;

/** Takes money away as a page does that loads it again. */
function Demo({ credits: given, total, onResolve, onReturn, onCloseSuspect, ...props }: UnmatchedListProps) {
	const [credits, setCredits] = useState(given);
	/** Does it, and has the money gone where it was done. */
	function thenGone<Values extends unknown[], Refused>(
		act: (id: string, ...values: Values) => Refused | Promise<Refused>,
	) {
		return async (id: string, ...values: Values) => {
			const refused = await act(id, ...values);
			if (!refused) setCredits((all) => all?.filter((credit) => credit.id !== id));
			return refused;
		};
	}
	return (
		<UnmatchedList
			{...props}
			credits={credits}
			total={total ?? credits?.length}
			onResolve={onResolve && thenGone(onResolve)}
			onReturn={onReturn && thenGone(onReturn)}
			onCloseSuspect={onCloseSuspect && thenGone(onCloseSuspect)}
		/>
	);
}

const meta = {
	component: UnmatchedList,
	render: (args) => <Demo {...args} />,
	args: {
		credits: fixtures.credits,
		pageSize: 20,
		hrefOf: (page) => `?page=${page}`,
		search: '',
		onSearch: fn(),
		onRetry: fn(),
		now: fixtures.now,
		onFindOwner: fn<Find>(async () => fixtures.owner),
		onResolve: fn<Resolve>(async () => undefined),
		onReturn: fn<Return>(async () => undefined),
		onCloseSuspect: fn<Close>(async () => undefined),
		actions: <PaymentLookup onFind={fn(async () => fixtures.staffPayment)} onRefund={fn(async () => undefined)} />,
	},
	decorators: [(Story) => <main className="mx-auto max-w-5xl bg-surface px-4 text-ink">{Story()}</main>],
	parameters: { route: '/unmatched-credit' },
} satisfies Meta<typeof UnmatchedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('5 khoản');
		const [oldest, wrong, again, foreign] = canvas.getAllByRole('listitem');
		await expect(oldest).toHaveTextContent('500.000 ₫');
		await expect(oldest).toHaveTextContent('5 ngày trước, 05/03/2026 10:00');
		await expect(oldest).toHaveTextContent('Nội dung chuyển khoản không có mã thanh toán.');
		await expect(wrong).toHaveTextContent('Số tiền khác với khoản phải trả.');
		await expect(wrong).toHaveTextContent(/Kiểm tra quy hoạch 500\.000\s₫, mã NAPVI7Q2M9X4K/);
		await expect(wrong).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
		await expect(again).toHaveTextContent('Tài khoản đã xóa');
		await expect(oldest).not.toHaveTextContent('Người trả');
		await expect(foreign).toHaveTextContent('MoMo, số tham chiếu 4014083433');
		await expect(foreign).toHaveTextContent('Không ghi gì');
	},
};
export const ForWhoMayOnlyLook: Story = {
	render: (args) => (
		<Demo {...args} onResolve={undefined} onReturn={undefined} onCloseSuspect={undefined} actions={undefined} />
	),
	play: async ({ canvas }) => {
		await expect(
			canvas.queryByRole('button', { name: /Ghi vào ví|Ghi đã gửi trả|Không nhận được tiền/ }),
		).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Tìm' })).toBeVisible();
		await expect(canvas.getByText(/quản trị viên ghi tiền vào ví/)).toBeVisible();
	},
};
export const Empty: Story = { args: { credits: [] } };
export const NothingFound: Story = {
	args: { credits: [], search: '1.500.000' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: 'Không có khoản nào khớp' })).toBeVisible();
		const search = canvas.getByRole('searchbox', { name: 'Tìm trong tiền chưa khớp' });
		await expect(search).toHaveValue('1.500.000');
		await userEvent.clear(search);
		await userEvent.type(search, 'nguyen van an{Enter}');
		await expect(args.onSearch).toHaveBeenLastCalledWith('nguyen van an');
		await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
		await expect(args.onSearch).toHaveBeenLastCalledWith('');
		await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
	},
};
export const Loading: Story = { args: { credits: undefined } };
export const Error: Story = {
	args: { credits: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Paged: Story = { args: { total: 45 } };
export const AReasonOfTomorrow: Story = {
	args: { credits: fixtures.credits.map((credit) => ({ ...credit, reason: 'chargeback', provider: 'napas' })) },
	play: async ({ canvas }) => {
		const [first] = canvas.getAllByRole('listitem');
		await expect(first).toHaveTextContent('Chưa rõ vì sao không khớp.');
		await expect(first).toHaveTextContent('napas, số tham chiếu');
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const LongText: Story = {
	args: {
		credits: fixtures.credits.map((credit) => ({
			...credit,
			amount: credit.amount * 100_000,
			reference: 'FT260681234567890123456789012345678901234567890123456789',
			memo: 'NGUYEN THI AN CHUYEN TIEN KIEM TRA QUY HOACH THUA DAT SO 123 TO BAN DO 45 PHUONG BEN NGHE QUAN 1 THANH PHO HO CHI MINH',
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};
export const Deciding: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Ghi vào ví: .*FT26069000777$/ }));
		const dialog = screen.getByRole('dialog', { name: 'Ghi vào ví' });
		await expect(dialog).toHaveTextContent('Số tiền khác với khoản phải trả.');
		await expect(dialog).toHaveTextContent('NAPVI7Q2M9X4K kiem tra quy hoach');
		await expect(dialog).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
		// Whose payment it names is likely its owner; staff may say otherwise.
		await expect(within(dialog).getByLabelText('Số điện thoại của chủ ví')).toHaveValue('0988 000 001');
		await expect(within(dialog).getByLabelText('Số điện thoại của chủ ví')).toHaveFocus();
	},
};

/** Finds the owner, who is shown before the money is given. */
async function find({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
	await userEvent.click(canvas.getByRole('button', { name: /^Ghi vào ví: 500\.000\s₫, số tham chiếu FT26068123456$/ }));
	const dialog = within(screen.getByRole('dialog'));
	await userEvent.type(dialog.getByLabelText('Số điện thoại của chủ ví'), '0912345678');
	await userEvent.click(dialog.getByRole('button', { name: 'Tìm chủ ví' }));
	return dialog;
}

async function fill(context: Parameters<NonNullable<Story['play']>>[0]) {
	await find(context);
	await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lê Minh Cường'));
	const dialog = within(screen.getByRole('dialog'));
	await context.userEvent.type(dialog.getByLabelText('Ghi chú'), 'Khách gửi ủy nhiệm chi.');
	await context.userEvent.click(dialog.getByRole('button', { name: /^Ghi 500\.000\s₫ vào ví$/ }));
	return dialog;
}

export const ShowsWhoseWalletItIs: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		await find(context);
		await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Lê Minh Cường.*0912 345 678/));
		await expect(screen.getByRole('dialog')).toHaveTextContent(/Trong ví có 2\.400\.000\s₫/);
		await expect(context.args.onFindOwner).toHaveBeenCalledWith('0912345678');
		await expect(within(screen.getByRole('dialog')).getByLabelText('Ghi chú')).toHaveFocus();
		await expect(context.args.onResolve).not.toHaveBeenCalled();
	},
};

export const PutsMoneyIntoAWallet: Story = {
	play: async (context) => {
		await fill(context);
		const { canvas, args } = context;
		await waitFor(() =>
			expect(args.onResolve).toHaveBeenCalledWith('u1', { phone: '0912 345 678', note: 'Khách gửi ủy nhiệm chi.' }),
		);
		const list = within(canvas.getByRole('region', { name: 'Tiền chưa khớp' }));
		await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
		await expect(screen.getByText(/^Đã ghi 500\.000\s₫ vào ví\.$/)).toBeVisible();
	},
};

export const LeadsToAPhoneThatNobodyHas: Story = {
	args: { onFindOwner: fn<Find>(async () => ({ fields: [{ path: 'phone', code: 'unknown' }] })) },
	play: async (context) => {
		const dialog = await find(context);
		const phone = dialog.getByLabelText('Số điện thoại của chủ ví');
		await waitFor(() => expect(phone).toHaveAccessibleDescription(/Chưa có tài khoản nào dùng số này\./));
		await expect(phone).toHaveFocus();
		await expect(phone).toHaveValue('0912345678');
	},
};

export const SaysThatItsOwnerIsGone: Story = {
	args: { onResolve: fn<Resolve>(async () => ({ fields: [{ path: 'phone', code: 'unknown' }] })) },
	play: async (context) => {
		const dialog = await fill(context);
		await waitFor(() => expect(dialog.getByText(/Chưa có tài khoản nào dùng số này\./)).toBeVisible());
		await expect(dialog.getByLabelText('Ghi chú')).toHaveValue('Khách gửi ủy nhiệm chi.');
	},
};

export const KeepsWhatWasTypedWhenItIsNotSent: Story = {
	args: { onResolve: fn<Resolve>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async (context) => {
		const dialog = await fill(context);
		await waitFor(() => expect(dialog.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(dialog.getByLabelText('Ghi chú')).toHaveValue('Khách gửi ủy nhiệm chi.');
	},
};

async function sendBack({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
	// Money in doubt was booked nowhere: what went back is closed.
	await expect(canvas.getAllByRole('button', { name: /^Ghi đã gửi trả/ })).toHaveLength(4);
	await userEvent.click(
		canvas.getByRole('button', { name: /^Ghi đã gửi trả: 500\.000\s₫, số tham chiếu FT26068123456$/ }),
	);
	const dialog = within(screen.getByRole('dialog', { name: 'Ghi đã gửi trả' }));
	await userEvent.type(dialog.getByLabelText('Số giao dịch gửi trả'), 'ft 26070 000123');
	await userEvent.type(dialog.getByLabelText('Ghi chú'), 'Người gửi không có tài khoản.');
	await userEvent.click(dialog.getByRole('button', { name: /^Ghi đã gửi trả 500\.000\s₫$/ }));
	return dialog;
}

export const BooksMoneyThatWasSentBack: Story = {
	play: async (context) => {
		const { canvas, args } = context;
		await sendBack(context);
		await waitFor(() =>
			expect(args.onReturn).toHaveBeenCalledWith('u1', {
				reference: 'FT26070000123',
				note: 'Người gửi không có tài khoản.',
			}),
		);
		const list = within(canvas.getByRole('region', { name: 'Tiền chưa khớp' }));
		await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
		await expect(screen.getByText(/^Đã ghi gửi trả 500\.000\s₫\.$/)).toBeVisible();
	},
};
export const LeadsToATransferThatIsBookedAlready: Story = {
	args: { onReturn: fn<Return>(async () => ({ fields: [{ path: 'reference', code: 'taken' }] })) },
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		const dialog = await sendBack(context);
		const reference = dialog.getByLabelText('Số giao dịch gửi trả');
		await waitFor(() => expect(reference).toHaveAccessibleDescription(/Lần chuyển này đã được ghi rồi\./));
		await expect(reference).toHaveFocus();
		await expect(dialog.getByLabelText('Ghi chú')).toHaveValue('Người gửi không có tài khoản.');
	},
};

async function close({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
	const [button, ...others] = canvas.getAllByRole('button', { name: /^Không nhận được tiền/ });
	await expect(others).toHaveLength(0);
	await expect(button).toHaveAccessibleName(/^Không nhận được tiền: 500\.000\s₫, số tham chiếu 14422999$/);
	await userEvent.click(button as HTMLElement);
	return within(screen.getByRole('dialog', { name: 'Không nhận được tiền' }));
}

export const ClosesMoneyInDoubt: Story = {
	play: async (context) => {
		const dialog = await close(context);
		await expect(dialog.getByLabelText('Ghi chú')).toHaveFocus();
		const { canvas, userEvent, args } = context;
		await userEvent.click(dialog.getByRole('button', { name: 'Đóng khoản này' }));
		await waitFor(() => expect(dialog.getByLabelText('Ghi chú')).toHaveAccessibleDescription(/Hãy ghi vì sao\./));
		await expect(args.onCloseSuspect).not.toHaveBeenCalled();
		await userEvent.type(dialog.getByLabelText('Ghi chú'), 'VNPay đã hoàn cho người trả.');
		await userEvent.click(dialog.getByRole('button', { name: 'Đóng khoản này' }));
		await waitFor(() =>
			expect(args.onCloseSuspect).toHaveBeenCalledWith('u5', { note: 'VNPay đã hoàn cho người trả.' }),
		);
		const list = within(canvas.getByRole('region', { name: 'Tiền chưa khớp' }));
		await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};
export const ClosingNarrow: Story = {
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		const dialog = await close(context);
		await expect(dialog.getByText(/Hãy hỏi cổng thanh toán trước/)).toBeVisible();
	},
};
