import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordStepForm } from './password-step-form.tsx';

const meta = {
	component: PasswordStepForm,
	args: { onSubmit: fn() },
	decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['dark'] };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const English: Story = { tags: ['!test'], globals: { locale: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Loading: Story = {
	args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), 'mật khẩu của tôi');
		const button = canvas.getByRole('button', { name: 'Đổi số' });
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
	},
};

export const SendsThePassword: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const password = canvas.getByLabelText('Mật khẩu hiện tại');
		await userEvent.click(canvas.getByRole('button', { name: 'Đổi số' }));
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Hãy nhập mật khẩu hiện tại\./));
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(password, 'mật khẩu của tôi{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'mật khẩu của tôi' }));
	},
};

export const SaysThatThePasswordIsWrong: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'password', code: 'wrong' }] })) },
	play: async ({ canvas, userEvent }) => {
		const password = canvas.getByLabelText('Mật khẩu hiện tại');
		await userEvent.type(password, 'sai{Enter}');
		await waitFor(() => expect(password).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./));
		await expect(password).toHaveValue('sai');
	},
};

export const Error: Story = {
	args: { onSubmit: fn(() => ({ message: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau 5 phút.' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), 'sai{Enter}');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Bạn đã thử quá nhiều lần.'));
	},
};
