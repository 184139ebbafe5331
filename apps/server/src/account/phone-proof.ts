import { AppError } from '../graphql/app-error.ts';

/** What a proof of a phone number says. */
export interface ProvenPhone {
	/** E.164. */
	phone: string;
}

/** What a phone number is proved for. */
export type ProofPurpose = 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_PHONE';

/** Checks tokens that prove a phone number: our own codes by default, Firebase by configuration. */
export interface PhoneProofVerifier {
	/** What a token proves, without using it up. Throws an AppError PROOF_EXPIRED when it proves nothing. */
	read: (token: string, purpose: ProofPurpose) => Promise<ProvenPhone>;
	/** Uses a token up. Throws an AppError PROOF_EXPIRED when it proves nothing, or nothing any more. */
	use: (token: string, purpose: ProofPurpose) => Promise<ProvenPhone>;
}

/** Uses up a proof of this very number. One of another number is left as it is: who mistyped theirs has it still. */
export async function takeProofOf(
	verifier: PhoneProofVerifier,
	{ phone, token, purpose }: { phone: string; token: string; purpose: ProofPurpose },
): Promise<void> {
	const proven = await verifier.read(token, purpose);
	if (proven.phone !== phone) throw new AppError('PROOF_EXPIRED');
	await verifier.use(token, purpose);
}
