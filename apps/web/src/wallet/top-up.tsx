import { type PaymentFragment, useTopUpMutation } from '@ancu/api/wallet';
import type { TopUpValues } from '@ancu/forms/wallet/form';
import { Button } from '@ancu/ui/primitives/button';
import { PaymentFrame, TopUpForm } from '@ancu/ui/wallet';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { PaymentStep } from './payment-step.tsx';
import { useOfferedMethods } from './use-offered-methods.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { forgetWayBack, rememberWayBack, wayBackOf } from './way-back.ts';

export interface TopUpProps {
	/** The top-up under way, as from the address. */
	paymentId: string | undefined;
	/** Remembers it in the address; undefined forgets it. */
	onPayment: (paymentId: string | undefined) => void;
	/** Told once its money is in the wallet. */
	onPaid: (payment: PaymentFragment) => void;
	/** What the wallet lacks for something, in đồng: is proposed. Null while that is not known yet. */
	minimum?: number | null | undefined;
	/** Back to what the money is for. */
	onBack?: (() => void) | undefined;
}

/** Puts money into the wallet: by a mobile wallet or a bank transfer. Whoever comes back from a gateway is led to where it was opened. */
export function TopUp({ paymentId, onPayment, onPaid, minimum, onBack }: TopUpProps): ReactNode {
	const { t } = useTranslation('wallet');
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const here = pathname + search;
	const methods = useOfferedMethods();
	const { open, pending } = useOpenPayment({
		paymentId,
		onPayment,
		onLeave: (id) => rememberWayBack(id, here),
	});

	const goBack = useEffectEvent((id: string) => {
		const href = wayBackOf(id);
		if (!href || href === here) return;
		forgetWayBack(id);
		navigate(href, { replace: true });
	});
	useEffect(() => {
		if (paymentId) goBack(paymentId);
	}, [paymentId]);

	function pay({ method, amount }: { method: PaymentFragment['method']; amount: number }) {
		return open(['top-up', method, String(amount)], async (headers) => {
			const { getPayment } = await useTopUpMutation.fetcher({ method, amount }, headers)();
			return getPayment;
		});
	}

	return (
		<PaymentFrame step={paymentId ?? 'form'}>
			{paymentId ? (
				<PaymentStep
					key={paymentId}
					paymentId={paymentId}
					// The wallet's history leads here with payments that came too late for what they were for.
					titleOf={({ purpose }) => t(`transactions.type.${purpose}`)}
					pending={pending}
					onAgain={pay}
					onOther={() => onPayment(undefined)}
					onPaid={onPaid}
					next={
						<Button variant="secondary" onClick={() => onPayment(undefined)}>
							{t('topUp.more')}
						</Button>
					}
				/>
			) : (
				<TopUpForm
					methods={methods}
					loading={minimum === null}
					missing={minimum ?? undefined}
					onSubmit={(values: TopUpValues) => pay(values)}
					onBack={onBack}
				/>
			)}
		</PaymentFrame>
	);
}
