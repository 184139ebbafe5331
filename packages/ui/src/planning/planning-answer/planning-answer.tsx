import type { SubmitFailure } from '@ancu/forms/form';
import { formatDateTime } from '@ancu/forms/format';
import { PROMISED_WORKING_DAYS } from '@ancu/forms/planning';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { PaperIcon, ReportIcon } from '../../primitives/icon/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { MessageForm } from '../message-form/message-form.tsx';
import type { AnsweredCheck, PlanningAnswer } from '../planning-answer-model.ts';
import { isOver } from '../planning-check-model.ts';
import { AnswerBody } from './answer-body.tsx';
import { AnswerDocument } from './answer-document.tsx';
import { AnswerRating } from './answer-rating.tsx';

export interface PlanningAnswerViewProps {
	/** The latest version; null while there is none, undefined while it loads. */
	answer: PlanningAnswer | null | undefined;
	/** What it answers; undefined while it loads. */
	check: AnsweredCheck | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where anybody verifies a check code. */
	verifyHref: (checkCode: string) => string;
	onRate: (rating: number) => Promise<SubmitFailure | undefined>;
	/** What was typed before against the answer, and not sent. */
	dispute?: string | undefined;
	/** Told what is typed against the answer; keeping it is the caller's. */
	onDisputeChange?: ((text: string) => void) | undefined;
	onDispute: (reason: string) => Promise<SubmitFailure | undefined>;
	/** The moment that what was promised is compared with. */
	now: Date;
}

/** The answer to a planning check, as its owner reads it. */
export function PlanningAnswerView({ answer, check, failed = false, onRetry, ...rest }: PlanningAnswerViewProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	if (failed && (!check || answer === undefined)) {
		return (
			<LoadError level={3} title={t('answer.error')} onRetry={onRetry}>
				{t('answer.errorText')}
			</LoadError>
		);
	}
	if (!check || answer === undefined) return <AnswerLoading />;
	if (answer === null) {
		return (
			<StateMessage level={3} title={t('answer.none')} icon={<PaperIcon />}>
				{check.promisedAt && !isOver(check.promisedAt, rest.now)
					? t('answer.nonePromised', { at: formatDateTime(check.promisedAt, locale) })
					: t('answer.noneText')}
			</StateMessage>
		);
	}
	return <Answer answer={answer} check={check} onLook={onRetry} {...rest} />;
}

interface AnswerProps
	extends Pick<PlanningAnswerViewProps, 'verifyHref' | 'onRate' | 'dispute' | 'onDisputeChange' | 'onDispute' | 'now'> {
	answer: PlanningAnswer;
	check: AnsweredCheck;
	onLook: () => void;
}

function Answer({ answer, check, onLook, verifyHref, now, ...opinion }: AnswerProps) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const id = useId();
	const at = formatDateTime(answer.createdAt, locale);
	return (
		<article aria-labelledby={id} data-slot="planning-answer" className="grid grid-cols-[minmax(0,1fr)] gap-8">
			<header className="grid gap-1">
				<h2 id={id} className="text-xl font-bold">
					{t('answer.title')}
				</h2>
				<p className="wrap-anywhere">{answer.plot}</p>
				<p className="text-sm text-ink-muted">{t('answer.givenAt', { at })}</p>
			</header>
			<Standing answer={answer} check={check} now={now} />
			<AnswerBody answer={answer} />
			<Notice>{t('answer.reference')}</Notice>
			<AnswerDocument answer={answer} verifyHref={verifyHref(answer.checkCode)} onLook={onLook} />
			<Opinion answer={answer} check={check} {...opinion} />
		</article>
	);
}

