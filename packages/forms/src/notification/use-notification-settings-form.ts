import { useRef } from 'react';
import { useKeptValues } from '../form/use-kept-values.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import {
	type NotificationSettingsDraft,
	type NotificationSettingsValues,
	notificationSettingsSchema,
} from './schema.ts';
import type { NotificationTopic } from './topics.ts';

/** A way beside the inbox. */
export type NotificationWay = 'push' | 'mail';

/** What quiet hours begin with. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };

export interface NotificationSettingsFormOptions {
	/** The settings as they are kept. */
	defaultValues: NotificationSettingsDraft;
	/** Keeps them. */
	onSubmit: Submit<NotificationSettingsValues>;
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
	const form = useSchemaForm<NotificationSettingsDraft, NotificationSettingsValues>(notificationSettingsSchema, {
		defaultValues,
		onSubmit: async (values) => {
			const sent = control.getValues();
			const refused = await onSubmit(values);
			if (refused) return refused;
			const now = control.getValues();
			control.reset(sent);
			// What was changed while the rest was on its way is not saved yet, and not to be lost.
			for (const name of Object.keys(sent) as (keyof NotificationSettingsDraft)[]) {
				control.setValue(name, now[name], { shouldDirty: true });
			}
			return undefined;
		},
	});
	const { control } = form;
	const hours = useRef(hoursOf(defaultValues) ?? NIGHT);
	useKeptValues(control, defaultValues);
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
