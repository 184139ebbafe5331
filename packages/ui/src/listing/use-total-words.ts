import { formatNumber } from '@ancu/forms/format';
import { KNOWN_TOTAL } from '@ancu/forms/list';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';

/** `342 tin`, `Hơn 1.000 tin`. */
export function useTotalWords(): (total: number) => string {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (total) =>
		total > KNOWN_TOTAL
			? t('list.totalMore', { formatted: formatNumber(KNOWN_TOTAL, locale) })
			: t('list.total', { count: total, formatted: formatNumber(total, locale) });
}
