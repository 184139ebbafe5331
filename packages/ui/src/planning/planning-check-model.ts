/** How far a planning check has come, as the contract names it. */
export type PlanningCheckStatus = 'sent' | 'received' | 'checking' | 'done' | 'cancelled';

/** What somebody may do with a planning check. */
export type PlanningCheckAction =
	| 'EDIT'
	| 'PAY'
	| 'CANCEL'
	| 'TAKE'
	| 'RELEASE'
	| 'START'
	| 'ASK'
	| 'REPLY'
	| 'ANSWER'
	| 'CORRECT'
	| 'UPHOLD'
	| 'RATE'
	| 'DISPUTE';

/** What a list of planning checks can be held to. `received` has those in it that wait for a reply. */
export const planningCheckFilters = ['unpaid', 'waiting', 'received', 'checking', 'done', 'cancelled'] as const;
export type PlanningCheckFilter = (typeof planningCheckFilters)[number];

/** A planning check in a list. Moments are ISO 8601, money is whole đồng. */
export interface PlanningCheckSummary {
	id: string;
	/** The number that people call it by. */
	sequenceId: number;
	address: string;
	mapSheetNo: string;
	landPlotNo: string;
	status: PlanningCheckStatus;
	isPaid: boolean;
	fee: number;
	/** When an answer is promised by; null until it is paid, and while a question waits for a reply. */
	promisedAt: string | null;
	/** The fee went back into the wallet. */
	isRefunded: boolean;
	/** What staff need to know before they go on; null while they need nothing. */
	question: string | null;
	/** Null while there is no answer. */
	planningInfoId: string | null;
	allowedActions: readonly PlanningCheckAction[];
	createdAt: string;
}

/** Something that happened to a planning check. */
export interface PlanningCheckEvent {
	id: string;
	/** `sent`, `paid`, `received`, `checking`, `asked`, `replied`, `done`, `corrected`, `cancelled`, `refunded`, `rated`, `disputed`, `upheld`, `released`. */
	kind: string;
	/** Words that go with it: a question, a reply, a reason. */
	text: string | null;
	/** ISO 8601. */
	at: string;
}

/** A private file, opened by an address for some minutes. */
export interface PlanningPaper {
	id: string;
	name: string;
	url: string;
}

/** The whole of a planning check, for its owner. */
export interface PlanningCheck extends PlanningCheckSummary {
	note: string | null;
	street: string | null;
	/** Legacy units, by name. */
	province: string | null;
	district: string | null;
	ward: string | null;
	/** Units in force, by name. */
	currentProvince: string | null;
	currentWard: string | null;
	/** The listing that it is about. */
	listing: { sequenceId: number; title: string } | null;
	files: readonly PlanningPaper[];
	cancelReason: string | null;
	/** The payment that paid it. */
	paymentId: string | null;
	/** The oldest first. */
	events: readonly PlanningCheckEvent[];
}

/** What a person is told that a check stands at: its status, with who is to do something now. */
export type PlanningCheckStage = 'unpaid' | 'waiting' | 'received' | 'checking' | 'asked' | 'done' | 'cancelled';

/** Where a planning check stands, for its owner. */
export function stageOf({
	status,
	isPaid,
	question,
}: Pick<PlanningCheckSummary, 'status' | 'isPaid' | 'question'>): PlanningCheckStage {
	if (status === 'sent') return isPaid ? 'waiting' : 'unpaid';
	if (status === 'done' || status === 'cancelled') return status;
	return question === null ? status : 'asked';
}

/** Whether what was promised by a moment is not there after it. */
export function isOver(promisedAt: string | null, now: Date): boolean {
	return promisedAt !== null && new Date(promisedAt) < now;
}
