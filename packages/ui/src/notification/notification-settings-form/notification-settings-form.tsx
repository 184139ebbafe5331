import type { Submit } from '@ancu/forms/form';
import type { NotificationSettingsChange, NotificationSettingsDraft } from '@ancu/forms/notification';
import { useNotificationSettingsForm } from '@ancu/forms/notification/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../primitives/sheet/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { SaveBar } from '../../translation/save-bar.tsx';
import { MailPaceField } from './mail-pace-field.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { TopicWays } from './topic-ways.tsx';

/** How an account is told of things. */
export interface NotificationSettings extends NotificationSettingsDraft {
	/** False while the account has no confirmed address: no mail goes out then. */
	canMail: boolean;
}

export interface NotificationSettingsFormProps {
	/** Undefined while they load. */
	settings: NotificationSettings | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Saves what was changed, and that alone: the rest may be another by now, by another tab or device. */
	onSubmit: Submit<NotificationSettingsChange>;
	/** Told whether something is not saved yet, for asking before another page is opened. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
	/** Where an address for mails is given. */
	mailHref: string;
}

/** What one is told of, by which way, when not, and how often mails go out. */
export function NotificationSettingsForm({
	settings,
	failed = false,
	onRetry,
	...rest
}: NotificationSettingsFormProps) {
	const { t } = useTranslation('notification');
	if (settings) return <Fields settings={settings} {...rest} />;
	if (!failed) return <RowsLoading picture="none" rows={4} />;
	return (
		<LoadError title={t('settings.error')} onRetry={onRetry}>
			{t('settings.errorText')}
		</LoadError>
	);
}

type FieldsProps = Omit<NotificationSettingsFormProps, 'settings' | 'failed' | 'onRetry'> & {
	settings: NotificationSettings;
};

function Fields({ settings, onSubmit: save, onDirtyChange, mailHref }: FieldsProps) {
	const { t } = useTranslation('notification');
	const toast = useToast();
	const { canMail, ...defaultValues } = settings;
	const form = useNotificationSettingsForm({
		defaultValues,
		onSubmit: async (sent) => {
			const refused = await save(sent);
			if (!refused) toast({ kind: 'success', message: t('settings.saved') });
			return refused;
		},
	});
	const { values, isDirty, pending, failure } = form;
	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

	return (
		<form
			noValidate
			aria-label={t('settings.form')}
			data-slot="notification-settings-form"
			className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,select,textarea,button)]:scroll-mb-28"
			onSubmit={form.onSubmit}
		>
			<Sheet title={t('settings.topics')} lead={t('settings.topicsLead')}>
				<TopicWays topics={values.topics} canMail={canMail} mailHref={mailHref} onChange={form.setTopic} />
			</Sheet>
			<Sheet title={t('settings.quiet')} lead={t('settings.quietLead')}>
				<QuietHours form={form} />
			</Sheet>
			<Sheet title={t('settings.mail')} lead={t('settings.paceLead')}>
				<MailPaceField pace={values.mailPace} onChange={form.setMailPace} />
			</Sheet>
			<SaveBar
				label={t('settings.submit')}
				failure={failure}
				pending={pending}
				unsaved={isDirty && t('settings.unsaved')}
			/>
		</form>
	);
}
