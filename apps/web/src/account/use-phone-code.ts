import {
	type ConfirmPhoneCodeMutation,
	useConfirmPhoneCodeMutation,
	useRequestPhoneCodeMutation,
} from '@ancu/api/account';
import type { SubmitFailure } from '@ancu/forms/form';
import { useState } from 'react';
import { useSubmit } from '../data/use-submit.ts';

type Purpose = 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_PHONE';

/** Proving a phone number, in progress. */
export interface PhoneCode {
	/** The number that a code was sent to, and the code's times; undefined before. */
	sent: { phone: string; id: string; expiresAt: string; resendAt: string } | undefined;
	/** Sends a code to a number. */
	request: (phone: string) => Promise<SubmitFailure | undefined>;
	/** Trades the code for the token that proves the number, and hands that on. */
	confirm: (code: string, onProven: (token: string) => unknown) => Promise<SubmitFailure | undefined>;
	/** Back to the number. */
	restart: () => void;
}

/** Proves a phone number by a code that is sent to it. */
export function usePhoneCode(purpose: Purpose): PhoneCode {
	const [sent, setSent] = useState<PhoneCode['sent']>();
	const requestCode = useRequestPhoneCodeMutation();
	const confirmCode = useConfirmPhoneCodeMutation();
	const submit = useSubmit();
	return {
		sent,
		request: (phone) =>
			submit(async () => {
				const { requestPhoneCode } = await requestCode.mutateAsync({ phone, purpose });
				setSent({ phone, ...requestPhoneCode });
			}),
		confirm: async (code, onProven) => {
			let proof: ConfirmPhoneCodeMutation['confirmPhoneCode'] | undefined;
			const refused = await submit(async () => {
				proof = (await confirmCode.mutateAsync({ id: sent?.id ?? '', code })).confirmPhoneCode;
			});
			if (proof) await onProven(proof.token);
			return refused;
		},
		restart: () => setSent(undefined),
	};
}
