import type { Submit } from '@ancu/forms/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as fixtures from '../transactions.fixtures.ts';
import { PayOuts, type PayOutsProps } from './pay-outs.tsx';

/** Takes away what ended, as a page does that loads it again. */
function Demo({ payOuts: given, onBook, onGiveUp, ...props }: PayOutsProps) {
	const [payOuts, setPayOuts] = useState(given);
	const gone =
		<Values,>(act: (id: string, values: Values) => ReturnType<Submit<Values>>) =>
		async (id: string, values: Values) => {
			const refused = await act(id, values);
			if (!refused) setPayOuts((all) => all?.filter((payOut) => payOut.id !== id));
			return refused;
		};
	return <PayOuts {...props} payOuts={payOuts} onBook={gone(onBook)} onGiveUp={gone(onGiveUp)} />;
}

const meta = {
	component: PayOuts,
	render: (args) => <Demo {...args} />,
	args: {
		payOuts: fixtures.payOuts,
		onRetry: fn(),
		now: fixtures.now,
		onFindOwner: fn<PayOutsProps['onFindOwner']>(async () => fixtures.owner),
		onReserve: fn<PayOutsProps['onReserve']>(async () => undefined),
		onBook: fn<PayOutsProps['onBook']>(async () => undefined),
		onGiveUp: fn<PayOutsProps['onGiveUp']>(async () => undefined),
	},
	decorators: [(Story) => <main className="mx-auto max-w-5xl bg-surface p-4 text-ink">{Story()}</main>],
} satisfies Meta<typeof PayOuts>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What waits; a toast is an item of a list too. */
const rowsOf = ({ canvas }: Pick<Context, 'canvas'>) =>
	within(canvas.getByRole('region', { name: 'Chuyển về ngân hàng' })).queryAllByRole('listitem');

export const Full: Story = {
	tags: ['dark'],
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Hãy xem sao kê trước khi chuyển/)).toBeVisible();
		const [oldest, latest] = canvas.getAllByRole('listitem');
		await expect(oldest).toHaveTextContent('1.500.000 ₫');
		await expect(oldest).toHaveTextContent('giữ từ 07/03/2026 10:00 (3 ngày trước)');
		await expect(oldest).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
		await expect(oldest).toHaveTextContent('Chủ ví muốn xóa tài khoản.');
		await expect(latest).toHaveTextContent('Trần Văn Bình');
	},
};
export const Empty: Story = {
	args: { payOuts: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Giữ tiền để chuyển về ngân hàng' })).toBeVisible();
		await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
	},
};
export const Loading: Story = { args: { payOuts: undefined } };
export const Error: Story = {
	args: { payOuts: undefined, failed: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
		await expect(args.onRetry).toHaveBeenCalledTimes(1);
	},
};
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = {
	globals: { locale: 'en' },
	play: async ({ canvas }) => {
		const [oldest] = canvas.getAllByRole('listitem');
		await expect(oldest).toHaveTextContent(/held since .*\(3 days ago\)/);
	},
};
export const LongText: Story = {
	args: {
		payOuts: fixtures.payOuts.map((payOut) => ({
			...payOut,
			amount: payOut.amount * 100_000,
			note: 'ChủvíxóatàikhoảnvàmuốnnhậnlạitiềnvàotàikhoảnngânhàngcủachínhmìnhtạichinhánhQuận1ThànhphốHồChíMinh',
		})),
	},
	globals: { viewport: { value: 'phone320' } },
};

async function book({ canvas, userEvent }: Context) {
	await userEvent.click(
		canvas.getByRole('button', { name: /^Ghi đã chuyển: 1\.500\.000\s₫, Nguyễn Thị An, 0988 000 001$/ }),
	);
	const dialog = within(screen.getByRole('dialog', { name: 'Ghi đã chuyển' }));
	await userEvent.type(dialog.getByLabelText('Số giao dịch của ngân hàng'), 'ft 26325000123');
	await userEvent.click(dialog.getByRole('button', { name: /^Trừ 1\.500\.000\s₫ khỏi ví$/ }));
	return dialog;
}

export const Booking: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Ghi đã chuyển: 200\.000/ }));
		const dialog = screen.getByRole('dialog', { name: 'Ghi đã chuyển' });
		await expect(dialog).toHaveTextContent('Trần Văn Bình, 0988 000 002');
		await expect(dialog).toHaveTextContent('Chỉ ghi sau khi ngân hàng đã chuyển tiền cho chủ ví.');
	},
};
export const BookingNarrow: Story = { ...Booking, globals: { viewport: { value: 'phone320' } } };

