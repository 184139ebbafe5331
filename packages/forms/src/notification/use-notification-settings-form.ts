import { useRef } from 'react';
import { useKeptValues } from '../form/use-kept-values.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import {
	type NotificationSettingsChange,
	type NotificationSettingsDraft,
	notificationSettingsSchema,
} from './schema.ts';
import { settingsChange, settingsOver } from './settings-change.ts';
import type { NotificationTopic } from './topics.ts';

/** A way beside the inbox. */
export type NotificationWay = 'push' | 'mail';

/** What quiet hours begin with. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };

const names = ['topics', 'quietFrom', 'quietTo', 'mailPace'] as const satisfies (keyof NotificationSettingsDraft)[];

export interface NotificationSettingsFormOptions {
	/** The settings as they are kept. */
	defaultValues: NotificationSettingsDraft;
	/** Keeps what was changed, and that alone: the rest may be another by now, by another tab or device. */
	onSubmit: Submit<NotificationSettingsChange>;
}

/** Settings of notifications that are being changed. */
export interface NotificationSettingsFormState extends SchemaForm<NotificationSettingsDraft> {
	/** What stands in the form now. */
	values: NotificationSettingsDraft;
	/** Something differs from what was saved last. */
	isDirty: boolean;
	/** Has a topic go a way, or not. */
	setTopic: (change: { topic: NotificationTopic; way: NotificationWay; on: boolean }) => void;
	/** Nothing is pushed within certain hours; those that were set last come back. */
	setQuiet: (on: boolean) => void;
	setMailPace: (pace: NotificationSettingsDraft['mailPace']) => void;
}

/** The rules of how an account is told of things. What was saved, here or elsewhere, becomes what changes are measured from. */
export function useNotificationSettingsForm({
	defaultValues,
	onSubmit,
}: NotificationSettingsFormOptions): NotificationSettingsFormState {
	const form = useSchemaForm<NotificationSettingsDraft, NotificationSettingsDraft>(notificationSettingsSchema, {
		defaultValues,
		onSubmit: async (values) => {
			const before = begun.current;
			const sent = control.getValues();
			const refused = await onSubmit(settingsChange(before, values));
			if (refused) return refused;
			// The rest may have been changed elsewhere and followed meanwhile.
			const saved = settingsOver(begun.current, before, sent);
			// What was changed while the rest was on its way is not saved yet, and not to be lost.
			const now = settingsOver(saved, sent, control.getValues());
			begun.current = saved;
			control.reset(saved);
			for (const name of names) control.setValue(name, now[name], { shouldDirty: true });
			return undefined;
		},
	});
	const { control } = form;
	/** What changes are measured from. */
	const begun = useRef(defaultValues);
	const hours = useRef(hoursOf(defaultValues) ?? NIGHT);
	useKeptValues(control, defaultValues, (kept) => {
		const mine = settingsOver(kept, begun.current, control.getValues());
		begun.current = kept;
		control.reset(kept, { keepDirtyValues: true, keepErrors: true });
		for (const name of names) {
			if (control.getValues(name) !== mine[name]) control.setValue(name, mine[name], { shouldDirty: true });
		}
	});
	const values = control.watch();
	const set = <Name extends keyof NotificationSettingsDraft>(name: Name, value: NotificationSettingsDraft[Name]) =>
		control.setValue(name, value as never, { shouldDirty: true });

	return {
		...form,
		values,
		// The form library's own answer takes an hour that was there for a moment for a change.
		isDirty: JSON.stringify(values) !== JSON.stringify(control.formState.defaultValues),
		setTopic: ({ topic, way, on }) =>
			set(
				'topics',
				control.getValues('topics').map((one) => (one.topic === topic ? { ...one, [way]: on } : one)),
			),
		setQuiet: (on) => {
			hours.current = hoursOf(control.getValues()) ?? hours.current;
			control.clearErrors(['quietFrom', 'quietTo']);
			set('quietFrom', on ? hours.current.quietFrom : null);
			set('quietTo', on ? hours.current.quietTo : null);
		},
		setMailPace: (pace) => set('mailPace', pace),
	};
}

function hoursOf({ quietFrom, quietTo }: NotificationSettingsDraft): typeof NIGHT | undefined {
	return quietFrom && quietTo ? { quietFrom, quietTo } : undefined;
}
