import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PhoneStepFormOptions, usePhoneStepForm } from './use-phone-step-form.ts';

/** The rules of giving a phone number on a bare input. */
function BarePhoneStepForm(options: PhoneStepFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = usePhoneStepForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				phone <input type="tel" {...register('phone')} /> <output>{errorOf('phone')}</output>
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
	component: BarePhoneStepForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BarePhoneStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SendsTheNumberAsItWasWritten: Story = {
	args: { defaultValues: { phone: ' +84 912 345 678 ' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: '+84 912 345 678' }));
	},
};
