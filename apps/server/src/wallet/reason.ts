import { badField } from '../graphql/app-error.ts';

const MAX = 500;

/** Words of staff for what they decide, which its person reads. */
export function readReason(given: string, path: string): string {
	const reason = given.trim();
	if (!reason) throw badField(path, 'required');
	if (reason.length > MAX) throw badField(path, 'too_long', { max: MAX });
	return reason;
}
