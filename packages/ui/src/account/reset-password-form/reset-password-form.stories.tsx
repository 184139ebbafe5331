import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordForm } from './reset-password-form.tsx';

const meta = {
	component: ResetPasswordForm,
	args: { username: '0912345678', onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, userEvent }: Context, password: string, again: string) {
	await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), password);
	await userEvent.type(canvas.getByLabelText('Nhập lại mật khẩu mới'), `${again}{Enter}`);
}

export const Default: Story = { tags: ['dark'] };
export const FromALink: Story = { args: { username: undefined } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async (context) => {
		await fill(context, 'nhà mình ở quê', 'nhà mình ở quê');
		const button = context.canvas.getByRole('button', { name: 'Đặt mật khẩu và đăng nhập' });
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
	},
};

export const SendsTheNewPassword: Story = {
	play: async (context) => {
		await fill(context, 'nhà mình ở quê', 'nhà mình ở quê');
		await waitFor(() =>
			expect(context.args.onSubmit).toHaveBeenCalledWith({
				password: 'nhà mình ở quê',
				confirmPassword: 'nhà mình ở quê',
			}),
		);
	},
};

export const SaysThatThePasswordsDoNotMatch: Story = {
	play: async (context) => {
		await fill(context, 'nhà mình ở quê', 'nhà mình ở phố');
		const again = context.canvas.getByLabelText('Nhập lại mật khẩu mới');
		await waitFor(() => expect(again).toHaveAccessibleDescription('Hai mật khẩu bạn nhập không khớp!'));
		await expect(again).toHaveFocus();
		await expect(context.args.onSubmit).not.toHaveBeenCalled();
	},
};

export const Error: Story = {
	args: { onSubmit: fn(async () => ({ message: 'Xác nhận đã hết hạn hoặc đã dùng. Hãy xác nhận lại từ đầu.' })) },
	play: async (context) => {
		await fill(context, 'nhà mình ở quê', 'nhà mình ở quê');
		await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Hãy xác nhận lại từ đầu.'));
		await expect(context.canvas.getByLabelText('Mật khẩu mới')).toHaveValue('nhà mình ở quê');
	},
};
