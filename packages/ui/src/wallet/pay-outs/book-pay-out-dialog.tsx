import { formatMoneyExact } from '@ancu/forms/format';
import { type BookPayOutFormOptions, useBookPayOutForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { ReservedPayOut } from '../pay-out-model.ts';
import { PayOutFacts } from './pay-out-facts.tsx';

export interface BookPayOutDialogProps
	extends BookPayOutFormOptions,
		Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'onDone'> {
	payOut: ReservedPayOut;
}

/** Asks by which transfer the bank has sent a pay-out, before its wallet is charged. */
export function BookPayOutDialog({ payOut, ...dialog }: BookPayOutDialogProps) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(payOut.amount, useLocale());
	return (
		<DecisionDialog {...dialog} title={t('payOut.book')} submitLabel={t('payOut.bookSubmit', { amount })}>
			{(form) => <BookForm payOut={payOut} {...form} />}
		</DecisionDialog>
	);
}

function BookForm({ id, payOut, onSubmit }: BookPayOutFormOptions & { id: string; payOut: ReservedPayOut }) {
	const { t } = useTranslation('wallet');
	const form = useBookPayOutForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('payOut.book')} onSubmit={form.onSubmit} failure={form.failure}>
			<PayOutFacts payOut={payOut} />
			<p>{t('payOut.bookWarning')}</p>
			<Field required label={t('payOut.reference')} hint={t('payOut.referenceHint')} error={errorOf('reference')}>
				{(control) => <TextInput {...control} {...form.register('reference')} autoComplete="off" spellCheck={false} />}
			</Field>
		</DecisionForm>
	);
}
