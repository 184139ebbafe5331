import { DECISION_MAX } from '@ancu/forms/wallet';
import { badField } from '../graphql/app-error.ts';

/** Words of staff for what they decide, which its person reads. */
export function readReason(given: string, path: string): string {
	const reason = given.trim();
	if (!reason) throw badField(path, 'required');
	if (reason.length > DECISION_MAX) throw badField(path, 'too_long', { max: DECISION_MAX });
	return reason;
}
