import { CodeStepForm, PasswordStepForm, PhoneStepForm, useStepFocus } from '@ancu/ui/account';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { FormDialog } from '@ancu/ui/translation';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../data/use-submit.ts';
import { passwordRefusals } from './password-refusals.ts';
import { usePhoneCode } from './use-phone-code.ts';

interface PhoneChangeProps {
	/** Saves the number that the token proves; throws what the server refuses. */
	onProven: (proven: { phone: string; phoneToken: string; password: string }) => Promise<void>;
}

/** Changes the phone number: the new one is proved by a code, then the password is asked for. The dialog holds forms of its own, so it is drawn outside of the profile's. */
export function usePhoneChange({ onProven }: PhoneChangeProps): { button: ReactNode; dialog: ReactNode } {
	const { t } = useTranslation(['web', 'account']);
	const [open, setOpen] = useState(false);
	const [saving, setSaving] = useState(false);
	const code = usePhoneCode('CHANGE_PHONE');
	const submit = useSubmit();
	const toast = useToast();
	const { sent, proof } = code;
	const step = useStepFocus<HTMLDivElement>(proof ? 'password' : sent ? 'code' : 'phone');
	const close = () => {
		setOpen(false);
		code.restart();
	};

	const save = (password: string) =>
		submit(async () => {
			if (!sent || !proof) return;
			setSaving(true);
			try {
				await onProven({ phone: sent.phone, phoneToken: proof, password });
				toast({ kind: 'success', message: t('phoneChanged') });
				close();
			} catch (error) {
				await code.renew(error);
			} finally {
				setSaving(false);
			}
		}, passwordRefusals);

	return {
		button: (
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t('account:code.changePhone')}
			</Button>
		),
		dialog: (
			<FormDialog open={open} pending={saving} onClose={close} title={t('changePhone')}>
				<div ref={step}>
					{proof ? (
						<PasswordStepForm onSubmit={({ password }) => save(password)} />
					) : sent ? (
						<CodeStepForm
							{...sent}
							purpose="CHANGE_PHONE"
							onSubmit={(values) => code.confirm(values.code)}
							onResend={code.resend}
							onChangePhone={code.restart}
						/>
					) : (
						<PhoneStepForm defaultValues={{ phone: code.phone }} onSubmit={({ phone }) => code.give(phone)} />
					)}
				</div>
			</FormDialog>
		),
	};
}
