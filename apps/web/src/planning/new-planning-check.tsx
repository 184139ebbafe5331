import { type PlotOfListingQuery, useCreatePlanningCheckMutation, usePlotOfListingQuery } from '@ancu/api/planning';
import { formatDateTime, serverDate } from '@ancu/forms/format';
import { type PlanningRequestValues, plotOfListing } from '@ancu/forms/planning';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { PlanningCheckPage } from '@ancu/ui/planning';
import { Button } from '@ancu/ui/primitives/button';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormOwner } from '../account/use-form-owner.ts';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { ListingLoadError } from '../listing/listing-load-error.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { planningHref } from './planning-address.ts';
import { PlanningCheckEditor } from './planning-check-editor.tsx';
import {
	forgetPlanningDraft,
	forgetSentPlanningDraft,
	keepPlanningDraft,
	readPlanningDraft,
} from './planning-draft.ts';
import { useKeepCheck } from './use-keep-check.ts';

interface NewPlanningCheckProps {
	/** Number of the listing that it is about. */
	listing: number | undefined;
}

/** A request for a planning check that is being written, from scratch or of a listing's plot. */
export function NewPlanningCheck({ listing }: NewPlanningCheckProps) {
	const { t } = useTranslation('planning');
	const account = useFormOwner();
	const plot = usePlotOfListingQuery(
		{ sequenceId: listing ?? 0 },
		{ enabled: listing !== undefined && Boolean(account) },
	);
	const name = listing === undefined ? 'new' : `listing-${listing}`;
	// Begun again, the form is another one.
	const [round, setRound] = useState(0);
	const isReady = account && (listing === undefined || !plot.isPending);
	return (
		<PlanningCheckPage title={t('checkForm.title')}>
			{plot.isLoadingError && plot.error.code !== 'NOT_FOUND' ? (
				<ListingLoadError onRetry={plot.refetch} />
			) : isReady ? (
				<Fields
					key={`${name} ${round}`}
					name={name}
					listing={plot.data?.getOneLocationInfo}
					onAnew={() => setRound(round + 1)}
				/>
			) : (
				<Skeleton shape="title" />
			)}
		</PlanningCheckPage>
	);
}

interface FieldsProps {
	/** Of the draft that is kept. */
	name: string;
	listing: PlotOfListingQuery['getOneLocationInfo'] | undefined;
	onAnew: () => void;
}

function Fields({ name, listing, onAnew }: FieldsProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const create = useMutationOnce(useCreatePlanningCheckMutation);
	const keepCheck = useKeepCheck();
	const send = useDoneOnce((data: PlanningRequestValues) => create.mutateAsync({ data }));
	const sentId = useRef('');
	const [kept] = useState(() => readPlanningDraft(name));
	return (
		<PlanningCheckEditor
			defaultValues={kept?.draft ?? (listing && plotOfListing(listing))}
			listing={listing}
			now={serverDate()}
			notice={
				kept && (
					<DraftNotice
						text={t('planning.draftRestored', { at: formatDateTime(kept.at, locale) })}
						action={
							<Button
								size="sm"
								variant="secondary"
								onClick={() => {
									forgetPlanningDraft(name);
									onAnew();
								}}
							>
								{t('planning.beginAnew')}
							</Button>
						}
					/>
				)
			}
			onDraftChange={(draft) => keepPlanningDraft(name, draft)}
			onSubmit={(data) =>
				submit(async () => {
					const { createPlanningCheckRequest: check } = await send(data);
					forgetSentPlanningDraft(name);
					sentId.current = check.id;
					await keepCheck(check);
				})
			}
			onDone={async () => {
				toast({ kind: 'success', message: t('planning.sent') });
				await goOn(planningHref({ name: 'pay', id: sentId.current, payment: undefined }), { replace: true });
			}}
		/>
	);
}
