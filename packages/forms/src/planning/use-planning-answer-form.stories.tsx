import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type PlanningAnswerFormOptions, usePlanningAnswerForm } from './use-planning-answer-form.ts';

/** The rules of an answer on bare inputs. */
function BareAnswerForm(options: PlanningAnswerFormOptions) {
	const form = usePlanningAnswerForm(options);
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (form.submitTimes > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [form.submitTimes]);
	return (
		<form ref={element} noValidate onSubmit={form.onSubmit}>
			{form.rows.map(({ id }, index) => (
				<div key={id}>
					<input
						aria-label={`code ${index}`}
						aria-invalid={Boolean(form.errorOf(`zones.${index}.landCode`))}
						ref={form.register(`zones.${index}.landCode`).ref}
						value={form.values.zones[index]?.landCode ?? ''}
						onChange={({ target }) => form.setZoneCode(index, target.value)}
					/>
					<input aria-label={`name ${index}`} {...form.register(`zones.${index}.name`)} />
					<input aria-label={`area ${index}`} {...form.register(`zones.${index}.area`)} />
					<output aria-label={`share ${index}`}>{form.facts.rows[index]?.percent}</output>
					<output aria-label={`what is wrong: zone ${index}`}>
						{[
							form.errorOf(`zones.${index}.landCode`),
							form.errorOf(`zones.${index}.name`),
							form.errorOf(`zones.${index}.area`),
						].join(' ')}
					</output>
					<button type="button" onClick={() => form.removeZone(index)}>
						remove {index}
					</button>
				</div>
			))}
			<button type="button" onClick={form.addZone}>
				add
			</button>
			<input
				aria-label="reserve"
				aria-invalid={Boolean(form.errorOf('roadReserve'))}
				{...form.register('roadReserve')}
			/>
			<output aria-label="what is wrong: reserve">{form.errorOf('roadReserve')}</output>
			<input aria-label="as of" {...form.register('asOf')} />
			<output aria-label="what is wrong: as of">{form.errorOf('asOf')}</output>
			<button type="button" onClick={() => form.set({ confidence: 'HIGH' })}>
				sure
			</button>
			<output aria-label="what is wrong: sure">{form.errorOf('confidence')}</output>
			<output aria-label="whole">{form.facts.whole}</output>
			<output aria-label="dirty">{String(form.isDirty)}</output>
			<button type="submit">send</button>
		</form>
	);
}

const meta = {
	component: BareAnswerForm,
	args: { onSubmit: fn<PlanningAnswerFormOptions['onSubmit']>(async () => undefined), onDraftChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareAnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SharesFollowTheAreasAsOneTypes: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('code 0'), 'odt');
		await userEvent.type(canvas.getByLabelText('area 0'), '96,5');
		await userEvent.click(canvas.getByRole('button', { name: 'add' }));
		await expect(canvas.getByLabelText('code 1')).toHaveFocus();
		await userEvent.type(canvas.getByLabelText('code 1'), 'DGT');
		await userEvent.type(canvas.getByLabelText('area 1'), '24');
		await expect(canvas.getByLabelText('share 0')).toHaveTextContent('80.1');
		await expect(canvas.getByLabelText('share 1')).toHaveTextContent('19.9');
		await expect(canvas.getByLabelText('whole')).toHaveTextContent('120.5');
		await userEvent.click(canvas.getByRole('button', { name: 'remove 0' }));
		await expect(canvas.getByLabelText('code 0')).toHaveValue('DGT');
		await expect(canvas.getByLabelText('share 0')).toHaveTextContent('100');
		await userEvent.click(canvas.getByRole('button', { name: 'remove 0' }));
		await expect(canvas.getByLabelText('code 0')).toHaveValue('');
		await expect(args.onDraftChange).toHaveBeenCalled();
	},
};

export const SpeaksCodesAndLeadsToTheFirst: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: zone 0')).toHaveTextContent('required required'));
		await expect(canvas.getByLabelText('what is wrong: as of')).toHaveTextContent('required');
		await expect(canvas.getByLabelText('what is wrong: sure')).toHaveTextContent('required');
		await expect(canvas.getByLabelText('code 0')).toHaveFocus();
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByLabelText('code 0'), 'HH-2');
		await userEvent.type(canvas.getByLabelText('area 0'), '10');
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: zone 0')).toHaveTextContent(/^unknown_code$/));
		await userEvent.type(canvas.getByLabelText('name 0'), 'Đất hỗn hợp');
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: zone 0')).toHaveTextContent(/^$/));
	},
};

export const SendsFiguresAndKeepsWhatWasRefused: Story = {
	args: {
		defaultValues: { asOf: '2026-03-10' },
		onSubmit: fn<PlanningAnswerFormOptions['onSubmit']>(async () => ({
			fields: [{ path: 'roadReserve', code: 'over_plot' }],
		})),
	},
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByLabelText('code 0'), ' odt ');
		await userEvent.type(canvas.getByLabelText('area 0'), '96 m2');
		await userEvent.type(canvas.getByLabelText('reserve'), '12,5');
		await userEvent.click(canvas.getByRole('button', { name: 'sure' }));
		await userEvent.click(canvas.getByRole('button', { name: 'send' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong: reserve')).toHaveTextContent('over_plot'));
		await expect(args.onSubmit).toHaveBeenCalledWith(
			expect.objectContaining({
				zones: [expect.objectContaining({ landCode: 'ODT', area: 96 })],
				roadReserve: 12.5,
				storeys: null,
				fileLinkIds: [],
			}),
		);
		await expect(canvas.getByLabelText('reserve')).toHaveFocus();
		await expect(canvas.getByLabelText('reserve')).toHaveValue('12,5');
		await expect(canvas.getByLabelText('dirty')).toHaveTextContent('true');
	},
};
