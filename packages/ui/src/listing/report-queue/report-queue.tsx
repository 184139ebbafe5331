import { refuseWords, type SubmitFailure } from '@ancu/forms/form';
import { formatAge, formatNumber } from '@ancu/forms/format';
import { isPublicStatus, REJECT_REASON_MAX } from '@ancu/forms/listing';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { SuccessIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { ActDialog } from '../../translation/act-dialog/act-dialog.tsx';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { useLeadOn } from '../../translation/use-lead-on.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { WordsField } from '../../translation/words-field.tsx';
import { Written } from '../../translation/written.tsx';
import { ListingLine } from '../listing-line/listing-line.tsx';
import { ListingStatusTag } from '../listing-status/listing-status.tsx';
import { type ListingReport, type ReportReason, reportReasons } from '../moderation-model.ts';

/** How a report is decided. */
export interface ReportDecision {
	/** Its listing is taken down. */
	upheld: boolean;
	/** Null when nothing was noted. */
	note: string | null;
}

/** What the reports are held to. */
export interface ReportFilter {
	/** A listing's title, code or address; empty: nothing. */
	search: string;
	reason: ReportReason | undefined;
}

export interface ReportQueueProps extends PagedListProps {
	/** The oldest first; undefined while they load. */
	reports: readonly ListingReport[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	filter: ReportFilter;
	onFilter: (filter: ReportFilter) => void;
	/** Moment that ages are counted to. */
	now: Date;
	/** Decides a report, and has it gone from `reports` by the time it answers; refused, it is still there: its window has what was typed. */
	onDecide: (id: string, decision: ReportDecision) => Promise<SubmitFailure | undefined>;
}

/** Reports that nobody has decided yet: what is said, of which listing, and the two ways to decide. */
export function ReportQueue({ reports, total = 0, filter, onFilter, now, onDecide, ...list }: ReportQueueProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const heading = useLedFocus();
	const isFiltered = filter.search !== '' || filter.reason !== undefined;
	return (
		<section
			aria-labelledby="report-queue"
			data-slot="report-queue"
			data-density="compact"
			className="grid py-6 lg:py-10 grid-cols-[minmax(0,1fr)] gap-4"
		>
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h1 ref={heading.ref} id="report-queue" tabIndex={-1} className="text-2xl font-bold outline-none">
					{t('report.queue.title')}
				</h1>
				<p role="status" className="text-ink-muted">
					{reports &&
						t(isFiltered ? 'report.queue.found' : 'report.queue.total', {
							count: total,
							formatted: formatNumber(total, locale),
						})}
				</p>
			</div>
			<ListFilter
				label={t('report.queue.search')}
				hint={t('report.queue.searchHint')}
				filter={filter}
				onFilter={onFilter}
				selects={(change) => (
					<Select
						aria-label={t('report.queue.reason')}
						emptyLabel={t('report.queue.everyReason')}
						options={reportReasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
						value={filter.reason ?? ''}
						onChange={({ target: { value } }) => change({ reason: reportReasons.find((name) => name === value) })}
					/>
				)}
			/>
			<ListBody
				{...list}
				rows={reports}
				total={total}
				error={t('list.error')}
				loading={<RowsLoading rows={4} />}
				empty={
					isFiltered ? (
						<NoMatch
							title={t('report.queue.none')}
							onShowAll={() => onFilter({ search: '', reason: undefined })}
							heading={heading.ref}
						>
							{t('report.queue.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('report.queue.empty')} icon={<SuccessIcon />}>
							{t('report.queue.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
						{rows.map((report) => (
							<Row
								key={report.id}
								report={report}
								now={now}
								onDecide={onDecide}
								onLook={list.onRetry}
								onLeave={heading.lead}
							/>
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

function Row({
	report: { id, reason, text, createdAt, locationInfo, otherCount },
	now,
	onDecide,
	onLook,
	onLeave,
}: {
	report: ListingReport;
	now: Date;
	onDecide: ReportQueueProps['onDecide'];
	/** Reads the list again. */
	onLook: () => void;
	/** It is gone, and the focus is led on. */
	onLeave: () => void;
}) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const toast = useToast();
	const [asking, setAsking] = useState<'uphold' | 'dismiss'>();
	// The words of a window that closes stay as they were.
	const [last, setLast] = useState<'uphold' | 'dismiss'>('uphold');
	const isUphold = last === 'uphold';
	const ask = (way: 'uphold' | 'dismiss') => {
		setLast(way);
		setAsking(way);
	};
	const isPublic = isPublicStatus(locationInfo.status);
	const row = useRef<HTMLLIElement>(null);
	/** It was refused: what there is to decide may be another by now. */
	const isRefused = useRef(false);
	// A colleague may be faster.
	useLeadOn(row, onLeave);
	const named = (action: string) => t('mine.actionOn', { action, title: locationInfo.title });

	return (
		<li ref={row} className="rounded-card border border-line bg-surface-raised p-3 sm:p-4">
			<ListingLine listing={locationInfo} level={2} tags={!isPublic && <ListingStatusTag listing={locationInfo} />}>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-line bg-surface-sunken p-3">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span className="font-bold">{t(`report.reason.${reason}`)}</span>
						<time dateTime={createdAt} className="text-sm text-ink-muted">
							{formatAge(createdAt, now, locale)}
						</time>
						{otherCount > 0 && <Tag tone="outline">{t('report.queue.others', { count: otherCount })}</Tag>}
					</p>
					{text && <Written>{text}</Written>}
				</div>
				<div className="flex flex-wrap gap-2">
					{(['uphold', 'dismiss'] as const).map((way) => (
						<Button
							key={way}
							size="sm"
							// Neither is what most reports come to; the strongest must not be the one that takes a listing down.
							variant="secondary"
							aria-haspopup="dialog"
							aria-label={named(t(`report.queue.${way}`))}
							onClick={() => ask(way)}
						>
							{t(`report.queue.${way}`)}
						</Button>
					))}
				</div>
			</ListingLine>
			<ActDialog
				open={asking !== undefined}
				onClose={() => {
					setAsking(undefined);
					if (isRefused.current) onLook();
				}}
				title={t(`report.queue.${last}`)}
				submitLabel={t(`report.queue.${last}`)}
				onSubmit={async (data) => {
					const note = String(data.get('note')).trim();
					const unfit = refuseWords('note', note, { max: REJECT_REASON_MAX, required: isUphold });
					if (unfit) return unfit;
					const refused = await onDecide(id, { upheld: isUphold, note: note || null });
					isRefused.current = refused !== undefined;
					return refused;
				}}
				onDone={() => {
					toast({ kind: 'success', message: t(isUphold ? 'report.queue.upheld' : 'report.queue.dismissed') });
					onLeave();
				}}
			>
				{(errorOf) => (
					<>
						<p lang={langOf(locationInfo.title)} className="font-bold wrap-anywhere">
							{locationInfo.title}
						</p>
						<p>{t(isPublic ? `report.queue.${last}Text` : `report.queue.${last}ClosedText`)}</p>
						<WordsField
							required={isUphold}
							label={t('report.queue.note')}
							optionalLabel={isUphold ? undefined : t('report.optional')}
							name="note"
							rows={3}
							max={REJECT_REASON_MAX}
							code={errorOf('note')}
							missing={t('report.queue.noteError')}
						/>
					</>
				)}
			</ActDialog>
		</li>
	);
}
