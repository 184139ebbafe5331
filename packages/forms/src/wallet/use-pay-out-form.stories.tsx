import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PayOutFormOptions, usePayOutForm } from './use-pay-out-form.ts';

/** The rules of setting a pay-out aside, on bare inputs. */
function BarePayOutForm(options: PayOutFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = usePayOutForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{(['phone', 'amount', 'note'] as const).map((name) => (
				<p key={name}>
					<label>
						{name} <input {...register(name)} />
					</label>{' '}
					<output>{errorOf(name)}</output>
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
	component: BarePayOutForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BarePayOutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ReadsAnAmountAsItIsSaid: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('phone'), '0912345678');
		await userEvent.type(canvas.getByLabelText('amount'), '200k');
		await userEvent.type(canvas.getByLabelText('note'), 'Trả lại.{Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				phone: '0912345678',
				amount: 200_000,
				note: 'Trả lại.',
			}),
		);
	},
};

export const RefusesWhatIsNoAmount: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('amount'), 'nhiều{Enter}');
		await waitFor(() => expect(canvas.getByText('invalid')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
