import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type CodeStepFormOptions, useCodeStepForm } from './use-code-step-form.ts';

/** The rules of giving a code on a bare input. */
function BareCodeStepForm(options: CodeStepFormOptions) {
	const { register, errorOf, onSubmit, pending, failure, resend, resending, resent } = useCodeStepForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				code <input {...register('code')} /> <output>{errorOf('code')}</output>
			</label>
			<br />
			<button type="submit" disabled={pending}>
				submit
			</button>
			<button type="button" disabled={resending} onClick={resend}>
				resend
			</button>
			<p role="alert">{failure}</p>
			<p role="status" aria-label="news">
				{resent && 'resent'}
			</p>
		</form>
	);
}

const meta = {
	component: BareCodeStepForm,
	args: { onSubmit: fn(), onResend: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareCodeStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const LetsARefusedCodeBeTypedOver: Story = {
	args: { onSubmit: fn(() => ({ message: 'wrong' })) },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText<HTMLInputElement>(/code/);
		await userEvent.type(input, '111111');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(input).toHaveFocus());
		await expect(input).toHaveValue('111111');
		await userEvent.keyboard('2');
		await expect(input).toHaveValue('2');
	},
};

export const StartsAnewWithANewCode: Story = {
	args: { onSubmit: fn(() => ({ message: 'wrong' })) },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText(/code/);
		await userEvent.type(input, '111111{Enter}');
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('wrong'));
		await userEvent.click(canvas.getByRole('button', { name: 'resend' }));
		await waitFor(() => expect(canvas.getByRole('status', { name: 'news' })).toHaveTextContent('resent'));
		await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
		await expect(input).toHaveValue('');
		await expect(input).toHaveFocus();
	},
};

export const SaysWhyNoNewCodeWasSent: Story = {
	args: { onResend: fn(() => ({ message: 'too soon' })) },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText(/code/);
		await userEvent.type(input, '1111');
		await userEvent.click(canvas.getByRole('button', { name: 'resend' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('too soon'));
		await expect(canvas.getByRole('status', { name: 'news' })).toBeEmptyDOMElement();
		await expect(input).toHaveValue('1111');
	},
};
