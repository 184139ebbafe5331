import { ApiError } from '@ancu/api/client';

/** The server was not reached, or has troubles of its own. */
const passing: readonly string[] = ['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'];

/** Whether the same may well get through a little later. */
export function mayPass(error: unknown): boolean {
	return !(error instanceof ApiError) || passing.includes(error.code);
}
