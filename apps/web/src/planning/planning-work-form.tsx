import {
	type PlanningWorkItemQuery,
	useCorrectPlanningAnswerMutation,
	useCreatePlanningAnswerMutation,
} from '@ancu/api/planning';
import { formatDateTime } from '@ancu/forms/format';
import { readTypedAnswer, type TypedAnswer, typeAnswer, vietnamDay } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningAnswerForm, type PlanningAnswerFormProps, useVerdictWords } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { useUploadPaper } from '../file/use-upload-paper.ts';

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
	const upload = useUploadPaper('PLANNING_FILE');
	const create = useCreatePlanningAnswerMutation();
	const correct = useCorrectPlanningAnswerMutation();
	const today = vietnamDay(new Date());
	const given = isCorrection ? check.planningInfo : null;
	const key = keyOf(check.id, given?.id);
	const [kept, setKept] = useState(() => readKept(key));
	const [times, setTimes] = useState(0);

	return (
		<PlanningAnswerForm
			// Begun anew, it forgets what was typed.
			key={times}
			{...rest}
			isCorrection={isCorrection}
			today={today}
			defaultValues={kept?.typed ?? (given ? typeAnswer(given, given.content !== verdictOf(given)) : { asOf: today })}
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
									localStorage.removeItem(key);
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
			onDraftChange={(typed) =>
				localStorage.setItem(key, JSON.stringify({ data: JSON.stringify(typed), at: new Date().toISOString() }))
			}
			onSubmit={(values) =>
				submit(async () => {
					if (given) await correct.mutateAsync({ id: given.id, data: values });
					else await create.mutateAsync({ data: { ...values, planningCheckRequestId: check.id } });
					localStorage.removeItem(key);
					toast({ kind: 'success', message: t('planning.answered') });
					await onSent();
				})
			}
		/>
	);
}

// Forgotten with the device: its beginning is that of every draft. A correction begins from the version that it corrects.
function keyOf(checkId: string, answerId: string | undefined): string {
	return ['draft:planning-answer', checkId, ...(answerId ? [answerId] : [])].join(':');
}

function readKept(key: string): { typed: TypedAnswer; at: string } | undefined {
	try {
		const { data, at } = JSON.parse(localStorage.getItem(key) ?? '{}');
		const typed = readTypedAnswer(data ?? null);
		return typed && typeof at === 'string' ? { typed, at } : undefined;
	} catch {
		return undefined;
	}
}
