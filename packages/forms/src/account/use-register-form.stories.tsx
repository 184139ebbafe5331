import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type RegisterFormOptions, useRegisterForm } from './use-register-form.ts';

const texts = ['name', 'email', 'password', 'confirmPassword'] as const;
const consents = ['acceptTerms', 'acceptPrivacy'] as const;

/** The rules of registering on bare inputs. */
function BareRegisterForm(options: RegisterFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useRegisterForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{texts.map((name) => (
				<p key={name}>
					<label>
						{name} <input {...register(name)} />
					</label>{' '}
					<output aria-label={`error of ${name}`}>{errorOf(name)}</output>
				</p>
			))}
			{consents.map((name) => (
				<p key={name}>
					<label>
						{name} <input type="checkbox" {...register(name)} />
					</label>{' '}
					<output aria-label={`error of ${name}`}>{errorOf(name)}</output>
				</p>
			))}
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareRegisterForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareRegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const BeginsWithoutAnyConsent: Story = {
	args: { defaultValues: { name: 'An', acceptTerms: true, acceptPrivacy: true } as never },
	play: async ({ canvas }) => {
		for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
	},
};

export const BeginsWithWhatWasTypedBefore: Story = {
	args: { defaultValues: { name: 'An', email: 'an@vi-du.vn', password: 'mật khẩu', confirmPassword: 'mật khẩu' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('name')).toHaveValue('An');
		await expect(canvas.getByLabelText('email')).toHaveValue('an@vi-du.vn');
		await expect(canvas.getByLabelText('password')).toHaveValue('mật khẩu');
		await expect(canvas.getByLabelText('confirmPassword')).toHaveValue('mật khẩu');
	},
};

export const ComparesThePasswordsWheneverOneChanges: Story = {
	play: async ({ canvas, userEvent }) => {
		const password = canvas.getByLabelText('password');
		const confirmation = canvas.getByLabelText('confirmPassword');
		const error = canvas.getByLabelText('error of confirmPassword');
		await userEvent.type(password, 'mật khẩu mới');
		await userEvent.click(confirmation);
		// Nobody has repeated it yet.
		await expect(error).toBeEmptyDOMElement();
		await userEvent.type(confirmation, 'mật khẩu');
		await userEvent.tab();
		await waitFor(() => expect(error).toHaveTextContent('mismatch'));
		await userEvent.clear(password);
		await userEvent.type(password, 'mật khẩu');
		await waitFor(() => expect(error).toBeEmptyDOMElement());
		await userEvent.type(password, ' khác');
		await waitFor(() => expect(error).toHaveTextContent('mismatch'));
	},
};
