import { useResetPasswordMutation, useSendMailLinkMutation } from '@ancu/api/account';
import type { ResetPasswordValues } from '@ancu/forms/account/schema';
import type { SubmitFailure } from '@ancu/forms/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from '../data/use-submit.ts';
import { isProofOver } from './is-proof-over.ts';
import { forgetMailRecovery, keepMailRecovery, readMailRecovery } from './kept-recovery.ts';
import { useEmailToken } from './use-email-token.ts';
import { useEnter } from './use-enter.ts';
import { usePhoneCode } from './use-phone-code.ts';

type State =
	| { step: 'start' | 'linkExpired' }
	| { step: 'mailSent'; email: string }
	| { step: 'password'; emailToken: string };

/** Setting a new password by phone or by mail, in progress. */
export function useRecovery() {
	const [way, setWay] = useState<'phone' | 'email'>('phone');
	const [state, setState] = useState<State>({ step: 'start' });
	const [typed, setTyped] = useState<ResetPasswordValues>();
	const code = usePhoneCode('RESET_PASSWORD');
	const resetPassword = useResetPasswordMutation();
	const submit = useSubmit();
	const enter = useEnter();
	// Not at once: the server, which drew the page, knows of none. And before the link's token, which is further on.
	const readKept = useEffectEvent(() => {
		const kept = readMailRecovery();
		if (!kept) return;
		setWay('email');
		// A code that was sent before is not what is waited for.
		code.restart();
		if (kept.email) setState({ step: 'mailSent', email: kept.email });
	});
	useEffect(() => readKept(), []);
	useEmailToken((emailToken) => {
		setWay('email');
		setState({ step: 'password', emailToken });
		return true;
	});

	const restart = () => {
		setState({ step: 'start' });
		code.restart();
		if (way === 'email') keepMailRecovery('');
	};
	return {
		way,
		setWay: (chosen: 'phone' | 'email') => {
			setWay(chosen);
			if (chosen === 'email') keepMailRecovery('');
			else forgetMailRecovery();
		},
		restart,
		code,
		step: state.step === 'start' && code.sent ? (code.proof ? ('password' as const) : ('code' as const)) : state.step,
		email: state.step === 'mailSent' ? state.email : undefined,
		/** What was sent when the proof was over, for the form that comes back after the next one. */
		typed,
		sendLink: (email: string): Promise<SubmitFailure | undefined> =>
			submit(async () => {
				// As a visitor, though somebody may be signed in: for them it would be the link that proves their address.
				await useSendMailLinkMutation.fetcher({ email }, { 'x-token': '' })();
				keepMailRecovery(email);
				setState({ step: 'mailSent', email });
			}),
		reset: (values: ResetPasswordValues): Promise<SubmitFailure | undefined> =>
			submit(
				async () => {
					const proof = state.step === 'password' ? { emailToken: state.emailToken } : { phoneToken: code.proof };
					try {
						const given = { newPassword: values.password, ...proof };
						const { lmkResetPassword: opened } = await resetPassword.mutateAsync(given);
						forgetMailRecovery();
						await enter(opened);
					} catch (error) {
						if (state.step !== 'password') await code.renew(error);
						else if (isProofOver(error)) setState({ step: 'linkExpired' });
						else throw error;
						setTyped(values);
					}
				},
				{ fields: { newPassword: 'password' } },
			),
	};
}
