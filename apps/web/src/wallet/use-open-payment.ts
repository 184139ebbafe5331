import { ApiError } from '@ancu/api/client';
import { type PaymentFragment, usePaymentQuery } from '@ancu/api/wallet';
import type { SubmitFailure } from '@ancu/forms/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createSendOnce, type IdempotencyHeaders } from '../data/create-send-once.ts';
import { useSubmit } from '../data/use-submit.ts';

interface OpenPaymentOptions {
	/** The payment in the address. */
	paymentId: string | undefined;
	onPayment: (paymentId: string | undefined) => void;
	/** Told before the browser leaves for a gateway. */
	onLeave?: (paymentId: string) => void;
}

/** Opens a payment, and leads to the gateway's page once the address has it: whoever goes back from there finds it. */
export function useOpenPayment({ paymentId, onPayment, onLeave }: OpenPaymentOptions) {
	const client = useQueryClient();
	const submit = useSubmit();
	const [sendOnce] = useState(createSendOnce);
	const [opened, setOpened] = useState<PaymentFragment>();
	const [pending, setPending] = useState(false);

	const leave = useEffectEvent(({ id, payUrl }: PaymentFragment) => {
		setOpened(undefined);
		if (!payUrl) return;
		onLeave?.(id);
		location.assign(payUrl);
	});
	useEffect(() => {
		if (opened && opened.id === paymentId) leave(opened);
	}, [opened, paymentId]);

	/** Opens one; `intent` says what for and how, so that trying again is the same and anything else another. */
	async function open(
		intent: readonly string[],
		send: (headers: IdempotencyHeaders) => Promise<PaymentFragment>,
	): Promise<(SubmitFailure & { code?: string | undefined }) | undefined> {
		let code: string | undefined;
		setPending(true);
		const refused = await submit(async () => {
			try {
				const payment = await sendOnce(intent, send);
				client.setQueryData(usePaymentQuery.getKey({ id: payment.id }), { getOnePayment: payment });
				setOpened(payment);
				onPayment(payment.id);
			} catch (error) {
				code = error instanceof ApiError ? error.code : undefined;
				throw error;
			}
		}).finally(() => setPending(false));
		return refused && { ...refused, code };
	}

	return { open, pending };
}
