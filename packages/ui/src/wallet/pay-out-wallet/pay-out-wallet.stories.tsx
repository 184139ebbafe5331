import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { owner } from '../transactions.fixtures.ts';
import { PayOutWallet, type PayOutWalletProps } from './pay-out-wallet.tsx';

const meta = {
	component: PayOutWallet,
	args: {
		onFindOwner: fn<PayOutWalletProps['onFindOwner']>(async () => owner),
		onSubmit: fn<PayOutWalletProps['onSubmit']>(async () => undefined),
	},
	decorators: [(Story) => <div className="bg-surface p-4 text-ink">{Story()}</div>],
} satisfies Meta<typeof PayOutWallet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context, name = 'Giữ tiền để chuyển về ngân hàng') {
	await userEvent.click(canvas.getByRole('button', { name }));
	return within(screen.getByRole('dialog'));
}

/** Finds the owner, who is shown before anything is asked. */
async function find(context: Context) {
	const dialog = await open(context);
	await expect(dialog.getByLabelText('Số điện thoại của chủ ví')).toHaveFocus();
	await context.userEvent.type(dialog.getByLabelText('Số điện thoại của chủ ví'), '0912345678');
	await context.userEvent.click(dialog.getByRole('button', { name: 'Tìm chủ ví' }));
	await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Lê Minh Cường'));
	return within(screen.getByRole('dialog'));
}

async function fill(dialog: Awaited<ReturnType<typeof open>>, { userEvent }: Context) {
	await userEvent.type(dialog.getByLabelText('Số tiền sẽ chuyển'), '1,5 triệu');
	await userEvent.type(dialog.getByLabelText('Ghi chú'), 'Chủ ví muốn xóa tài khoản.');
	await userEvent.click(dialog.getByRole('button', { name: 'Giữ tiền trong ví' }));
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
		await open(context, 'Hold money for a payout');
	},
};
export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };

export const ShowsWhoseItIs: Story = {
	tags: ['dark'],
	play: async (context) => {
		const dialog = await find(context);
		await expect(context.args.onFindOwner).toHaveBeenCalledWith('0912345678');
		await expect(screen.getByRole('dialog')).toHaveTextContent(/0912 345 678.*Trong ví có 2\.400\.000\s₫/);
		await expect(dialog.getByLabelText('Số tiền sẽ chuyển')).toHaveFocus();
	},
};
export const ShownDark: Story = { ...ShowsWhoseItIs, tags: ['!test'], globals: { theme: 'dark' } };
export const ShownNarrow: Story = { ...ShowsWhoseItIs, globals: { viewport: { value: 'phone320' } } };

export const SetsMoneyAside: Story = {
	play: async (context) => {
		await fill(await find(context), context);
		await waitFor(() =>
			expect(context.args.onSubmit).toHaveBeenCalledWith({
				phone: '0912 345 678',
				amount: 1_500_000,
				note: 'Chủ ví muốn xóa tài khoản.',
			}),
		);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await expect(screen.getByText('Đã giữ tiền. Bây giờ hãy chuyển khoản ở ngân hàng.')).toBeVisible();
		await expect(context.canvas.getByRole('button', { name: 'Giữ tiền để chuyển về ngân hàng' })).toHaveFocus();
	},
};
export const LeadsToAPhoneThatNobodyHas: Story = {
	args: {
		onFindOwner: fn<PayOutWalletProps['onFindOwner']>(async () => ({ fields: [{ path: 'phone', code: 'unknown' }] })),
	},
	play: async (context) => {
		const dialog = await open(context);
		const phone = dialog.getByLabelText('Số điện thoại của chủ ví');
		await context.userEvent.type(phone, '0912345678{Enter}');
		await waitFor(() => expect(phone).toHaveAccessibleDescription(/Chưa có tài khoản nào dùng số này\./));
		await expect(phone).toHaveFocus();
		await expect(phone).toHaveValue('0912345678');
	},
};
export const SaysThatItIsOnesOwn: Story = {
	args: {
		onFindOwner: fn<PayOutWalletProps['onFindOwner']>(async () => ({
			message: 'Đây là tiền của chính bạn, nên một quản trị viên khác phải quyết định.',
		})),
	},
	play: async (context) => {
		const dialog = await open(context);
		await context.userEvent.type(dialog.getByLabelText('Số điện thoại của chủ ví'), '0912345678{Enter}');
		await waitFor(() => expect(dialog.getByText(/một quản trị viên khác phải quyết định/)).toBeVisible());
	},
};
export const AsksForAll: Story = {
	play: async (context) => {
		const dialog = await find(context);
		await context.userEvent.click(dialog.getByRole('button', { name: 'Giữ tiền trong ví' }));
		await waitFor(() => expect(dialog.getByLabelText('Số tiền sẽ chuyển')).toBeInvalid());
		await expect(dialog.getByText('Hãy nhập số tiền sẽ chuyển.')).toBeVisible();
		await expect(context.args.onSubmit).not.toHaveBeenCalled();
	},
};
export const SaysThatAWalletHasLess: Story = {
	args: {
		onSubmit: fn<PayOutWalletProps['onSubmit']>(async () => ({ fields: [{ path: 'amount', code: 'too_large' }] })),
	},
	play: async (context) => {
		const dialog = await find(context);
		await fill(dialog, context);
		const field = dialog.getByLabelText('Số tiền sẽ chuyển');
		await waitFor(() => expect(field).toHaveAccessibleDescription(/Số dư của ví không đủ/));
		await expect(field).toHaveFocus();
		await expect(dialog.getByLabelText('Ghi chú')).toHaveValue('Chủ ví muốn xóa tài khoản.');
	},
};
