import { formatPhone } from '@ancu/forms/format';
import { type PayOutFormOptions, usePayOutForm } from '@ancu/forms/wallet/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { useToast } from '../../primitives/toast/index.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { DecisionDialog } from '../decision-dialog/decision-dialog.tsx';
import { DecisionForm } from '../decision-dialog/decision-form.tsx';
import { type FindOwner, FindOwnerDialog } from '../wallet-owner/find-owner-dialog.tsx';
import { OwnerFacts } from '../wallet-owner/owner-facts.tsx';
import type { WalletOwner } from '../wallet-owner-model.ts';

export interface PayOutWalletProps extends Pick<PayOutFormOptions, 'onSubmit'> {
	/** Looks the owner up by a phone number; returns what `useFindOwnerForm` says where there is none. */
	onFindOwner: FindOwner;
}

/** Sets money of somebody's wallet aside that is to be sent to their bank account: a button, a window that asks whose, and one that shows that and asks how much and why. */
export function PayOutWallet({ onFindOwner, onSubmit }: PayOutWalletProps) {
	const { t } = useTranslation('wallet');
	const toast = useToast();
	const [step, setStep] = useState<'find' | 'amount'>();
	const [owner, setOwner] = useState<WalletOwner>();
	return (
		<>
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setStep('find')}>
				{t('payOut.open')}
			</Button>
			<FindOwnerDialog
				open={step === 'find'}
				onClose={() => setStep(undefined)}
				title={t('payOut.open')}
				onFind={onFindOwner}
				onFound={(found) => {
					setOwner(found);
					setStep('amount');
				}}
			>
				<p>{t('payOut.warning')}</p>
			</FindOwnerDialog>
			{owner && (
				<DecisionDialog
					open={step === 'amount'}
					onClose={() => setStep(undefined)}
					title={t('payOut.open')}
					submitLabel={t('payOut.submit')}
					onSubmit={onSubmit}
					onDone={() => toast({ kind: 'success', message: t('payOut.done') })}
				>
					{(form) => <PayOutForm owner={owner} {...form} />}
				</DecisionDialog>
			)}
		</>
	);
}

function PayOutForm({ id, owner, onSubmit }: PayOutFormOptions & { id: string; owner: WalletOwner }) {
	const { t } = useTranslation('wallet');
	const form = usePayOutForm({ onSubmit, phone: formatPhone(owner.phone) });
	const errorOf = useErrorWords('wallet', form.errorOf);
	// The same field of a top-up asks for other words.
	const amountError = form.errorOf('amount');
	return (
		<DecisionForm id={id} label={t('payOut.open')} onSubmit={form.onSubmit} failure={form.failure ?? errorOf('phone')}>
			<OwnerFacts owner={owner} />
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
		</DecisionForm>
	);
}
