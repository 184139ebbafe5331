import type { Instalment } from '@ancu/forms/tool';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { saveCsv } from '../../translation/save-csv.ts';

const columns = ['number', 'principal', 'early', 'interest', 'fee', 'total', 'rest'] as const;

/** Hands out a schedule, month by month, as a file for spreadsheet programs. */
export function useScheduleFile(schedule: readonly Instalment[]): () => void {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const toast = useToast();
	return () => {
		const rows = [
			columns.map((name) => t(`loan.file.${name}`)),
			...schedule.map(({ month, ...sums }) => columns.map((name) => String(name === 'number' ? month : sums[name]))),
		];
		saveCsv(t('loan.file.name'), rows, locale);
		toast({ kind: 'success', message: t('loan.file.saved', { count: schedule.length }) });
	};
}