/** The longest words that a button has: they go on in the next line. */
export const GivingUpNarrow: Story = {
	args: { payOuts: fixtures.payOuts.map((payOut) => ({ ...payOut, amount: 150_000_000_000 })) },
	globals: { locale: 'en', viewport: { value: 'phone360' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = canvas.getAllByRole('button', { name: /^Cancel payout: / });
		await userEvent.click(first as HTMLElement);
		const submit = screen.getByRole('button', { name: 'Return ₫150,000,000,000 to wallet' });
		const { left, right } = submit.getBoundingClientRect();
		const dialog = screen.getByRole('dialog').getBoundingClientRect();
		await expect(left).toBeGreaterThan(dialog.left);
		await expect(right).toBeLessThan(dialog.right);
		await expect(submit.scrollWidth).toBeLessThanOrEqual(submit.clientWidth);
		// Short ones stay as they are.
		const cancel = screen.getByRole('button', { name: 'Cancel' });
		await expect(cancel.getBoundingClientRect().height).toBeLessThan(submit.getBoundingClientRect().height);
	},
};

export const Books: Story = {
	play: async (context) => {
		await book(context);
		const { canvas, args } = context;
		await waitFor(() => expect(args.onBook).toHaveBeenCalledWith('r1', { reference: 'FT26325000123' }));
		await waitFor(() => expect(rowsOf(context)).toHaveLength(1));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Chuyển về ngân hàng' })).toHaveFocus());
		await expect(screen.getByText(/^Đã trừ 1\.500\.000\s₫ khỏi ví\.$/)).toBeVisible();
	},
};

export const AsksForTheTransfer: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Ghi đã chuyển: 200\.000/ }));
		const dialog = within(screen.getByRole('dialog', { name: 'Ghi đã chuyển' }));
		await userEvent.click(dialog.getByRole('button', { name: /^Trừ 200\.000\s₫ khỏi ví$/ }));
		const field = dialog.getByLabelText('Số giao dịch của ngân hàng');
		await waitFor(() => expect(field).toHaveAccessibleDescription(/Hãy nhập số giao dịch của ngân hàng\./));
		await expect(field).toHaveFocus();
		await expect(args.onBook).not.toHaveBeenCalled();
	},
};

export const SaysThatATransferIsBookedAlready: Story = {
	args: { onBook: fn<PayOutsProps['onBook']>(async () => ({ fields: [{ path: 'reference', code: 'taken' }] })) },
	play: async (context) => {
		const dialog = await book(context);
		const field = dialog.getByLabelText('Số giao dịch của ngân hàng');
		await waitFor(() => expect(field).toHaveAccessibleDescription(/Lần chuyển này đã được ghi rồi/));
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('ft 26325000123');
	},
};

async function giveUp({ canvas, userEvent }: Context) {
	await userEvent.click(
		canvas.getByRole('button', { name: /^Không chuyển nữa: 200\.000\s₫, Trần Văn Bình, 0988 000 002$/ }),
	);
	return within(screen.getByRole('dialog', { name: 'Không chuyển nữa' }));
}

export const GivesUp: Story = {
	args: { payOuts: fixtures.payOuts.slice(1) },
	play: async (context) => {
		const { canvas, userEvent, args } = context;
		const dialog = await giveUp(context);
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Sai số tài khoản.');
		await userEvent.click(dialog.getByRole('button', { name: /^Trả 200\.000\s₫ về ví$/ }));
		await waitFor(() => expect(args.onGiveUp).toHaveBeenCalledWith('r2', { reason: 'Sai số tài khoản.' }));
		await waitFor(() => expect(rowsOf(context)).toHaveLength(0));
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Chuyển về ngân hàng' })).toHaveFocus());
		await expect(screen.getByText(/^Đã trả 200\.000\s₫ về ví\.$/)).toBeVisible();
	},
};

export const AsksWhyItIsNotSent: Story = {
	play: async (context) => {
		const dialog = await giveUp(context);
		await context.userEvent.click(dialog.getByRole('button', { name: /^Trả 200\.000\s₫ về ví$/ }));
		await waitFor(() =>
			expect(dialog.getByLabelText('Lý do')).toHaveAccessibleDescription(/Hãy ghi lý do trả tiền về ví\./),
		);
		await expect(context.args.onGiveUp).not.toHaveBeenCalled();
	},
};

export const KeepsTheReasonWhenItIsNotSent: Story = {
	args: { onGiveUp: fn<PayOutsProps['onGiveUp']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async (context) => {
		const dialog = await giveUp(context);
		await context.userEvent.type(dialog.getByLabelText('Lý do'), 'Sai số tài khoản.');
		await context.userEvent.click(dialog.getByRole('button', { name: /^Trả 200\.000\s₫ về ví$/ }));
		await waitFor(() => expect(dialog.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(dialog.getByLabelText('Lý do')).toHaveValue('Sai số tài khoản.');
	},
};
