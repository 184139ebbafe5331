import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import type { Payment } from '../payment-model.ts';
import { PaymentLoading } from '../payment-state/payment-unknown.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import type { Transaction } from '../transaction-model.ts';

export interface WalletReceiptProps {
	/** A payment of one's own; undefined while it loads, null when there is none. */
	payment: (Payment & { purpose: NonNullable<Transaction['purpose']>; purposeId: string | null }) | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of a planning check. */
	planningCheckHref: (id: string) => string;
	/** Address of a green check. */
	greenCheckHref: (id: string) => string;
	/** Address of an order of shares. */
	orderHref: (id: string) => string;
}

const labels = {
	PLANNING_CHECK: 'transactions.toPlanningCheck',
	GREEN_CHECK: 'transactions.toGreenCheck',
	INVESTMENT: 'transactions.toOrder',
} as const;

/** The receipt of one payment, whatever it was for and however it was made, and the way to what it paid. */
export function WalletReceipt({ payment, failed = false, onRetry, ...hrefs }: WalletReceiptProps) {
	const { t } = useTranslation('wallet');
	if (payment === null) return <LoadError title={t('walletReceipt.none')}>{t('walletReceipt.noneText')}</LoadError>;
	if (!payment)
		return failed ? (
			<LoadError title={t('walletReceipt.error')} onRetry={onRetry}>
				{t('walletReceipt.errorText')}
			</LoadError>
		) : (
			<PaymentLoading />
		);
	const { purpose, purposeId } = payment;
	const hrefOf = {
		PLANNING_CHECK: hrefs.planningCheckHref,
		GREEN_CHECK: hrefs.greenCheckHref,
		INVESTMENT: hrefs.orderHref,
	};
	return (
		<div data-slot="wallet-receipt" className="grid max-w-md grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
			<Receipt payment={payment} title={t(`transactions.type.${purpose}`)} />
			{purpose !== 'TOP_UP' && purposeId && (
				<LinkButton href={hrefOf[purpose](purposeId)} variant="secondary">
					{t(labels[purpose])}
				</LinkButton>
			)}
		</div>
	);
}
