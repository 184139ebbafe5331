import { ApiError } from '@ancu/api/client';

/** Whether a refusal says that something is there no more: ended in another tab or on another device, it is as gone as it was to be. */
export function isNotFound(error: unknown): error is ApiError {
	return error instanceof ApiError && error.code === 'NOT_FOUND';
}
