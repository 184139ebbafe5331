import { type RefundFormOptions, useRefundForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { PaymentRecord } from '../staff-payment-model.ts';
import { PaymentFacts } from './payment-facts.tsx';

/** Asks why a payment is given back, over what goes with it. */
export function RefundForm({ id, payment, onSubmit }: RefundFormOptions & { id: string; payment: PaymentRecord }) {
	const { t } = useTranslation('wallet');
	const form = useRefundForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('refund.open')} onSubmit={form.onSubmit} failure={form.failure}>
			<PaymentFacts payment={payment} />
			<p>{t(payment.order ? 'refund.orderWarning' : 'refund.warning', { code: payment.order?.code })}</p>
			<Field required label={t('refund.reason')} hint={t('refund.reasonHint')} error={errorOf('reason')}>
				{(control) => <TextArea {...control} {...form.register('reason')} rows={3} />}
			</Field>
		</DecisionForm>
	);
}
