import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type RefundFormOptions, useRefundForm } from './use-refund-form.ts';

/** The rules of giving a payment back, on bare inputs. */
function BareRefundForm(options: RefundFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useRefundForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{(['paymentId', 'reason'] as const).map((name) => (
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

const meta = { component: BareRefundForm, args: { onSubmit: fn() }, tags: ['!autodocs'] } satisfies Meta<
	typeof BareRefundForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SendsAnIdWithoutTheBlanksAround: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('paymentId'), ' 0b6c2f7e-9a43-4d0e-8c55-1f2a3b4c5d6e ');
		await userEvent.type(canvas.getByLabelText('reason'), 'Thu nhầm.{Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				paymentId: '0b6c2f7e-9a43-4d0e-8c55-1f2a3b4c5d6e',
				reason: 'Thu nhầm.',
			}),
		);
	},
};

export const RefusesWhatIsNoId: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('paymentId'), 'AC0042{Enter}');
		await waitFor(() => expect(canvas.getByText('invalid')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};
