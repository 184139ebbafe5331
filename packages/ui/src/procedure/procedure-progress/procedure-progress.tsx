import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ProcedureRecord } from '../procedure-model.ts';

export interface ProcedureProgressProps {
	/** How many substeps there are, and how many are done. */
	record: Pick<ProcedureRecord, 'substepTotal' | 'substepDone'>;
}

/** How much of a procedure is done: in words, and in a bar that says the same. */
export function ProcedureProgress({ record: { substepTotal, substepDone } }: ProcedureProgressProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const percent = substepTotal > 0 ? (substepDone / substepTotal) * 100 : 0;
	return (
		<div data-slot="procedure-progress" className="grid content-start gap-1.5">
			<p className="text-sm">
				{t('progress', {
					count: substepTotal,
					done: formatNumber(substepDone, locale),
					total: formatNumber(substepTotal, locale),
				})}
			</p>
			{/* What is left is hatched, as on a plan. */}
			<div aria-hidden="true" className="hatch h-2.5 overflow-hidden rounded-tag border border-line-strong">
				<div
					className="h-full bg-ink forced-colors:system-filled transition-[width] print:border-t-8"
					style={{ width: `${percent}%` }}
				/>
			</div>
		</div>
	);
}
