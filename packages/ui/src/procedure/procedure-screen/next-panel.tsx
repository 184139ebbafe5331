import { formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ProcedureNext, ProcedureRecord } from '../procedure-model.ts';
import { useDueWords } from '../procedure-words/use-due-words.ts';
import { useNextWords } from '../procedure-words/use-next-words.ts';

export interface NextPanelProps {
	record: ProcedureRecord;
	/** The moment that dates are compared with. */
	now: Date;
	/** Leads to the substep that comes next. */
	onShow: (next: ProcedureNext) => void;
}

/** What to keep: who gave the land away has no certificate of it any more, and for a gift nobody paid or handed over. */
function keptOf({ side, type }: Pick<ProcedureRecord, 'side' | 'type'>) {
	return [
		...(side === 'BUYER' ? (['certificate'] as const) : []),
		...(['contract', 'receipts'] as const),
		...(type === 'DONATE' ? [] : (['handover'] as const)),
	];
}

/** What comes next in one sentence, or what to keep now that all is done. */
export function NextPanel({ record, now, onShow }: NextPanelProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const leadOf = useNextWords(record);
	const dueOf = useDueWords(now);
	const { next, status, finishedAt } = record;
	return (
		<div
			data-slot="next-panel"
			className="rounded-card border border-ink bg-surface-raised p-4 sm:px-6 print:break-inside-avoid"
		>
			<p role="status" className="max-w-prose text-lg wrap-anywhere">
				{next ? (
					<>
						{leadOf(next)}{' '}
						<a
							href={`#substep-${next.substepId}`}
							onClick={(event) => {
								event.preventDefault();
								onShow(next);
							}}
							className="rounded-tag font-bold underline decoration-line-strong underline-offset-4 hover:decoration-current"
						>
							{next.substepTitle}
						</a>
						{next.dueOn && `, ${dueOf(next.dueOn)}`}.
					</>
				) : (
					<span className="font-bold">{t('finished.title')}</span>
				)}
			</p>
			{status === 'FINISHED' && (
				<div className="mt-1 grid gap-2">
					<p>
						{finishedAt && `${t('finished.on', { date: formatDate(finishedAt, locale) })} `}
						{t('finished.keep')}
					</p>
					<ul className="grid list-disc gap-1 pl-5">
						{keptOf(record).map((paper) => (
							<li key={paper}>{t(`finished.papers.${paper}`)}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
