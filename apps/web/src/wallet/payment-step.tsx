import { type PaymentFragment, useBanksQuery } from '@ancu/api/wallet';
import type { SubmitFailure } from '@ancu/forms/form';
import { useToast } from '@ancu/ui/primitives/toast';
import { CardForm, PaymentState, PaymentUnknown, TransferPanel } from '@ancu/ui/wallet';
import type { ReactNode } from 'react';
import { usePayment } from './use-payment.ts';

interface PaymentStepProps {
	paymentId: string;
	/** What it is for, as the receipt says it. */
	titleOf: (payment: PaymentFragment) => string;
	/** Opens another payment of the same kind. */
	onAgain: (payment: PaymentFragment) => Promise<SubmitFailure | undefined>;
	/** One is being opened. */
	pending: boolean;
	/** Back to the ways of paying. */
	onOther: () => void;
	/** Pays from the wallet, into which the money of a late payment went. */
	onWallet?: (() => void) | undefined;
	/** What it is for is no longer to be paid: nothing leads to paying it. @default false */
	isOver?: boolean | undefined;
	onPaid: (payment: PaymentFragment) => void;
	/** What comes next when it is paid, or over. */
	next?: ReactNode;
}

const AGAIN_MS = 5_000;

/** A payment under way: its card's form, its transfer, or how it stands. */
export function PaymentStep({ paymentId, titleOf, onAgain, onOther, onPaid, pending, ...rest }: PaymentStepProps) {
	const toast = useToast();
	const { payment, failed, retry, cancel, payByCard } = usePayment(paymentId, onPaid);
	const banks = useBanksQuery(undefined, {
		enabled: Boolean(payment?.cardUrl),
		staleTime: Number.POSITIVE_INFINITY,
		// Without them a card that needs one cannot be paid with.
		refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
	});
	if (!payment) return <PaymentUnknown failed={failed} onRetry={retry} onOther={onOther} />;

	const say = (message: string | undefined) => message && toast({ kind: 'error', message });
	const again = async () => say((await onAgain(payment))?.message);
	const other = async () => {
		const { gone, message } = await cancel();
		if (gone) onOther();
		else say(message);
	};

	const { status, transfer, cause } = payment;
	const isTopUp = payment.purpose === 'TOP_UP';
	if (!rest.isOver && transfer && (status === 'EXPIRED' || (status === 'CREATED' && !cause)))
		return (
			<TransferPanel
				key={payment.id}
				payment={{ ...payment, transfer }}
				isTopUp={isTopUp}
				onNew={again}
				renewing={pending}
				onOther={other}
			/>
		);
	if (!rest.isOver && payment.cardUrl)
		return (
			<CardForm
				key={payment.id}
				amount={payment.amount}
				banks={banks.data?.getAllBank}
				onSubmit={payByCard}
				onOther={other}
			/>
		);
	return (
		<PaymentState
			{...rest}
			takesFocus
			payment={payment}
			title={titleOf(payment)}
			isTopUp={isTopUp}
			onAgain={again}
			pending={pending}
			onOther={other}
		/>
	);
}
