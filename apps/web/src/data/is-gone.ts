import { ApiError } from '@ancu/api/client';

/** Whether a refusal says that something is there no more: ended in another tab or on another device, it is as gone as it was to be. */
export function isGone(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'NOT_FOUND';
}
