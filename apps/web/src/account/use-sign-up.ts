import { useRegisterMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { ConsentPurpose } from '@ancu/forms/account';
import type { RegisterValues } from '@ancu/forms/account/schema';
import type { SubmitFailure } from '@ancu/forms/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failsAs } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useEnter } from './use-enter.ts';
import { usePhoneCode } from './use-phone-code.ts';

/** Making an account for a phone number that is proved first, in progress. */
export function useSignUp() {
	const code = usePhoneCode('REGISTER');
	const [typed, setTyped] = useState<RegisterValues>();
	const { t } = useTranslation('web');
	const registerUser = useRegisterMutation(
		failsAs((error) => (error instanceof ApiError && error.code === 'INTERNAL' ? t('registerFailed') : undefined)),
	);
	const submit = useSubmit();
	const enter = useEnter();
	const { sent, proof } = code;

	return {
		code,
		step: !sent ? ('phone' as const) : proof ? ('details' as const) : ('code' as const),
		/** What was sent when the proof was over, for the form that comes back after the next one. */
		typed,
		register: (values: RegisterValues): Promise<SubmitFailure | undefined> =>
			submit(async () => {
				if (!sent || !proof) return;
				const { name, email, password } = values;
				// The form lets nobody through who does not accept both.
				const consents: ConsentPurpose[] = ['TERMS', 'PRIVACY'];
				const given = { name, password, phone: sent.phone, idToken: proof, email: email || null, consents };
				try {
					await enter((await registerUser.mutateAsync(given)).lmkRegisterUserWeb);
				} catch (error) {
					await code.renew(error);
					setTyped(values);
				}
			}),
	};
}
