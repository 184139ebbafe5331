import type { Direction, PriceUnit, TradingType } from '@ancu/forms/listing';

/** A picture in one size. */
export interface PhotoSource {
	url: string;
	/** Pixels. */
	width: number;
	/** `image/avif` or `image/webp`. */
	type: string;
}

/** A picture of a listing. */
export interface ListingPhoto {
	url: string;
	/** Pixels. */
	width: number;
	/** Pixels. */
	height: number;
	caption: string | null;
	/** A drawing made from the listing's facts, not a photograph. */
	isDrawing: boolean;
	/** The same picture in several sizes and formats, best first. */
	sources?: readonly PhotoSource[] | undefined;
	/** ThumbHash in base64: what is seen until the picture is there. */
	placeholder?: string | null | undefined;
}

/** What a card draws of a listing. */
export interface ListingSummary {
	id: string;
	/** The number in its address. */
	sequenceId: number;
	title: string;
	tradingType: TradingType;
	category: { id: string; name: string };
	address: string;
	/** đồng of the whole, a month's for a rent; null when negotiable. */
	priceRaw: number | null;
	priceUnitId: PriceUnit;
	/** đồng. */
	pricePerSquareMeter: number | null;
	/** m². */
	area: number;
	bedroom: number | null;
	toilet: number | null;
	floors: number | null;
	/** Width of the front in m. */
	facadeArea: number | null;
	direction: Direction | null;
	/** The first of its photos; null without any. */
	cover: ListingPhoto | null;
	photoCount: number;
	/** Paid to stand in front. */
	isPriority: boolean;
	isGreenCheck: boolean;
	/** Shares of it can be bought. */
	isInvest: boolean;
	/** ISO 8601. */
	createdAt: string;
	/** Metres from the point that a list is ordered by; left out or null where it is not. */
	distance?: number | null | undefined;
}

/** Address of a listing's page. */
export function listingHref({ sequenceId }: Pick<ListingSummary, 'sequenceId'>): string {
	return `/real-estate/${sequenceId}`;
}
