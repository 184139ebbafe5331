import type { SubmitFailure } from '@ancu/forms/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { CheckStep } from '../../translation/check-step/check-step.tsx';
import { GiveUpButtons, GiveUpDialogs, type WayOut } from '../give-up/give-up.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { type GreenCheck, stageOf } from '../verification-model.ts';
import { ApproveDialog } from './approve-dialog.tsx';

export interface ReviewStepsProps {
	check: GreenCheck;
	/** Where it is worked on, for an admin who takes it. */
	workHref: string;
	/** The moment that the mark would count from. */
	now: Date;
	/** Each changes the check, which says so by the time it answers. */
	onApprove: () => Promise<SubmitFailure | undefined>;
	/** Sends it back to the checker, with the reason that was typed. */
	onSendBack: (reason: string) => Promise<SubmitFailure | undefined>;
	onReject: (reason: string) => Promise<SubmitFailure | undefined>;
	onRelease: () => Promise<SubmitFailure | undefined>;
}

/** Whether a filed green check may be decided by the reader, and how; whose turn it is otherwise. */
export function ReviewSteps({ check, workHref, now, onApprove, onSendBack, onReject, onRelease }: ReviewStepsProps) {
	const { t } = useTranslation('verification');
	const toast = useToast();
	const [asking, setAsking] = useState<'approve' | 'sendBack' | WayOut>();
	const may = new Set(check.allowedActions);
	const step = stepOf(check);
	const name = check.checker?.name ?? '';
	const close = () => setAsking(undefined);
	const done = (message: string) => toast({ kind: 'success', message });
	const failed = check.items.filter(({ result }) => result === 'FAIL').length;

	return (
		<CheckStep
			step={step}
			title={t(`review.step.${step}`, { name, count: failed })}
			text={t(`review.stepText.${step}`, { name })}
			quote={step === 'cancelled' || step === 'taken' ? check.reason : null}
			isAsking={asking !== undefined}
			actions={
				<>
					{may.has('APPROVE') && (
						<Button aria-haspopup="dialog" onClick={() => setAsking('approve')}>
							{t('review.approve.open')}
						</Button>
					)}
					{may.has('SEND_BACK') && (
						<Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking('sendBack')}>
							{t('review.sendBack.open')}
						</Button>
					)}
					{(may.has('TAKE') || may.has('SAVE')) && (
						<LinkButton href={workHref} variant="secondary">
							{t('review.toWork')}
						</LinkButton>
					)}
					<GiveUpButtons check={check} onAsk={setAsking} />
				</>
			}
		>
			<ApproveDialog
				check={check}
				now={now}
				open={asking === 'approve'}
				onClose={close}
				onSubmit={onApprove}
				onDone={() => done(t('review.approve.done'))}
			/>
			<ReasonDialog
				open={asking === 'sendBack'}
				onClose={close}
				title={t('review.sendBack.title')}
				label={t('review.sendBack.reason')}
				hint={t('review.sendBack.hint')}
				submitLabel={t('review.sendBack.submit')}
				onSubmit={onSendBack}
				onDone={() => done(t('review.sendBack.done'))}
			>
				{t('review.sendBack.text', { name })}
			</ReasonDialog>
			<GiveUpDialogs check={check} asking={asking} onClose={close} onRelease={onRelease} onReject={onReject} />
		</CheckStep>
	);
}

type Step = 'decide' | 'failed' | 'unlisted' | 'ownWork' | 'waiting' | 'taken' | 'approved' | 'ended' | 'cancelled';

/** Who may decide, as the reader sees it. Who may send it back and not approve it, is held up by what was found, or by the listing. */
function stepOf(check: GreenCheck): Step {
	const stage = stageOf(check);
	const { allowedActions, items } = check;
	if (stage === 'unpaid') return 'waiting';
	if (stage !== 'filed') return stage;
	if (allowedActions.includes('APPROVE')) return 'decide';
	if (!allowedActions.includes('SEND_BACK')) return 'ownWork';
	return items.some(({ result }) => result === 'FAIL') ? 'failed' : 'unlisted';
}
