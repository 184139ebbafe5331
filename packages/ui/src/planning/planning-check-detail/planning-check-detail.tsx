import type { SubmitFailure } from '@ancu/forms/form';
import { formatDateTime, formatMoneyExact } from '@ancu/forms/format';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { EditIcon, WaitingIcon } from '../../primitives/icon/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { useStepHeading } from '../../translation/use-step-heading.ts';
import { type PlanningCheck, stageOf } from '../planning-check-model.ts';
import { PlanningCheckStatusTag } from '../planning-check-status/planning-check-status.tsx';
import { useNextWords } from '../planning-check-status/use-next-words.ts';
import { PlanningCheckTimeline } from '../planning-check-timeline/planning-check-timeline.tsx';
import { PlotMark } from '../plot-mark/plot-mark.tsx';
import { CancelCheckDialog } from './cancel-check-dialog.tsx';
import { RequestFacts } from './request-facts.tsx';
import { StaffQuestion } from './staff-question.tsx';

/** The parts of a planning check's page. */
export type PlanningCheckTab = 'request' | 'answer';

export interface PlanningCheckDetailProps {
	/** Undefined while it loads, null when there is none that the person may see. */
	check: PlanningCheck | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	tab: PlanningCheckTab;
	/** Address of a part of this page, of paying, of changing the request. */
	hrefOf: (part: PlanningCheckTab | 'pay' | 'edit') => string;
	/** Address of the receipt of a payment. */
	receiptHref: (paymentId: string) => string;
	/** The plot on a map; left out where it has no pin. */
	map?: ReactNode;
	/** What is asked after an act, as whether the person wants to hear of it. */
	prompt?: ReactNode;
	/** Draws the answer; used only while there is one. */
	answer: ReactNode;
	/** What was typed as a reply before. */
	reply?: string | undefined;
	/** Told what is typed as a reply; keeping it is the caller's. */
	onReplyChange?: ((reply: string) => void) | undefined;
	/** Sends a reply; `check` says the new state by the time it answers. */
	onReply: (reply: string) => Promise<SubmitFailure | undefined>;
	/** Gives the check up; `check` says so by the time it answers. */
	onCancel: () => Promise<SubmitFailure | undefined>;
	/** The moment that promises are compared with. */
	now: Date;
}

/** One planning check, for its owner: what is asked, where it stands, what to do, and the answer. */
export function PlanningCheckDetail({ check, failed = false, onRetry, ...rest }: PlanningCheckDetailProps) {
	const { t } = useTranslation(['planning', 'translation']);
	if (check) return <Loaded check={check} {...rest} />;
	if (check === null)
		return (
			<NotFound title={t('checkDetail.notFound')} href="/planning-check" label={t('checkDetail.toList')}>
				{t('checkDetail.notFoundText')}
			</NotFound>
		);
	if (failed)
		return (
			<div className="py-12">
				<LoadError level={1} title={t('checkDetail.error')} onRetry={onRetry}>
					{t('checkList.errorText')}
				</LoadError>
			</div>
		);
	return (
		<div role="status" aria-busy="true" aria-label={t('translation:loading')} className="grid gap-5 py-5">
			<div className="w-1/2">
				<Skeleton />
			</div>
			<div className="flex gap-4">
				<div className="size-14 shrink-0 sm:size-16">
					<Skeleton shape="box" />
				</div>
				<div className="grid grow gap-2">
					<Skeleton shape="title" />
					<Skeleton />
				</div>
			</div>
			<div className="h-28">
				<Skeleton shape="box" />
			</div>
			<div className="h-64">
				<Skeleton shape="box" />
			</div>
		</div>
	);
}

type LoadedProps = Omit<PlanningCheckDetailProps, 'check' | 'failed' | 'onRetry'> & { check: PlanningCheck };

