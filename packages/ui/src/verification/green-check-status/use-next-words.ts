import { formatDate, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useFieldNames } from '../use-verification-words.ts';
import { type GreenCheck, isRefunded, lastEvent, stageOf } from '../verification-model.ts';

interface Told extends Pick<GreenCheck, 'status' | 'isPaid' | 'fee' | 'expiresAt' | 'closedAt' | 'paidAt' | 'takenAt'> {
	events?: GreenCheck['events'] | undefined;
}

/** What comes next for a green check, or why it is over, in a sentence or two for its owner. */
export function useNextWords(): (check: Told) => string {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const fieldNames = useFieldNames();
	return (check) => {
		const { fee: price, expiresAt, paidAt, events = [] } = check;
		const stage = stageOf(check);
		const fee = formatMoneyExact(price, locale);
		const date = expiresAt ? formatDate(expiresAt, locale) : '';
		if (stage === 'waiting' && price === 0) return t('next.free');
		if (stage === 'ended') {
			const end = lastEvent(events, 'expired', 'fell', 'reopened');
			if (end?.kind === 'expired') return t('next.expired', { date: formatDate(end.at, locale) });
			if (end?.kind === 'fell') return t('next.fell', { fields: fieldNames(end.fields) });
			return t(end ? 'next.reopened' : 'next.ended');
		}
		if (stage === 'cancelled') {
			if (paidAt === null || price === 0) return t('next.cancelled');
			return t(isRefunded(check) ? 'next.refunded' : 'next.kept', { fee });
		}
		return t(`next.${stage}`, { fee, date });
	};
}
