import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { type Submit, useSchemaForm } from './use-schema-form.ts';

const schema = z.object({ name: z.string().check(z.minLength(1, 'required')) });
type Values = z.output<typeof schema>;

/** A form of one bare input, which tells its state. */
function BareForm({ onSubmit }: { onSubmit: Submit<Values> }) {
	const form = useSchemaForm<Values, Values>(schema, { defaultValues: { name: 'An' }, onSubmit });
	const by = form.paramsOf('name')?.by;
	const whole = form.pending
		? 'under way'
		: form.failure === ''
			? 'refused, nobody said why'
			: (form.failure ?? 'at rest');
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				name <input {...form.register('name')} />
			</label>
			<output>
				{[whole, form.errorOf('name')].filter(Boolean).join(', ')}
				{by && ` by ${by}`}
			</output>
			<button type="submit">save</button>
		</form>
	);
}

const meta = {
	component: BareForm,
	args: { onSubmit: fn<Submit<Values>>() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareForm>;

export default meta;
type Story = StoryObj<typeof meta>;

let answer = () => {};

export const IsSentOnceAtATime: Story = {
	args: {
		onSubmit: fn<Submit<Values>>(
			() =>
				new Promise((resolve) => {
					answer = () => resolve({ message: 'refused' });
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const state = canvas.getByRole('status');
		const save = canvas.getByRole('button', { name: 'save' });
		await userEvent.dblClick(save);
		await waitFor(() => expect(state).toHaveTextContent('under way'));
		await userEvent.click(save);
		await expect(args.onSubmit).toHaveBeenCalledTimes(1);
		answer();
		await waitFor(() => expect(state).toHaveTextContent('refused'));
		await userEvent.click(save);
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
		answer();
	},
};

export const WhatIsWrongMayBeSentAgain: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const name = canvas.getByRole('textbox', { name: 'name' });
		await userEvent.clear(name);
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.type(name, 'Bình{Enter}');
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Bình' }));
	},
};

let refusal: Awaited<ReturnType<Submit<Values>>>;

export const WhatNoFieldExplainsIsRefusedAsAWhole: Story = {
	args: { onSubmit: fn<Submit<Values>>(() => refusal) },
	play: async ({ canvas, userEvent }) => {
		const state = canvas.getByRole('status');
		const send = async (answered: typeof refusal, said: string) => {
			refusal = answered;
			await userEvent.click(canvas.getByRole('button', { name: 'save' }));
			await waitFor(() => expect(state).toHaveTextContent(said));
		};
		await send({}, 'refused, nobody said why');
		await send({ fields: [{ path: 'name', code: 'taken', params: { by: 2 } }] }, 'at rest, taken by 2');
		await send({ fields: [{ path: 'phone', code: 'required' }] }, 'refused, nobody said why');
		// Mending the one field would not be enough.
		const both = ['name', 'phone'].map((path) => ({ path, code: 'taken' }));
		await send({ fields: both }, 'refused, nobody said why, taken');
		await send({ fields: both, message: 'Not today' }, 'Not today, taken');
		await send(undefined, 'at rest');
		await expect(state).toHaveTextContent(/^at rest$/);
	},
};

export const ARefusalIsNotSaidOfWhatIsNotSent: Story = {
	args: { onSubmit: fn<Submit<Values>>(() => ({ message: 'Not today' })) },
	play: async ({ canvas, userEvent }) => {
		const state = canvas.getByRole('status');
		const save = canvas.getByRole('button', { name: 'save' });
		await userEvent.click(save);
		await waitFor(() => expect(state).toHaveTextContent('Not today'));
		await userEvent.clear(canvas.getByRole('textbox', { name: 'name' }));
		await userEvent.click(save);
		await waitFor(() => expect(state).toHaveTextContent(/^at rest, required$/));
	},
};

const several = z.object({
	agrees: z.literal(true, 'required'),
	name: z.string().check(z.minLength(1, 'required')),
});

/** A form whose last input is registered first, as one beside fields that are drawn by components of their own. */
function LastFirst({ onSubmit }: { onSubmit: Submit<unknown> }) {
	const form = useSchemaForm<z.input<typeof several>, z.output<typeof several>>(several, {
		defaultValues: { agrees: false as true, name: '' },
		onSubmit,
	});
	const agrees = form.register('agrees');
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				name <input {...form.register('name')} />
			</label>
			<label>
				agrees <input {...agrees} type="checkbox" />
			</label>
			<output>{form.errorOf('agrees')}</output>
			<button type="submit">save</button>
		</form>
	);
}

export const LeadsToWhatStandsFirst: Story = {
	args: {
		onSubmit: fn<Submit<Values>>(() => ({ fields: ['agrees', 'name'].map((path) => ({ path, code: 'taken' })) })),
	},
	render: ({ onSubmit }) => <LastFirst onSubmit={onSubmit as Submit<unknown>} />,
	play: async ({ canvas, userEvent }) => {
		const [name, agrees] = [canvas.getByRole('textbox'), canvas.getByRole('checkbox')];
		const save = canvas.getByRole('button', { name: 'save' });
		await userEvent.click(save);
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.type(name, 'An');
		await userEvent.click(save);
		await waitFor(() => expect(agrees).toHaveFocus());
		// What the server refuses likewise.
		await userEvent.click(agrees);
		await userEvent.click(save);
		await waitFor(() => expect(name).toHaveFocus());
		await expect(canvas.getByRole('status')).toHaveTextContent('taken');
	},
};

const dated = z.object({ day: z.string() });

/** A form with a day that may be left out. */
function BareDate({ onSubmit }: { onSubmit: Submit<z.output<typeof dated>> }) {
	const form = useSchemaForm<z.output<typeof dated>, z.output<typeof dated>>(dated, {
		defaultValues: { day: '' },
		onSubmit,
	});
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				day <input type="date" {...form.register('day')} />
			</label>
			<output>{form.errorOf('day')}</output>
			<button type="submit">save</button>
		</form>
	);
}

const saved = fn<Submit<z.output<typeof dated>>>();

export const ADateThatIsTypedInPartIsNotSentAsNone: Story = {
	render: () => <BareDate onSubmit={saved} />,
	play: async ({ canvas, userEvent }) => {
		const day = canvas.getByLabelText('day');
		const save = canvas.getByRole('button', { name: 'save' });
		// What a browser says of `31/02/____`; made-up keys do not reach its parts.
		Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
		await userEvent.click(save);
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('invalid'));
		await expect(day).toHaveFocus();
		await expect(saved).not.toHaveBeenCalled();
		Reflect.deleteProperty(day, 'validity');
		await userEvent.click(save);
		await waitFor(() => expect(saved).toHaveBeenCalledWith({ day: '' }));
		await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
	},
};