function Loaded({
	check,
	tab,
	hrefOf,
	receiptHref,
	map,
	prompt,
	answer,
	reply,
	onReplyChange,
	onReply,
	onCancel,
	now,
}: LoadedProps) {
	const { t } = useTranslation(['planning', 'translation']);
	const locale = useLocale();
	const nextWords = useNextWords(now);
	const [cancelling, setCancelling] = useState(false);
	const { sequenceId, mapSheetNo, landPlotNo, address, fee, question, allowedActions, planningInfoId } = check;
	const stage = stageOf(check);
	const may = new Set(allowedActions);
	const name = t('checkPage.plot', { plot: landPlotNo, sheet: mapSheetNo });
	const hasAnswer = planningInfoId !== null;
	const heading = useStepHeading(stage, cancelling);

	return (
		<div data-slot="planning-check-detail" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('checkPage.list'), href: '/planning-check' },
					...(tab === 'answer'
						? [
								{ label: t('checkPage.number', { number: sequenceId }), href: hrefOf('request') },
								{ label: t('checkDetail.tab.answer') },
							]
						: [{ label: t('checkPage.number', { number: sequenceId }) }]),
				]}
			/>
			<header className="flex items-start gap-4 max-[15rem]:flex-wrap">
				<PlotMark mapSheetNo={mapSheetNo} landPlotNo={landPlotNo} />
				<div className="grid min-w-0 gap-1">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h1 className="text-2xl font-bold wrap-anywhere">{name}</h1>
						<PlanningCheckStatusTag check={check} />
					</div>
					<p className="text-ink-muted wrap-anywhere">{address}</p>
				</div>
			</header>

			{may.has('REPLY') && question !== null ? (
				<StaffQuestion
					question={question}
					reply={reply}
					onReplyChange={onReplyChange}
					onReply={onReply}
					editHref={may.has('EDIT') ? hrefOf('edit') : undefined}
				/>
			) : stage === 'done' && tab === 'answer' ? null : (
				<section
					aria-labelledby="check-next"
					className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-ink bg-surface-raised p-4 sm:px-6"
				>
					<div className="grid min-w-0 gap-1">
						<h2 ref={heading} id="check-next" tabIndex={-1} className="font-bold outline-none">
							{t(`checkDetail.now.${stage}`)}
						</h2>
						<p className="max-w-prose">{nextWords(check)}</p>
						{check.cancelReason && (
							<p className="max-w-prose text-ink-muted wrap-anywhere">
								{t('checkDetail.reason', { reason: check.cancelReason })}
							</p>
						)}
					</div>
					<div className="flex flex-wrap gap-2 empty:hidden">
						{may.has('PAY') && (
							<LinkButton href={hrefOf('pay')} variant="seal">
								{t('checkDetail.pay', { fee: formatMoneyExact(fee, locale) })}
							</LinkButton>
						)}
						{hasAnswer && tab !== 'answer' && (
							<LinkButton href={hrefOf('answer')}>{t('checkDetail.seeAnswer')}</LinkButton>
						)}
						{may.has('EDIT') && (
							<LinkButton href={hrefOf('edit')} variant="secondary" leadingIcon={<EditIcon aria-hidden="true" />}>
								{t('checkDetail.edit')}
							</LinkButton>
						)}
						{may.has('CANCEL') && (
							<Button variant="quiet" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
								{t('checkDetail.cancel')}
							</Button>
						)}
					</div>
				</section>
			)}

			{prompt}
			<TabLinks
				label={t('checkDetail.tabs')}
				tabs={(['request', 'answer'] as const).map((value) => ({
					href: hrefOf(value),
					label: t(`checkDetail.tab.${value}`),
					current: value === tab,
				}))}
			/>
			{tab === 'answer' ? (
				hasAnswer ? (
					answer
				) : (
					<StateMessage title={t('checkDetail.noAnswer')} icon={<WaitingIcon />}>
						{nextWords(check)}
					</StateMessage>
				)
			) : (
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
					<RequestFacts check={check} map={map} receiptHref={receiptHref} />
					<div className="lg:sticky lg:top-20">
						<Sheet
							title={t('checkTimeline.title')}
							lead={t('checkDetail.sent', { at: formatDateTime(check.createdAt, locale) })}
						>
							<PlanningCheckTimeline events={check.events} stage={stage} promisedAt={check.promisedAt} />
						</Sheet>
					</div>
				</div>
			)}
			<CancelCheckDialog
				open={cancelling}
				onClose={() => setCancelling(false)}
				name={name}
				paid={check.isPaid ? fee : 0}
				isRefunded={check.isRefunded}
				onSubmit={onCancel}
			/>
		</div>
	);
}
