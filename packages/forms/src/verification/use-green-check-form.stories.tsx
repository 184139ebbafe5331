import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { greenCheckResults } from './items.ts';
import { type GreenCheckFormOptions, useGreenCheckForm } from './use-green-check-form.ts';

const position = { locationLat: 10.7769, locationLong: 106.7009, accuracy: 8, at: '2026-03-10T03:00:00.000Z' };

const elsewhere = {
	known: { items: [], photoIds: [], position: null },
	now: {
		items: [
			{ name: 'PAPER' as const, result: 'PASS' as const, note: 'Bản gốc.' },
			{ name: 'PRICE' as const, result: 'PASS' as const, note: null },
		],
		photoIds: ['there'],
		position,
	},
};

/** The rules of a green check's findings on bare inputs. */
function BareGreenCheckForm(options: GreenCheckFormOptions) {
	const form = useGreenCheckForm(options);
	const { values, setResult, setNote, setPhotoIds, setPosition } = form;
	return (
		<form noValidate onSubmit={form.onSubmit}>
			{values.items.map(({ name, result, note }) => (
				<p key={name}>
					{greenCheckResults.map((value) => (
						<label key={value}>
							<input type="radio" name={name} checked={result === value} onChange={() => setResult(name, value)} />
							{name} {value}
						</label>
					))}
					<input aria-label={`${name} note`} value={note} onChange={({ target }) => setNote(name, target.value)} />
				</p>
			))}
			<button type="button" onClick={() => setPhotoIds([...values.photoIds, 'p1'])}>
				photo
			</button>
			<button type="button" onClick={() => setPosition(position)}>
				position
			</button>
			<button type="button" onClick={() => form.refuse([{ path: 'photoIds.0', code: 'unknown' }])}>
				refuse
			</button>
			<button type="button" onClick={() => form.takeUp(elsewhere)}>
				take up
			</button>
			<button type="submit">send</button>
			<output aria-label="decided">{form.decided}</output>
			<output aria-label="wrong">{form.errors.map(({ path, code }) => `${path} ${code}`).join(', ')}</output>
			<output aria-label="sent">{form.submitTimes}</output>
			<p role="alert">{form.failure}</p>
		</form>
	);
}

const meta = {
	component: BareGreenCheckForm,
	args: {
		defaultValues: { items: [], photoIds: [], position: null },
		onChange: fn(),
		onSubmit: fn<GreenCheckFormOptions['onSubmit']>(async () => undefined),
	},
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareGreenCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const BeginsWithWhatWasKept: Story = {
	args: {
		defaultValues: {
			items: [
				{ name: 'PRICE', result: 'FAIL', note: 'Chủ nói giá khác.' },
				{ name: 'PLOT', result: 'NOT_CHECKED', note: 'Chủ không mang giấy.' },
				{ name: 'PAPER', result: 'NOT_CHECKED', note: null },
			],
			photoIds: ['p0'],
			position,
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('PRICE FAIL')).toBeChecked();
		await expect(canvas.getByLabelText('PRICE note')).toHaveValue('Chủ nói giá khác.');
		await expect(canvas.getByLabelText('PLOT NOT_CHECKED')).toBeChecked();
		await expect(canvas.getByLabelText('PAPER NOT_CHECKED')).not.toBeChecked();
		await expect(canvas.getByLabelText('decided')).toHaveTextContent('2');
	},
};

export const TellsWhatCanBeKept: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByLabelText('PAPER FAIL'));
		await userEvent.type(canvas.getByLabelText('PAPER note'), 'Sổ đang thế chấp.');
		await userEvent.type(canvas.getByLabelText('PRICE note'), 'Chưa chọn gì.');
		await userEvent.click(canvas.getByRole('button', { name: 'photo' }));
		await expect(args.onChange).toHaveBeenLastCalledWith({
			items: [{ name: 'PAPER', result: 'FAIL', note: 'Sổ đang thế chấp.' }],
			photoIds: ['p1'],
			position: null,
		});
	},
};

