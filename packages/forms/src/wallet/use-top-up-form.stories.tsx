import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type TopUpFormOptions, useTopUpForm } from './use-top-up-form.ts';

/** The rules of topping up a wallet on a bare input. */
function BareTopUpForm(options: TopUpFormOptions) {
	const { register, errorOf, onSubmit, pending, amount, chooseAmount, groupDigits } = useTopUpForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				amount <input {...register('amount')} /> <output>{errorOf('amount')}</output>
			</label>
			<button type="button" onClick={() => chooseAmount(200_000)}>
				200k
			</button>
			<button type="button" onClick={groupDigits}>
				group
			</button>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="status" aria-label="read">
				{amount}
			</p>
		</form>
	);
}

const meta = {
	component: BareTopUpForm,
	args: { locale: 'vn', onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareTopUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ReadsAndWritesMoney: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const amount = canvas.getByLabelText(/^amount/);
		await userEvent.type(amount, '1tr5');
		await expect(canvas.getByRole('status', { name: 'read' })).toHaveTextContent('1500000');
		await userEvent.click(canvas.getByRole('button', { name: 'group' }));
		await expect(amount).toHaveValue('1.500.000');
		await userEvent.click(canvas.getByRole('button', { name: '200k' }));
		await expect(amount).toHaveValue('200.000');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ method: 'MOMO', amount: 200_000 }));
	},
};
