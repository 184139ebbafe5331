import { isAllowed, permissions } from '@ancu/forms/access';
import type { Viewer } from '../access/viewer.ts';
import type { PlanningCheckEventKind } from '../database/tables.ts';
import type { PlanningCheckAction, PlanningCheckRequestStatus } from '../graphql/schema.generated.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';

type State = Pick<
	PlanningCheckRow,
	'account_id' | 'status' | 'paid_at' | 'question' | 'assignee_id' | 'answered_at' | 'plot_mended_at'
>;

/** What a step makes of the status; steps that are not named leave it. A dispute reopens; a correction, or upholding the answer, closes again. */
export const statusAfter: Partial<Record<PlanningCheckAction, PlanningCheckRequestStatus>> = {
	TAKE: 'received',
	RELEASE: 'sent',
	START: 'checking',
	ANSWER: 'done',
	CORRECT: 'done',
	UPHOLD: 'done',
	DISPUTE: 'checking',
	CANCEL: 'cancelled',
};

/** How a step is told of. An edit is not. */
export const eventOf = {
	TAKE: 'received',
	RELEASE: 'released',
	START: 'checking',
	ASK: 'asked',
	REPLY: 'replied',
	ANSWER: 'done',
	CORRECT: 'corrected',
	UPHOLD: 'upheld',
	CANCEL: 'cancelled',
	RATE: 'rated',
	DISPUTE: 'disputed',
} as const satisfies Partial<Record<PlanningCheckAction, PlanningCheckEventKind>>;

/** Whether a viewer may read a planning check: its owner, and staff who answer once it is paid. */
export function mayRead(check: State, viewer: Viewer | null): boolean {
	return check.account_id === viewer?.id || answers(check, viewer);
}

/** Whether a viewer is one of the staff who answer this check. Nobody answers their own. */
export function answers({ account_id, paid_at }: State, viewer: Pick<Viewer, 'id' | 'role'> | null): boolean {
	return (
		viewer !== null &&
		account_id !== viewer.id &&
		paid_at !== null &&
		isAllowed(permissions.Mutation.createPlanningInfo, viewer.role)
	);
}

/**
 * What a viewer may do with a planning check in its state: every step asks here, and so do screens. sent → received → checking → done;
 * cancelled from sent by its owner, from received or checking by whoever has taken it. What was taken is in the hands of one: the
 * assignee, or an admin; either gives back to the queue what nobody has answered yet.
 */
export function allowedActions(check: State, viewer: Viewer | null): PlanningCheckAction[] {
	const { status, paid_at, question, assignee_id, answered_at, plot_mended_at } = check;
	const isOwn = viewer !== null && check.account_id === viewer.id;
	const isStaff = answers(check, viewer);
	const isInHand = isStaff && (assignee_id === viewer?.id || viewer?.role === 'admin');
	const isTaken = status === 'received' || status === 'checking';
	const isAsked = isTaken && question !== null;
	const actions: [PlanningCheckAction, boolean][] = [
		// What was asked for may be a better photo or the right number.
		['EDIT', isOwn && (status === 'sent' || isAsked)],
		['PAY', isOwn && status === 'sent' && paid_at === null],
		['CANCEL', isOwn ? status === 'sent' : isInHand && isTaken],
		['TAKE', isStaff && status === 'sent'],
		// What its owner is asked is not taken away under their hand.
		['RELEASE', isInHand && isTaken && !isAsked && answered_at === null],
		['START', isInHand && status === 'received'],
		['ASK', isInHand && isTaken && !isAsked],
		['REPLY', isOwn && isAsked],
		['ANSWER', isInHand && status === 'checking' && answered_at === null],
		['CORRECT', isInHand && answered_at !== null && (status === 'done' || status === 'checking')],
		// An answer about another plot than the one that is asked about is no answer to it.
		['UPHOLD', isInHand && answered_at !== null && status === 'checking' && plot_mended_at === null],
		['RATE', isOwn && status === 'done'],
		['DISPUTE', isOwn && status === 'done'],
	];
	return actions.filter(([, allowed]) => allowed).map(([action]) => action);
}
