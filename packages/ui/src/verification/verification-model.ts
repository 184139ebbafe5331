import type { Role } from '@ancu/forms/access';
import type { GreenCheckItemName, GreenCheckResult } from '@ancu/forms/verification';

/** How far a green check has come, as the contract spells it. */
export type CheckStatus = 'PENDING' | 'ACCEPT' | 'CHECKED' | 'APPROVE' | 'CANCEL';

/** CANCEL is the owner's; REJECT is staff's, with a reason. */
export type GreenCheckAction =
	| 'PAY'
	| 'CANCEL'
	| 'TAKE'
	| 'RELEASE'
	| 'SAVE'
	| 'FILE'
	| 'APPROVE'
	| 'SEND_BACK'
	| 'REJECT';

/** What was found about one item. */
export interface GreenCheckItem {
	name: GreenCheckItemName;
	result: GreenCheckResult;
	note: string | null;
}

/** A photo taken on site; private. */
export interface GreenCheckPhoto {
	id: string;
	/** Works for some minutes. */
	url: string;
	/** When the camera says that it was taken, ISO 8601; null when it does not. */
	takenAt: string | null;
}

/** Where a listing was looked at from. */
export interface GreenCheckPosition {
	locationLat: number;
	locationLong: number;
	/** m. */
	accuracy: number | null;
	/** m from the listing's point; null when it has none. */
	distance: number | null;
	/** ISO 8601. */
	at: string;
}

/** Something that happened to a green check. */
export interface GreenCheckEvent {
	id: string;
	/** `asked`, `paid`, `taken`, `released`, `filed`, `sentBack`, `approved`, `cancelled`, `refunded`, `expired`, `fell`, `reopened`; others may come. */
	kind: string;
	/** Words that go with it; none in the public history. */
	text: string | null;
	/** `user` for the owner; null for the clock. */
	role: Role | null;
	/** Fields that changed, for `fell`: names as in LocationInfoInput, and `status`. */
	fields: readonly string[];
	/** ISO 8601. */
	at: string;
}

/** A listing as a green check names it. */
export interface CheckedListing {
	id: string;
	/** The number in its address. */
	sequenceId: number;
	title: string;
	address: string;
}

/** A paid look at a listing on site. */
export interface GreenCheck {
	id: string;
	sequenceId: number;
	status: CheckStatus;
	/** False of one that waits to be paid: it is PENDING and in no queue. */
	isPaid: boolean;
	/** đồng; 0 of one that is made at our own cost. */
	fee: number;
	locationInfo: CheckedListing;
	/** All seven, in their order; NOT_CHECKED before it is filed. */
	items: readonly GreenCheckItem[];
	photos: readonly GreenCheckPhoto[];
	/** For staff. */
	position: GreenCheckPosition | null;
	/** Why it was sent back or cancelled. */
	reason: string | null;
	checker: { id: string; name: string } | null;
	/** The payment that paid it; for who asked. */
	paymentId: string | null;
	/** ISO 8601, as all that follow. */
	createdAt: string;
	paidAt: string | null;
	takenAt: string | null;
	filedAt: string | null;
	approvedAt: string | null;
	/** Until when the mark counts. */
	expiresAt: string | null;
	/** When it was over: cancelled, or its mark ended. */
	closedAt: string | null;
	/** The oldest first. */
	events: readonly GreenCheckEvent[];
	allowedActions: readonly GreenCheckAction[];
}

/** A green check in a staff queue. */
export type GreenCheckRow = Pick<
	GreenCheck,
	| 'id'
	| 'sequenceId'
	| 'status'
	| 'locationInfo'
	| 'checker'
	| 'reason'
	| 'createdAt'
	| 'paidAt'
	| 'takenAt'
	| 'filedAt'
	| 'approvedAt'
	| 'closedAt'
>;

/** One's own green check in a list. */
export type GreenCheckSummary = Pick<
	GreenCheck,
	| 'id'
	| 'sequenceId'
	| 'status'
	| 'isPaid'
	| 'fee'
	| 'locationInfo'
	| 'reason'
	| 'createdAt'
	| 'paidAt'
	| 'takenAt'
	| 'expiresAt'
	| 'closedAt'
	| 'events'
	| 'allowedActions'
	| 'paymentId'
>;

/** What the mark on a listing stands for. */
export interface GreenCheckMarkModel {
	id: string;
	/** All seven, in their order. */
	items: readonly Pick<GreenCheckItem, 'name' | 'result'>[];
	/** Role that looked. */
	checkedBy: Role;
	/** ISO 8601, as all that follow. */
	filedAt: string;
	/** Role that approved it. */
	approvedBy: Role;
	approvedAt: string;
	expiresAt: string;
}

/** Where a green check stands, as a person sees it. `ended`: it carried a mark that counts no more. */
export type GreenCheckStage = 'unpaid' | 'waiting' | 'taken' | 'filed' | 'approved' | 'ended' | 'cancelled';

const stages = { ACCEPT: 'taken', CHECKED: 'filed', CANCEL: 'cancelled' } as const;

/** Where a green check stands. */
export function stageOf({
	status,
	isPaid,
	closedAt,
}: Pick<GreenCheck, 'status' | 'isPaid' | 'closedAt'>): GreenCheckStage {
	if (status === 'PENDING') return isPaid ? 'waiting' : 'unpaid';
	if (status === 'APPROVE') return closedAt === null ? 'approved' : 'ended';
	return stages[status];
}

/** What comes back to the owner when a green check is cancelled now, in đồng: all while nobody has taken it, then nothing. */
export function refundOf({ status, isPaid, fee }: Pick<GreenCheck, 'status' | 'isPaid' | 'fee'>): number {
	return status === 'PENDING' && isPaid ? fee : 0;
}

/** Whether the fee of a green check went back: it does while nobody has taken it, and otherwise where an admin gives it back. */
export function isRefunded({
	status,
	fee,
	paidAt,
	takenAt,
	events = [],
}: Pick<GreenCheck, 'status' | 'fee' | 'paidAt' | 'takenAt'> & { events?: GreenCheck['events'] | undefined }): boolean {
	if (fee === 0 || paidAt === null) return false;
	return lastEvent(events, 'refunded') !== undefined || (status === 'CANCEL' && takenAt === null);
}

/** What ended a mark or a check, by its kind; undefined while it goes on. */
export function lastEvent(
	events: readonly GreenCheckEvent[],
	...kinds: readonly string[]
): GreenCheckEvent | undefined {
	return events.findLast(({ kind }) => kinds.includes(kind));
}
