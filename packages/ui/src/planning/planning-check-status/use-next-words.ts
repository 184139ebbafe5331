import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { isOver, type PlanningCheckSummary, stageOf } from '../planning-check-model.ts';

/** What comes next for a planning check, and by when, in a sentence or two. */
export function useNextWords(now: Date): (check: PlanningCheckSummary) => string {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	return (check) => {
		const stage = stageOf(check);
		const fee = formatMoneyExact(check.fee, locale);
		if (stage === 'unpaid') return t('checkStatus.next.unpaid', { fee });
		if (stage === 'asked') return t('checkStatus.next.asked');
		if (stage === 'done') return t('checkStatus.next.done');
		if (stage === 'cancelled')
			return check.isRefunded ? t('checkStatus.next.refunded', { fee }) : t('checkStatus.next.cancelled');
		const at = check.promisedAt === null ? '' : formatDateTime(check.promisedAt, locale);
		const isLate = isOver(check.promisedAt, now);
		// A dispute has a promise of its own and nothing to give back by itself.
		if (check.planningInfoId !== null)
			return t(isLate ? 'checkStatus.next.disputedLate' : 'checkStatus.next.disputed', { at });
		if (check.isRefunded) return t('checkStatus.next.late', { fee });
		if (isLate) return t('checkStatus.next.overdue', { at, fee });
		return t(`checkStatus.next.${stage}`, { at });
	};
}
