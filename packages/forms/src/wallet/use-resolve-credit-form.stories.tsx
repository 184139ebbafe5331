import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ResolveCreditFormOptions, useResolveCreditForm } from './use-resolve-credit-form.ts';

/** The rules of putting unmatched money into somebody's wallet, on bare inputs. */
function BareResolveCreditForm(options: ResolveCreditFormOptions) {
	const { register, errorOf, onSubmit, pending, failure } = useResolveCreditForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			{(['phone', 'note'] as const).map((name) => (
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
	component: BareResolveCreditForm,
	args: { onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareResolveCreditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const AsksForBoth: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getAllByText('required')).toHaveLength(2));
		await expect(canvas.getByLabelText('phone')).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const LeadsToAPhoneThatNobodyHas: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'phone', code: 'unknown' }] })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('phone'), '0912345678');
		await userEvent.type(canvas.getByLabelText('note'), 'Có ủy nhiệm chi.{Enter}');
		await waitFor(() => expect(canvas.getByText('unknown')).toBeVisible());
		await expect(canvas.getByLabelText('phone')).toHaveFocus();
		await expect(canvas.getByLabelText('note')).toHaveValue('Có ủy nhiệm chi.');
	},
};
