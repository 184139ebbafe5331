import { ApiError } from '@ancu/api/client';
import {
	type PlanningCheckDetailFragment,
	usePlanningCheckQuery,
	useUpdatePlanningCheckMutation,
} from '@ancu/api/planning';
import { formatDateTime, serverDate } from '@ancu/forms/format';
import type { PlanningRequestValues } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningCheckPage } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn, useIsHere } from '../shell/use-go.ts';
import { OnePlanningCheck } from './one-planning-check.tsx';
import { planningHref } from './planning-address.ts';
import { PlanningCheckEditor } from './planning-check-editor.tsx';
import { forgetSentPlanningDraft } from './planning-draft.ts';
import { useEditedCheck } from './use-edited-check.ts';
import { useKeepCheck } from './use-keep-check.ts';

/** A request that was sent and is changed. */
export function EditPlanningCheck({ id }: { id: string }) {
	const { t } = useTranslation('planning');
	// What is begun here is not to be changed under the hand.
	const { data, refetch } = usePlanningCheckQuery({ id }, { staleTime: 'static', meta: { quiet: true } });
	const check = data?.getOnePlanningCheckRequest;
	if (!check) return <OnePlanningCheck id={id} tab={undefined} />;
	if (!check.allowedActions.includes('EDIT'))
		return <Navigate to={planningHref({ name: 'one', id, tab: 'request' })} replace />;
	return (
		<PlanningCheckPage title={t('checkForm.editTitle')} check={check}>
			<Fields key={id} newest={check} refresh={async () => (await refetch()).data?.getOnePlanningCheckRequest} />
		</PlanningCheckPage>
	);
}

interface FieldsProps {
	newest: PlanningCheckDetailFragment;
	/** Reads the request as it is now; undefined when that could not be done. */
	refresh: () => Promise<PlanningCheckDetailFragment | undefined>;
}

function Fields({ newest, refresh }: FieldsProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const update = useMutationOnce(useUpdatePlanningCheckMutation);
	const keepCheck = useKeepCheck();
	const isHere = useIsHere();
	const edited = useEditedCheck(newest, refresh);
	const { check, draft, keptAt, isOnNewest, round, keep, openNewest, discard } = edited;
	const { id } = check;
	// Begun again with another version, the same data is another change.
	const save = useDoneOnce(({ data }: { data: PlanningRequestValues; round: number }) =>
		update.mutateAsync({ id, data, updatedAt: edited.versionNow() }),
	);
	return (
		<PlanningCheckEditor
			key={round}
			isEdit
			defaultValues={draft}
			files={check.files}
			listing={check.listing ?? undefined}
			now={serverDate()}
			notice={
				(keptAt || isOnNewest) && (
					<DraftNotice
						text={
							keptAt && !isOnNewest
								? t('editRestored', { at: formatDateTime(keptAt, locale) })
								: t('planning.editOnNewest')
						}
						takesFocus={isOnNewest && !keptAt}
						action={
							<Button size="sm" variant="secondary" onClick={discard}>
								{t('discardEdit')}
							</Button>
						}
					/>
				)
			}
			onDraftChange={keep}
			onSubmit={(data) =>
				submit(async () => {
					if (edited.isSavedAsIs()) return;
					try {
						const sent = edited.draftNow();
						const { updatePlanningCheckRequest } = await save({ data, round });
						edited.noteSaved(updatePlanningCheckRequest, sent);
						forgetSentPlanningDraft(id);
						await keepCheck(updatePlanningCheckRequest);
					} catch (error) {
						if (error instanceof ApiError && error.code === 'CHECK_CHANGED') await openNewest();
						throw error;
					}
				})
			}
			onDone={async () => {
				toast({ kind: 'success', message: t('planning.changed') });
				await goOn(planningHref({ name: 'one', id, tab: 'request' }), { replace: true });
				if (isHere()) edited.openSaved();
			}}
		/>
	);
}
