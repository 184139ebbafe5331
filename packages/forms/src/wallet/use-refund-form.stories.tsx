import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type RefundFormOptions, useRefundForm } from './use-refund-form.ts';

/** The rules of giving a payment back, on a bare input. */
function BareRefundForm(options: RefundFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useRefundForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<p>
				<label>
					reason <input {...register('reason')} />
				</label>{' '}
				<output>{errorOf('reason')}</output>
			</p>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareRefundForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareRefundForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const AsksWhy: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('reason'), '  {Enter}');
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByLabelText('reason'), 'Thu nhầm. {Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Thu nhầm.' }));
	},
};
