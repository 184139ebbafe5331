import { AppError } from '../graphql/app-error.ts';

const MAX = 500;

/** Words of staff for what they decide, which its person reads. */
export function readReason(given: string, path: string): string {
	const reason = given.trim();
	if (!reason) throw new AppError('BAD_INPUT', { fields: [{ path, code: 'required' }] });
	if (reason.length > MAX)
		throw new AppError('BAD_INPUT', { fields: [{ path, code: 'too_long', params: { max: MAX } }] });
	return reason;
}
