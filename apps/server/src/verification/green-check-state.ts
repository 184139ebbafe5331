import { isAllowed, permissions } from '@ancu/forms/access';
import type { Viewer } from '../access/viewer.ts';
import type { GreenCheckEventKind } from '../database/tables.ts';
import type { CheckStatus, GreenCheckAction } from '../graphql/schema.generated.ts';
import type { GreenCheckRow } from './green-check.repository.ts';

/** Who asks, by what decides: nobody is null. */
type Asker = Pick<Viewer, 'id' | 'role'> | null;
type State = Pick<GreenCheckRow, 'account_id' | 'status' | 'paid_at' | 'checker_id' | 'items' | 'closed_at'>;

/** What each step makes of the status, and how it is told of. Paying is the wallet's, keeping what was found changes nothing. */
export const steps = {
	CANCEL: { status: 'CANCEL', event: 'cancelled' },
	TAKE: { status: 'ACCEPT', event: 'taken' },
	RELEASE: { status: 'PENDING', event: 'released' },
	FILE: { status: 'CHECKED', event: 'filed' },
	APPROVE: { status: 'APPROVE', event: 'approved' },
	SEND_BACK: { status: 'ACCEPT', event: 'sentBack' },
	REJECT: { status: 'CANCEL', event: 'cancelled' },
} as const satisfies Partial<Record<GreenCheckAction, { status: CheckStatus; event: GreenCheckEventKind }>>;

/** Whether a viewer is one of the staff who check this listing. Nobody checks their own, and what is not paid is not there for them. */
export function checks({ account_id, paid_at }: Pick<State, 'account_id' | 'paid_at'>, viewer: Asker): boolean {
	return (
		viewer !== null &&
		account_id !== viewer.id &&
		paid_at !== null &&
		isAllowed(permissions.Mutation.takeGreenCheck, viewer.role)
	);
}

/** Whether a viewer may read a green check: its owner, and staff who check. */
export function mayRead(check: Pick<State, 'account_id' | 'paid_at'>, viewer: Asker): boolean {
	return check.account_id === viewer?.id || checks(check, viewer);
}

/** Whether a viewer may read what was found: its owner not while somebody is still looking. */
export function mayReadFindings(check: State, viewer: Asker): boolean {
	if (checks(check, viewer)) return true;
	return check.account_id === viewer?.id && check.status !== 'PENDING' && check.status !== 'ACCEPT';
}

/** Whether a green check carries a mark that counts. */
export function isStanding({ status, closed_at }: Pick<State, 'status' | 'closed_at'>): boolean {
	return status === 'APPROVE' && closed_at === null;
}

/**
 * What a viewer may do with a green check in its state: every step asks here, and so do screens. PENDING → ACCEPT → CHECKED → APPROVE;
 * back by RELEASE and SEND_BACK; CANCEL by its owner and whoever checks before it is taken, by whoever took it while they look, by an
 * admin until it is approved. Two pairs of eyes: whoever filed it decides nothing about it, and none of them is the owner. A mark is given to what
 * is not taken down, and in which nothing failed.
 */
export function allowedActions(check: State, viewer: Asker, { isListed }: { isListed: boolean }): GreenCheckAction[] {
	const { status, paid_at, checker_id, items } = check;
	const isOwn = viewer !== null && check.account_id === viewer.id;
	const isStaff = checks(check, viewer);
	const isTaker = isStaff && checker_id === viewer?.id;
	const isAdmin = isStaff && isAllowed(permissions.Mutation.approveGreenCheck, viewer?.role ?? null);
	const decides = isAdmin && !isTaker && status === 'CHECKED';
	const hasFailed = items.some(({ result }) => result === 'FAIL');
	const actions: [GreenCheckAction, boolean][] = [
		['PAY', isOwn && status === 'PENDING' && paid_at === null],
		['CANCEL', isOwn && status === 'PENDING'],
		['TAKE', isStaff && status === 'PENDING'],
		// Whoever took it may have fallen ill.
		['RELEASE', (isTaker || isAdmin) && status === 'ACCEPT'],
		['SAVE', isTaker && status === 'ACCEPT'],
		['FILE', isTaker && status === 'ACCEPT'],
		['APPROVE', decides && isListed && !hasFailed],
		['SEND_BACK', decides],
		['REJECT', (isStaff && status === 'PENDING') || ((isTaker || isAdmin) && status === 'ACCEPT') || decides],
	];
	return actions.filter(([, allowed]) => allowed).map(([action]) => action);
}
