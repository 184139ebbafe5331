import { formatTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { AlertIcon, SuccessIcon } from '../../primitives/icon/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { type Health, troublesOf } from '../health-model.ts';
import { MoneyByDay } from '../money-by-day/money-by-day.tsx';
import { MoneyWaiting } from '../money-waiting/money-waiting.tsx';
import { ProcessList } from '../process-list/process-list.tsx';
import { QueueList, type QueueListProps } from '../queue-list/queue-list.tsx';

export interface HealthScreenProps extends Pick<QueueListProps, 'now' | 'onRetryFailed'> {
	/** Undefined while it is measured. */
	health: Health | undefined;
	/** It could not be measured. What was measured before stays, and it is said. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where unmatched money is. */
	unmatchedHref: string;
}

/** How the running system is, for those who look after it: what needs somebody first, then queues, money and servers. */
export function HealthScreen({
	health,
	failed = false,
	onRetry,
	now,
	onRetryFailed,
	unmatchedHref,
}: HealthScreenProps) {
	const { t } = useTranslation('health');
	return (
		<div
			data-slot="health-screen"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10"
		>
			<h1 className="text-2xl font-bold">{t('title')}</h1>
			{failed && (
				<LoadError title={t('error')} onRetry={onRetry}>
					{t('errorText')}
				</LoadError>
			)}
			{!health && !failed && <RowsLoading rows={4} picture="none" />}
			{health && (
				<>
					<Summary health={health} />
					<div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
						<QueueList queues={health.queues} now={now} onRetryFailed={onRetryFailed} />
						<MoneyWaiting {...health} now={now} unmatchedHref={unmatchedHref} />
						<MoneyByDay days={health.days} />
						<ProcessList processes={health.processes} now={now} />
					</div>
				</>
			)}
		</div>
	);
}

function Summary({ health }: { health: Health }) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const troubles = troublesOf(health);
	return (
		<div className="grid gap-2 rounded-card border border-line bg-surface-raised p-4">
			<p role="status" className="flex items-center gap-2 font-bold [&_svg]:size-5 [&_svg]:shrink-0">
				{troubles.length > 0 ? <AlertIcon aria-hidden="true" /> : <SuccessIcon aria-hidden="true" />}
				{troubles.length > 0 ? t('troubles', { count: troubles.length }) : t('calm')}
			</p>
			{troubles.length > 0 && (
				<ul className="grid list-disc gap-1 pl-5">
					{troubles.map((trouble) => (
						<li key={trouble}>{t(`trouble.${trouble}`)}</li>
					))}
				</ul>
			)}
			<p className="text-sm text-ink-muted tabular-nums">
				{t('measured', { time: formatTime(health.measuredAt, locale) })}
			</p>
		</div>
	);
}
