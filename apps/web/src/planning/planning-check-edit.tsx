import {
	type PlanningCheckDetailFragment,
	usePlanningCheckQuery,
	useUpdatePlanningCheckMutation,
} from '@ancu/api/planning';
import { formatDateTime } from '@ancu/forms/format';
import { toPlanningCheckDraft } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningCheckPage } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useSubmit } from '../data/use-submit.ts';
import { planningHref } from './planning-address.ts';
import { PlanningCheckEditor } from './planning-check-editor.tsx';
import { OnePlanningCheck } from './planning-check-one.tsx';
import { forgetPlanningDraft, keepPlanningDraft, readPlanningDraft } from './planning-draft.ts';
import { useKeepCheck } from './use-keep-check.ts';

/** A request that was sent and is changed. */
export function EditPlanningCheck({ id, now }: { id: string; now: Date }) {
	const { t } = useTranslation('planning');
	// What is begun here is not to be changed under the hand.
	const check = usePlanningCheckQuery({ id }, { staleTime: 'static', meta: { quiet: true } }).data
		?.getOnePlanningCheckRequest;
	const [round, setRound] = useState(0);
	if (!check) return <OnePlanningCheck id={id} tab={undefined} now={now} />;
	if (!check.allowedActions.includes('EDIT'))
		return <Navigate to={planningHref({ name: 'one', id, tab: 'request' })} replace />;
	return (
		<PlanningCheckPage title={t('checkForm.editTitle')} check={check}>
			<Fields key={round} check={check} now={now} onAnew={() => setRound(round + 1)} />
		</PlanningCheckPage>
	);
}

function Fields({ check, now, onAnew }: { check: PlanningCheckDetailFragment; now: Date; onAnew: () => void }) {
	const { t } = useTranslation('web');
	const { id } = check;
	// What is typed is typed on this version, whatever comes meanwhile.
	const [version] = useState(check.updatedAt);
	const locale = useLocale();
	const navigate = useNavigate();
	const toast = useToast();
	const submit = useSubmit();
	const update = useUpdatePlanningCheckMutation();
	const keepCheck = useKeepCheck();
	const [kept] = useState(() => {
		const found = readPlanningDraft(id);
		// What was typed before the request changed elsewhere would undo that.
		return found?.basedOn === version ? found : undefined;
	});
	return (
		<PlanningCheckEditor
			isEdit
			defaultValues={kept?.draft ?? toPlanningCheckDraft(check)}
			files={check.files}
			listing={check.listing ?? undefined}
			now={now}
			notice={
				kept && (
					<DraftNotice
						text={t('editRestored', { at: formatDateTime(kept.at, locale) })}
						action={
							<Button
								size="sm"
								variant="secondary"
								onClick={() => {
									forgetPlanningDraft(id);
									onAnew();
								}}
							>
								{t('discardEdit')}
							</Button>
						}
					/>
				)
			}
			onDraftChange={(draft) => keepPlanningDraft(id, draft, version)}
			onSubmit={(data) =>
				submit(async () => {
					const { updatePlanningCheckRequest } = await update.mutateAsync({ id, data });
					forgetPlanningDraft(id);
					await keepCheck(updatePlanningCheckRequest);
				})
			}
			onDone={() => {
				toast({ kind: 'success', message: t('planning.changed') });
				navigate(planningHref({ name: 'one', id, tab: 'request' }), { replace: true });
			}}
		/>
	);
}
