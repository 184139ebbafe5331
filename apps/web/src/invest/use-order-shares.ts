import { useCreateInvestmentOrderMutation } from '@ancu/api/invest';
import type { InvestmentOrderInput } from '@ancu/api/schema';
import type { SubmitFailure } from '@ancu/forms/form';
import { type InvestValues, type OfferingTerms, quoteOf } from '@ancu/forms/invest';
import { useState } from 'react';
import { useDoneOnce } from '../data/use-done-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { createSendOnce } from '../wallet/send-once.ts';
import { investHref } from './invest-address.ts';
import { forgetSharesDraft } from './shares-draft.ts';
import { useKeepOrder } from './use-keep-order.ts';

interface OrderSharesOptions {
	/** Can be spent from the wallet, in đồng. */
	balance: number | null | undefined;
	/** Told when the server refused: somebody else may have been faster. */
	onRefused: () => void;
}

/** Orders shares, which are held then, and leads to paying them; answers why it could not. */
export function useOrderShares(
	locationInfoId: string,
	{ balance, onRefused }: OrderSharesOptions,
): (values: InvestValues, terms: OfferingTerms) => Promise<SubmitFailure | undefined> {
	const goOn = useGoOn();
	const submit = useSubmit();
	const keepOrder = useKeepOrder();
	const [sendOnce] = useState(createSendOnce);
	const order = useDoneOnce((data: InvestmentOrderInput) =>
		sendOnce([JSON.stringify(data)], (headers) => useCreateInvestmentOrderMutation.fetcher({ data }, headers)()),
	);
	return ({ quantity, risksVersion }, terms) => {
		// What is likely; another way may be chosen when it is paid.
		const paymentMethod = quoteOf(terms, quantity).total <= (balance ?? 0) ? 'WALLET' : 'TRANSFER';
		return submit(async () => {
			const asked = order({ locationInfoId, quantity, paymentMethod, risksVersion });
			asked.catch(onRefused);
			const { createInvestmentOrder: held } = await asked;
			forgetSharesDraft(locationInfoId);
			await keepOrder(held);
			await goOn(investHref({ name: 'order', id: held.id, payment: undefined }));
		});
	};
}
