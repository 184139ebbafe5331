import { formatAge, formatDateTime } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { rowsStyle } from '../../translation/row-style.ts';
import type { Process } from '../health-model.ts';
import { HealthSection, rowStyle } from '../health-section.tsx';

export interface ProcessListProps {
	/** The newest first. */
	processes: readonly Process[];
	/** Moment that ages are counted to. */
	now: Date;
}

/** The servers that run, with their version and since when. */
export function ProcessList({ processes, now }: ProcessListProps) {
	const { t } = useTranslation('health');
	const locale = useLocale();
	const versions = new Set(processes.map(({ version }) => version)).size;
	return (
		<HealthSection
			id="health-processes"
			title={t('processes.title')}
			lead={versions > 1 ? t('processes.versions', { count: versions }) : undefined}
		>
			{processes.length === 0 ? (
				<p className="text-ink-muted">{t('processes.empty')}</p>
			) : (
				<ul aria-labelledby="health-processes" className={rowsStyle}>
					{processes.map(({ host, version, startedAt, seenAt }) => (
						<li key={`${host} ${startedAt}`} className={rowStyle}>
							<div className="grid min-w-0 gap-1">
								<p className="font-bold wrap-anywhere">{host}</p>
								<p className="text-sm text-ink-muted wrap-anywhere">{t('processes.version', { version })}</p>
							</div>
							<div className="grid gap-1 text-sm text-ink-muted tabular-nums sm:text-right">
								<p>
									{t('processes.since', {
										age: formatAge(startedAt, now, locale),
										at: formatDateTime(startedAt, locale),
									})}
								</p>
								<p>{t('processes.seen', { age: formatAge(seenAt, now, locale) })}</p>
							</div>
						</li>
					))}
				</ul>
			)}
		</HealthSection>
	);
}
