import type { PaymentFragment } from '@ancu/api/wallet';
import { LinkButton } from '@ancu/ui/primitives/button';
import { Billing, type Invoice, PaymentFrame, type PaymentMethod, totalOf } from '@ancu/ui/wallet';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { IdempotencyHeaders } from '../data/create-send-once.ts';
import { withParam } from '../data/with-param.ts';
import { useIsHere } from '../shell/use-go.ts';
import { PaymentStep } from './payment-step.tsx';
import { TopUp } from './top-up.tsx';
import { useOfferedMethods } from './use-offered-methods.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { useSpendable } from './use-spendable.ts';

export interface PayForProps {
	/** What the invoice says. */
	invoice: Invoice;
	/** Opens a payment by a method: the domain's own mutation. */
	open: (method: PaymentMethod, headers: IdempotencyHeaders) => Promise<PaymentFragment>;
	/** Told when that was refused: how it stands may have changed, in another tab or with time. */
	onRefused: () => Promise<unknown>;
	/** A payment that was opened before, as from the address's `payment` on the way back from a gateway. */
	paymentId?: string | undefined;
	/** Where it is shown how it stands, once it is no longer to be paid: given up, out of time, or paid another way. */
	over?: { href: string; label: string } | undefined;
	/** Told once it is settled (and not late). */
	onPaid: (payment: PaymentFragment) => void;
	/** Remembers the payment under way in the address, so that a reload or a return finds it; undefined forgets it. */
	onPayment: (paymentId: string | undefined) => void;
}

/** In the address while the wallet is topped up for this: the top-up's payment, or this before there is one. */
const TOP_UP_OPEN = 'new';

/** Pays for something, in every way that there is, and says how it went. Money that the wallet lacks is topped up and leads back here. */
export function PayFor({ invoice, open: send, onRefused, paymentId, over, onPaid, onPayment }: PayForProps): ReactNode {
	const [params, setParams] = useSearchParams();
	const isHere = useIsHere();
	const methods = useOfferedMethods();
	const topUp = params.get('topUp') || undefined;
	const { spendable, refetch: readWallet } = useSpendable();
	const [method, setMethod] = useState<PaymentMethod>();
	const [refused, setRefused] = useState<readonly PaymentMethod[]>([]);
	const { open, pending } = useOpenPayment({ paymentId, onPayment });

	/** Null while nobody knows yet, undefined where nothing is missing or nobody can tell. */
	function readMissing(): number | null | undefined {
		if (spendable === undefined) return null;
		return spendable === null ? undefined : Math.max(0, totalOf(invoice) - spendable) || undefined;
	}

	async function pay(by: PaymentMethod) {
		setMethod(by);
		const failure = await open([by], (headers) => send(by, headers));
		if (failure?.code === 'METHOD_NOT_OFFERED') setRefused([...refused, by]);
		if (failure?.code === 'NOT_ENOUGH_MONEY') await readWallet();
		if (failure) await onRefused();
		return failure;
	}

	function setTopUp(next: string | undefined): void {
		if (!isHere()) return;
		setParams((now) => withParam(now, 'topUp', next ?? null), { replace: true, preventScrollReset: true });
	}

	function payFromWallet(): void {
		setMethod('WALLET');
		onPayment(undefined);
	}

	if (paymentId)
		return (
			<PaymentFrame invoice={invoice} step={paymentId}>
				<PaymentStep
					key={paymentId}
					paymentId={paymentId}
					titleOf={() => (invoice.number ? `${invoice.title} ${invoice.number}` : invoice.title)}
					pending={pending}
					onAgain={(payment) => pay(payment.method)}
					onOther={() => onPayment(undefined)}
					onWallet={payFromWallet}
					isOver={over !== undefined}
					next={over && <LinkButton href={over.href}>{over.label}</LinkButton>}
					onPaid={onPaid}
				/>
			</PaymentFrame>
		);
	if (topUp)
		return (
			<PaymentFrame invoice={invoice} step="top-up">
				<TopUp
					paymentId={topUp === TOP_UP_OPEN ? undefined : topUp}
					minimum={readMissing()}
					onPayment={(id) => setTopUp(id ?? TOP_UP_OPEN)}
					onPaid={() => {
						setMethod('WALLET');
						setTopUp(undefined);
					}}
					onBack={() => setTopUp(undefined)}
				/>
			</PaymentFrame>
		);
	return (
		<PaymentFrame invoice={invoice} slip="before" step="choose">
			<Billing
				invoice={invoice}
				methods={methods}
				balance={spendable}
				defaultMethod={method}
				refused={refused}
				onPay={pay}
				onTopUp={() => setTopUp(TOP_UP_OPEN)}
			/>
		</PaymentFrame>
	);
}
