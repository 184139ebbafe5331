import { formatMoneyExact } from '@ancu/forms/format';
import { type ReturnCreditFormOptions, useReturnCreditForm } from '@ancu/forms/wallet/form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog, type DecisionDialogProps } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { CreditFacts } from './credit-facts.tsx';

export interface ReturnCreditDialogProps
	extends ReturnCreditFormOptions,
		Pick<DecisionDialogProps<unknown>, 'open' | 'onClose' | 'onDone'> {
	credit: UnmatchedCredit;
}

/** Asks by which transfer unmatched money was sent back, and why, before it leaves the books. */
export function ReturnCreditDialog({ credit, ...dialog }: ReturnCreditDialogProps) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(credit.amount, useLocale());
	return (
		<DecisionDialog
			{...dialog}
			title={t('unmatched.returnTitle')}
			submitLabel={t('unmatched.returnSubmit', { amount })}
		>
			{(form) => <ReturnForm credit={credit} {...form} />}
		</DecisionDialog>
	);
}

function ReturnForm({ id, credit, onSubmit }: ReturnCreditFormOptions & { id: string; credit: UnmatchedCredit }) {
	const { t } = useTranslation('wallet');
	const form = useReturnCreditForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<DecisionForm id={id} label={t('unmatched.returnTitle')} onSubmit={form.onSubmit} failure={form.failure}>
			<CreditFacts credit={credit} />
			<p>{t('unmatched.returnWarning')}</p>
			<Field
				required
				label={t('unmatched.returnReference')}
				hint={t('unmatched.returnReferenceHint')}
				error={errorOf('reference')}
			>
				{(control) => <TextInput {...control} {...form.register('reference')} autoComplete="off" spellCheck={false} />}
			</Field>
			<Field required label={t('unmatched.note')} hint={t('unmatched.returnNoteHint')} error={errorOf('note')}>
				{(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
			</Field>
		</DecisionForm>
	);
}
