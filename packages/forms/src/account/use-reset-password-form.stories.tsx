import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ResetPasswordFormOptions, useResetPasswordForm } from './use-reset-password-form.ts';

/** The rules of choosing a new password on bare inputs. */
function BareResetPasswordForm(options: ResetPasswordFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useResetPasswordForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				password <input {...register('password')} /> <output>{errorOf('password')}</output>
			</label>
			<br />
			<label>
				again <input {...register('confirmPassword')} /> <output>{errorOf('confirmPassword')}</output>
			</label>
			<br />
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareResetPasswordForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SpeaksCodes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText(/password/), '1234567');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByText('too_short')).toBeVisible());
		await expect(canvas.getByText('mismatch')).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
