import { ApiError } from '@ancu/api/client';
import {
	type PlanningWorkItemQuery,
	useCorrectPlanningAnswerMutation,
	useCreatePlanningAnswerMutation,
} from '@ancu/api/planning';
import { formatDateTime, serverDate, vietnamDay } from '@ancu/forms/format';
import { readTypedAnswer, typeAnswer } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningAnswerForm, type PlanningAnswerFormProps, useVerdictWords } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';
import { LeaveQuestion } from '../shell/leave-question.tsx';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readOpenWork } from './work-address.ts';

interface PlanningWorkFormProps
	extends Pick<PlanningAnswerFormProps, 'isCorrection' | 'plans' | 'mapArea' | 'onClose'> {
	check: PlanningWorkItemQuery['getOnePlanningCheckRequest'];
	/** It was sent, or `check` is out of date: it is to be looked at again. Returns what it is now, if that could be read. */
	onLook: () => Promise<PlanningWorkFormProps['check'] | undefined>;
	/** Told whether something is typed that was not sent. */
	onTyped: (hasTyped: boolean) => void;
}

/** The form that answers a planning check or corrects its answer, kept in this browser as one types. */
export function PlanningWorkForm({
	check,
	isCorrection = false,
	onLook,
	onTyped,
	onClose,
	...rest
}: PlanningWorkFormProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const verdictOf = useVerdictWords();
	const toast = useToast();
	const submit = useSubmit();
	const upload = useUpload('PLANNING_FILE');
	const create = useMutationOnce(useCreatePlanningAnswerMutation);
	const correct = useMutationOnce(useCorrectPlanningAnswerMutation);
	const today = vietnamDay(serverDate());
	const given = isCorrection ? check.planningInfo : null;
	const name = ['planning-answer', check.id, ...(given ? ['correction'] : [])].join(':');
	const [kept, setKept] = useState(() => readLocalDraft(name, readTypedAnswer));
	const plot = plotOf(check);
	const [lookedUp, setLookedUp] = useState(kept?.about ?? plot);
	// A correction is typed over a version: what was typed over one before stays so until it is sent or begun again.
	const [basedOn, setBasedOn] = useState(kept?.basedOn ?? given?.id ?? null);
	const isOutdated = given != null && basedOn !== given.id;
	// It goes over what was seen when it was begun, or was told of since, never over what came by itself meanwhile.
	const [seenAt, setSeenAt] = useState(check.updatedAt);
	const [times, setTimes] = useState(0);
	const [isWaiting, setWaiting] = useState(false);
	const [asksToClose, setAsksToClose] = useState(false);
	// What has arrived meanwhile is kept: there is nothing left to ask.
	if (asksToClose && !isWaiting) setAsksToClose(false);
	// What is typed is kept; what has not arrived is in no draft.
	const guard = useLeaveGuard(isWaiting, { text: t('leave.files'), loses: true, readOpen: readOpenWork });

	return (
		<>
			<PlanningAnswerForm
				// Begun again, it forgets what was typed.
				key={times}
				{...rest}
				isCorrection={isCorrection}
				onClose={onClose && (() => (isWaiting ? setAsksToClose(true) : onClose()))}
				today={today}
				defaultValues={kept?.draft ?? (given ? typeAnswer(given, given.content !== verdictOf(given)) : { asOf: today })}
				files={given?.fileLinks}
				upload={upload}
				notice={
					<>
						{(kept || isOutdated) && (
							<DraftNotice
								text={
									kept
										? t(isOutdated ? 'planning.correctionRestored' : 'planning.answerRestored', {
												at: formatDateTime(kept.at, locale),
											})
										: t('planning.correctionOutdated')
								}
								action={
									<Button
										size="sm"
										variant="secondary"
										onClick={() => {
											forgetLocalDraft(name);
											onTyped(false);
											setKept(undefined);
											setBasedOn(given?.id ?? null);
											setSeenAt(check.updatedAt);
											setLookedUp(plot);
											setTimes(times + 1);
										}}
									>
										{t('planning.beginAnew')}
									</Button>
								}
							/>
						)}
						{lookedUp !== plot && (
							<DraftNotice
								text={t('planning.plotChanged')}
								action={
									<Button
										size="sm"
										variant="secondary"
										onClick={() => {
											const typed = readLocalDraft(name, (json) => json);
											if (typed) keepLocalDraft(name, typed.draft, { about: plot, basedOn });
											setLookedUp(plot);
										}}
									>
										{t('planning.plotCompared')}
									</Button>
								}
							/>
						)}
					</>
				}
				onWaitingChange={setWaiting}
				onDraftChange={(typed) => {
					onTyped(true);
					keepLocalDraft(name, JSON.stringify(typed), { about: lookedUp, basedOn });
				}}
				onSubmit={(values) =>
					submit(async () => {
						try {
							if (given) await correct.mutateAsync({ id: given.id, data: values, updatedAt: seenAt });
							else {
								const { id, updatedAt } = check;
								await create.mutateAsync({ data: { ...values, planningCheckRequestId: id }, updatedAt });
							}
						} catch (error) {
							const code = error instanceof ApiError && error.code;
							if (code === 'NOT_ALLOWED_NOW' || code === 'CHECK_CHANGED') {
								const now = await onLook();
								if (now && code === 'CHECK_CHANGED') setSeenAt(now.updatedAt);
							}
							throw error;
						}
						forgetLocalDraft(name);
						onTyped(false);
						toast({ kind: 'success', message: t('planning.answered') });
						await onLook();
						onClose?.();
					})
				}
			/>
			{guard.dialog}
			<LeaveQuestion
				open={asksToClose}
				title={t('leave.title')}
				text={t('leave.files')}
				leaveLabel={t('leave.leave')}
				onLeave={() => onClose?.()}
				onStay={() => setAsksToClose(false)}
			/>
		</>
	);
}

/** What an answer is looked up for. */
function plotOf({
	wardId,
	currentWardId,
	mapSheetNo,
	landPlotNo,
	street,
	locationInfo,
}: PlanningWorkFormProps['check']) {
	return JSON.stringify([wardId, currentWardId, mapSheetNo, landPlotNo, street, locationInfo]);
}
