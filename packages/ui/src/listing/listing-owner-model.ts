import type { ListingSummary } from './listing-model.ts';

/** Where a listing stands; ACCEPT, CHECKED and APPROVE are public. */
export type ListingStatus = 'PENDING' | 'ACCEPT' | 'CHECKED' | 'APPROVE' | 'CANCEL';

/** Why it is not public any more. */
export type ClosedReason = 'REJECTED' | 'TAKEN_DOWN' | 'SOLD' | 'RENTED' | 'EXPIRED';

/** The reasons that a poster gives; the others come about. */
export type OwnClosedReason = Extract<ClosedReason, 'TAKEN_DOWN' | 'SOLD' | 'RENTED'>;

export type ListingAction = 'EDIT' | 'CLOSE' | 'RENEW' | 'ACCEPT' | 'REJECT' | 'REPORT';

/** Something that happened to a listing. */
export interface ListingEvent {
	id: string;
	kind: 'POSTED' | 'EDITED' | 'RESUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CLOSED' | 'RENEWED';
	/** ISO 8601. */
	at: string;
	/** Null when it happened by itself. */
	actorName: string | null;
	/** In words. */
	reason: string | null;
	closedReason: ClosedReason | null;
	/** Names of fields, as in LocationInfoInput. */
	changedFields: readonly string[];
}

/** The green check of an own listing, as far as a list of listings says it. */
export interface OwnListingCheck {
	/** How far it has come. */
	status: ListingStatus;
	/** False of one that waits to be paid. */
	isPaid: boolean;
	/** ISO 8601, when it was over: cancelled, or its mark ended. */
	closedAt: string | null;
}

/** A listing as its poster sees it among their own. */
export interface OwnListing extends ListingSummary {
	status: ListingStatus;
	closedReason: ClosedReason | null;
	/** What the moderator said. */
	rejectReason: string | null;
	/** ISO 8601; when it stops being public unless it is renewed. */
	expiresAt: string | null;
	views: number;
	allowedActions: readonly ListingAction[];
	/** The latest first. */
	timeline: readonly ListingEvent[];
	/** Its open green check, else the latest; null where it never had one. */
	greenCheck: OwnListingCheck | null;
}

/** A saved listing: it may have been closed since. */
export interface SavedListing extends ListingSummary {
	status: ListingStatus;
	closedReason: ClosedReason | null;
}
