import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type EmailStepFormOptions, useEmailStepForm } from './use-email-step-form.ts';

/** The rules of giving an e-mail on a bare input. */
function BareEmailStepForm(options: EmailStepFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useEmailStepForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				email <input type="email" {...register('email')} /> <output>{errorOf('email')}</output>
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
	component: BareEmailStepForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareEmailStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SpeaksCodes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await userEvent.type(canvas.getByLabelText(/email/), 'an@');
		await waitFor(() => expect(canvas.getByText('invalid')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
