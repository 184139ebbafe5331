import {
	useCancelMyGreenCheckMutation,
	useCreateGreenCheckMutation,
	useGreenCheckQuery,
	useOwnCheckedListingQuery,
} from '@ancu/api/verification';
import { useWalletBalanceQuery } from '@ancu/api/wallet';
import { MINUTE_MS } from '@ancu/forms/format';
import { isPublicStatus } from '@ancu/forms/listing';
import { listingHref } from '@ancu/ui/listing';
import { GreenCheckRequest } from '@ancu/ui/verification';
import { useQueryClient } from '@tanstack/react-query';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { AskForPushAfterAct } from '../notification/ask-for-push.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { ownCheckHref, payCheckHref } from './check-address.ts';

// Addresses of photos are good for ten minutes at least, and staff work meanwhile.
const AGAIN_MS = 5 * MINUTE_MS;

interface OwnCheckProps {
	/** Of an own listing. */
	listingId: string;
	/** Of one of its checks; null for the latest. */
	checkId: string | null;
	now: Date;
}

/** The green check of an own listing: asking for it, and how it stands. */
export function OwnCheck({ listingId, checkId: askedId, now }: OwnCheckProps) {
	const goOn = useGoOn();
	const client = useQueryClient();
	const submit = useSubmit();
	const owned = useOwnCheckedListingQuery({ id: listingId }, { staleTime: 0, meta: { quiet: true } });
	const listing = owned.data?.getOneMyLocationInfo;
	const latestId = listing?.greenCheck?.id;
	const checkId = askedId || latestId;
	const full = useGreenCheckQuery(
		{ id: checkId ?? '' },
		{ enabled: Boolean(checkId), staleTime: 0, refetchInterval: AGAIN_MS, meta: { quiet: true } },
	);
	const create = useCreateGreenCheckMutation();
	const cancel = useMutationOnce(useCancelMyGreenCheckMutation);
	// What happened meanwhile, in another tab or with the staff, is what is seen next.
	const look = () =>
		Promise.all([
			owned.refetch(),
			checkId && full.refetch(),
			// Its fee may have come back.
			client.invalidateQueries({ queryKey: [useWalletBalanceQuery.rootKey] }),
		]);
	const change = (run: () => Promise<unknown>) => submit(run).finally(look);
	const isReady = listing && (!checkId || full.data);
	return (
		<GreenCheckRequest
			listing={
				isReady
					? {
							...listing,
							isPublic: isPublicStatus(listing.status),
							markUntil: listing.greenCheckMark?.expiresAt ?? null,
						}
					: undefined
			}
			check={full.data?.getOneGreenCheck ?? null}
			failed={owned.isError || full.isError}
			onRetry={() => [owned.refetch(), checkId && full.refetch()]}
			latestHref={checkId === latestId ? undefined : ownCheckHref(listingId)}
			listingHref={listing ? listingHref(listing) : ''}
			payHref={payCheckHref(checkId ?? '')}
			onAsk={() =>
				change(async () => {
					const { createGreenCheck: check } = await create.mutateAsync({ locationInfoId: listingId });
					goOn(payCheckHref(check.id));
				})
			}
			onCancel={() => change(() => cancel.mutateAsync({ id: checkId ?? '' }))}
			prompt={<AskForPushAfterAct about="verification" />}
			now={now}
		/>
	);
}
