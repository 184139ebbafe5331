import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type CloseCreditFormOptions, useCloseCreditForm } from './use-close-credit-form.ts';

/** The rules of closing money in doubt, on a bare input. */
function BareCloseCreditForm(options: CloseCreditFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useCloseCreditForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				note <input {...register('note')} />
			</label>{' '}
			<output>{errorOf('note')}</output>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareCloseCreditForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareCloseCreditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendsWhy: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('note'), ' Đã hoàn. {Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ note: 'Đã hoàn.' }));
	},
};

export const AsksWhy: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('note'), ' {Enter}');
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
