import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ImportOutcome } from '../import-model.ts';

const outcomes: readonly ImportOutcome[] = ['ADDED', 'CHANGED', 'SAME', 'REFUSED'];

/** What became of the rows so far, in figures. */
export function ImportCounts({ counts }: { counts: Readonly<Record<ImportOutcome, number>> }) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	return (
		<dl className="grid grid-cols-2 gap-px max-[15rem]:grid-cols-1 overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
			{outcomes.map((outcome) => (
				<div key={outcome} className="flex flex-col-reverse bg-surface-raised px-4 py-3">
					<dt className="text-sm text-ink-muted">{t(`import.outcome.${outcome}`)}</dt>
					<dd className="text-xl font-bold tabular-nums">{formatNumber(counts[outcome], locale)}</dd>
				</div>
			))}
		</dl>
	);
}
