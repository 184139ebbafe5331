import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { type CauseHrefs, causeOf } from '../cause-of.ts';
import type { Payment } from '../payment-model.ts';
import { PaymentLoading } from '../payment-state/payment-unknown.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import type { Transaction } from '../transaction-model.ts';

export interface WalletReceiptProps extends CauseHrefs {
	/** A payment of one's own; undefined while it loads, null when there is none. */
	payment: (Payment & { purpose: NonNullable<Transaction['purpose']>; purposeId: string | null }) | null | undefined;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
}

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
	const cause = causeOf(payment, hrefs);
	return (
		<div data-slot="wallet-receipt" className="grid max-w-md grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
			<Receipt payment={payment} title={t(`transactions.type.${payment.purpose}`)} />
			{cause && (
				<LinkButton href={cause.href} variant="secondary">
					{t(cause.label)}
				</LinkButton>
			)}
		</div>
	);
}