export const TakesUpWhatWasFoundElsewhereAndKeepsWhatIsTyped: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByLabelText('PRICE FAIL'));
		await userEvent.type(canvas.getByLabelText('PRICE note'), 'Chủ nói giá khác.');
		await userEvent.click(canvas.getByRole('button', { name: 'photo' }));
		await userEvent.click(canvas.getByRole('button', { name: 'take up' }));
		await expect(canvas.getByLabelText('PAPER PASS')).toBeChecked();
		await expect(canvas.getByLabelText('PRICE FAIL')).toBeChecked();
		await expect(args.onChange).toHaveBeenLastCalledWith({
			items: [
				{ name: 'PAPER', result: 'PASS', note: 'Bản gốc.' },
				{ name: 'PRICE', result: 'FAIL', note: 'Chủ nói giá khác.' },
			],
			photoIds: ['p1', 'there'],
			position,
		});
	},
};

export const SaysAllThatIsWrongInItsOrder: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByLabelText('PRICE FAIL'));
		await userEvent.click(canvas.getByLabelText('ADDRESS PASS'));
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('wrong')).toHaveTextContent(
				'items.0.result required, items.1.result required, items.2.result required, items.4.result required, items.5.note required, items.6.result required, photoIds required, position required',
			),
		);
		await expect(canvas.getByLabelText('sent')).toHaveTextContent('1');
		await expect(args.onSubmit).not.toHaveBeenCalled();
		// One thing put right may put another right too: nobody was there.
		await userEvent.click(canvas.getByLabelText('ADDRESS NOT_CHECKED'));
		await waitFor(() => expect(canvas.getByLabelText('wrong')).not.toHaveTextContent(/photoIds|position/));
		await userEvent.type(canvas.getByLabelText('PRICE note'), 'Chủ nói giá khác.');
		await waitFor(() => expect(canvas.getByLabelText('wrong')).not.toHaveTextContent('items.5'));
	},
};

export const FilesWhatIsWhole: Story = {
	play: async ({ canvas, userEvent, args }) => {
		for (const name of ['OWNER_NAME', 'PAPER', 'PLOT', 'ADDRESS', 'PHOTOS', 'AVAILABLE'])
			await userEvent.click(canvas.getByLabelText(`${name} PASS`));
		await userEvent.click(canvas.getByLabelText('PRICE FAIL'));
		await userEvent.type(canvas.getByLabelText('PRICE note'), ' Chủ nói giá khác. ');
		await userEvent.click(canvas.getByRole('button', { name: 'photo' }));
		await userEvent.click(canvas.getByRole('button', { name: 'position' }));
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(args.onSubmit).toHaveBeenCalledWith(
			expect.objectContaining({
				items: expect.arrayContaining([{ name: 'PRICE', result: 'FAIL', note: 'Chủ nói giá khác.' }]),
				photoIds: ['p1'],
				position,
			}),
		);
	},
};

export const KeepsWhatWasRefused: Story = {
	args: {
		defaultValues: { items: [{ name: 'PRICE', result: 'PASS', note: 'Hỏi chủ.' }], photoIds: ['p1'], position },
		onSubmit: fn<GreenCheckFormOptions['onSubmit']>(async () => ({ message: 'Tin vừa đổi.' })),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'refuse' }));
		await expect(canvas.getByLabelText('wrong')).toHaveTextContent('photoIds.0 unknown');
		await expect(canvas.getByLabelText('sent')).toHaveTextContent('1');
		for (const name of ['OWNER_NAME', 'PAPER', 'PLOT', 'ADDRESS', 'PHOTOS', 'AVAILABLE'])
			await userEvent.click(canvas.getByLabelText(`${name} NOT_CHECKED`));
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Tin vừa đổi.'));
		await expect(canvas.getByLabelText('PRICE PASS')).toBeChecked();
		await expect(canvas.getByLabelText('PRICE note')).toHaveValue('Hỏi chủ.');
	},
};
