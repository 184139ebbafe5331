import { type PayOutFormOptions, usePayOutForm } from '@ancu/forms/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';

export interface PayOutWalletProps extends PayOutFormOptions {}

/** Sets money of somebody's wallet aside that is to be sent to their bank account: a button, and the window that asks whose, how much and why. */
export function PayOutWallet({ onSubmit }: PayOutWalletProps) {
	const { t } = useTranslation('wallet');
	const toast = useToast();
	const [asking, setAsking] = useState(false);
	return (
		<>
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
				{t('payOut.open')}
			</Button>
			<DecisionDialog
				open={asking}
				onClose={() => setAsking(false)}
				title={t('payOut.open')}
				submitLabel={t('payOut.submit')}
				onSubmit={onSubmit}
				onDone={() => toast({ kind: 'success', message: t('payOut.done') })}
			>
				{(form) => <PayOutForm {...form} />}
			</DecisionDialog>
		</>
	);
}

function PayOutForm({ id, onSubmit }: PayOutFormOptions & { id: string }) {
	const { t } = useTranslation('wallet');
	const form = usePayOutForm({ onSubmit });
	const errorOf = useErrorWords('wallet', form.errorOf);
	// The same field of a top-up asks for other words.
	const amountError = form.errorOf('amount');
	return (
		<form
			noValidate
			id={id}
			aria-label={t('payOut.open')}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={form.onSubmit}
		>
			<p>{t('payOut.warning')}</p>
			<Field required label={t('unmatched.phone')} hint={t('unmatched.phoneHint')} error={errorOf('phone')}>
				{(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="off" />}
			</Field>
			<Field
				required
				label={t('payOut.amount')}
				hint={t('payOut.amountHint')}
				error={amountError && t(`payOut.amountError.${amountError}` as 'payOut.amountError.required')}
			>
				{(control) => <TextInput {...control} {...form.register('amount')} inputMode="decimal" autoComplete="off" />}
			</Field>
			<Field required label={t('payOut.note')} hint={t('payOut.noteHint')} error={errorOf('note')}>
				{(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
			</Field>
			<FormFailure message={form.failure} />
		</form>
	);
}
