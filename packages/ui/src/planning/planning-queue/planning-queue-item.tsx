import { useTranslation } from 'react-i18next';
import { useLinkElement } from '../../primitives/link/index.ts';
import type { PlanningWorkRow } from '../planning-work-model.ts';
import { WorkPromise, WorkState } from './work-state.tsx';

export interface PlanningQueueItemProps {
	check: PlanningWorkRow;
	href: string;
	/** How long ago it was asked for: `2 ngày trước`. */
	age: string;
	now: Date;
}

/** A planning check in the queue: which plot, by when, what is to do, who has it. */
export function PlanningQueueItem({ check, href, age, now }: PlanningQueueItemProps) {
	const { t } = useTranslation('planning');
	const Element = useLinkElement();
	const { sequenceId, mapSheetNo, landPlotNo, address, assignee } = check;
	return (
		<li className="relative grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm first:border-t-0 hover:bg-surface-sunken lg:grid-cols-[4.5rem_minmax(0,1fr)_11rem_15rem_10rem] lg:items-center">
			<span className="text-ink-muted">{t('queue.number', { number: sequenceId })}</span>
			<span className="grid min-w-0">
				{/* The whole row is its link. */}
				<Element
					href={href}
					className="rounded-tag font-bold wrap-anywhere outline-offset-2 after:absolute after:inset-0 hover:underline"
				>
					{t('parcel.name', { plot: landPlotNo, sheet: mapSheetNo })}
				</Element>
				<span className="text-ink-muted lg:truncate">{address}</span>
			</span>
			<span>
				<WorkState check={check} />
			</span>
			<span className="grid gap-0.5">
				<WorkPromise check={check} now={now} />
				<span className="text-ink-muted">{t('queue.asked', { age })}</span>
			</span>
			<span className="min-w-0 text-ink-muted wrap-anywhere">
				{assignee ? t('queue.assignee', { name: assignee.name }) : t('queue.nobody')}
			</span>
		</li>
	);
}
