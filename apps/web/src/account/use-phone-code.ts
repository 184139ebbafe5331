import { useConfirmPhoneCodeMutation, useRequestPhoneCodeMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { SubmitFailure } from '@ancu/forms/form';
import { useRef, useState } from 'react';
import { quiet } from '../data/query-client.ts';
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
	const confirmCode = useConfirmPhoneCodeMutation(quiet);
	const submit = useSubmit();
	const wrong = useRef<{ code: string; failure: SubmitFailure }>(undefined);
	const request = (phone: string) =>
		submit(async () => {
			const { requestPhoneCode } = await requestCode.mutateAsync({ phone, purpose });
			wrong.current = undefined;
			setSent({ phone, ...requestPhoneCode });
		});
	const confirm = async (code: string) => {
		// The sixth digit has sent it: whoever presses Enter as well would lose two tries.
		if (wrong.current?.code === code) return wrong.current.failure;
		let isWrong = false;
		const failure = await submit(async () => {
			const { confirmPhoneCode } = await confirmCode.mutateAsync({ id: sent?.id ?? '', code }).catch((error) => {
				isWrong = error instanceof ApiError && error.code === 'WRONG_CODE';
				throw error;
			});
			setProof(confirmPhoneCode.token);
		});
		wrong.current = isWrong && failure ? { code, failure } : undefined;
		return failure;
	};
	return {
		sent,
		proof,
		request,
		confirm,
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
