import { formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ProcedureListing, ProcedureRecord } from '../procedure-model.ts';
import { ProcedureProgress } from '../procedure-progress/procedure-progress.tsx';
import { useDueWords } from '../procedure-words/use-due-words.ts';
import { useNextWords } from '../procedure-words/use-next-words.ts';

export interface ProcedureCardProps {
	record: ProcedureRecord;
	/** The moment that dates are compared with. */
	now: Date;
	/** Address of a procedure. */
	recordHref: (record: ProcedureRecord) => string;
	/** Address of a listing. */
	listingHref: (listing: ProcedureListing) => string;
}

/** One procedure in a list: how far it is, what is next, who acts. */
export function ProcedureCard({ record, now, recordHref, listingHref }: ProcedureCardProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { name, type, locationInfo, next, isOverdue, isWaitingForMe, finishedAt, createdAt } = record;
	return (
		<li
			data-slot="procedure-card"
			className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 rounded-card border border-line bg-surface-raised p-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:p-5"
		>
			<div className="grid min-w-0 content-start gap-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h2 className="min-w-0 text-lg font-bold wrap-anywhere">
						<Link href={recordHref(record)} variant="plain">
							{name}
						</Link>
					</h2>
					{isOverdue && <Tag tone="danger">{t('list.overdue')}</Tag>}
					{isWaitingForMe && <Tag tone="ink">{t('list.waitingForMe')}</Tag>}
				</div>
				<p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
					<span>{t(`type.${type}`)}</span>
					<span>{t('list.started', { date: formatDate(createdAt, locale) })}</span>
				</p>
				{locationInfo && (
					<p className="text-sm wrap-anywhere">
						<Link href={listingHref(locationInfo)} variant="quiet">
							{locationInfo.title}
						</Link>
					</p>
				)}
			</div>
			<ProcedureProgress record={record} />
			<p className="border-t border-line pt-3 wrap-anywhere sm:col-span-2">
				{next ? (
					<NextSentence record={record} next={next} now={now} />
				) : (
					t('list.finished', { date: finishedAt ? formatDate(finishedAt, locale) : '' })
				)}
			</p>
		</li>
	);
}

function NextSentence({
	record,
	next,
	now,
}: Pick<ProcedureCardProps, 'record' | 'now'> & { next: NonNullable<ProcedureRecord['next']> }) {
	const leadOf = useNextWords(record);
	const dueOf = useDueWords(now);
	return (
		<>
			<span className="text-ink-muted">{leadOf(next)}</span> <span className="font-bold">{next.substepTitle}</span>
			{next.dueOn && <span className="text-ink-muted">{`, ${dueOf(next.dueOn)}`}</span>}.
		</>
	);
}
