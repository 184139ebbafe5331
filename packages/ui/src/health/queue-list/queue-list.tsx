import { formatAge, formatDateTime, formatNumber } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { RetryIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { rowsStyle } from '../../translation/row-style.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { isStuck, type Queue } from '../health-model.ts';
import { HealthSection, rowStyle } from '../health-section.tsx';
import { useHealthWords } from '../use-health-words.ts';

export interface QueueListProps {
	/** Each kind of job, with what waits and what failed. */
	queues: readonly Queue[];
	/** Moment that ages are counted to. */
	now: Date;
	/** Puts what was given up back into the queue. Returns how much there was, or why not. */
	onRetryFailed: (kind: string) => Promise<{ count: number } | { message: string }>;
}

/** Work that is done outside of requests: what waits, since when, and what was given up. */
export function QueueList({ queues, now, onRetryFailed }: QueueListProps) {
	const { t } = useTranslation('health');
	const heading = useLedFocus();
	return (
		<HealthSection id="health-queues" title={t('queues.title')} lead={t('queues.lead')} headingRef={heading.ref}>
			{queues.length === 0 ? (
				<p className="text-ink-muted">{t('queues.empty')}</p>
			) : (
				<ul aria-labelledby="health-queues" className={rowsStyle}>
					{queues.map((queue) => (
						<Row key={queue.kind} queue={queue} now={now} onRetryFailed={onRetryFailed} onDone={heading.lead} />
					))}
				</ul>
			)}
		</HealthSection>
	);
}

function Row({
	queue,
	now,
	onRetryFailed,
	onDone,
}: Pick<QueueListProps, 'now' | 'onRetryFailed'> & { queue: Queue; onDone: () => void }) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const toast = useToast();
	const { kindOf } = useHealthWords();
	const [isSending, setIsSending] = useState(false);
	const { kind, waiting, oldestSeconds, failed, failedAt, lastError, canRetry } = queue;
	const name = kindOf(kind);
	const figure = (count: number) => ({ count, formatted: formatNumber(count, locale) });

	async function retry() {
		setIsSending(true);
		const answer = await onRetryFailed(kind).catch(() => ({ message: t('queues.notRetried') }));
		setIsSending(false);
		if ('message' in answer) return toast({ kind: 'error', message: answer.message });
		toast({ kind: 'success', message: t('queues.retried', { ...figure(answer.count), kind: name }) });
		onDone();
	}

	return (
		<li className={rowStyle}>
			<div className="grid min-w-0 gap-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
					{name}
					{isStuck(queue) && <Tag tone="danger">{t('queues.stuck')}</Tag>}
				</p>
				<p className="tabular-nums">{t('queues.waiting', figure(waiting))}</p>
				{oldestSeconds > 0 && (
					<p className="text-sm text-ink-muted tabular-nums">
						{t('queues.oldest', {
							age: formatAge(new Date(now.getTime() - oldestSeconds * 1_000).toISOString(), now, locale),
						})}
					</p>
				)}
				{failed > 0 && (
					<p className="text-danger tabular-nums">
						{failedAt
							? t('queues.failedAt', { ...figure(failed), at: formatDateTime(failedAt, locale) })
							: t('queues.failed', figure(failed))}
					</p>
				)}
				{lastError && <p className="text-sm text-ink-muted wrap-anywhere">{lastError}</p>}
				{failed > 0 && !canRetry && <p className="text-sm text-ink-muted">{t('queues.secret')}</p>}
			</div>
			{canRetry && (
				<Button
					variant="secondary"
					size="sm"
					leadingIcon={<RetryIcon aria-hidden="true" />}
					loading={isSending}
					aria-label={t('queues.retryOne', { kind: name })}
					onClick={retry}
				>
					{t('queues.retry')}
				</Button>
			)}
		</li>
	);
}
