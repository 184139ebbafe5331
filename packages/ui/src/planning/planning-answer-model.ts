import type { PlanningCheckEvent, PlanningCheckStatus, PlanningPaper } from './planning-check-model.ts';

/** What of a plot lies in one zone. */
export interface AnswerZone {
	/** `ODT`. */
	landCode: string;
	/** What the plan calls it, in place of the code's own name. */
	name: string | null;
	/** m². */
	area: number;
	/** Share of the plot, 0 to 100. */
	percent: number;
}

/** What was found out about a plot. */
export interface AnswerFacts {
	/** In plain words. */
	content: string;
	zones: readonly AnswerZone[];
	/** m². */
	roadReserve: number | null;
	/** %. */
	maxDensity: number | null;
	floorAreaRatio: number | null;
	storeys: number | null;
	planName: string | null;
	/** Number of the decision that approved the plan. */
	decision: string | null;
	/** ISO date. */
	decidedOn: string | null;
	/** Last year that the plan is for. */
	horizon: number | null;
	source: string | null;
	confidence: 'HIGH' | 'MEDIUM' | 'LOW';
	/** The day that the answer speaks of; ISO date. */
	asOf: string;
}

/** An answer that was given. */
export interface PlanningAnswer extends AnswerFacts {
	id: string;
	/** `Tờ 12, thửa 345, Phường Bến Nghé, …`: what was looked up, whatever is asked for now. */
	plot: string;
	fileLinks: readonly PlanningPaper[];
	/** As it is kept: `7K3M91XDQ02W`. */
	checkCode: string;
	/** The signed document, for some minutes; null until it was made. */
	documentUrl: string | null;
	/** The owner's opinion, 1 to 5. */
	rating: number | null;
	/** ISO 8601. */
	disputedAt: string | null;
	/** ISO 8601. */
	createdAt: string;
}

/** What the reader of an answer needs to know of its planning check. */
export interface AnsweredCheck {
	status: PlanningCheckStatus;
	/** When the answer, or its correction, is promised by; ISO 8601. */
	promisedAt: string | null;
	/** What the reader may do with it: `RATE`, `DISPUTE`. */
	allowedActions: readonly string[];
	/** What happened to it, the oldest first. */
	events: readonly PlanningCheckEvent[];
}

/** What anybody may see of an answer who holds its check code: every line of its document. */
export interface VerifiedAnswer extends AnswerFacts {
	checkCode: string;
	/** `Tờ 12, thửa 345, Phường Bến Nghé, …`. */
	plot: string;
	/** Counts the corrections, from 1. */
	version: number;
	/** ISO 8601. */
	issuedAt: string;
	/** SHA-256 of the document, hexadecimal; null until it was made. */
	documentHash: string | null;
	/** Base64url. Its first 16 characters stand on the document. */
	signature: string;
	/** A newer answer took its place, or it was withdrawn. */
	isSuperseded: boolean;
}
