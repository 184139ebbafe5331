import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type SignInFormOptions, useSignInForm } from './use-sign-in-form.ts';

/** The rules of signing in on bare inputs: what another look takes from here. */
function BareSignInForm(options: SignInFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useSignInForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				username <input {...register('username')} /> <output>{errorOf('username')}</output>
			</label>
			<br />
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
	component: BareSignInForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareSignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const PutsTheCallersErrorsToTheirFields: Story = {
	args: {
		defaultValues: { username: 'an', password: 'x' },
		onSubmit: fn(() => ({ fields: [{ path: 'password', code: 'expired' }] })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByText('expired')).toBeVisible());
		await expect(canvas.getByLabelText(/password/)).toHaveFocus();
	},
};
