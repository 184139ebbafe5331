import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type BookPayOutFormOptions, useBookPayOutForm } from './use-book-pay-out-form.ts';

/** The rules of booking a pay-out, on a bare input. */
function BareBookPayOutForm(options: BookPayOutFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useBookPayOutForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				reference <input {...register('reference')} />
			</label>{' '}
			<output>{errorOf('reference')}</output>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareBookPayOutForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareBookPayOutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const TakesANumberHoweverItIsSpelled: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('reference'), ' ft-2632 5000123 {Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ reference: 'FT26325000123' }));
	},
};

export const AsksForANumber: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('reference'), ' - {Enter}');
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhatTheServerKnows: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'reference', code: 'taken' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('reference'), 'FT1{Enter}');
		await waitFor(() => expect(canvas.getByText('taken')).toBeVisible());
	},
};
