import { useTranslation } from 'react-i18next';
import { Fact } from '../fact.tsx';
import type { PaymentRecord } from '../staff-payment-model.ts';
import { useCreditWords } from '../use-credit-words.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';

/** For what a payment is, how much, whose, and what is asked of it at its gateway. */
export function PaymentFacts({ payment }: { payment: PaymentRecord }) {
	const { t } = useTranslation('wallet');
	const { paymentOf, payerOf } = useStaffPaymentWords();
	const { providerOf } = useCreditWords();
	const { description, order, provider, reference } = payment;
	return (
		<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3 wrap-anywhere">
			<p className="font-bold">{paymentOf(payment)}</p>
			{order ? (
				<Fact label={t('staffPayment.order')}>{`${order.code}, ${order.locationInfo.title}`}</Fact>
			) : (
				<Fact label={t('staffPayment.description')}>{description}</Fact>
			)}
			<Fact label={t('staffPayment.payer')}>{payerOf(payment)}</Fact>
			<Fact label={t('staffPayment.channel')}>
				{reference ? t('unmatched.through', { provider: providerOf(provider), reference }) : providerOf(provider)}
			</Fact>
		</div>
	);
}
