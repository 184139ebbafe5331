import {
	type PlanningWorkItemQuery,
	useCorrectPlanningAnswerMutation,
	useCreatePlanningAnswerMutation,
} from '@ancu/api/planning';
import { formatDateTime, vietnamDay } from '@ancu/forms/format';
import { readTypedAnswer, typeAnswer } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningAnswerForm, type PlanningAnswerFormProps, useVerdictWords } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';

interface PlanningWorkFormProps
	extends Pick<PlanningAnswerFormProps, 'isCorrection' | 'plans' | 'mapArea' | 'onClose'> {
	check: PlanningWorkItemQuery['getOnePlanningCheckRequest'];
	/** It was sent; `check` is to be looked at again. */
	onSent: () => Promise<void>;
}

/** The form that answers a planning check or corrects its answer, kept in this browser as one types. */
export function PlanningWorkForm({ check, isCorrection = false, onSent, ...rest }: PlanningWorkFormProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const verdictOf = useVerdictWords();
	const toast = useToast();
	const submit = useSubmit();
	const upload = useUpload('PLANNING_FILE');
	const create = useCreatePlanningAnswerMutation();
	const correct = useCorrectPlanningAnswerMutation();
	const today = vietnamDay(new Date());
	const given = isCorrection ? check.planningInfo : null;
	// A correction begins from the version that it corrects.
	const name = ['planning-answer', check.id, ...(given ? [given.id] : [])].join(':');
	const [kept, setKept] = useState(() => readLocalDraft(name, readTypedAnswer));
	const [times, setTimes] = useState(0);

	return (
		<PlanningAnswerForm
			// Begun anew, it forgets what was typed.
			key={times}
			{...rest}
			isCorrection={isCorrection}
			today={today}
			defaultValues={kept?.draft ?? (given ? typeAnswer(given, given.content !== verdictOf(given)) : { asOf: today })}
			files={given?.fileLinks}
			upload={upload}
			notice={
				kept && (
					<DraftNotice
						text={t('planning.answerRestored', { at: formatDateTime(kept.at, locale) })}
						action={
							<Button
								size="sm"
								variant="secondary"
								onClick={() => {
									forgetLocalDraft(name);
									setKept(undefined);
									setTimes(times + 1);
								}}
							>
								{t('planning.beginAnew')}
							</Button>
						}
					/>
				)
			}
			onDraftChange={(typed) => keepLocalDraft(name, JSON.stringify(typed))}
			onSubmit={(values) =>
				submit(async () => {
					if (given) await correct.mutateAsync({ id: given.id, data: values });
					else await create.mutateAsync({ data: { ...values, planningCheckRequestId: check.id } });
					forgetLocalDraft(name);
					toast({ kind: 'success', message: t('planning.answered') });
					await onSent();
				})
			}
		/>
	);
}
