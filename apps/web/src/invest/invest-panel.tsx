import { useCreateOfferingUpdateMutation, useOfferingQuery } from '@ancu/api/invest';
import { serverDate } from '@ancu/forms/format';
import { isPublicStatus } from '@ancu/forms/listing';
import { InvestForm, OfferingPanel } from '@ancu/ui/invest';
import { useSearchParams } from 'react-router';
import { createSendOnce } from '../data/create-send-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useSpendable } from '../wallet/use-spendable.ts';
import { missingHref } from '../wallet/wallet-address.ts';
import { chosenSharesHref, investTabHref, readChosenShares } from './invest-address.ts';
import { keepSharesDraft, readSharesDraft } from './shares-draft.ts';
import { forgetUpdateDraft, keepUpdateDraft, readUpdateDraft } from './update-draft.ts';
import { useOrderShares } from './use-order-shares.ts';

/** Others buy meanwhile. */
const AGAIN_MS = 15_000;

// Of the module: an update that may have been told is not told again by whoever comes back to the page.
const sendOnce = createSendOnce();

interface InvestPanelProps {
	listing: { id: string; sequenceId: number };
	/** Of the listing; undefined where only what everybody sees is known. */
	status: string | undefined;
	/** It is one's own: its holders can be told how it goes. */
	isOwn: boolean;
}

/** Buying shares of a listing, on its page. */
export function InvestPanel({ listing: { id, sequenceId }, status, isOwn }: InvestPanelProps) {
	const [params] = useSearchParams();
	const { data, isError, refetch } = useOfferingQuery(
		{ sequenceId },
		{ staleTime: 0, refetchInterval: AGAIN_MS, refetchOnWindowFocus: true, meta: { quiet: true } },
	);
	const { spendable: balance } = useSpendable();
	const offering = data?.getOneLocationInfo.offering ?? undefined;
	const order = useOrderShares(id, { balance, onRefused: refetch });
	const submit = useSubmit();
	// What its poster or staff alone see cannot be bought.
	const isPublic = status === undefined || isPublicStatus(status);
	return (
		<OfferingPanel
			offering={offering}
			failed={isError}
			onRetry={refetch}
			ordersHref={investTabHref('orders')}
			form={
				offering && isPublic ? (
					<InvestForm
						offering={offering}
						balance={balance}
						isOwn={isOwn}
						now={serverDate()}
						onSubmit={(values) => order(values, offering)}
						quantity={readChosenShares(params)}
						draft={readSharesDraft(id)}
						onDraftChange={(draft) => keepSharesDraft(id, draft)}
						topUpHref={(missing, quantity) => missingHref(missing, chosenSharesHref(sequenceId, quantity))}
					/>
				) : null
			}
			onUpdate={
				isOwn
					? (text) =>
							submit(async () => {
								await sendOnce([id, text], (headers) =>
									useCreateOfferingUpdateMutation.fetcher({ locationInfoId: id, text }, headers)(),
								);
								forgetUpdateDraft(id, text);
								await refetch();
							})
					: undefined
			}
			draft={readUpdateDraft(id)}
			onDraftChange={(text) => keepUpdateDraft(id, text)}
		/>
	);
}