/** Whether the answer stands, is looked at again, was and stays as it is, took the place of another one, or was withdrawn. */
function Standing({ answer, check, now }: Pick<AnswerProps, 'answer' | 'check' | 'now'>) {
	const { t } = useTranslation('planning');
	const locale = useLocale();
	const { status, events, promisedAt } = check;
	const last = (kind: string) => events.findLast((event) => event.kind === kind);
	if (status === 'cancelled') return <Notice tone="warning">{t('answer.withdrawn')}</Notice>;
	if (answer.disputedAt && status !== 'done') {
		const reason = last('disputed')?.text;
		return (
			<Notice tone="waiting">
				<p className="font-bold">{t('answer.disputed')}</p>
				{reason && <p className="whitespace-pre-line wrap-anywhere">{t('answer.disputedFor', { reason })}</p>}
				{promisedAt && (
					<p>
						{t(isOver(promisedAt, now) ? 'answer.disputedLate' : 'answer.disputedUntil', {
							at: formatDateTime(promisedAt, locale),
						})}
					</p>
				)}
			</Notice>
		);
	}
	const corrected = last('corrected');
	const upheld = last('upheld');
	// Of a version before this one it says nothing.
	const isUpheld = upheld && (!corrected || events.indexOf(corrected) < events.indexOf(upheld));
	return (
		<>
			{isUpheld && (
				<Notice>
					<p className="font-bold">{t('answer.upheld', { at: formatDateTime(upheld.at, locale) })}</p>
					{upheld.text && (
						<p className="whitespace-pre-line wrap-anywhere">{t('answer.upheldFor', { reason: upheld.text })}</p>
					)}
					{check.allowedActions.includes('DISPUTE') && <p>{t('answer.upheldAgain')}</p>}
				</Notice>
			)}
			{corrected && <Notice>{t('answer.corrected', { at: formatDateTime(corrected.at, locale) })}</Notice>}
		</>
	);
}

function Opinion({
	answer,
	check,
	onRate,
	dispute = '',
	onDisputeChange,
	onDispute,
}: Omit<AnswerProps, 'onLook' | 'verifyHref' | 'now'>) {
	const { t } = useTranslation('planning');
	const toast = useToast();
	const [typed, setTyped] = useState(dispute);
	// What was begun before stands open, and leads nobody away from the answer.
	const [open, setOpen] = useState<'begun' | 'asked' | undefined>(dispute ? 'begun' : undefined);
	const opener = useRef<HTMLButtonElement>(null);
	const mayRate = check.allowedActions.includes('RATE');
	const mayDispute = check.allowedActions.includes('DISPUTE');
	if (!mayRate && !mayDispute) return null;
	const close = () => {
		setOpen(undefined);
		// It stands in the page again once it is drawn.
		requestAnimationFrame(() => opener.current?.focus());
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 border-t border-line pt-6 sm:grid-cols-2">
			{mayRate && <AnswerRating key={answer.id} rating={answer.rating} onRate={onRate} />}
			{mayDispute &&
				(open ? (
					<MessageForm
						field="reason"
						label={t('answer.dispute.label')}
						hint={t('answer.dispute.hint')}
						submitLabel={t('answer.dispute.submit')}
						text={typed}
						onChange={(text) => {
							setTyped(text);
							onDisputeChange?.(text);
						}}
						takesFocus={open === 'asked'}
						onSubmit={async (reason) => {
							const refused = await onDispute(reason);
							if (refused) return refused;
							setTyped('');
							toast({ kind: 'success', message: t('answer.dispute.sent') });
							return undefined;
						}}
						onClose={close}
					/>
				) : (
					<div className="grid content-start justify-items-start gap-3">
						<h3 className="font-bold">{t('answer.dispute.title')}</h3>
						<p className="text-sm text-ink-muted">{t('answer.dispute.text', { days: PROMISED_WORKING_DAYS })}</p>
						<Button
							ref={opener}
							size="sm"
							variant="secondary"
							leadingIcon={<ReportIcon aria-hidden="true" />}
							onClick={() => setOpen('asked')}
						>
							{t('answer.dispute.open')}
						</Button>
					</div>
				))}
		</div>
	);
}

function AnswerLoading() {
	const { t } = useTranslation('planning');
	return (
		<div role="status" aria-busy="true" aria-label={t('answer.loading')} className="grid gap-6">
			<Skeleton shape="title" />
			<div className="grid gap-2">
				<Skeleton />
				<Skeleton />
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
				<div className="h-40">
					<Skeleton shape="box" />
				</div>
				<div className="h-40">
					<Skeleton shape="box" />
				</div>
			</div>
			<div className="h-56">
				<Skeleton shape="box" />
			</div>
		</div>
	);
}
