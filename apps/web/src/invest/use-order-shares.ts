import { ApiError } from '@ancu/api/client';
import { useCreateInvestmentOrderMutation } from '@ancu/api/invest';
import type { SubmitFailure } from '@ancu/forms/form';
import { type InvestValues, type OfferingTerms, quoteOf } from '@ancu/forms/invest';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../data/use-submit.ts';
import { createIntentKeys } from '../wallet/intent-keys.ts';
import { investHref } from './invest-address.ts';
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
	const navigate = useNavigate();
	const submit = useSubmit();
	const keepOrder = useKeepOrder();
	const [keyOf] = useState(createIntentKeys);
	const [tries, setTries] = useState(0);
	return ({ quantity, risksVersion }, terms) => {
		// What is likely; another way may be chosen when it is paid.
		const paymentMethod = quoteOf(terms, quantity).total <= (balance ?? 0) ? 'WALLET' : 'TRANSFER';
		return submit(async () => {
			try {
				const headers = { 'idempotency-key': keyOf(String(quantity), paymentMethod, String(tries)) };
				const data = { locationInfoId, quantity, paymentMethod, risksVersion } as const;
				const create = useCreateInvestmentOrderMutation.fetcher({ data }, headers);
				const { createInvestmentOrder: order } = await create();
				await keepOrder(order);
				navigate(investHref({ name: 'order', id: order.id, payment: undefined }));
			} catch (error) {
				// Without an answer it may have been done: the next try is the same one.
				const isAnswered = error instanceof ApiError && error.code !== 'NETWORK' && error.code !== 'INTERNAL';
				if (isAnswered) setTries(tries + 1);
				onRefused();
				throw error;
			}
		});
	};
}
