import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ParcelFormOptions, useParcelForm } from './use-parcel-form.ts';

/** The rules of looking a plot up on bare inputs. */
function BareParcelForm({ wardId: first, onSubmit }: ParcelFormOptions) {
	const [wardId, setWardId] = useState(first);
	const form = useParcelForm({ wardId, onSubmit });
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				ward <input value={wardId ?? ''} onChange={(event) => setWardId(event.target.value)} />
			</label>
			<output aria-label="what is wrong: ward">{form.errorOf('wardId')}</output>
			<label>
				sheet <input {...form.register('mapSheetNo')} />
			</label>
			<output aria-label="what is wrong: sheet">{form.errorOf('mapSheetNo')}</output>
			<label>
				plot <input {...form.register('landPlotNo')} />
			</label>
			<output aria-label="what is wrong: plot">{form.errorOf('landPlotNo')}</output>
			<button type="submit">find</button>
		</form>
	);
}

const meta = {
	component: BareParcelForm,
	args: { wardId: undefined, onSubmit: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareParcelForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SpeaksCodes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('plot'), '--');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: ward')).toHaveTextContent('required'));
		await expect(canvas.getByLabelText('what is wrong: sheet')).toHaveTextContent('required');
		await expect(canvas.getByLabelText('what is wrong: plot')).toHaveTextContent('invalid');
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByLabelText('ward'), '26740');
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: ward')).toBeEmptyDOMElement());
	},
};

export const SeeksNothingUnderNought: Story = {
	args: { wardId: '26740' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('sheet'), '00');
		await userEvent.type(canvas.getByLabelText('plot'), 'Thửa số');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: sheet')).toHaveTextContent('invalid'));
		await expect(canvas.getByLabelText('what is wrong: plot')).toHaveTextContent('invalid');
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SendsNumbersAsText: Story = {
	args: { wardId: '26740' },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('sheet'), ' DC-12 ');
		await userEvent.type(canvas.getByLabelText('plot'), '05');
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ wardId: '26740', mapSheetNo: 'DC-12', landPlotNo: '05' }),
		);
	},
};
