import { formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Timeline, TimelineItem } from '../../primitives/timeline/index.ts';
import { Quote } from '../../translation/written.tsx';
import type { PlanningCheckEvent, PlanningCheckStage } from '../planning-check-model.ts';

/** The way of a check, as far as it is still to go. */
const ahead: Record<PlanningCheckStage, readonly ('paid' | 'received' | 'checking' | 'replied' | 'done')[]> = {
	unpaid: ['paid', 'received', 'checking', 'done'],
	waiting: ['received', 'checking', 'done'],
	received: ['checking', 'done'],
	checking: ['done'],
	asked: ['replied', 'done'],
	done: [],
	cancelled: [],
};

export interface PlanningCheckTimelineProps {
	/** What happened, the oldest first. */
	events: readonly PlanningCheckEvent[];
	/** Where it stands: says what comes next. */
	stage: PlanningCheckStage;
	/** When the answer is promised by, ISO 8601; null while nothing is promised. */
	promisedAt: string | null;
}

/** What happened to a planning check and what is still to come, as stations of a route. */
export function PlanningCheckTimeline({ events, stage, promisedAt }: PlanningCheckTimelineProps) {
	const { t, i18n } = useTranslation('planning');
	const locale = useLocale();
	const nameOf = (kind: string) =>
		i18n.exists(`checkTimeline.event.${kind}`, { ns: 'planning' })
			? t(`checkTimeline.event.${kind as 'sent'}`)
			: t('checkTimeline.other');
	return (
		<Timeline label={t('checkTimeline.title')}>
			{events.map(({ id, kind, text, at }) => (
				<TimelineItem key={id}>
					<p className="font-bold">
						{nameOf(kind)}
						{kind === 'rated' && text && <span className="font-normal"> {text}/5</span>}
					</p>
					<time dateTime={at} className="text-sm text-ink-muted">
						{formatDateTime(at, locale)}
					</time>
					{kind !== 'rated' && text && <Quote className="mt-1 text-sm">{text}</Quote>}
				</TimelineItem>
			))}
			{ahead[stage].map((step, index) => (
				<TimelineItem key={step} kind={index === 0 ? 'next' : 'later'}>
					{index === 0 && <p className="text-sm font-bold">{t('checkTimeline.next')}</p>}
					<p className={index === 0 ? '' : 'text-ink-muted'}>{t(`checkTimeline.ahead.${step}`)}</p>
					{step === 'done' && promisedAt && (
						<p className="text-sm text-ink-muted">
							{t('checkTimeline.promised', { at: formatDateTime(promisedAt, locale) })}
						</p>
					)}
				</TimelineItem>
			))}
		</Timeline>
	);
}
