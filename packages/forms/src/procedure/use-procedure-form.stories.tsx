import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ProcedureFormOptions, useProcedureForm } from './use-procedure-form.ts';

const fields = ['type', 'name', 'price', 'description'] as const;

/** The rules of starting a procedure on bare inputs. */
function BareProcedureForm(options: ProcedureFormOptions) {
	const { register, values, price, choose, groupDigits, errorOf, onSubmit, pending, failure } =
		useProcedureForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<button type="button" onClick={() => choose({ type: 'TRANSFER', side: 'SELLER' })}>
				{values.type || 'no type'} {values.side}
			</button>
			<label>
				name <input {...register('name')} />
			</label>
			<label>
				price <input {...register('price')} onBlur={groupDigits} />
			</label>
			<output aria-label="read as">{price}</output>
			{fields.map((field) => (
				<p key={field}>
					<output aria-label={`what is wrong: ${field}`}>{errorOf(field)}</output>
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
	component: BareProcedureForm,
	args: { locale: 'vn', onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareProcedureForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const ReadsMoneyAsPeopleWriteIt: Story = {
	args: { defaultValues: { type: 'BUY', name: 'Nhà', locationInfoId: 'l1', price: null } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('price'), '5 tỷ 2');
		await expect(canvas.getByLabelText('read as')).toHaveTextContent('5200000000');
		await userEvent.tab();
		await expect(canvas.getByLabelText('price')).toHaveValue('5.200.000.000');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({ type: 'BUY', side: 'BUYER', price: 5_200_000_000, locationInfoId: 'l1' }),
			),
		);
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: {
		defaultValues: { type: 'BUY', name: 'Nhà', price: 1_000_000_000 },
		onSubmit: fn(() => ({ fields: [{ path: 'name', code: 'over_limit' }], message: 'refused' })),
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByLabelText('price')).toHaveValue('1.000.000.000');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: name')).toHaveTextContent('over_limit'));
		await expect(canvas.getByRole('alert')).toHaveTextContent('refused');
	},
};
