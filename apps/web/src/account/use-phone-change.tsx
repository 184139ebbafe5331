import type { SubmitFailure } from '@ancu/forms/form';
import { CodeStepForm, PhoneStepForm } from '@ancu/ui/account';
import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { useToast } from '@ancu/ui/primitives/toast';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneCode } from './use-phone-code.ts';

interface PhoneChangeProps {
	/** Saves the number that the token proves. */
	onProven: (proven: { phone: string; phoneToken: string }) => Promise<SubmitFailure | undefined>;
}

/** Changes the phone number: the new one is proved by a code first. The dialog holds forms of its own, so it is drawn outside of the profile's. */
export function usePhoneChange({ onProven }: PhoneChangeProps): { button: ReactNode; dialog: ReactNode } {
	const { t } = useTranslation(['web', 'account', 'translation']);
	const [open, setOpen] = useState(false);
	const code = usePhoneCode('CHANGE_PHONE');
	const toast = useToast();
	const { sent } = code;
	const close = () => {
		setOpen(false);
		code.restart();
	};

	async function confirm(given: string): Promise<SubmitFailure | undefined> {
		let refused: SubmitFailure | undefined;
		const wrong = await code.confirm(given, async (phoneToken) => {
			refused = await onProven({ phone: sent?.phone ?? '', phoneToken });
			if (refused) return;
			toast({ kind: 'success', message: t('phoneChanged') });
			close();
		});
		return wrong ?? refused;
	}

	return {
		button: (
			<Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t('account:code.changePhone')}
			</Button>
		),
		dialog: (
			<Dialog open={open} onClose={close} title={t('changePhone')} closeLabel={t('translation:close')}>
				{sent ? (
					<CodeStepForm
						{...sent}
						purpose="CHANGE_PHONE"
						onSubmit={(values) => confirm(values.code)}
						onResend={() => code.request(sent.phone)}
						onChangePhone={code.restart}
					/>
				) : (
					<PhoneStepForm onSubmit={({ phone }) => code.request(phone)} />
				)}
			</Dialog>
		),
	};
}
