import { alwaysMailed, type NotificationSettingsDraft } from '@ancu/forms/notification';
import type { NotificationSettingsFormState, NotificationWay } from '@ancu/forms/notification/form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Notice } from '../../primitives/notice/index.ts';

const ways: readonly NotificationWay[] = ['push', 'mail'];

export interface TopicWaysProps {
	topics: NotificationSettingsDraft['topics'];
	/** False while the account has no confirmed address. */
	canMail: boolean;
	/** Where an address for mails is given. */
	mailHref: string;
	onChange: NotificationSettingsFormState['setTopic'];
}

/** Every topic with the ways that it takes beside the inbox. */
export function TopicWays({ topics, canMail, mailHref, onChange }: TopicWaysProps) {
	const { t } = useTranslation('notification');
	return (
		<div className="grid grid-cols-[minmax(0,1fr)]">
			{!canMail && (
				<div className="mb-2">
					<Notice>
						<p>
							{t('settings.noMail')} <Link href={mailHref}>{t('settings.noMailLink')}</Link>
						</p>
					</Notice>
				</div>
			)}
			{topics.map(({ topic, ...on }) => (
				<fieldset
					key={topic}
					aria-describedby={`topic-${topic}`}
					className="min-w-0 border-t border-line py-3 first-of-type:border-t-0"
				>
					<legend className="float-left w-full font-bold">{t(`topic.${topic}`)}</legend>
					<div className="clear-both flex flex-wrap justify-between gap-x-6 sm:flex-nowrap">
						<p id={`topic-${topic}`} className="min-w-0 text-sm text-ink-muted max-sm:basis-full">
							{t(`settings.text.${topic}`)}
						</p>
						<div className="flex shrink-0 gap-x-6 max-[15rem]:flex-wrap max-[15rem]:shrink sm:-mt-6">
							{ways.map((way) => (
								<Checkbox
									key={way}
									label={t(`settings.${way}`)}
									checked={on[way]}
									disabled={way === 'mail' && (!canMail || topic === alwaysMailed)}
									onChange={({ target }) => onChange({ topic, way, on: target.checked })}
								/>
							))}
						</div>
					</div>
				</fieldset>
			))}
		</div>
	);
}
