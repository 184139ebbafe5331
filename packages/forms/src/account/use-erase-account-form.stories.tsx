import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type EraseAccountFormOptions, useEraseAccountForm } from './use-erase-account-form.ts';

/** The rule of erasing an account on a bare input. */
function BareEraseAccountForm(options: EraseAccountFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useEraseAccountForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				password <input type="password" {...register('password')} />
			</label>{' '}
			<output>{errorOf('password')}</output>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = { component: BareEraseAccountForm, args: { onSubmit: fn() }, tags: ['!autodocs'] } satisfies Meta<
	typeof BareEraseAccountForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsksForThePassword: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByText('required')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysThatItIsWrong: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'password', code: 'wrong' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('password'), 'sai{Enter}');
		await waitFor(() => expect(canvas.getByText('wrong')).toBeVisible());
		await expect(canvas.getByLabelText('password')).toHaveValue('sai');
	},
};
