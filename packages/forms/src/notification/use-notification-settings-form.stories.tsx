import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type NotificationSettingsFormOptions, useNotificationSettingsForm } from './use-notification-settings-form.ts';

/** The rules of how one is told of things on bare inputs. */
function BareSettingsForm(options: NotificationSettingsFormOptions) {
	const { register, errorOf, onSubmit, pending, failure, values, isDirty, setTopic, setQuiet, setMailPace } =
		useNotificationSettingsForm(options);
	const isQuiet = values.quietFrom !== null;
	return (
		<form noValidate onSubmit={onSubmit}>
			{values.topics.map(({ topic, push, mail }) => (
				<p key={topic}>
					{(['push', 'mail'] as const).map((way) => (
						<label key={way}>
							<input
								type="checkbox"
								checked={way === 'push' ? push : mail}
								onChange={({ target }) => setTopic({ topic, way, on: target.checked })}
							/>
							{`${topic} ${way}`}
						</label>
					))}
				</p>
			))}
			<label>
				<input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} /> quiet
			</label>
			{isQuiet &&
				(['quietFrom', 'quietTo'] as const).map((field) => (
					<p key={field}>
						<label>
							{field} <input {...register(field)} />
						</label>
						<output>{errorOf(field)}</output>
					</p>
				))}
			<button type="button" onClick={() => setMailPace('WEEKLY')}>
				{values.mailPace}
			</button>
			<button type="submit" disabled={pending}>
				submit
			</button>
			<p>{isDirty ? 'unsaved' : 'saved'}</p>
			<p role="alert">{failure}</p>
		</form>
	);
}

const meta = {
	component: BareSettingsForm,
	args: {
		defaultValues: {
			topics: [
				{ topic: 'PLANNING', push: true, mail: true },
				{ topic: 'SEARCH', push: false, mail: true },
			],
			quietFrom: null,
			quietTo: null,
			mailPace: 'DAILY',
		},
		onSubmit: fn(),
	},
	tags: ['!autodocs'],
	parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof BareSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const KnowsWhatIsNotSavedYet: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText('saved')).toBeVisible();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'SEARCH push' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'PLANNING mail' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'quiet' }));
		await userEvent.click(canvas.getByRole('button', { name: 'DAILY' }));
		await expect(canvas.getByText('unsaved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByText('saved')).toBeVisible());
		await expect(args.onSubmit).toHaveBeenCalledWith({
			topics: [
				{ topic: 'PLANNING', push: true, mail: false },
				{ topic: 'SEARCH', push: true, mail: true },
			],
			quietFrom: '22:00',
			quietTo: '07:00',
			mailPace: 'WEEKLY',
		});
	},
};

/** Another device silences a topic and sets quiet hours. */
function ChangedElsewhere({ defaultValues, ...options }: NotificationSettingsFormOptions) {
	const [kept, keep] = useState(defaultValues);
	const topics = kept.topics.map((one) => (one.topic === 'PLANNING' ? { ...one, push: false, mail: false } : one));
	return (
		<>
			<BareSettingsForm {...options} defaultValues={kept} />
			<button type="button" onClick={() => keep({ ...kept, topics, quietFrom: '23:00', quietTo: '05:00' })}>
				elsewhere
			</button>
		</>
	);
}

export const FollowsWhatIsChangedElsewhereAndSendsItsOwnAlone: Story = {
	render: (args) => <ChangedElsewhere {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'SEARCH push' }));
		await userEvent.click(canvas.getByRole('button', { name: 'elsewhere' }));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'PLANNING push' })).not.toBeChecked());
		await expect(canvas.getByRole('checkbox', { name: 'SEARCH push' })).toBeChecked();
		await expect(canvas.getByLabelText('quietFrom')).toHaveValue('23:00');
		await expect(canvas.getByText('unsaved')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({ topics: [{ topic: 'SEARCH', push: true, mail: true }] }),
		);
		await waitFor(() => expect(canvas.getByText('saved')).toBeVisible());
		await expect(canvas.getByRole('checkbox', { name: 'PLANNING push' })).not.toBeChecked();
	},
};

export const AsksForBothHours: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'quiet' }));
		await userEvent.clear(canvas.getByLabelText('quietTo'));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByLabelText('quietTo')).toHaveFocus());
		await expect(canvas.getAllByRole('status').map(({ textContent }) => Boolean(textContent))).toEqual([false, true]);
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await userEvent.type(canvas.getByLabelText('quietTo'), '06:00');
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
	},
};

export const BringsTheLastHoursBack: Story = {
	play: async ({ canvas, userEvent }) => {
		const quiet = canvas.getByRole('checkbox', { name: 'quiet' });
		await userEvent.click(quiet);
		const from = canvas.getByLabelText('quietFrom');
		await userEvent.clear(from);
		await userEvent.type(from, '21:30');
		await userEvent.click(quiet);
		await expect(canvas.getByText('saved')).toBeVisible();
		await userEvent.click(quiet);
		await expect(canvas.getByLabelText('quietFrom')).toHaveValue('21:30');
	},
};

let finish: () => void = () => undefined;

export const KeepsWhatIsChangedWhileTheRestIsOnItsWay: Story = {
	args: {
		onSubmit: fn(
			() =>
				new Promise<undefined>((resolve) => {
					finish = () => resolve(undefined);
				}),
		),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'SEARCH push' }));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'submit' })).toBeDisabled());
		await userEvent.click(canvas.getByRole('button', { name: 'DAILY' }));
		finish();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'submit' })).toBeEnabled());
		await expect(canvas.getByRole('button', { name: 'WEEKLY' })).toBeVisible();
		await expect(canvas.getByRole('checkbox', { name: 'SEARCH push' })).toBeChecked();
		await expect(canvas.getByText('unsaved')).toBeVisible();
	},
};

export const StaysUnsavedWhenItWasRefused: Story = {
	args: { onSubmit: fn(() => ({ message: 'no network' })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'PLANNING push' }));
		await userEvent.click(canvas.getByRole('button', { name: 'submit' }));
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('no network'));
		await expect(canvas.getByRole('checkbox', { name: 'PLANNING push' })).not.toBeChecked();
		await expect(canvas.getByText('unsaved')).toBeVisible();
	},
};
