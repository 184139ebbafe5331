import { useCreateListingMutation } from '@ancu/api/listing';
import { formatDateTime } from '@ancu/forms/format';
import {
	emptyListingDraft,
	type ListingStep,
	type ListingValues,
	listingSteps,
	readListingDraft,
} from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { LinkButton } from '@ancu/ui/primitives/button';
import { Link } from '@ancu/ui/primitives/link';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { useFormOwner } from '../account/use-form-owner.ts';
import { failsAs } from '../data/query-client.ts';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { DraftChoiceNotice } from './draft-choice-notice.tsx';
import { ListingEditor, type ListingEditorProps } from './listing-editor.tsx';
import { useDraft } from './use-draft.ts';

interface NewListingProps extends Pick<ListingEditorProps, 'step' | 'onStepChange'> {
	/** Of the draft. */
	id: string;
	/** Told at each change, with the open step. */
	onBegin: (step: ListingStep) => void;
}

/** The form of a listing to come, begun again or with the draft that was kept. */
export function NewListing({ id, onBegin, ...steps }: NewListingProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const goOn = useGoOn();
	const toast = useToast();
	const account = useFormOwner();
	const create = useMutationOnce(
		useCreateListingMutation,
		failsAs(() => t('postFailed')),
	);
	const submit = useSubmit();
	const post = useDoneOnce((data: ListingValues) => create.mutateAsync({ data }));
	const { kept, choice, isGone, round, state, keep, forget } = useDraft(id, readListingDraft);
	const isFirst = !steps.step || steps.step === listingSteps[0];
	if (kept === undefined || !account) return <Skeleton shape="title" />;

	return (
		<ListingEditor
			{...steps}
			key={round}
			initial={kept?.draft ?? { ...emptyListingDraft, contactPersonName: account.name }}
			draftState={state}
			notice={
				choice ? (
					<DraftChoiceNotice choice={choice} />
				) : isGone || kept ? (
					<DraftNotice
						text={isGone ? t('draftGone') : t('draftRestored', { at: formatDateTime(kept?.at ?? '', locale) })}
						action={
							<>
								{isGone && (
									<LinkButton size="sm" variant="secondary" href="/estate">
										{t('ownListings')}
									</LinkButton>
								)}
								<LinkButton size="sm" variant="secondary" href="/post-new?new">
									{t('beginAnew')}
								</LinkButton>
							</>
						}
					/>
				) : (
					isFirst && (
						<p>
							<Link href="/post-new/import" alone>
								{t('importLink')}
							</Link>
						</p>
					)
				)
			}
			onDraftChange={(draft, _changed, step) => {
				keep(JSON.stringify(draft));
				onBegin(step);
			}}
			onSubmit={(data) =>
				submit(async () => {
					await post(data);
					await forget();
				})
			}
			onDone={async () => {
				toast({ kind: 'success', message: t('posted') });
				await goOn('/estate?tab=waiting');
			}}
		/>
	);
}
