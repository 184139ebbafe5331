import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ChangePasswordFormOptions, useChangePasswordForm } from './use-change-password-form.ts';

/** The rules of changing a password on bare inputs. */
function BareChangePasswordForm(options: ChangePasswordFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useChangePasswordForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{(['oldPassword', 'password', 'confirmPassword'] as const).map((field) => (
				<div key={field}>
					<label>
						{field} <input type="password" {...register(field)} />
					</label>{' '}
					<output>{errorOf(field)}</output>
				</div>
			))}
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareChangePasswordForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const IsEmptyOnceItIsChanged: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('oldPassword'), 'mật khẩu cũ');
		await userEvent.type(canvas.getByLabelText('password'), 'mật khẩu mới');
		await userEvent.type(canvas.getByLabelText('confirmPassword'), 'mật khẩu mới');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByLabelText('oldPassword')).toHaveValue(''));
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		await expect(canvas.getByLabelText('confirmPassword')).toHaveValue('');
	},
};
