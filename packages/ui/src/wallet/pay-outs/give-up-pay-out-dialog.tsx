import { formatMoneyExact } from '@ancu/forms/format';
import { type RefundFormOptions, useRefundForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { ReservedPayOut } from '../pay-out-model.ts';
import { PayOutFacts } from './pay-out-facts.tsx';

export interface GiveUpPayOutDialogProps
	extends RefundFormOptions,
		Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'onDone'> {
	payOut: ReservedPayOut;
}

/** Asks why a pay-out is not sent, before its money is in the wallet again. */
export function GiveUpPayOutDialog({ payOut, ...dialog }: GiveUpPayOutDialogProps) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(payOut.amount, useLocale());
	return (
		<DecisionDialog {...dialog} title={t('payOut.giveUp')} submitLabel={t('payOut.giveUpSubmit', { amount })}>
			{(form) => <GiveUpForm payOut={payOut} {...form} />}
		</DecisionDialog>
	);
}

function GiveUpForm({ id, payOut, onSubmit }: RefundFormOptions & { id: string; payOut: ReservedPayOut }) {
	const { t } = useTranslation('wallet');
	const form = useRefundForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('payOut.giveUp')} onSubmit={form.onSubmit} failure={form.failure}>
			<PayOutFacts payOut={payOut} />
			<p>{t('payOut.giveUpWarning')}</p>
			<Field required label={t('refund.reason')} hint={t('payOut.reasonHint')} error={errorOf('reason')}>
				{(control) => <TextArea {...control} {...form.register('reason')} rows={3} />}
			</Field>
		</DecisionForm>
	);
}
