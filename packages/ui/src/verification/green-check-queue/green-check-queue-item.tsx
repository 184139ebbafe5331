import { formatAge, formatDateTime } from '@ancu/forms/format';
import { isOpenCheck } from '@ancu/forms/verification';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { type QueueScope, QueueState } from '../green-check-status/queue-state.tsx';
import type { GreenCheckRow } from '../verification-model.ts';

export interface GreenCheckQueueItemProps {
	check: GreenCheckRow;
	scope: QueueScope;
	href: string;
	now: Date;
}

/** A green check in the queue: which listing, what is to do, since when, who has it. */
export function GreenCheckQueueItem({ check, scope, href, now }: GreenCheckQueueItemProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const Element = useLinkElement();
	const { sequenceId, status, locationInfo, checker, paidAt, createdAt } = check;
	const since = paidAt ?? createdAt;
	const age = (at: string) => formatAge(at, now, locale);
	const latest = latestOf(check);
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm first:border-t-0 hover:bg-surface-sunken lg:grid-cols-[4.5rem_minmax(0,1fr)_9.5rem_11rem_11rem] lg:items-center">
			<span className="text-ink-muted">{t('queue.number', { number: sequenceId })}</span>
			<span className="grid min-w-0 max-lg:col-span-2 max-lg:row-start-2">
				{/* The whole row is its link. */}
				<Element
					href={href}
					className="rounded-tag font-bold outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline lg:truncate"
				>
					{locationInfo.title}
				</Element>
				<span className="text-ink-muted wrap-anywhere lg:truncate">
					{t('code', { code: locationInfo.sequenceId })} · {locationInfo.address}
				</span>
			</span>
			<span className="max-lg:col-start-2 max-lg:row-start-1">
				<QueueState check={check} scope={scope} />
			</span>
			<span className="flex flex-wrap gap-x-2 max-lg:col-span-2 lg:grid">
				<time dateTime={since} title={formatDateTime(since, locale)}>
					{t(isOpenCheck(status) ? 'queue.since' : 'queue.asked', { age: age(since) })}
				</time>
				{latest && <span className="text-ink-muted">{t(`queue.latest.${latest.kind}`, { age: age(latest.at) })}</span>}
			</span>
			<span className="min-w-0 text-ink-muted wrap-anywhere max-lg:col-span-2">
				{checker ? t('queue.checker', { name: checker.name }) : t('queue.nobody')}
			</span>
		</li>
	);
}

/** What happened to it last, besides being paid. */
function latestOf({ status, takenAt, filedAt, approvedAt, closedAt }: GreenCheckRow) {
	const steps = [
		{ kind: 'closed', at: status === 'CANCEL' || status === 'APPROVE' ? closedAt : null },
		{ kind: 'approved', at: status === 'APPROVE' ? approvedAt : null },
		{ kind: 'filed', at: status === 'CHECKED' ? filedAt : null },
		{ kind: 'taken', at: status === 'ACCEPT' ? takenAt : null },
	] as const;
	return steps.find((step): step is typeof step & { at: string } => step.at !== null);
}
