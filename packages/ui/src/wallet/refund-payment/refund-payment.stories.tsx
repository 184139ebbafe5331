import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RefundPayment, type RefundPaymentProps } from './refund-payment.tsx';

const meta = {
	component: RefundPayment,
	args: { onSubmit: fn<RefundPaymentProps['onSubmit']>(async () => undefined) },
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof RefundPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const id = '0b6c2f7e-9a43-4d0e-8c55-1f2a3b4c5d6e';

async function open(
	{ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
	name = 'Hoàn một khoản thanh toán',
) {
	await userEvent.click(canvas.getByRole('button', { name }));
	return within(screen.getByRole('dialog'));
}

export const Default: Story = {};
export const Open: Story = {
	play: async (context) => {
		await open(context);
	},
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
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

export const GivesBack: Story = {
	play: async (context) => {
		const dialog = await open(context);
		const { userEvent, args } = context;
		await userEvent.type(dialog.getByLabelText('Mã định danh khoản thanh toán'), id);
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ paymentId: id, reason: 'Thu hai lần.' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.getByText('Đã hoàn khoản thanh toán vào ví người trả.')).toBeVisible();
	},
};

export const SaysWhyAPaymentIsNotGivenBack: Story = {
	args: {
		onSubmit: fn<RefundPaymentProps['onSubmit']>(async () => ({
			fields: [{ path: 'paymentId', code: 'not_refundable' }],
		})),
	},
	play: async (context) => {
		const dialog = await open(context);
		const { userEvent } = context;
		await userEvent.type(dialog.getByLabelText('Mã định danh khoản thanh toán'), id);
		await userEvent.type(dialog.getByLabelText('Lý do'), 'Thu hai lần.');
		await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tiền vào ví' }));
		const field = dialog.getByLabelText('Mã định danh khoản thanh toán');
		await waitFor(() => expect(field).toHaveAccessibleDescription(/tiền đã nằm trong ví hoặc đã được hoàn/));
		await expect(field).toHaveFocus();
		await expect(dialog.getByLabelText('Lý do')).toHaveValue('Thu hai lần.');
	},
};
