import { formatDate, formatMoneyExact } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { type PlanningCheckSummary, stageOf } from '../planning-check-model.ts';
import { PlanningCheckStatusTag } from '../planning-check-status/planning-check-status.tsx';
import { useNextWords } from '../planning-check-status/use-next-words.ts';
import { PlotMark } from '../plot-mark/plot-mark.tsx';
import type { PlanningCheckPart } from './planning-check-list.tsx';

export interface PlanningCheckCardProps {
	check: PlanningCheckSummary;
	now: Date;
	hrefOf: (part: PlanningCheckPart) => string;
}

/** One planning check in a list. */
export function PlanningCheckCard({ check, now, hrefOf }: PlanningCheckCardProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const nextWords = useNextWords(now);
	const { sequenceId, mapSheetNo, landPlotNo, address, isPaid, isRefunded, fee, allowedActions, createdAt } = check;
	const stage = stageOf(check);
	const name = t('checkPage.plot', { plot: landPlotNo, sheet: mapSheetNo });
	const named = (action: string) => t('checkList.actionOn', { action, name });
	const money = formatMoneyExact(fee, locale);
	const isAnswered = check.planningInfoId !== null && stage !== 'cancelled';

	return (
		<li
			data-slot="planning-check-card"
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 max-[15rem]:grid-cols-[minmax(0,1fr)] rounded-card border border-line bg-surface-raised p-3 sm:gap-x-4 sm:p-4"
		>
			<PlotMark mapSheetNo={mapSheetNo} landPlotNo={landPlotNo} />
			<div className="grid min-w-0 content-start gap-1">
				<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
					<h2 className="min-w-0 text-lg font-bold wrap-anywhere">
						<Link href={hrefOf('request')} variant="plain">
							{name}
						</Link>
					</h2>
					<PlanningCheckStatusTag check={check} />
				</div>
				<p className="text-ink-muted wrap-anywhere">{address}</p>
			</div>
			<div className="col-span-full grid min-w-0 gap-3 sm:col-span-1 sm:col-start-2">
				<p className="max-w-prose text-sm">{nextWords(check)}</p>
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
						<span>{t('checkPage.number', { number: sequenceId })}</span>
						<span>{t('checkList.sent', { date: formatDate(createdAt, locale) })}</span>
						<span>
							{isRefunded
								? t('checkList.refunded', { fee: money })
								: isPaid
									? t('checkList.paid', { fee: money })
									: t('checkList.unpaid', { fee: money })}
						</span>
					</p>
					<div className="flex flex-wrap gap-2">
						{allowedActions.includes('PAY') && (
							<LinkButton size="sm" href={hrefOf('pay')} aria-label={named(t('checkList.pay'))}>
								{t('checkList.pay')}
							</LinkButton>
						)}
						{stage === 'asked' && (
							<LinkButton size="sm" href={hrefOf('request')} aria-label={named(t('checkList.reply'))}>
								{t('checkList.reply')}
							</LinkButton>
						)}
						{isAnswered && (
							<LinkButton size="sm" href={hrefOf('answer')} aria-label={named(t('checkList.answer'))}>
								{t('checkList.answer')}
							</LinkButton>
						)}
					</div>
				</div>
			</div>
		</li>
	);
}
