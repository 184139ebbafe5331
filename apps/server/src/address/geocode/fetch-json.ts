import { z } from 'zod/mini';

/** A geocoder outside that did not answer as it should. The message never holds the request, which has the key and what somebody looks for. */
export class GeocodingFailure extends Error {
	override name = 'GeocodingFailure';
}

export interface JsonRequest<Output> {
	/** Where the service is, as `https://maps.googleapis.com`. */
	base: string;
	/** As `/maps/api/geocode/json`. */
	path: string;
	query: Readonly<Record<string, string>>;
	schema: z.ZodMiniType<Output>;
	timeoutMs: number;
}

/** Asks for JSON. Throws a GeocodingFailure in every case of none, late or wrong answer. */
export async function fetchJson<Output>({
	base,
	path,
	query,
	schema,
	timeoutMs,
}: JsonRequest<Output>): Promise<Output> {
	let body: unknown;
	try {
		const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
			// Elsewhere the key would go along.
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) throw new GeocodingFailure(`HTTP ${response.status}`);
		body = await response.json();
	} catch (error) {
		if (error instanceof GeocodingFailure) throw error;
		// Words of others may quote the answer or the address.
		throw new GeocodingFailure(error instanceof Error ? error.name : 'no answer');
	}
	const { data, success } = z.safeParse(schema, body);
	if (!success) throw new GeocodingFailure('an answer of another shape');
	return data;
}
