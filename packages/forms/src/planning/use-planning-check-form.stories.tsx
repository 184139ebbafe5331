import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type PlanningCheckFormOptions, usePlanningCheckForm } from './use-planning-check-form.ts';

const places = ['provinceId', 'wardId', 'currentProvinceId', 'currentWardId'] as const;
const texts = ['mapSheetNo', 'landPlotNo', 'note'] as const;

/** The rules of a request for a planning check on bare inputs. */
function BarePlanningCheckForm(options: PlanningCheckFormOptions) {
	const { register, values, set, errorOf, onSubmit, pending, failure, isDirty } = usePlanningCheckForm(options);
	return (
		<form noValidate onSubmit={onSubmit}>
			<button type="button" onClick={() => set({ system: values.system === 'legacy' ? 'current' : 'legacy' })}>
				{values.system}
			</button>
			<button type="button" onClick={() => set({ provinceId: '79', districtId: '760', wardId: '26740' })}>
				choose an old ward
			</button>
			<button type="button" onClick={() => set({ currentProvinceId: '79', currentWardId: '26743' })}>
				choose a new ward
			</button>
			{texts.map((field) => (
				<label key={field}>
					{field} <input {...register(field)} />
				</label>
			))}
			{[...places, ...texts, 'fileIds' as const].map((field) => (
				<p key={field}>
					<output aria-label={`what is wrong: ${field}`}>{errorOf(field)}</output>
				</p>
			))}
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p>{isDirty ? 'not sent' : 'nothing to send'}</p>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BarePlanningCheckForm,
	args: { onSubmit: fn(), onDraftChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BarePlanningCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SpeaksCodes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('landPlotNo'), '--');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: provinceId')).toHaveTextContent('required'));
		await expect(canvas.getByLabelText('what is wrong: mapSheetNo')).toHaveTextContent('required');
		await expect(canvas.getByLabelText('what is wrong: landPlotNo')).toHaveTextContent('invalid');
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'choose an old ward' }));
		await expect(canvas.getByLabelText('what is wrong: provinceId')).toBeEmptyDOMElement();
	},
};

export const AsksForTheUnitsThatTheCertificateNames: Story = {
	args: { defaultValues: { mapSheetNo: '12', landPlotNo: '105' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'choose an old ward' }));
		await userEvent.click(canvas.getByRole('button', { name: 'legacy' }));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('what is wrong: currentProvinceId')).toHaveTextContent('required'),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'choose a new ward' }));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenLastCalledWith(
				expect.objectContaining({ provinceId: null, wardId: null, currentProvinceId: '79', currentWardId: '26743' }),
			),
		);
		// What was chosen in the other system comes back with it.
		await userEvent.click(canvas.getByRole('button', { name: 'current' }));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ wardId: '26740', currentWardId: null })),
		);
	},
};

export const TellsEveryChangeUntilItIsSent: Story = {
	args: { defaultValues: { provinceId: '79', districtId: '760', wardId: '26740', mapSheetNo: '12' } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('nothing to send')).toBeVisible();
		await userEvent.type(canvas.getByLabelText('landPlotNo'), '7');
		await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ landPlotNo: '7' }));
		await expect(canvas.getByText('not sent')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('nothing to send')).toBeVisible());
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: {
		defaultValues: { provinceId: '79', districtId: '760', wardId: '26740', mapSheetNo: '12', landPlotNo: '7' },
		onSubmit: fn(() => ({ fields: [{ path: 'fileIds.0', code: 'unknown' }], message: 'refused' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: fileIds')).toHaveTextContent('unknown'));
		await expect(canvas.getByRole('alert')).toHaveTextContent('refused');
	},
};
