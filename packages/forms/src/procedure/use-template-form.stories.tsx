import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
	type TemplateFormOptions,
	type TemplateFormState,
	useTemplateForm,
	useTemplateRows,
	useUntranslatedPaths,
} from './use-template-form.ts';

/** The steps with nothing but their titles. */
function Steps({ form }: { form: TemplateFormState }) {
	const { rows, add, remove, move } = useTemplateRows(form, 'steps', 'steps');
	return (
		<>
			{rows.map((key, index) => (
				<p key={key}>
					<label>
						step {index + 1} <input {...form.register(`steps.${index}.title.vn`)} />
					</label>
					<button type="button" onClick={() => move(index, index - 1)}>
						up {index + 1}
					</button>
					<button type="button" onClick={() => remove(index)}>
						remove {index + 1}
					</button>
				</p>
			))}
			<button type="button" onClick={add}>
				add
			</button>
		</>
	);
}

/** The rules of a template on bare inputs. */
function BareTemplateForm(options: TemplateFormOptions) {
	const form = useTemplateForm(options);
	const untranslated = useUntranslatedPaths(form);
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				title <input {...form.register('title.vn')} />
			</label>
			<label>
				title in English <input {...form.register('title.en')} />
			</label>
			<Steps form={form} />
			<output aria-label="not translated">{untranslated.join()}</output>
			<output aria-label="what is wrong">{form.errors.map(({ path, code }) => `${path} ${code}`).join()}</output>
			<p>{form.isDirty ? 'not saved' : 'saved'}</p>
			<button type="submit">save</button>
			<p role="alert">{form.failure}</p>
		</form>
	);
}

const both = (text: string) => ({ vn: text, en: text });
const step = (key: string) => ({
	key,
	title: both(key),
	description: null,
	substeps: [
		{
			key: 'only',
			title: both('only'),
			description: null,
			actor: 'BUYER' as const,
			place: null,
			daysMin: null,
			daysMax: null,
			papers: [],
			fees: [],
		},
	],
});

const meta = {
	component: BareTemplateForm,
	args: {
		template: { type: 'BUY', title: both('Mua bán'), steps: [step('first'), step('second')] },
		type: 'BUY',
		onSubmit: fn(),
	},
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareTemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('saved')).toBeVisible();
		await expect(canvas.getByLabelText('step 2')).toHaveValue('second');
	},
};

export const KeepsRowsInTheirOrder: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'up 2' }));
		await expect(canvas.getByLabelText('step 1')).toHaveValue('second');
		await userEvent.click(canvas.getByRole('button', { name: 'add' }));
		await userEvent.click(canvas.getByRole('button', { name: 'remove 3' }));
		await expect(canvas.getByText('not saved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith(
				expect.objectContaining({
					steps: [expect.objectContaining({ key: 'second' }), expect.objectContaining({ key: 'first' })],
				}),
			),
		);
		await waitFor(() => expect(canvas.getByText('saved')).toBeVisible());
	},
};

export const NamesWhatIsWrongByItsPath: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.clear(canvas.getByLabelText('title in English'));
		await expect(canvas.getByLabelText('not translated')).toHaveTextContent('title.en');
		await userEvent.clear(canvas.getByLabelText('step 1'));
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() =>
			expect(canvas.getByLabelText('what is wrong')).toHaveTextContent('title.en required,steps.0.title.vn required'),
		);
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const SaysWhatTheServerRefused: Story = {
	args: { onSubmit: fn(() => ({ fields: [{ path: 'steps', code: 'over_limit' }], message: 'refused' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByLabelText('title'), '!');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() => expect(canvas.getByLabelText('what is wrong')).toHaveTextContent('steps over_limit'));
		await expect(canvas.getByRole('alert')).toHaveTextContent('refused');
		await expect(canvas.getByText('not saved')).toBeVisible();
	},
};
