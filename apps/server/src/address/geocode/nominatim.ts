import { z } from 'zod/mini';
import { fetchJson, GeocodingFailure } from './fetch-json.ts';
import type { Point } from './geocoder.ts';
import { type GeocodingProvider, type NamesAtPoint, type ProviderOptions, toWritten } from './provider.ts';

const degrees = z.coerce.number();

const place = z.object({
	lat: degrees,
	lon: degrees,
	/** 30 is a house, 26 a street, less a unit. */
	place_rank: z.optional(z.number()),
	display_name: z.optional(z.string()),
});

const reverseAnswer = z.object({
	error: z.optional(z.string()),
	address: z.optional(z.record(z.string(), z.string())),
});

type Parts = Readonly<Record<string, string>>;

// From small to large. A neighbourhood is no unit; a road and a shop have names of their own.
const units = ['quarter', 'suburb', 'village', 'town', 'city_district', 'district', 'county', 'city', 'state'] as const;
const HOUSE_RANK = 28;

/** Nominatim, OpenStreetMap's geocoder, on a server of one's own. Protocol: nominatim.org/release-docs/latest/api/Overview */
export function createNominatim({ base, timeoutMs }: ProviderOptions): GeocodingProvider {
	const common = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'vi' };
	return {
		reverse: async ({ lat, long }: Point) => {
			const query = { ...common, lat: `${lat}`, lon: `${long}`, zoom: '18' };
			const { error, address } = await fetchJson({ base, path: '/reverse', query, schema: reverseAnswer, timeoutMs });
			// What it says where nothing is; anything else is a failure.
			if (error === 'Unable to geocode') return null;
			if (error !== undefined || !address) throw new GeocodingFailure('an error');
			return readNames(address);
		},
		geocode: async (address) => {
			const query = { ...common, q: address, countrycodes: 'vn', limit: '1' };
			const [found] = await fetchJson({ base, path: '/search', query, schema: z.array(place), timeoutMs });
			if (!found) return { point: null, isApproximate: false, raw: null };
			return {
				point: { lat: found.lat, long: found.lon },
				isApproximate: (found.place_rank ?? 0) < HOUSE_RANK,
				raw: found.display_name ?? null,
			};
		},
	};
}

function readNames(parts: Parts): NamesAtPoint | null {
	if (parts.country_code && parts.country_code !== 'vn') return null;
	const names = units.flatMap((unit) => parts[unit] ?? []);
	const street = [parts.house_number, parts.road].filter(Boolean).join(' ');
	return { written: toWritten(names), street: parts.road ? street : null };
}
