import { formatMoneyExact } from '@ancu/forms/format';
import { type CloseCreditFormOptions, useCloseCreditForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { useStaffPaymentWords } from '../use-staff-payment-words.ts';

export interface CloseCreditDialogProps
	extends CloseCreditFormOptions,
		Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'onDone'> {
	credit: UnmatchedCredit;
}

/** Asks how it is known that money in doubt did not stay with us, before its payment has failed. */
export function CloseCreditDialog({ credit, ...dialog }: CloseCreditDialogProps) {
	const { t } = useTranslation('wallet');
	return (
		<DecisionDialog {...dialog} title={t('unmatched.close')} submitLabel={t('unmatched.closeSubmit')}>
			{(form) => <CloseForm credit={credit} {...form} />}
		</DecisionDialog>
	);
}

function CloseForm({ id, credit, onSubmit }: CloseCreditFormOptions & { id: string; credit: UnmatchedCredit }) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(credit.amount, useLocale());
	const { paymentOf, payerOf } = useStaffPaymentWords();
	const form = useCloseCreditForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('unmatched.close')} onSubmit={form.onSubmit} failure={form.failure}>
			<div className="grid gap-1 rounded-card border border-line bg-surface-sunken p-3 wrap-anywhere">
				<p className="font-bold">{credit.payment ? paymentOf(credit.payment) : amount}</p>
				{credit.payment && <p className="text-sm">{payerOf(credit.payment)}</p>}
			</div>
			<p>{t('unmatched.closeWarning')}</p>
			<Field required label={t('unmatched.note')} hint={t('unmatched.closeNoteHint')} error={errorOf('note')}>
				{(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
			</Field>
		</DecisionForm>
	);
}
