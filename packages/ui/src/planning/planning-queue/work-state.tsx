import { formatAge, formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { isDisputed, isLate, type PlanningWorkRow } from '../planning-work-model.ts';

export interface WorkStateProps {
	check: Pick<PlanningWorkRow, 'status' | 'question' | 'planningInfoId'>;
}

/** What is to do about a planning check, in a word or two, for those who answer. */
export function WorkState({ check }: WorkStateProps) {
	const { t } = useTranslation('planning');
	const { status, question } = check;
	if (question !== null && (status === 'received' || status === 'checking'))
		return <Tag tone="outline">{t('queue.state.asked')}</Tag>;
	if (isDisputed(check)) return <Tag tone="danger">{t('queue.state.disputed')}</Tag>;
	if (status === 'cancelled') return <Tag>{t('queue.state.cancelled')}</Tag>;
	return <Tag tone={status === 'sent' ? 'ink' : 'outline'}>{t(`queue.state.${status}`)}</Tag>;
}

export interface WorkPromiseProps {
	check: Pick<PlanningWorkRow, 'status' | 'promisedAt'>;
	now: Date;
}

/** By when a planning check is promised, and how late it is. Nothing where nothing is promised any more. */
export function WorkPromise({ check, now }: WorkPromiseProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { status, promisedAt } = check;
	if (status === 'done' || status === 'cancelled') return null;
	if (promisedAt === null) return <span className="text-ink-muted">{t('queue.noPromise')}</span>;
	return (
		<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
			<time dateTime={promisedAt}>{t('queue.promised', { at: formatDateTime(promisedAt, locale) })}</time>
			{isLate(check, now) && <Tag tone="danger">{t('queue.late', { age: formatAge(promisedAt, now, locale) })}</Tag>}
		</span>
	);
}
