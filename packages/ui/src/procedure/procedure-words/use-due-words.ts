import { DAY_MS, formatDate, vietnamDay } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

/** Words for the day by which something is to be done, seen from `now`: `hạn 12/03/2026`, `quá hạn 3 ngày, từ 07/03/2026`. */
export function useDueWords(now: Date): (dueOn: string) => string {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const today = vietnamDay(now);
	return (dueOn) => {
		const late = Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
		const date = formatDate(dueOn, locale);
		if (late > 0) return t('due.late', { count: late, date });
		return late === 0 ? t('due.today') : t('due.on', { date });
	};
}
