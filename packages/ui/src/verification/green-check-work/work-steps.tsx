import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { CheckStep } from '../../translation/check-step/check-step.tsx';
import { GiveUpButtons, GiveUpDialogs, type WayOut } from '../give-up/give-up.tsx';
import { useFieldNames } from '../use-verification-words.ts';
import { type GreenCheck, lastEvent, stageOf } from '../verification-model.ts';

export interface WorkStepsProps {
	check: GreenCheck;
	/** Each changes the check, which says so by the time it answers. */
	onTake: () => Promise<SubmitFailure | undefined>;
	onRelease: () => Promise<SubmitFailure | undefined>;
	onReject: (reason: string) => Promise<SubmitFailure | undefined>;
}

/** What is to do about a green check now, for those who look, with a button for every step that the reader may take. */
export function WorkSteps({ check, onTake, onRelease, onReject }: WorkStepsProps) {
	const { t } = useTranslation('verification');
	const toast = useToast();
	const fieldNames = useFieldNames();
	const taking = useAct();
	const [asking, setAsking] = useState<WayOut>();
	const may = new Set(check.allowedActions);
	const step = stepOf(check);
	const close = () => setAsking(undefined);
	const done = (message: string) => toast({ kind: 'success', message });
	const fields = fieldNames(lastEvent(check.events, 'fell')?.fields ?? []);

	return (
		<CheckStep
			step={step}
			title={t(`work.step.${step}`, { name: check.checker?.name ?? '' })}
			text={t(`work.stepText.${step}`, { fields })}
			quote={step === 'sentBack' || step === 'cancelled' ? check.reason : null}
			failure={taking.failure}
			isAsking={asking !== undefined}
			actions={
				<>
					{may.has('TAKE') && (
						<Button
							loading={taking.pending}
							onClick={async () => {
								if (await taking.run(onTake)) done(t('work.taken'));
							}}
						>
							{t('work.take')}
						</Button>
					)}
					<GiveUpButtons check={check} onAsk={setAsking} />
				</>
			}
		>
			<GiveUpDialogs check={check} asking={asking} onClose={close} onRelease={onRelease} onReject={onReject} />
		</CheckStep>
	);
}

type Step =
	| 'take'
	| 'own'
	| 'working'
	| 'sentBack'
	| 'fell'
	| 'elsewhere'
	| 'filed'
	| 'approved'
	| 'ended'
	| 'cancelled';

/** Whose turn it is, and for what, as the reader sees it. */
function stepOf(check: GreenCheck): Step {
	const stage = stageOf(check);
	const { allowedActions, reason, events } = check;
	if (stage === 'unpaid' || stage === 'waiting') return allowedActions.includes('TAKE') ? 'take' : 'own';
	if (stage !== 'taken') return stage;
	if (!allowedActions.includes('SAVE')) return 'elsewhere';
	if (lastEvent(events, 'taken', 'filed', 'sentBack', 'fell')?.kind === 'fell') return 'fell';
	return reason === null ? 'working' : 'sentBack';
}
