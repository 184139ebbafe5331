import { ApiError } from '@ancu/api/client';

/** Whether something was refused because its proof of a number or an e-mail is too old or was used: it is proved again. */
export function isProofOver(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'PROOF_EXPIRED';
}
