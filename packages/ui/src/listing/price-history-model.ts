import type { PriceUnit } from '@ancu/forms/listing';

/** A price that a listing was public at. */
export interface PricePoint {
	/** ISO 8601. */
	at: string;
	/** đồng of the whole; null when negotiable. */
	priceRaw: number | null;
	priceUnitId: PriceUnit;
}

/** What the same kind costs around a listing. */
export interface PriceMedian {
	scope: 'WARD' | 'DISTRICT';
	/** Name of the ward or district. */
	place: string;
	/** đồng. */
	pricePerSquareMeter: number;
	/** How many listings it is the middle of. */
	count: number;
}
