import { useTranslation } from 'react-i18next';
import { Fact } from '../fact.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { useCreditWords } from '../use-credit-words.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';

/** What is known of unmatched money, over the form that decides about it: why it waits, through whom it came, what its sender wrote, the payment whose code it bears. */
export function CreditFacts({ credit }: { credit: UnmatchedCredit }) {
	const { t } = useTranslation('wallet');
	const { providerOf, reasonOf } = useCreditWords();
	const { paymentOf, payerOf } = useStaffPaymentWords();
	const { reason, provider, reference, memo, payment } = credit;
	return (
		<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3">
			<p className="font-bold">{reasonOf(reason)}</p>
			<Fact label={t('unmatched.provider')}>
				{t('unmatched.through', { provider: providerOf(provider), reference })}
			</Fact>
			<Fact label={t('unmatched.memo')}>{memo || t('unmatched.noMemo')}</Fact>
			{payment && (
				<>
					<Fact label={t('staffPayment.payment')}>{paymentOf(payment)}</Fact>
					<Fact label={t('staffPayment.payer')}>{payerOf(payment)}</Fact>
				</>
			)}
		</div>
	);
}
