import type { WrittenAddress } from '../resolve-address.ts';
import type { FoundPlace, Point } from './geocoder.ts';

/** What a geocoder outside says of a point: names, in whichever of the two systems it knows. */
export interface NamesAtPoint {
	/** The units. */
	written: WrittenAddress;
	/** With the house number where known. */
	street: string | null;
}

/** A geocoder outside. Its functions throw a GeocodingFailure when it is late, refuses or makes no sense. */
export interface GeocodingProvider {
	reverse: (point: Point) => Promise<NamesAtPoint | null>;
	geocode: (address: string) => Promise<FoundPlace>;
}

export interface ProviderOptions {
	/** Where the service is, without a slash at the end. */
	base: string;
	/** Milliseconds until its answer is no longer waited for. */
	timeoutMs: number;
}

/** Names from the smallest unit to the largest. Three are a ward, a district and a province; fewer may be of either system. */
export function toWritten(names: readonly string[]): WrittenAddress {
	const [ward, district, province, ...others] = names;
	if (province === undefined || others.length > 0) return { text: names.join(', ') };
	return { ward, district, province };
}
