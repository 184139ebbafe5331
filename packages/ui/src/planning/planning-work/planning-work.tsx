import type { SubmitFailure } from '@ancu/forms/form';
import { formatDateTime, formatPhone } from '@ancu/forms/format';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { stageOf } from '../planning-check-model.ts';
import { PlanningCheckTimeline } from '../planning-check-timeline/planning-check-timeline.tsx';
import { WorkPromise, WorkState } from '../planning-queue/work-state.tsx';
import type { PlanningWorkItem } from '../planning-work-model.ts';
import { PlotMark } from '../plot-mark/plot-mark.tsx';
import { UpholdDialog } from './uphold-dialog.tsx';
import { WorkAnswer } from './work-answer.tsx';
import { WorkRequest } from './work-request.tsx';
import { WorkSteps, type WorkStepsProps } from './work-steps.tsx';

export interface PlanningWorkProps extends Omit<WorkStepsProps, 'check' | 'isAsking' | 'children'> {
	/** Undefined while it loads, null when there is none that the reader may see. */
	check: PlanningWorkItem | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of the queue. */
	queueHref: string;
	/** Where anybody verifies a check code. */
	verifyHref: (checkCode: string) => string;
	/** The moment that promises are compared with. */
	now: Date;
	/** The plot on a map; left out where it has no pin. */
	map?: ReactNode;
	/** What our own maps know of the plot. */
	data?: ReactNode;
	/** Leaves a disputed answer as it is, with words for its owner. `seenAt` is `updatedAt` of the check as it was when they were asked for. */
	onUphold: (reason: string, seenAt: string) => Promise<SubmitFailure | undefined>;
	/** The answer form; of a correction with a way back. */
	form: (options: { isCorrection: boolean; onClose?: () => void }) => ReactNode;
	/** Something is typed in the form and was not sent: it stays, also where others have moved the check on. @default false */
	hasTyped?: boolean | undefined;
}

/** One planning check, for those who answer it: what is asked, what is known, what to do, the answer. */
export function PlanningWork({ check, failed = false, onRetry, queueHref, ...rest }: PlanningWorkProps) {
	const { t } = useTranslation(['planning', 'translation']);
	if (check) return <Loaded check={check} queueHref={queueHref} {...rest} />;
	if (check === null)
		return (
			<NotFound title={t('work.notFound')} href={queueHref} label={t('work.toQueue')}>
				{t('work.notFoundText')}
			</NotFound>
		);
	if (failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('work.error')} onRetry={onRetry} />
			</div>
		);
	return (
		<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-5 py-6">
			<Skeleton shape="title" />
			<div className="h-28">
				<Skeleton shape="box" />
			</div>
			<div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
				<div className="h-96">
					<Skeleton shape="box" />
				</div>
				<div className="h-96">
					<Skeleton shape="box" />
				</div>
			</div>
		</div>
	);
}

type LoadedProps = Omit<PlanningWorkProps, 'check' | 'failed' | 'onRetry'> & { check: PlanningWorkItem };

function Loaded({
	check,
	queueHref,
	verifyHref,
	now,
	map,
	data,
	form,
	hasTyped = false,
	onUphold,
	...steps
}: LoadedProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const locale = useLocale();
	const { sequenceId, mapSheetNo, landPlotNo, address, owner, planningInfo, allowedActions } = check;
	const [seenAt, setSeenAt] = useState<string>();
	const [words, setWords] = useState(steps.typed?.uphold);
	const contact = [owner?.phone && formatPhone(owner.phone), owner?.email].filter(Boolean).join(' · ');
	return (
		<div data-slot="planning-work" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('queue.title'), href: queueHref },
					{ label: t('checkPage.number', { number: sequenceId }) },
				]}
			/>
			<header className="flex items-start gap-4 max-[15rem]:flex-wrap">
				<PlotMark mapSheetNo={mapSheetNo} landPlotNo={landPlotNo} />
				<div className="grid min-w-0 gap-1">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h1 className="text-2xl font-bold wrap-anywhere">
							{t('parcel.name', { plot: landPlotNo, sheet: mapSheetNo })}
						</h1>
						<WorkState check={check} />
					</div>
					<p className="text-ink-muted wrap-anywhere">{address}</p>
					<p className="text-sm">
						<WorkPromise check={check} now={now} />
					</p>
					{owner && (
						<p className="text-sm text-ink-muted wrap-anywhere">
							{t('work.owner', { name: owner.name, at: formatDateTime(check.createdAt, locale) })}
							{contact && ` · ${contact}`}
						</p>
					)}
				</div>
			</header>
			<WorkSteps check={check} {...steps} isAsking={seenAt !== undefined}>
				<UpholdDialog
					open={seenAt !== undefined}
					onClose={() => setSeenAt(undefined)}
					plot={planningInfo?.plot ?? ''}
					text={words}
					onChange={(text) => {
						setWords(text);
						steps.onType?.('uphold', text);
					}}
					onSubmit={async (reason) => {
						const refused = await onUphold(reason, seenAt ?? check.updatedAt);
						if (!refused) setWords('');
						return refused;
					}}
				/>
			</WorkSteps>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
					<WorkRequest check={check} map={map} />
					{data}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
					{planningInfo && (
						<WorkAnswer
							answer={planningInfo}
							check={check}
							verifyHref={verifyHref(planningInfo.checkCode)}
							form={form}
							hasTyped={hasTyped}
							onUphold={() => setSeenAt(check.updatedAt)}
						/>
					)}
					{(allowedActions.includes('ANSWER') || (hasTyped && !planningInfo)) && form({ isCorrection: false })}
					<Sheet title={t('checkTimeline.title')}>
						<PlanningCheckTimeline events={check.events} stage={stageOf(check)} promisedAt={check.promisedAt} />
					</Sheet>
				</div>
			</div>
		</div>
	);
}
