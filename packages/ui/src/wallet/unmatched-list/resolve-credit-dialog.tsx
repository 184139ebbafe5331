import { formatMoneyExact, formatPhone } from '@ancu/forms/format';
import { type ResolveCreditFormOptions, useResolveCreditForm } from '@ancu/forms/wallet';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';
import type { UnmatchedCredit } from '../unmatched-model.ts';
import { CreditFacts } from './credit-facts.tsx';

export interface ResolveCreditDialogProps extends ResolveCreditFormOptions {
	open: boolean;
	credit: UnmatchedCredit;
	onClose: () => void;
	/** It went well. */
	onDone: () => void;
}

/** Asks whose unmatched money it is, and why we believe so, before it goes into that wallet. */
export function ResolveCreditDialog({ open, credit, onClose, onSubmit, onDone }: ResolveCreditDialogProps) {
	const { t } = useTranslation('wallet');
	const amount = formatMoneyExact(credit.amount, useLocale());
	return (
		<DecisionDialog
			open={open}
			onClose={onClose}
			title={t('unmatched.resolve')}
			submitLabel={t('unmatched.submit', { amount })}
			onSubmit={onSubmit}
			onDone={onDone}
		>
			{(form) => <ResolveForm credit={credit} {...form} />}
		</DecisionDialog>
	);
}

function ResolveForm({ id, credit, onSubmit }: ResolveCreditFormOptions & { id: string; credit: UnmatchedCredit }) {
	const { t } = useTranslation('wallet');
	const form = useResolveCreditForm({ onSubmit, phone: formatPhone(credit.payment?.payer?.phone ?? '') });
	const errorOf = useErrorWords('wallet', form.errorOf);
	return (
		<form
			noValidate
			id={id}
			aria-label={t('unmatched.resolve')}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={form.onSubmit}
		>
			<CreditFacts credit={credit} />
			<p>{t('unmatched.warning')}</p>
			<Field required label={t('unmatched.phone')} hint={t('unmatched.phoneHint')} error={errorOf('phone')}>
				{(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="off" />}
			</Field>
			<Field required label={t('unmatched.note')} hint={t('unmatched.noteHint')} error={errorOf('note')}>
				{(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
			</Field>
			<FormFailure message={form.failure} />
		</form>
	);
}
