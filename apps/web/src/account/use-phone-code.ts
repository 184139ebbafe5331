import { useConfirmPhoneCodeMutation, useRequestPhoneCodeMutation } from '@ancu/api/account';
import type { SubmitFailure } from '@ancu/forms/form';
import { useState } from 'react';
import { useSubmit } from '../data/use-submit.ts';
import { isProofOver } from './is-proof-over.ts';

type Purpose = 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_PHONE';

/** Proving a phone number, in progress. */
export interface PhoneCode {
	/** The number that a code was sent to, and the code's times; undefined before. */
	sent: { phone: string; id: string; expiresAt: string; resendAt: string } | undefined;
	/** The token that proves the number; undefined until the code was given, and once it is too old. */
	proof: string | undefined;
	/** Sends a code to a number. */
	request: (phone: string) => Promise<SubmitFailure | undefined>;
	/** Trades the code for the proof. */
	confirm: (code: string) => Promise<SubmitFailure | undefined>;
	/** After something was refused: where the proof is over, sends another code to the number; else throws what was refused. */
	renew: (error: unknown) => Promise<void>;
	/** Back to the number. */
	restart: () => void;
}

/** Proves a phone number by a code that is sent to it. */
export function usePhoneCode(purpose: Purpose): PhoneCode {
	const [sent, setSent] = useState<PhoneCode['sent']>();
	const [proof, setProof] = useState<string>();
	const requestCode = useRequestPhoneCodeMutation();
	const confirmCode = useConfirmPhoneCodeMutation();
	const submit = useSubmit();
	const request = (phone: string) =>
		submit(async () => {
			const { requestPhoneCode } = await requestCode.mutateAsync({ phone, purpose });
			setSent({ phone, ...requestPhoneCode });
		});
	return {
		sent,
		proof,
		request,
		confirm: (code) =>
			submit(async () => {
				setProof((await confirmCode.mutateAsync({ id: sent?.id ?? '', code })).confirmPhoneCode.token);
			}),
		renew: async (error) => {
			if (!sent || !isProofOver(error)) throw error;
			await request(sent.phone);
			setProof(undefined);
		},
		restart: () => {
			setSent(undefined);
			setProof(undefined);
		},
	};
}
