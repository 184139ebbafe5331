import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EraseAccount } from './erase-account.tsx';

const meta = { component: EraseAccount, args: { onSubmit: fn() } } satisfies Meta<typeof EraseAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Xóa tài khoản của tôi' }));
	await expect(screen.getByRole('dialog', { name: 'Xóa tài khoản' })).toBeVisible();
};

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/mọi tin đăng bị gỡ xuống/)).toBeVisible();
		await expect(canvas.getByText(/luật kế toán yêu cầu/)).toBeVisible();
	},
};
export const Open: Story = { play: open };
export const Dark: Story = { globals: { theme: 'dark' }, play: open };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open };

export const AsksForThePasswordFirst: Story = {
	play: async (context) => {
		await open(context);
		const password = screen.getByLabelText('Mật khẩu hiện tại');
		await expect(password).toHaveFocus();
		await context.userEvent.click(screen.getByRole('button', { name: 'Xóa vĩnh viễn' }));
		await waitFor(() => expect(password).toHaveAccessibleDescription('Hãy nhập mật khẩu hiện tại.'));
		await expect(context.args.onSubmit).not.toHaveBeenCalled();
		await context.userEvent.type(password, 'mật khẩu của tôi{Enter}');
		await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ password: 'mật khẩu của tôi' }));
	},
};

export const SaysThatThePasswordIsWrong: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'password', code: 'wrong' }] })) },
	play: async (context) => {
		await open(context);
		const password = screen.getByLabelText('Mật khẩu hiện tại');
		await context.userEvent.type(password, 'sai{Enter}');
		await waitFor(() => expect(password).toHaveAccessibleDescription('Mật khẩu hiện tại không đúng.'));
		await expect(password).toHaveValue('sai');
		await expect(screen.getByRole('dialog')).toBeVisible();
		await context.userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
		await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Xóa tài khoản của tôi' })).toHaveFocus());
		await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
	},
};
