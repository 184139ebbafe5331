import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressOf, type Place, placeAt, placeIn } from './places.ts';

const faultsSchema = z.object({
	/** How many of the requests to come fail; 0 ends it. */
	next: z.int().check(z.nonnegative()),
	/** Too many requests, a key that is refused, an answer that is none, or one that comes late. */
	fault: z._default(z.enum(['limit', 'denied', 'broken', 'late']), 'limit'),
	/** How late. */
	delayMs: z._default(z.int().check(z.nonnegative(), z.maximum(10_000)), 3_000),
});

type Faults = z.infer<typeof faultsSchema>;
type Query = Readonly<Record<string, string | undefined>>;

/** A geocoder's own words for what goes wrong. */
interface Refusals {
	limit: (reply: FastifyReply) => FastifyReply;
	denied: (reply: FastifyReply) => FastifyReply;
}

/**
 * Google's, Goong's and Nominatim's geocoders at `/geocode/google`, `/geocode/goong` and `/geocode/nominatim`, knowing a few
 * places. `POST /geocode/faults { next, fault, delayMs }` makes the next requests fail.
 */
export function registerGeocoders(app: FastifyInstance): void {
	let faults: Faults = { next: 0, fault: 'limit', delayMs: 0 };

	app.post<{ Body: Faults }>('/geocode/faults', { schema: { body: faultsSchema } }, ({ body }) => {
		faults = body;
		return body;
	});

	const get = (path: string, refusals: Refusals, answer: (query: Query, reply: FastifyReply) => unknown) =>
		app.get(path, async (request: FastifyRequest, reply) => {
			if (faults.next > 0) {
				faults.next--;
				if (faults.fault === 'broken') return reply.type('text/html').send('<!doctype html><title>Error</title>');
				if (faults.fault === 'late') await setTimeout(faults.delayMs, undefined, { ref: false });
				else return refusals[faults.fault](reply);
			}
			return answer(request.query as Query, reply);
		});

	get('/geocode/google/maps/api/geocode/json', google, ({ key, latlng, address }, reply) => {
		if (!key) return google.denied(reply);
		if (!latlng && !address)
			return reply.code(400).send({
				status: 'INVALID_REQUEST',
				error_message: "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
				results: [],
			});
		const place = find(latlng, address);
		return place ? { status: 'OK', results: [toGoogle(place)] } : { status: 'ZERO_RESULTS', results: [] };
	});
	get('/geocode/goong/Geocode', goong, ({ api_key, latlng, address }, reply) => {
		if (!api_key) return goong.denied(reply);
		const place = find(latlng, address);
		return place ? { status: 'OK', results: [toGoong(place)] } : { status: 'ZERO_RESULTS', results: [] };
	});
	get('/geocode/nominatim/search', nominatim, ({ q = '' }) => {
		const place = placeIn(q);
		return place ? [toNominatim(place)] : [];
	});
	get('/geocode/nominatim/reverse', nominatim, ({ lat, lon }) => {
		const place = placeAt(Number(lat), Number(lon));
		return place ? toNominatim(place) : { error: 'Unable to geocode' };
	});
}

function find(latlng: string | undefined, address: string | undefined): Place | undefined {
	const [lat = Number.NaN, long = Number.NaN] = (latlng ?? '').split(',').map(Number);
	return latlng ? placeAt(lat, long) : placeIn(address ?? '');
}

const google: Refusals = {
	limit: (reply) =>
		reply.send({
			status: 'OVER_QUERY_LIMIT',
			error_message: 'You have exceeded your daily request quota for this API.',
			results: [],
		}),
	denied: (reply) =>
		reply.send({ status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.', results: [] }),
};

const goong: Refusals = {
	limit: (reply) => reply.code(429).send({ error: { code: '429', message: 'Too Many Requests' } }),
	denied: (reply) => reply.code(403).send({ error: { code: '403', message: 'Forbidden' } }),
};

const nominatim: Refusals = {
	limit: (reply) =>
		reply.code(429).type('text/html').send('<html><head><title>Bandwidth limit exceeded</title></head>'),
	denied: (reply) => reply.code(403).type('text/html').send('<html><head><title>Access blocked</title></head>'),
};

function toGoogle(place: Place): object {
	const { number, street, units, lat, long } = place;
	const [province = '', district, ward] = [...units].reverse();
	const component = (name: string, ...types: string[]) => ({ long_name: name, short_name: name, types });
	return {
		address_components: [
			component(number, 'street_number'),
			component(street, 'route'),
			...(ward ? [component(ward, 'administrative_area_level_3', 'political')] : []),
			...(district ? [component(district, 'administrative_area_level_2', 'political')] : []),
			component(province, 'administrative_area_level_1', 'political'),
			component('Việt Nam', 'country', 'political'),
		],
		formatted_address: `${addressOf(place)}, Việt Nam`,
		geometry: { location: { lat, lng: long }, location_type: 'ROOFTOP' },
		place_id: `sandbox-${lat}-${long}`,
		types: ['street_address'],
	};
}

function toGoong(place: Place): object {
	const { number, street, units, lat, long } = place;
	const commune = units[0];
	const province = units.at(-1);
	return {
		formatted_address: addressOf(place),
		geometry: { location: { lat, lng: long } },
		place_id: `sandbox-${lat}-${long}`,
		name: `${number} ${street}`,
		compound: { province, ...(units.length === 3 && { district: units[1] }), commune },
	};
}

function toNominatim(place: Place): object {
	const { number, street, units, lat, long } = place;
	return {
		place_id: 1,
		licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
		lat: `${lat}`,
		lon: `${long}`,
		place_rank: 30,
		addresstype: 'building',
		display_name: `${number}, ${[street, ...units].join(', ')}, Việt Nam`,
		address: {
			house_number: number,
			road: street,
			suburb: units[0],
			...(units.length === 3 && { city_district: units[1] }),
			city: units.at(-1),
			country: 'Việt Nam',
			country_code: 'vn',
		},
	};
}
