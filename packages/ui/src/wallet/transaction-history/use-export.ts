import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatNumber, serverDate, toVietnamTime, vietnamDay } from '@ancu/forms/format';
import { plainCell } from '@ancu/forms/text';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { saveCsv } from '../../translation/save-csv.ts';
import type { Transaction } from '../transaction-model.ts';

/** Writes a history as a file for spreadsheet programs. `onExport` fetches the whole of it, or says why it could not. */
export function useExport(onExport: () => Promise<readonly Transaction[] | SubmitFailure>) {
	const { t } = useTranslation('wallet');
	const locale = useLocale();
	const toast = useToast();
	const { pending, failure, run } = useAct();
	const names = ['at', 'type', 'content', 'status', 'value', 'balance', 'code'] as const;
	const toRow = ({ createdAt, type, content, status, value, balance, transNo }: Transaction) => [
		toMoment(createdAt),
		t(`transactions.type.${type}`),
		plainCell(content ?? ''),
		t(`transactions.status.${status}`),
		String(value),
		String(balance),
		plainCell(transNo),
	];
	return {
		pending,
		failure,
		start: async () => {
			let count = 0;
			const done = await run(async () => {
				const entries = await onExport();
				if (!isList(entries)) return entries;
				count = entries.length;
				const rows = [names.map((name) => t(`history.column.${name}`)), ...entries.map(toRow)];
				const day = vietnamDay(serverDate());
				saveCsv(`${t('history.file')}-${day}`, rows, locale);
				return undefined;
			});
			if (done)
				toast({ kind: 'success', message: t('history.exported', { count, formatted: formatNumber(count, locale) }) });
		},
	};
}

function isList(answer: readonly Transaction[] | SubmitFailure): answer is readonly Transaction[] {
	return Array.isArray(answer);
}

/** A moment in Vietnam that a spreadsheet program of any language reads: 2026-03-10 12:00. */
function toMoment(iso: string): string {
	return toVietnamTime(new Date(iso)).toISOString().slice(0, 16).replace('T', ' ');
}
