import type { DocumentKind } from '@ancu/forms/invest';
import type { ListingDetail } from './listing-detail-model.ts';
import type { ListingPhoto, ListingSummary } from './listing-model.ts';
import type { ListingAction, ListingEvent, OwnListing } from './listing-owner-model.ts';
import type { PriceMedian } from './price-history-model.ts';

/** A listing in the queue of those that wait to be accepted. */
export interface WaitingListing extends ListingSummary {
	/** ISO 8601. */
	updatedAt: string;
	/** The latest first. */
	timeline: readonly ListingEvent[];
	userCreated: { name: string };
}

/** A picture with the key that changes name it by. */
export interface KeyedPhoto extends ListingPhoto {
	/** As in LocationInfoInput; left out, the address stands in for it. */
	key?: string | undefined;
}

/** A private file that came with a listing's papers. */
export interface PaperFile {
	id: string;
	name: string;
	/** Works for some minutes. */
	url: string;
}

/** A listing that waits, or one that is public and may be taken down, in full. */
export interface ReviewedListing extends ListingDetail {
	photos: readonly KeyedPhoto[];
	legalDocumentFiles: readonly PaperFile[];
	appraisalDocumentFiles: readonly PaperFile[];
	/** What the reader may do with it; left out, it waits and they may do both. */
	allowedActions?: readonly ListingAction[] | undefined;
	/** The latest first. */
	timeline: readonly ListingEvent[];
	median: PriceMedian | null;
}

/** A listing that looks like the same property as one that is reviewed. */
export interface LikeListing extends ListingSummary, Pick<OwnListing, 'status' | 'closedReason'> {
	/** Who posted it. */
	userCreated: { name: string };
}

/** Whether the reader may accept or refuse a listing as it stands. */
export function allows(
	{ allowedActions }: Pick<ReviewedListing, 'allowedActions'>,
	decision: Extract<ListingAction, 'ACCEPT' | 'REJECT'>,
): boolean {
	return allowedActions?.includes(decision) ?? true;
}

/**
 * A field that differs from the version accepted last. Values are as in LocationInfoInput, written as text: money in đồng,
 * measures with a decimal point, words as the contract spells them, lists as JSON or one value a line; `documents` as JSON of
 * `ChangedDocument`.
 */
export interface FieldChange {
	/** As in LocationInfoInput or OfferingInput. */
	field: string;
	before: string | null;
	after: string | null;
}

/** A paper of an offering, in one of two versions. */
export interface ChangedDocument extends PaperFile {
	kind: DocumentKind;
}

/** Why somebody reports a listing. */
export const reportReasons = [
	'NOT_THERE',
	'WRONG_PRICE',
	'WRONG_ADDRESS',
	'WRONG_PHOTOS',
	'DUPLICATE',
	'SCAM',
	'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What somebody said is wrong with a listing. */
export interface ListingReport {
	id: string;
	reason: ReportReason;
	text: string | null;
	/** ISO 8601. */
	createdAt: string;
	/** Its listing, and where that stands now. */
	locationInfo: ListingSummary & Pick<OwnListing, 'status' | 'closedReason'>;
	/** How many others reported the same listing. */
	otherCount: number;
}

/** Since when a listing waits, and for what: all of it, or the fields that changed since it was decided about last. */
export function waitingFor({ timeline, updatedAt }: Pick<WaitingListing, 'timeline' | 'updatedAt'>): {
	/** ISO 8601. */
	since: string;
	/** What was decided about it last: accepted or refused; undefined when nothing was. */
	decided: ListingEvent | undefined;
	changedFields: readonly string[];
} {
	const decided = timeline.find(({ kind }) => kind === 'ACCEPTED' || kind === 'REJECTED');
	const later = decided ? timeline.slice(0, timeline.indexOf(decided)) : timeline;
	const sent = later.find(({ kind }) => kind === 'RESUBMITTED' || kind === 'POSTED');
	return {
		since: sent?.at ?? updatedAt,
		decided,
		changedFields: [...new Set(later.flatMap(({ changedFields }) => changedFields))],
	};
}
