import { fold } from '@ancu/forms/text';
import { z } from 'zod/mini';
import { fetchJson, GeocodingFailure } from './fetch-json.ts';
import type { GeocodingProvider, NamesAtPoint, ProviderOptions } from './provider.ts';

const answer = z.object({
	status: z.optional(z.string()),
	results: z._default(
		z.array(
			z.object({
				formatted_address: z.optional(z.string()),
				geometry: z.optional(z.object({ location: z.optional(z.object({ lat: z.number(), lng: z.number() })) })),
				compound: z.optional(
					z.object({
						commune: z.nullish(z.string()),
						district: z.nullish(z.string()),
						province: z.nullish(z.string()),
					}),
				),
			}),
		),
		[],
	),
});

type Result = z.infer<typeof answer>['results'][number];

/** Goong's geocoder. Protocol: docs.goong.io/rest/geocode */
export function createGoong({ base, key, timeoutMs }: ProviderOptions & { key: string }): GeocodingProvider {
	async function ask(query: Record<string, string>): Promise<Result | undefined> {
		const { status = 'OK', results } = await fetchJson({
			base,
			path: '/Geocode',
			query: { ...query, api_key: key },
			schema: answer,
			timeoutMs,
		});
		if (status !== 'OK' && status !== 'ZERO_RESULTS')
			throw new GeocodingFailure(/^[A-Z_]{1,40}$/.test(status) ? status : 'an unknown status');
		return results[0];
	}
	return {
		reverse: async ({ lat, long }) => readNames(await ask({ latlng: `${lat},${long}` })),
		geocode: async (address) => {
			const result = await ask({ address });
			const location = result?.geometry?.location;
			return {
				point: location ? { lat: location.lat, long: location.lng } : null,
				// It does not say how exact it is.
				isApproximate: true,
				raw: result ? (result.formatted_address ?? null) : 'ZERO_RESULTS',
			};
		},
	};
}

function readNames(result: Result | undefined): NamesAtPoint | null {
	const { commune, district, province } = result?.compound ?? {};
	if (!province) return null;
	const units = [commune, district, province].filter((name) => !!name);
	const isUnit = (part: string) => units.some((name) => fold(part).endsWith(fold(name ?? '')));
	const parts = (result?.formatted_address ?? '').split(',').map((part) => part.trim());
	const street = parts.slice(0, Math.max(0, parts.findIndex(isUnit))).join(', ');
	return {
		// The column of the ward takes communes of both systems.
		written: { ward: commune ?? undefined, district: district ?? undefined, province },
		street: street || null,
	};
}
