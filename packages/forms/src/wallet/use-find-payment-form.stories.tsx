import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type FindPaymentFormOptions, useFindPaymentForm } from './use-find-payment-form.ts';

/** The rules of finding a payment, on a bare input. */
function BareFindPaymentForm(options: FindPaymentFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useFindPaymentForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<p>
				<label>
					code <input {...register('code')} />
				</label>{' '}
				<output>{errorOf('code')}</output>
			</p>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareFindPaymentForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareFindPaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SendsACodeWithoutTheBlanksAround: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('code'), ' AC3K8P1D2Q7R {Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: 'AC3K8P1D2Q7R' }));
	},
};

export const LeadsToACodeThatNobodyHas: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'code', code: 'unknown' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('code'), 'GD12{Enter}');
		await waitFor(() => expect(canvas.getByText('unknown')).toBeVisible());
		await expect(canvas.getByLabelText('code')).toHaveFocus();
	},
};
