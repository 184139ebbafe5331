import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { DownloadIcon, SuccessIcon, WaitingIcon } from '../../primitives/icon/index.ts';
import { saveCsv } from '../../translation/save-csv.ts';
import type { FaultyRow } from '../import-model.ts';
import { ImportCounts } from './import-counts.tsx';
import { startOf } from './start-of.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { ImportRun } from './use-import-run.ts';

/** More rows than this are read in the file. */
const SHOWN = 100;

export interface ImportReportProps {
	run: ImportRun;
	columns: readonly string[];
	/** The file names its rows; otherwise they are given ids, which mended rows are known again by. */
	hasIds: boolean;
	fileName: string;
	/** Where the poster's own listings are. */
	listingsHref: string;
	onResume: () => void;
	/** Back to the columns of the same file. */
	onColumns: () => void;
	onAgain: () => void;
}

/** The last step: what became of the file, row by row where one was refused. */
export function ImportReport({
	run,
	columns,
	hasIds,
	fileName,
	listingsHref,
	onResume,
	onColumns,
	onAgain,
}: ImportReportProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { phase, counts, sent, total } = run;
	const left = total - sent;
	const isStopped = phase === 'stopped' && left > 0;
	const taken = counts.ADDED + counts.CHANGED + counts.SAME;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<p role="status" className="flex items-start gap-2">
				{isStopped ? (
					<WaitingIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				) : (
					<SuccessIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				)}
				<span className="max-w-prose">
					{isStopped
						? t('import.report.stopped', { count: left, formatted: formatNumber(left, locale) })
						: t(taken > 0 ? 'import.report.done' : 'import.report.nothing')}
				</span>
			</p>
			<ImportCounts counts={counts} />
			<div className="flex flex-wrap gap-3">
				{isStopped && (
					<Button onClick={onResume}>
						{t('import.report.resume', { count: left, formatted: formatNumber(left, locale) })}
					</Button>
				)}
				{taken > 0 && (
					<LinkButton href={listingsHref} variant={isStopped ? 'secondary' : 'primary'}>
						{t('import.report.listings')}
					</LinkButton>
				)}
				{counts.REFUSED > 0 && (
					<Button variant="secondary" onClick={onColumns}>
						{t('import.report.columns')}
					</Button>
				)}
				<Button variant="secondary" onClick={onAgain}>
					{t('import.report.again')}
				</Button>
			</div>
			{(['refused', 'leftOut'] as const).map(
				(kind) =>
					run[kind].length > 0 && (
						<FaultyRows key={kind} kind={kind} rows={run[kind]} columns={columns} hasIds={hasIds} fileName={fileName} />
					),
			)}
		</div>
	);
}

function FaultyRows({
	kind,
	rows,
	columns,
	hasIds,
	fileName,
}: Pick<ImportReportProps, 'columns' | 'hasIds' | 'fileName'> & {
	kind: 'refused' | 'leftOut';
	rows: readonly FaultyRow[];
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const wordsOf = useFaultWords();
	const reasonOf = ({ faults }: FaultyRow) => faults.map(wordsOf).join('; ');
	const reason = t('import.report.reason');
	const download = () => {
		const lines = [
			[...columns, ...(hasIds ? [] : [t('import.field.sourceId')]), t('import.report.row'), reason],
			...rows.map((each) => [
				...columns.map((column) => each.record[column] ?? ''),
				...(hasIds ? [] : [each.row.sourceId]),
				String(each.number),
				reasonOf(each),
			]),
		];
		saveCsv(`${fileName.replace(/\.[^.]+$/, '')}.${kind === 'refused' ? 'refused' : 'left-out'}`, lines, locale);
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h3 className="text-lg font-bold">
					{t(`import.report.${kind}.title`, { count: rows.length, formatted: formatNumber(rows.length, locale) })}
				</h3>
				<Button variant="secondary" size="sm" leadingIcon={<DownloadIcon aria-hidden="true" />} onClick={download}>
					{t(`import.report.${kind}.download`)}
				</Button>
			</div>
			<p className="max-w-prose text-sm text-ink-muted">{t(`import.report.${kind}.hint`)}</p>
			<section
				aria-label={t(`import.report.${kind}.table`)}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1; browsers differ in making scrollers focusable by themselves.
				tabIndex={0}
				className="max-h-128 overflow-auto rounded-card border border-line bg-surface-raised"
			>
				<table className="w-full border-separate border-spacing-0 text-sm [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:align-top">
					<thead>
						<tr>
							<th scope="col">{t('import.report.row')}</th>
							<th scope="col">{t('import.report.what')}</th>
							<th scope="col">{reason}</th>
						</tr>
					</thead>
					<tbody>
						{rows.slice(0, SHOWN).map((each) => (
							<tr key={each.number}>
								<td className="tabular-nums">{formatNumber(each.number, locale)}</td>
								<td className="min-w-32">
									<span className="line-clamp-2 wrap-anywhere">{startOf(nameOf(each))}</span>
								</td>
								<td className="min-w-36">
									<ul className="grid gap-1">
										{each.faults.map((fault) => (
											<li key={`${fault.path} ${fault.code}`}>{wordsOf(fault)}</li>
										))}
									</ul>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{rows.length > SHOWN && <p className="text-sm text-ink-muted">{t('import.report.more', { count: SHOWN })}</p>}
		</div>
	);
}

function nameOf({ row, record }: FaultyRow): string {
	return row.title || row.address || row.street || Object.values(record).find((cell) => cell.trim()) || '–';
}
