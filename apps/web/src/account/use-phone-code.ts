import { useConfirmPhoneCodeMutation, useRequestPhoneCodeMutation } from '@ancu/api/account';
import { ApiError } from '@ancu/api/client';
import type { SubmitFailure } from '@ancu/forms/form';
import { useEffect, useRef, useState } from 'react';
import { quiet } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { isProofOver } from './is-proof-over.ts';
import {
	type CodePurpose,
	forgetSentCode,
	isSamePhone,
	keepSentCode,
	readSentCode,
	type SentCode,
} from './sent-code.ts';

/** Refusals of a code that none of its digits help against. */
const DEAD: ReadonlySet<string> = new Set(['CODE_EXHAUSTED', 'CODE_EXPIRED']);

/** Proving a phone number, in progress. */
export interface PhoneCode {
	/** What was sent, while its code is asked for or was given; undefined while the number is asked for. */
	sent: SentCode | undefined;
	/** The number that was given last, for the form that asks for another; empty before. */
	phone: string;
	/** The token that proves the number; undefined until the code was given, and once it is too old. */
	proof: string | undefined;
	/** Takes a number: sends a code to it, unless it got one that still counts. */
	give: (phone: string) => Promise<SubmitFailure | undefined>;
	/** Sends another code to the number. */
	resend: () => Promise<SubmitFailure | undefined>;
	/** Trades the code for the proof. */
	confirm: (code: string) => Promise<SubmitFailure | undefined>;
	/** After something was refused: where the proof is over, sends another code to the number; else throws what was refused. Throws as well when no code could be sent. */
	renew: (error: unknown) => Promise<void>;
	/** Back to the number. */
	restart: () => void;
}

/** Proves a phone number by a code that is sent to it. */
export function usePhoneCode(purpose: CodePurpose): PhoneCode {
	const [last, setLast] = useState<SentCode>();
	const [isChanging, setIsChanging] = useState(false);
	const [proof, setProof] = useState<string>();
	const sent = isChanging ? undefined : last;
	const phone = last?.phone ?? '';
	const requestCode = useRequestPhoneCodeMutation();
	const confirmCode = useConfirmPhoneCodeMutation(quiet);
	const submit = useSubmit();
	const wrong = useRef<{ code: string; failure: SubmitFailure }>(undefined);
	/** The number whose code is asked for, also between renders; undefined while the number is. */
	const asked = useRef<string>(undefined);
	const askFor = (code: SentCode | undefined) => {
		asked.current = code?.phone;
		setLast(code);
	};
	// Not at once: the server, which drew the page, knows of none.
	useEffect(() => {
		const stored = readSentCode(purpose);
		asked.current = stored?.phone;
		setLast(stored);
	}, [purpose]);

	const send = async (given: string) => {
		const { requestPhoneCode } = await requestCode.mutateAsync({ phone: given, purpose });
		wrong.current = undefined;
		const next = { phone: given, ...requestPhoneCode };
		keepSentCode(purpose, next);
		askFor(next);
		setIsChanging(false);
	};
	const request = (given: string) => submit(() => send(given));
	const give = async (given: string) => {
		const waitedFor = readSentCode(purpose);
		if (!waitedFor || !isSamePhone(waitedFor.phone, given)) return request(given);
		askFor(waitedFor);
		setIsChanging(false);
	};
	const resend = () => request(phone);
	const confirm = async (code: string) => {
		// The sixth digit has sent it: whoever presses Enter as well would lose two tries.
		if (wrong.current?.code === code) return wrong.current.failure;
		const { id = '', phone: given } = sent ?? {};
		// By the time it answers another number may be asked for, which this proves nothing of.
		const isAsked = () => asked.current === given;
		const forget = () => {
			if (readSentCode(purpose)?.phone === given) forgetSentCode(purpose);
		};
		let isWrong = false;
		const failure = await submit(async () => {
			const { confirmPhoneCode } = await confirmCode.mutateAsync({ id, code }).catch((error) => {
				isWrong = error instanceof ApiError && error.code === 'WRONG_CODE';
				if (error instanceof ApiError && DEAD.has(error.code)) forget();
				throw error;
			});
			forget();
			if (isAsked()) setProof(confirmPhoneCode.token);
		});
		if (isAsked()) wrong.current = isWrong && failure ? { code, failure } : undefined;
		return failure;
	};
	return {
		sent,
		phone,
		proof,
		give,
		resend,
		confirm,
		renew: async (error) => {
			if (!sent || !isProofOver(error)) throw error;
			await send(phone);
			setProof(undefined);
		},
		restart: () => {
			// What was proved is done with; another number is told by the one that it replaces.
			if (proof) setLast(undefined);
			asked.current = undefined;
			setProof(undefined);
			setIsChanging(true);
		},
	};
}
