import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import type { Submit } from './use-schema-form.ts';
import { type TrackedFormOptions, useTrackedForm } from './use-tracked-form.ts';

const schema = z.object({ name: z.string() });
type Values = z.output<typeof schema>;

/** A form of one bare input, which tells whether it is saved. */
function BareForm(options: Omit<TrackedFormOptions<Values, Values>, 'defaultValues'>) {
	const form = useTrackedForm<Values, Values>(schema, { ...options, defaultValues: { name: 'An' } });
	return (
		<form noValidate onSubmit={form.onSubmit}>
			<label>
				name <input {...form.register('name')} />
			</label>
			<output>{`${form.pending ? 'under way' : 'at rest'}, ${form.isDirty ? 'changed' : 'saved'}`}</output>
			<button type="button" onClick={() => form.quietly(() => form.control.setValue('name', 'Bình'))}>
				rename
			</button>
			<button type="submit">save</button>
		</form>
	);
}

const meta = {
	component: BareForm,
	args: { onSubmit: fn<Submit<Values>>(), onChange: fn() },
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareForm>;

export default meta;
type Story = StoryObj<typeof meta>;

let answer = () => {};

export const WhatIsTypedWhileItIsSentIsNotSaved: Story = {
	args: {
		onSubmit: fn<Submit<Values>>(
			() =>
				new Promise((resolve) => {
					answer = () => resolve(undefined);
				}),
		),
	},
	play: async ({ canvas, userEvent, args }) => {
		const state = canvas.getByRole('status');
		const name = canvas.getByRole('textbox', { name: 'name' });
		const save = canvas.getByRole('button', { name: 'save' });
		await expect(state).toHaveTextContent('at rest, saved');
		await userEvent.type(name, '!');
		await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'An!' });
		await userEvent.click(save);
		await waitFor(() => expect(state).toHaveTextContent('under way, changed'));
		await userEvent.type(name, '?');
		answer();
		await waitFor(() => expect(state).toHaveTextContent('at rest, changed'));
		await userEvent.click(save);
		await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'An!?' }));
		answer();
		await waitFor(() => expect(state).toHaveTextContent('at rest, saved'));
	},
};

export const WhatIsRefusedIsNotSaved: Story = {
	args: { isUnsaved: true, onSubmit: fn<Submit<Values>>(() => ({ message: 'refused' })) },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('at rest, changed');
		await userEvent.click(canvas.getByRole('button', { name: 'save' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
		await expect(canvas.getByRole('status')).toHaveTextContent('at rest, changed');
	},
};

export const WhatIsWrittenQuietlyIsNoChange: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'rename' }));
		await expect(canvas.getByRole('textbox', { name: 'name' })).toHaveValue('Bình');
		await expect(canvas.getByRole('status')).toHaveTextContent('at rest, saved');
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};
