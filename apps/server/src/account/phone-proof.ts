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
