import type { OfferingTerms, OutcomeRates, SharePosition } from '@ancu/forms/invest';

/** How an offering stands, as the contract names it. */
export type OfferingState = 'UPCOMING' | 'OPEN' | 'SOLD_OUT' | 'ENDED' | 'FAILED';

export type OfferingDocumentKind = 'INSPECTION' | 'APPRAISAL' | 'CONTRACT';

/** A paper of an offering. */
export interface OfferingDocument {
	id: string;
	kind: OfferingDocumentKind;
	name: string;
	/** Works for some minutes. */
	url: string;
}

/** What an offering tells those who have shares. */
export interface OfferingUpdate {
	id: string;
	/** ISO 8601. */
	at: string;
	text: string;
}

/** Terms of an offering and how much of it is taken. */
export interface Offering extends OfferingTerms {
	state: OfferingState;
	/** Paid, by whomever. */
	soldShare: number;
	/** Of orders that are not paid yet, by whomever. */
	heldShare: number;
	/** Paid by the account that asks. */
	myShare: number;
	/** Held for the account that asks. */
	myHeldShare: number;
}

/** What somebody reads before buying. */
export interface OfferingFactsModel extends Offering {
	/** Words of the issuer, in lines. */
	useOfFunds: string | null;
	/** Words of the issuer, in lines. */
	exitRule: string | null;
	/** What the issuer expects, in basis points of the cost over the whole time; all three or none. */
	lowBps: number | null;
	baseBps: number | null;
	highBps: number | null;
	documents: readonly OfferingDocument[];
}

/** A listing as orders and holdings name it. */
export interface OfferedListing {
	id: string;
	/** The number in its address. */
	sequenceId: number;
	title: string;
}

/** A listing of which somebody ordered shares, whatever became of it. */
export interface OrderedListing extends OfferedListing {
	status: 'PENDING' | 'ACCEPT' | 'CHECKED' | 'APPROVE' | 'CANCEL';
}

/** Where a listing is read; undefined where whoever looks may not read it any more. */
export type OrderedListingHref = (listing: OrderedListing) => string | undefined;

export type OrderStatus = 'PENDING' | 'PAID' | 'EXPIRED' | 'CANCELLED' | 'REFUNDED';
export type OrderAction = 'PAY' | 'CANCEL' | 'REFUND';

/** A purchase of shares. */
export interface Order {
	id: string;
	/** What the buyer reads on the receipt. */
	code: string;
	status: OrderStatus;
	/** Shares. */
	quantity: number;
	/** đồng, at the time of the order. */
	pricePerShare: number;
	/** đồng, contained in `finalCost`. */
	fee: number;
	/** đồng, with fees. */
	finalCost: number;
	paymentMethod: 'CARD' | 'BANK' | 'TRANSFER' | 'WALLET' | 'MOMO' | 'ZALOPAY' | null;
	/** Until when its shares are held, ISO 8601; null once it is paid or over. */
	expiresAt: string | null;
	/** ISO 8601. */
	paidAt: string | null;
	/** When it was given up, expired or given back, ISO 8601. */
	closedAt: string | null;
	/** Why it was given back, or cancelled by somebody else than its buyer, in words. */
	closeReason: string | null;
	/** ISO 8601. */
	createdAt: string;
	/** What the one who looks may do with it. */
	allowedActions: readonly OrderAction[];
	locationInfo: OrderedListing;
	/** Who ordered; null where that is the one who looks. */
	owner: { name: string } | null;
	/** What the payment that paid it is called on statements and receipts; left out where whoever looks may not know it. */
	paymentCode?: string | null | undefined;
}

/** Shares of one offering that an account has. */
export interface Holding extends OrderedListing {
	offering: Pick<Offering, 'state' | 'totalShare' | 'myShare' | 'myHeldShare'> & {
		/** What they cost with fees, in đồng. */
		myCost: number;
		documents: readonly OfferingDocument[];
		/** The latest first. */
		updates: readonly OfferingUpdate[];
	};
}

/** Money in offerings from a moment on. */
export interface InvestmentPoint {
	/** ISO 8601. */
	at: string;
	/** What is in offerings after it, in đồng. */
	total: number;
	/** What went in, or came back (below zero), in đồng. */
	change: number;
	orderId: string;
}

/** Where the shares of an offering are, as the arithmetic takes it. */
export function positionOf(
	offering: Pick<Offering, 'soldShare' | 'heldShare' | 'myShare' | 'myHeldShare'>,
): SharePosition {
	return {
		sold: offering.soldShare,
		held: offering.heldShare,
		mine: offering.myShare,
		mineHeld: offering.myHeldShare,
	};
}

/** What the issuer expects; null where it says nothing. */
export function ratesOf({
	lowBps: low,
	baseBps: base,
	highBps: high,
}: Pick<OfferingFactsModel, 'lowBps' | 'baseBps' | 'highBps'>): OutcomeRates | null {
	return low === null || base === null || high === null ? null : { low, base, high };
}
