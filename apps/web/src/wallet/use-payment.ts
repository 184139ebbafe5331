import { ApiError } from '@ancu/api/client';
import {
	type PaymentFragment,
	useCancelPaymentMutation,
	useCheckPaymentMutation,
	usePayByCardMutation,
	usePaymentQuery,
	useWalletBalanceQuery,
} from '@ancu/api/wallet';
import { newKey } from '@ancu/forms/file';
import type { SubmitFailure } from '@ancu/forms/form';
import type { CardValues } from '@ancu/forms/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quiet } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { pollDelay } from './poll-delay.ts';
import { sendCard } from './send-card.ts';

const TRIES = 3;
const PAUSE_MS = 1_000;

/** What the card's form calls what the gateway and our server call otherwise. */
const cardRefusals = { fields: { expiry: 'month', cardToken: 'number' } };

/** A payment under way, asked about again and again while the page is looked at; tells once when it is settled. */
export function usePayment(id: string, onPaid: (payment: PaymentFragment) => void) {
	const client = useQueryClient();
	const submit = useSubmit();
	const key = usePaymentQuery.getKey({ id });
	const query = usePaymentQuery(
		{ id },
		{
			...quiet,
			queryFn: ({ signal }) => askAbout(id, { signal, isShown: client.getQueryData(key) !== undefined }),
			staleTime: 0,
			refetchOnWindowFocus: 'always',
			refetchInterval: ({ state: { data, dataUpdateCount, error, errorUpdateCount } }) =>
				pollDelay(data?.getOnePayment, dataUpdateCount + errorUpdateCount, error),
		},
	);
	const payment = query.data?.getOnePayment;
	const told = useRef<string>(undefined);
	const tell = useEffectEvent((settled: PaymentFragment) => {
		if (told.current === settled.id) return;
		told.current = settled.id;
		void client.invalidateQueries({ queryKey: [useWalletBalanceQuery.rootKey] });
		if (!settled.isLate || settled.purpose === 'TOP_UP') onPaid(settled);
	});
	useEffect(() => {
		if (payment?.status === 'SETTLED') tell(payment);
	}, [payment]);

	const keep = (next: PaymentFragment) => client.setQueryData(key, { getOnePayment: next });

	return {
		payment,
		failed: query.isError,
		retry: query.refetch,
		/** Gives it up, where it is open. What it came to meanwhile is shown where it is not any more. */
		cancel: async (): Promise<{ gone: boolean } & SubmitFailure> => {
			if (payment?.status !== 'CREATED') return { gone: true };
			let gone = true;
			const refused = await submit(async () => {
				try {
					await useCancelPaymentMutation.fetcher({ id })();
				} catch (error) {
					if (!(error instanceof ApiError && error.code === 'PAYMENT_OVER')) throw error;
					const { data } = await query.refetch();
					gone = data?.getOnePayment.status !== 'SETTLED';
				}
			});
			return { gone: gone && !refused, ...refused };
		},
		/** Sends a card to its gateway and charges the token. Leads on to the bank's page where there is one. */
		payByCard: (card: CardValues): Promise<SubmitFailure | undefined> =>
			submit(async () => {
				if (!payment?.cardUrl) return query.refetch();
				const paid = await charge(id, await sendCard(payment.cardUrl, card));
				if (!paid) return query.refetch();
				keep(paid);
				if (paid.payUrl) location.assign(paid.payUrl);
			}, cardRefusals),
	};
}

/** How a payment stands. Our server asks its gateway: what that tells late may come when shares are let go already. */
async function askAbout(id: string, { signal, isShown }: { signal: AbortSignal; isShown: boolean }) {
	const answer = await usePaymentQuery.fetcher({ id })({ signal });
	const { status, method, cardUrl } = answer.getOnePayment;
	// Our own account tells by itself, and of a card that was not sent yet nobody knows. What failed may have been paid at a second try.
	const isAtGateway = (status === 'CREATED' || status === 'FAILED') && method !== 'TRANSFER' && !cardUrl;
	// A gateway that is down takes half a minute.
	if (!isAtGateway || !isShown) return answer;
	const check = useCheckPaymentMutation.fetcher({ id });
	// What is known is shown, whatever comes of asking: it is asked again.
	const asked = await check({ signal }).catch(() => undefined);
	return asked ? { getOnePayment: asked.checkPayment } : answer;
}

/** Charges a token once, however often that is asked; undefined where the payment is over already. */
async function charge(paymentId: string, cardToken: string): Promise<PaymentFragment | undefined> {
	const pay = usePayByCardMutation.fetcher({ paymentId, cardToken }, { 'idempotency-key': newKey() });
	for (let left = TRIES - 1; ; left--) {
		try {
			return (await pay()).payByCard;
		} catch (error) {
			const code = error instanceof ApiError ? error.code : undefined;
			if (code === 'PAYMENT_OVER') return undefined;
			// Nobody knows whether it was charged: the same key asks again and charges nothing twice.
			if (left === 0 || (code !== 'NETWORK' && code !== 'IDEMPOTENCY_BUSY')) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
}
