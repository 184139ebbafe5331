import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type FindOwnerFormOptions, useFindOwnerForm } from './use-find-owner-form.ts';

/** The rules of finding whose wallet it is, on a bare input. */
function BareFindOwnerForm(options: FindOwnerFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useFindOwnerForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<label>
				phone <input {...register('phone')} />
			</label>{' '}
			<output>{errorOf('phone')}</output>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareFindOwnerForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareFindOwnerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const BeginsWithWhoIsLikelyItsOwner: Story = {
	args: { phone: '0912 345 678' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('phone'), '{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: '0912 345 678' }));
	},
};

export const AsksForANumber: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('phone'), '12{Enter}');
		await waitFor(() => expect(canvas.getByText('invalid')).toBeVisible());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhatTheServerKnows: Story = {
	args: { onSubmit: fn(async () => ({ fields: [{ path: 'phone', code: 'unknown' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('phone'), '0912345678{Enter}');
		await waitFor(() => expect(canvas.getByText('unknown')).toBeVisible());
	},
};
