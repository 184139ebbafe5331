import { ApiError } from '@ancu/api/client';
import type { ErrorCode } from '@ancu/forms/error';

/** The server was not reached, or has troubles of its own. */
const passing: ReadonlySet<string> = new Set<ErrorCode>(['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS']);

/** Whether the same may well get through a little later. */
export function mayPass(error: unknown): boolean {
	return !(error instanceof ApiError) || passing.has(error.code);
}
