import { z } from 'zod/mini';
import { fetchJson, GeocodingFailure } from './fetch-json.ts';
import type { FoundPlace } from './geocoder.ts';
import { type GeocodingProvider, type NamesAtPoint, type ProviderOptions, toWritten } from './provider.ts';

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });

const answer = z.object({
	status: z.string(),
	results: z._default(
		z.array(
			z.object({
				formatted_address: z.optional(z.string()),
				geometry: z.optional(
					z.object({
						location: z.optional(z.object({ lat: z.number(), lng: z.number() })),
						location_type: z.optional(z.string()),
					}),
				),
				address_components: z._default(z.array(component), []),
			}),
		),
		[],
	),
});

type Result = z.infer<typeof answer>['results'][number];

const UNIT = /^(administrative_area_level_\d|locality|sublocality)/;
const HOUSE: readonly unknown[] = ['ROOFTOP', 'RANGE_INTERPOLATED'];

/** Google's geocoder. Protocol: developers.google.com/maps/documentation/geocoding/requests-geocoding */
export function createGoogle({ base, key, timeoutMs }: ProviderOptions & { key: string }): GeocodingProvider {
	async function ask(query: Record<string, string>): Promise<Result[]> {
		const { status, results } = await fetchJson({
			base,
			path: '/maps/api/geocode/json',
			query: { ...query, language: 'vi', region: 'vn', key },
			schema: answer,
			timeoutMs,
		});
		if (status === 'ZERO_RESULTS') return [];
		// The statuses are capitals and bars; anything else is not ours to repeat.
		if (status !== 'OK') throw new GeocodingFailure(/^[A-Z_]{1,40}$/.test(status) ? status : 'an unknown status');
		return results;
	}
	return {
		reverse: async ({ lat, long }) => readNames(await ask({ latlng: `${lat},${long}` })),
		geocode: async (address) => {
			const [result] = await ask({ address });
			return result ? readPlace(result) : { point: null, isApproximate: false, raw: 'ZERO_RESULTS' };
		},
	};
}

function readNames(results: readonly Result[]): NamesAtPoint | null {
	// The first result is the nearest; a bare plus code before it has no units.
	const units = results.map(unitsOf).find((names) => names.length > 0);
	if (!units) return null;
	const named = (type: string) => (result: Result) =>
		result.address_components.find(({ types }) => types.includes(type))?.long_name;
	const onStreet = results.find(named('route'));
	const street = onStreet && [named('street_number')(onStreet), named('route')(onStreet)].filter(Boolean).join(' ');
	return { written: toWritten(units), street: street ?? null };
}

function unitsOf({ address_components }: Result): string[] {
	return address_components.filter(({ types }) => types.some((type) => UNIT.test(type))).map((part) => part.long_name);
}

function readPlace({ geometry, formatted_address }: Result): FoundPlace {
	const { location, location_type } = geometry ?? {};
	return {
		point: location ? { lat: location.lat, long: location.lng } : null,
		isApproximate: !HOUSE.includes(location_type),
		raw: formatted_address ?? null,
	};
}
