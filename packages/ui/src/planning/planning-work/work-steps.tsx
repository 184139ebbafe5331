import { type Act, type SubmitFailure, useAct } from '@ancu/forms/form';
import { PROMISED_WORKING_DAYS } from '@ancu/forms/planning';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { CheckStep } from '../../translation/check-step/check-step.tsx';
import { MessageForm } from '../message-form/message-form.tsx';
import { isDisputed, type PlanningWorkItem } from '../planning-work-model.ts';

export interface WorkStepsProps {
	check: PlanningWorkItem;
	/** Each changes the check, which says so by the time it answers. */
	onTake: () => Promise<SubmitFailure | undefined>;
	/** Gives it back to the queue. */
	onRelease: () => Promise<SubmitFailure | undefined>;
	onStart: () => Promise<SubmitFailure | undefined>;
	onAsk: (question: string) => Promise<SubmitFailure | undefined>;
	onCancel: (reason: string) => Promise<SubmitFailure | undefined>;
	/** What was typed before for a step, and not sent. */
	typed?: { [step in WrittenStep]?: string } | undefined;
	/** Told what is typed for a step; keeping it is the caller's. */
	onType?: ((step: WrittenStep, text: string) => void) | undefined;
	/** Something is asked in a window: the focus waits for it to close. @default false */
	isAsking?: boolean | undefined;
	/** The window. It stands here, so that it has closed before the heading takes the focus. */
	children?: ReactNode;
}

/** A step that words go along with. */
export type WrittenStep = 'ask' | 'cancel' | 'uphold';
/** Of them those whose words are written in the page. */
type PageStep = Exclude<WrittenStep, 'uphold'>;

/** What is to do about a planning check now, with a button for every step that its reader may take. */
export function WorkSteps({
	check,
	onTake,
	onRelease,
	onStart,
	onAsk,
	onCancel,
	typed: begun,
	onType,
	isAsking = false,
	children,
}: WorkStepsProps) {
	const { t } = useTranslation('planning');
	const toast = useToast();
	const { pending, failure, run } = useAct();
	const [writing, setWriting] = useState<PageStep>();
	const [typed, setTyped] = useState(begun);
	const may = new Set(check.allowedActions);
	const step = stepOf(check);

	const act = async (what: Act, message: string) => {
		if (await run(what)) toast({ kind: 'success', message });
	};
	const written = (what: PageStep, send: WorkStepsProps['onAsk']) => ({
		text: typed?.[what],
		onChange: (text: string) => {
			setTyped((others) => ({ ...others, [what]: text }));
			onType?.(what, text);
		},
		onSubmit: async (text: string) => {
			const refused = await send(text);
			if (refused) return refused;
			setTyped((others) => ({ ...others, [what]: '' }));
			toast({ kind: 'success', message: t(`work.${what}.sent`) });
			return undefined;
		},
	});
	const close = () => setWriting(undefined);

	return (
		<CheckStep
			// What is written goes with its place, too: the heading takes the focus from there.
			step={writing ? `${step} ${writing}` : step}
			title={t(`work.step.${step}`, { name: check.assignee?.name ?? '' })}
			text={t(`work.stepText.${step}`)}
			quote={quoteOf(check, step)}
			failure={failure}
			isAsking={isAsking}
			actions={
				<>
					{may.has('TAKE') && (
						<Button loading={pending} onClick={() => act(onTake, t('work.taken'))}>
							{t('work.take')}
						</Button>
					)}
					{may.has('START') && (
						<Button loading={pending} onClick={() => act(onStart, t('work.started'))}>
							{t('work.start')}
						</Button>
					)}
					{may.has('ASK') && !writing && (
						<Button variant="secondary" onClick={() => setWriting('ask')}>
							{t('work.ask.open')}
						</Button>
					)}
					{may.has('RELEASE') && !writing && (
						<Button variant="secondary" loading={pending} onClick={() => act(onRelease, t('work.released'))}>
							{t('work.release')}
						</Button>
					)}
					{may.has('CANCEL') && !writing && (
						<Button variant="quiet" onClick={() => setWriting('cancel')}>
							{t('work.cancel.open')}
						</Button>
					)}
				</>
			}
		>
			{writing === 'ask' && may.has('ASK') && (
				<div className="mt-4">
					<MessageForm
						field="question"
						label={t('work.ask.label')}
						hint={t('work.ask.hint', { days: PROMISED_WORKING_DAYS })}
						submitLabel={t('work.ask.submit')}
						{...written('ask', onAsk)}
						onClose={close}
					/>
				</div>
			)}
			{writing === 'cancel' && may.has('CANCEL') && (
				<div className="mt-4">
					<MessageForm
						field="cancelReason"
						label={t('work.cancel.label')}
						hint={t('work.cancel.hint')}
						submitLabel={t('work.cancel.submit')}
						{...written('cancel', onCancel)}
						onClose={close}
					/>
				</div>
			)}
			{children}
		</CheckStep>
	);
}

type Step =
	| 'take'
	| 'own'
	| 'start'
	| 'answer'
	| 'asked'
	| 'disputed'
	| 'disputedMended'
	| 'disputedElsewhere'
	| 'elsewhere'
	| 'done'
	| 'cancelled';

/** Whose turn it is, and for what, as the reader sees it. */
function stepOf(check: PlanningWorkItem): Step {
	const { status, question, allowedActions } = check;
	const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
	if (status === 'done' || status === 'cancelled') return status;
	if (status === 'sent') return may('TAKE') ? 'take' : 'own';
	// Of one that was called wrong, too: nobody goes on before the reply.
	if (question !== null) return 'asked';
	if (isDisputed(check)) {
		if (!may('CORRECT')) return 'disputedElsewhere';
		return may('UPHOLD') ? 'disputed' : 'disputedMended';
	}
	if (may('START')) return 'start';
	return may('ANSWER') ? 'answer' : 'elsewhere';
}

/** Whose words it is about. */
function quoteOf(check: PlanningWorkItem, step: Step): string | null | undefined {
	if (step === 'asked') return check.question;
	if (step === 'cancelled') return check.cancelReason;
	return step.startsWith('disputed') ? check.events.findLast(({ kind }) => kind === 'disputed')?.text : undefined;
}
