import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Timeline, TimelineItem } from '../../primitives/timeline/index.ts';
import { Written } from '../../translation/written.tsx';
import type { ListingEvent } from '../listing-owner-model.ts';
import { useFieldWords } from '../use-field-words.ts';

export interface ListingTimelineProps {
	/** The latest first. */
	timeline: readonly ListingEvent[];
}

/** What happened to a listing: what, who, when and why. */
export function ListingTimeline({ timeline }: ListingTimelineProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { nameOf } = useFieldWords();
	if (timeline.length === 0) return <p className="text-sm text-ink-muted">{t('mine.timeline.empty')}</p>;
	return (
		<Timeline label={t('mine.timeline.title')}>
			{timeline.map(({ id, kind, at, actorName, reason, closedReason, changedFields }) => (
				<TimelineItem key={id}>
					<p className="text-sm">
						<span className="font-bold">
							{t(`mine.timeline.kind.${kind}`)}
							{kind === 'CLOSED' && closedReason && `: ${t(`mine.status.${closedReason}`)}`}
						</span>
						<span className="text-ink-muted"> · {actorName ?? t('mine.timeline.itself')}</span>
					</p>
					{changedFields.length > 0 && (
						<p className="text-sm text-ink-muted">
							{t('mine.timeline.fields', { fields: changedFields.map(nameOf).join(', ') })}
						</p>
					)}
					{reason && <Written className="text-sm">{reason}</Written>}
					<time dateTime={at} className="text-sm text-ink-muted">
						{formatDateTime(at, locale)}
					</time>
				</TimelineItem>
			))}
		</Timeline>
	);
}
