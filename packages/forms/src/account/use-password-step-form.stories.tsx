import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PasswordStepFormOptions, usePasswordStepForm } from './use-password-step-form.ts';

/** The rule of giving the password once more on a bare input. */
function BarePasswordStepForm(options: PasswordStepFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = usePasswordStepForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				password <input type="password" {...register('password')} /> <output>{errorOf('password')}</output>
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
	component: BarePasswordStepForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BarePasswordStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpeaksCodes: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'password', code: 'wrong' }] })) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByLabelText(/password/), 'sai{Enter}');
		await waitFor(() => expect(canvas.getByText('wrong')).toBeVisible());
		await expect(canvas.getByLabelText(/password/)).toHaveValue('sai');
	},
};
