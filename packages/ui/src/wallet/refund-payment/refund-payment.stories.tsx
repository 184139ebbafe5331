import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { orderPayment, staffPayment } from '../transactions.fixtures.ts';
import { RefundPayment, type RefundPaymentProps } from './refund-payment.tsx';

const meta = {
	component: RefundPayment,
	args: {
		onFind: fn<RefundPaymentProps['onFind']>(async () => staffPayment),
		onRefund: fn<RefundPaymentProps['onRefund']>(async () => undefined),
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof RefundPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(
	{ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
	name = 'Hoàn một khoản thanh toán',
) {
	await userEvent.click(canvas.getByRole('button', { name }));
	return within(screen.getByRole('dialog'));
}

export const Default: Story = {};
export const Open: Story = {
	tags: ['dark'],
	play: async (context) => {
		await open(context);
	},
};
export const OpenDark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
export const OpenInEnglish: Story = {
	globals: { locale: 'en' },
	play: async (context) => {
		await open(context, 'Refund a payment');
	},
};
export const OpenNarrow: Story = {
	...Open,
	globals: { viewport: { value: 'phone320' } },
};

async function find(context: Parameters<NonNullable<Story['play']>>[0]) {
	const dialog = await open(context);
	await expect(dialog.getByLabelText('Mã thanh toán')).toHaveFocus();
	await context.userEvent.type(dialog.getByLabelText('Mã thanh toán'), ' ac3k8p1d2q7r ');
	await context.userEvent.click(dialog.getByRole('button', { name: 'Tìm khoản thanh toán' }));
	await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Không làm ngược lại được.'));
	return within(screen.getByRole('dialog'));
}

export const ShowsWhatAndWhoseItIs: Story = {
	tags: ['dark'],
	play: async (context) => {
		await find(context);
		await expect(context.args.onFind).toHaveBeenCalledWith('ac3k8p1d2q7r');
		const dialog = screen.getByRole('dialog');
		await expect(dialog).toHaveTextContent(/Kiểm tra quy hoạch 500\.000\s₫, mã AC3K8P1D2Q7R/);
		await expect(dialog).toHaveTextContent('Nguyễn Thị An, 0988 000 001');
	},
};
export const SaysWhichOrderIsCancelled: Story = {
	args: { onFind: fn<RefundPaymentProps['onFind']>(async () => orderPayment) },
	globals: { viewport: { value: 'phone320' } },
	play: async (context) => {
		const { userEvent, args } = context;
		const dialog = await open(context);
		const field = dialog.getByLabelText('Mã thanh toán');
		await expect(field).toHaveAccessibleDescription(/mã lệnh như GV000012/);
		await userEvent.type(field, 'GV000012{Enter}');
		await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Không làm ngược lại được.'));
		await expect(args.onFind).toHaveBeenCalledWith('GV000012');
		const shown = screen.getByRole('dialog');
		await expect(shown).toHaveTextContent('Lệnh: GV000012, Khu nhà ở kết hợp thương mại dịch vụ ven sông Sài Gòn');
		await expect(shown).toHaveTextContent('Lệnh GV000012 bị hủy theo');
	},
};
export const ShownDark: Story = { ...ShowsWhatAndWhoseItIs, tags: ['!test'], globals: { theme: 'dark' } };
export const ShownNarrow: Story = { ...ShowsWhatAndWhoseItIs, globals: { viewport: { value: 'phone320' } } };

export const GivesBack: Story = {
	play: async (context) => {
		const dialog = await find(context);
		await expect(dialog.getByLabelText('Lý do')).toHaveFocus();
		const { userEvent, args, canvas } = context;
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(args.onRefund).toHaveBeenCalledWith(staffPayment.id, { reason: 'Thu hai lần.' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.getByText('Đã hoàn khoản thanh toán vào ví người trả.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Hoàn một khoản thanh toán' })).toHaveFocus();
	},
};

export const SaysWhyAPaymentIsNotGivenBack: Story = {
	args: {
		onFind: fn<RefundPaymentProps['onFind']>(async () => ({ fields: [{ path: 'code', code: 'not_refundable' }] })),
	},
	play: async (context) => {
		const dialog = await open(context);
		const { userEvent } = context;
		await userEvent.type(dialog.getByLabelText('Mã thanh toán'), 'NAPVI7Q2M9X4K{Enter}');
		const field = dialog.getByLabelText('Mã thanh toán');
		await waitFor(() =>
			expect(field).toHaveAccessibleDescription(/tiền đã nằm trong ví, đã được hoàn, hoặc là của chính bạn/),
		);
		await expect(field).toHaveFocus();
	},
};

export const KeepsTheReasonWhenItIsNotSent: Story = {
	args: { onRefund: fn<RefundPaymentProps['onRefund']>(async () => ({ message: 'Không kết nối được máy chủ.' })) },
	play: async (context) => {
		const dialog = await find(context);
		const { userEvent } = context;
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(dialog.getByText('Không kết nối được máy chủ.')).toBeVisible());
		await expect(dialog.getByLabelText('Lý do')).toHaveValue('Thu hai lần.');
	},
};
