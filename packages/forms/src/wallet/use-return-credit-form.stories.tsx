import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ReturnCreditFormOptions, useReturnCreditForm } from './use-return-credit-form.ts';

/** The rules of booking that unmatched money was sent back, on bare inputs. */
function BareReturnCreditForm(options: ReturnCreditFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useReturnCreditForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				reference <input {...register('reference')} />
			</label>{' '}
			<output>{errorOf('reference')}</output>
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
	component: BareReturnCreditForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareReturnCreditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesANumberHoweverItIsSpelled: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('note'), ' Chuyển nhầm. ');
		await userEvent.type(canvas.getByLabelText('reference'), ' ft-2632 5000123 {Enter}');
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ reference: 'FT26325000123', note: 'Chuyển nhầm.' }),
		);
	},
};

export const AsksForANumberAndWhy: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('reference'), ' - {Enter}');
		await waitFor(() => expect(canvas.getAllByText('required')).toHaveLength(2));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhatTheServerKnows: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'reference', code: 'taken' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('note'), 'Chuyển nhầm.');
		await userEvent.type(canvas.getByLabelText('reference'), 'FT1{Enter}');
		await waitFor(() => expect(canvas.getByText('taken')).toBeVisible());
	},
};
