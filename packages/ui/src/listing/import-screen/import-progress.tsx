import { formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { ImportCounts } from './import-counts.tsx';
import type { ImportRun, ImportRunControl } from './use-import-run.ts';

export interface ImportProgressProps extends Pick<ImportRunControl, 'pause' | 'resume' | 'stop'> {
	run: ImportRun;
}

/** The third step: how far it has come, and the ways to hold it. */
export function ImportProgress({ run, pause, resume, stop }: ImportProgressProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { phase, sent, total, counts, message } = run;
	const percent = total === 0 ? 100 : Math.floor((sent / total) * 100);
	const words = t('import.progress.sent', {
		count: total,
		sent: formatNumber(sent, locale),
		total: formatNumber(total, locale),
	});
	const isStopped = phase === 'paused' || phase === 'stuck';
	return (
		<div className="grid gap-5">
			<FormFailure message={phase === 'stuck' ? (message ?? t('import.progress.unreachable')) : undefined} />
			<div className="grid gap-2">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<p role="status" className="font-bold">
						{t(`import.phase.${phase}`)}
					</p>
					<p className="text-ink-muted tabular-nums">{words}</p>
				</div>
				<div
					role="progressbar"
					aria-label={t('import.progress.label')}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent}
					aria-valuetext={words}
					className="h-2.5 overflow-hidden rounded-full bg-line forced-colors:outline"
				>
					<div
						className="h-full rounded-full bg-focus forced-colors:system-filled transition-[width]"
						style={{ width: `${percent}%` }}
					/>
				</div>
				<p className="max-w-prose text-sm text-ink-muted">{t('import.progress.hint')}</p>
			</div>
			<ImportCounts counts={counts} />
			<div className="flex flex-wrap gap-3">
				{isStopped ? (
					<Button onClick={resume}>{t(phase === 'stuck' ? 'import.progress.retry' : 'import.progress.resume')}</Button>
				) : (
					<Button variant="secondary" loading={phase === 'pausing'} onClick={pause}>
						{t('import.progress.pause')}
					</Button>
				)}
				<Button variant="quiet" onClick={stop}>
					{t('import.progress.stop')}
				</Button>
			</div>
		</div>
	);
}
