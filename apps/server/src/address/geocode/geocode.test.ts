import { startSandbox } from '@ancu/sandbox';
import fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { production } from '../../testing/production.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importBoundaries } from '../import/import-boundaries.ts';
import { importUnits } from '../import/import-units.ts';
import vectors from '../vectors/geocode-reverse.json' with { type: 'json' };
import { createGeocoder, type GeocoderParts } from './create-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import type { GeocoderSettings } from './geocoder-settings.ts';

const SUGGEST = `query ($lat: Float!, $long: Float!) {
	suggestAdress(latitude: $lat, longitude: $long) { provinceId province districtId district wardId ward street isApproximate }
}`;
const FIND =
	'query ($address: String!) { getPlaceGoogleMapByAddress(address: $address) { lat long raw isApproximate } }';

const nothing = {
	provinceId: null,
	province: null,
	districtId: null,
	district: null,
	wardId: null,
	ward: null,
	street: null,
	isApproximate: false,
};
// In what is Hồ Chí Minh City now, eight kilometres from the seat of a district.
const beside = { lat: 11.2, long: 106.75 };
const benThanh = { lat: 10.7725, long: 106.698 };

const suggest = (server: TestServer, point: { lat: number; long: number }) =>
	server.ask(SUGGEST, { variables: point }).then(({ data }) => data.suggestAdress);
const find = (server: TestServer, address: string) =>
	server.ask(FIND, { variables: { address } }).then(({ data }) => data.getPlaceGoogleMapByAddress);

/** What the server asks behind the wire, which does not say how sure an answer is. */
function geocoderOf(
	{ db }: TestServer,
	settings: GeocoderSettings = { provider: 'embedded' },
	timeoutMs = 2_000,
	more: Partial<GeocoderParts> = {},
) {
	const warnings: unknown[] = [];
	const log = { warn: (...line: unknown[]) => warnings.push(line) };
	return {
		warnings,
		geocoder: createGeocoder({ db, env: { ...readEnv({}), geocoder: settings }, log, timeoutMs, ...more }),
	};
}

describe('a point without outlines', () => {
	let server: TestServer;
	let geocoder: Geocoder;
	beforeAll(async () => {
		server = await startTestServer();
		geocoder = geocoderOf(server).geocoder;
	});
	afterAll(() => server.close());

	it('gets the nearest district as a proposal, and no ward', async () => {
		expect(await suggest(server, benThanh)).toEqual({
			...nothing,
			provinceId: '79',
			province: 'Hồ Chí Minh',
			districtId: '760',
			district: 'Quận 1',
			isApproximate: true,
		});
		expect(await geocoder.reverse(benThanh)).toMatchObject({ isApproximate: true, currentProvince: '79', ward: null });
	});

	it.each(vectors.landmarks)('lies in the right province: $name', async ({ lat, lng, province }) => {
		expect(await geocoder.reverse({ lat, long: lng })).toMatchObject({ currentProvince: province });
	});

	it('may be some way from the district', async () => {
		expect(await geocoder.reverse(beside)).toMatchObject({ currentProvince: '79', isApproximate: true });
	});

	it('lies in the right province nearly always', async () => {
		const found = await Promise.all(vectors.interior.map(({ lat, lng }) => geocoder.reverse({ lat, long: lng })));
		const right = found.filter((address, at) => address?.currentProvince === vectors.interior[at]?.province);
		expect(right.length).toBeGreaterThanOrEqual(18);
	});

	it('is not said of a district where only its province’s is known', async () => {
		expect((await find(server, 'Quận 12, Hồ Chí Minh')).lat).toBeNull();
		expect((await find(server, 'Quận Bình Tân, Hồ Chí Minh')).lat).toBeNull();
		for (const known of ['Quận 1, Hồ Chí Minh', 'Hồ Chí Minh'])
			expect((await find(server, known)).lat).toBeCloseTo(10.8, 0);
	});

	it.each([
		['in the Gulf of Tonkin', 19.5, 107.5],
		['in Vientiane', 17.97, 102.6],
		['in Paris', 48.8566, 2.3522],
		['at null island', 0, 0],
		['at the pole', 90, 180],
	])('has no address %s', async (_name, lat, long) => {
		expect(await suggest(server, { lat, long })).toEqual(nothing);
	});

	it.each([
		['90.1', '106', 'latitude'],
		['10', '-180.5', 'longitude'],
		['1e300', '106', 'latitude'],
	])('is on earth: not %s, %s', async (lat, long, path) => {
		const { errors } = await server.ask(`{ suggestAdress(latitude: ${lat}, longitude: ${long}) { province } }`);
		expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: [{ path, code: 'range' }] });
	});

	it.each(['1e999', '-1e999', 'NaN', 'null', '"10"'])('has numbers: not %s', async (lat) => {
		const { codes } = await server.ask(`{ suggestAdress(latitude: ${lat}, longitude: 106) { province } }`);
		expect(codes).toEqual(['BAD_INPUT']);
	});

	it('is never not a number behind the wire either', async () => {
		expect(await geocoder.reverse({ lat: Number.NaN, long: 106 })).toBeNull();
		expect(await geocoder.reverse({ lat: 10, long: Number.POSITIVE_INFINITY })).toBeNull();
	});
});

describe('a point with outlines', () => {
	let server: TestServer;
	let geocoder: Geocoder;
	// Three communes in a row from south to north around the market, in a province that is drawn as a whole.
	const square = (south: number, west: number, size: number) => [
		[west, south],
		[west, south + size],
		[west + size, south + size],
		[west + size, south],
		[west, south],
	];
	const topology = (shapes: readonly { properties: object; ring: number[][] }[]) =>
		JSON.stringify({
			type: 'Topology',
			arcs: shapes.map(({ ring }) => ring),
			objects: {
				units: {
					type: 'GeometryCollection',
					geometries: shapes.map(({ properties }, at) => ({ type: 'Polygon', properties, arcs: [[at]] })),
				},
			},
		});

	beforeAll(async () => {
		server = await startTestServer();
		const units = {
			asOf: '2026-07',
			provinceFields: ['code', 'name', 'fullName', 'type'],
			wardFields: ['code', 'provinceCode', 'name', 'type', 'lat', 'lon'],
			provinces: [['79', 'Hồ Chí Minh', 'Thành phố Hồ Chí Minh', 'Thành phố']],
			wards: [
				['26743', '79', 'Bến Thành', 'Phường', 10.77, 106.69],
				['26734', '79', 'Tân Định', 'Phường', 10.79, 106.69],
				['26800', '79', 'Thủ Đức', 'Phường', 10.85, 106.76],
			],
		};
		await importUnits(server.db, 'current.json', JSON.stringify(units));
		// The first is one old ward; the second two of one district; the third two of two districts.
		const codes = 'old_ward_code,new_ward_code,kind\n';
		const rows = [
			'26743,26743,full',
			'26734,26734,full',
			'26737,26734,partial',
			'27154,26800,full',
			'26977,26800,full',
		];
		await importUnits(server.db, 'wards.csv', codes + rows.join('\n'));
		const wards = [
			{ properties: { c: '26743' }, ring: square(10.77, 106.69, 0.01) },
			{ properties: { c: '26734' }, ring: square(10.78, 106.69, 0.01) },
			{ properties: { c: '26800' }, ring: square(10.79, 106.69, 0.01) },
		];
		await importBoundaries(server.db, 'wards.topojson', topology(wards));
		await importBoundaries(
			server.db,
			'provinces.topojson',
			topology([{ properties: { p: '79' }, ring: square(10.6, 106.6, 0.3) }]),
		);
		geocoder = geocoderOf(server).geocoder;
	});
	afterAll(() => server.close());

	it('lies in the one old ward that its commune was made of', async () => {
		expect(await suggest(server, benThanh)).toEqual({
			...nothing,
			provinceId: '79',
			province: 'Hồ Chí Minh',
			districtId: '760',
			district: 'Quận 1',
			wardId: '26743',
			ward: 'Phường Bến Thành',
		});
		expect(await geocoder.reverse(benThanh)).toMatchObject({ currentWard: '26743', isApproximate: false });
	});

	it('is sure of the district and leaves the ward to the person, where the commune was made of several', async () => {
		const point = { lat: 10.785, long: 106.695 };
		expect(await suggest(server, point)).toMatchObject({ districtId: '760', wardId: null });
		expect(await geocoder.reverse(point)).toMatchObject({ currentWard: '26734', isApproximate: false });
	});

	it('proposes the nearer of two districts that the commune has parts of', async () => {
		const point = { lat: 10.795, long: 106.695 };
		// Quận 3 rather than Tân Bình; Quận 1 is nearer than both and has no part of it.
		expect(await geocoder.reverse(point)).toMatchObject({
			district: '770',
			ward: null,
			currentWard: '26800',
			isApproximate: true,
		});
	});

	it('proposes a district of the province, where no commune is drawn', async () => {
		expect(await geocoder.reverse({ lat: 10.65, long: 106.65 })).toMatchObject({
			currentProvince: '79',
			currentWard: null,
			isApproximate: true,
		});
	});

	it('has no address beside a province that is drawn, though a district is not far', async () => {
		expect(await suggest(server, beside)).toEqual(nothing);
	});
});

describe('an address', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it('lies where the smallest unit that it names does', async () => {
		const district = await find(server, '12 Lê Lợi, P. Bến Nghé, Q.1, TP HCM');
		expect(district).toMatchObject({
			lat: expect.closeTo(10.77, 1),
			long: expect.closeTo(106.7, 1),
			raw: null,
			isApproximate: true,
		});
		const province = await find(server, 'Đà Lạt, Lâm Đồng');
		expect(province).toMatchObject({ lat: expect.closeTo(11.94, 1), long: expect.closeTo(108.44, 1) });
		expect(await find(server, 'da lat lam dong')).toEqual(province);
		expect(await geocoderOf(server).geocoder.geocode('Đà Lạt')).toMatchObject({ isApproximate: true });
	});

	it.each(['Xyz Abc', 'Huyện Châu Thành'])('lies nowhere when it names nothing, or one of many: %s', async (text) => {
		expect(await find(server, text)).toMatchObject({ lat: null, long: null, raw: null });
	});

	it.each([
		['', 'required'],
		['   ', 'required'],
		['x'.repeat(301), 'range'],
	])('has words, and not too many', async (address, code) => {
		const { errors } = await server.ask(FIND, { variables: { address } });
		expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'address', code }] });
	});
});

describe('questions about places', () => {
	it('are limited for each account, and for each address without one', async () => {
		const server = await startTestServer({ rateLimitFactor: 1 });
		try {
			const ask = (token?: string) => server.ask(FIND, { variables: { address: 'Đà Lạt' }, ...(token && { token }) });
			const token = await server.signIn('an');
			const answers = await Promise.all(Array.from({ length: 31 }, () => ask()));
			expect(answers.filter(({ codes }) => codes.includes('TOO_MANY_REQUESTS'))).toHaveLength(1);
			expect((await server.ask(SUGGEST, { variables: benThanh })).codes).toEqual(['TOO_MANY_REQUESTS']);
			expect((await ask(token)).codes).toEqual([]);
		} finally {
			await server.close();
		}
	});
});

describe.each(['google', 'goong', 'nominatim'] as const)('the geocoder %s', (provider) => {
	let sandbox: Awaited<ReturnType<typeof startSandbox>>;
	let settings: GeocoderSettings;
	let server: TestServer;
	beforeAll(async () => {
		sandbox = await startSandbox({ port: 0, smtpPort: 0 });
		settings = { provider, key: 'the-key', base: `${sandbox.url}/geocode/${provider}` };
		server = await startTestServer({ geocoder: settings });
	});
	afterAll(async () => {
		await server.close();
		await sandbox.close();
	});

	const fail = (fault: string, delayMs = 0) =>
		fetch(`${sandbox.url}/geocode/faults`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ next: 1, fault, delayMs }),
		});

	it('names units and street at a point', async () => {
		expect(await suggest(server, benThanh)).toEqual({
			provinceId: '79',
			province: 'Hồ Chí Minh',
			districtId: '760',
			district: 'Quận 1',
			wardId: '26743',
			ward: 'Phường Bến Thành',
			street: '1 Lê Lợi',
			isApproximate: false,
		});
	});

	it('may leave out what units are', async () => {
		expect(await suggest(server, { lat: 21.0287, long: 105.8524 })).toMatchObject({
			province: 'Hà Nội',
			district: 'Quận Hoàn Kiếm',
			ward: 'Phường Hàng Trống',
			street: '12 Đinh Tiên Hoàng',
		});
	});

	it('may answer in the new system, which names no district', async () => {
		const address = await suggest(server, { lat: 10.034, long: 105.788 });
		expect(address).toMatchObject({ province: 'Cần Thơ', district: 'Quận Ninh Kiều', street: '38 Hai Bà Trưng' });
	});

	it('finds an address', async () => {
		expect(await find(server, '1 Lê Lợi, chợ Bến Thành')).toEqual({
			...benThanh,
			raw: null,
			// Goong does not say that it means the house.
			isApproximate: provider === 'goong',
		});
		const { geocoder } = geocoderOf(server, settings);
		// Goong does not say that it means the house.
		expect(await geocoder.geocode('Chợ Bến Thành')).toMatchObject({ isApproximate: provider === 'goong' });
	});

	it('is helped out where it knows nothing', async () => {
		expect(await suggest(server, { lat: 16.061, long: 108.2235 })).toMatchObject({ province: 'Đà Nẵng', street: null });
		expect(await find(server, 'Đà Lạt, Lâm Đồng')).toMatchObject({ lat: expect.closeTo(11.94, 1), raw: null });
		const raw = provider === 'nominatim' ? null : 'ZERO_RESULTS';
		expect(await find(server, 'Xyz Abc')).toMatchObject({ lat: null, long: null, raw });
	});

	it.each([
		['limit', provider === 'google' ? 'OVER_QUERY_LIMIT' : 'HTTP 429'],
		['denied', provider === 'google' ? 'REQUEST_DENIED' : 'HTTP 403'],
		['broken', 'SyntaxError'],
	])('is replaced when it fails: %s', async (fault, reason) => {
		const { geocoder, warnings } = geocoderOf(server, settings);
		await fail(fault);
		expect(await geocoder.reverse(benThanh)).toMatchObject({ district: '760', street: null, isApproximate: true });
		expect(warnings).toEqual([[{ geocoder: provider, reason }, 'the geocoder failed']]);
		// A failure is not remembered.
		expect(await geocoder.reverse(benThanh)).toMatchObject({ ward: '26743', street: '1 Lê Lợi' });
		await fail(fault);
		expect(await geocoder.geocode('Đinh Tiên Hoàng, Quận 1, TP HCM')).toMatchObject({ isApproximate: true });
		expect(warnings).toHaveLength(2);
	});

	it('is replaced when it is late', async () => {
		const { geocoder, warnings } = geocoderOf(server, settings, 100);
		await fail('late', 5_000);
		const began = performance.now();
		expect(await geocoder.reverse(benThanh)).toMatchObject({ district: '760', isApproximate: true });
		expect(performance.now() - began).toBeLessThan(3_000);
		expect(warnings).toEqual([[{ geocoder: provider, reason: 'TimeoutError' }, 'the geocoder failed']]);
	});

	it('is asked once for what was asked before', async () => {
		const { geocoder, warnings } = geocoderOf(server, settings);
		const first = await geocoder.reverse(benThanh);
		const place = await geocoder.geocode('Chợ Bến Thành');
		await fail('limit');
		expect(await geocoder.reverse({ lat: 10.772_500_1, long: 106.698 })).toEqual(first);
		expect(await geocoder.geocode(' chợ  bến thành ')).toEqual(place);
		expect(warnings).toEqual([]);
		await fail('limit').then(() => geocoder.geocode('something else'));
	});

	it('is replaced over the wire too', async () => {
		await fail('limit');
		expect(await suggest(server, { lat: 10.773, long: 106.6985 })).toMatchObject({ districtId: '760', street: null });
	});
});

describe('a geocoder outside', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	/** Asks Google, played by a server of the test's own. */
	async function askBy(handler: (url: string, reply: FastifyReply) => unknown) {
		const peer = fastify({ forceCloseConnections: true });
		peer.get('*', (request, reply) => handler(request.url, reply));
		const base = await peer.listen({ port: 0, host: '127.0.0.1' });
		try {
			const { geocoder, warnings } = geocoderOf(server, { provider: 'google', key: 'the-key', base });
			return {
				address: await geocoder.reverse(benThanh),
				place: await geocoder.geocode('Quận 1, TP HCM'),
				reasons: warnings.map((line) => (line as [{ reason: string }])[0].reason),
			};
		} finally {
			await peer.close();
		}
	}

	it('gets the question in the form that it asks for', async () => {
		const urls: string[] = [];
		await askBy((url) => {
			urls.push(decodeURIComponent(url));
			return { status: 'ZERO_RESULTS', results: [] };
		});
		expect(urls).toEqual([
			'/maps/api/geocode/json?latlng=10.7725,106.698&language=vi&region=vn&key=the-key',
			'/maps/api/geocode/json?address=Quận+1,+TP+HCM&language=vi&region=vn&key=the-key',
		]);
	});

	it('is not followed elsewhere, where the key would go along', async () => {
		const urls: string[] = [];
		const { address, reasons } = await askBy((url, reply) => {
			urls.push(url);
			return reply.redirect('/elsewhere');
		});
		expect(urls.filter((url) => url.startsWith('/elsewhere'))).toEqual([]);
		expect(address).toMatchObject({ district: '760' });
		expect(reasons).toHaveLength(2);
	});

	it('is not believed when it points abroad', async () => {
		const { place } = await askBy(() => ({
			status: 'OK',
			results: [{ formatted_address: 'Paris', geometry: { location: { lat: 48.85, lng: 2.35 } } }],
		}));
		expect(place).toMatchObject({ point: { lat: expect.closeTo(10.78, 1) }, isApproximate: true });
	});

	it.each([
		[{ status: 'the-key' }, 'an unknown status'],
		[{ status: 'OK', results: 'none' }, 'an answer of another shape'],
		[{ status: 'OK', results: [{ geometry: { location: { lat: '10', lng: null } } }] }, 'an answer of another shape'],
		[[], 'an answer of another shape'],
	])('is not understood when it answers %j', async (answer, reason) => {
		const { address, reasons } = await askBy((_url, reply) => reply.send(answer));
		expect(address).toMatchObject({ district: '760' });
		expect(reasons).toEqual([reason, reason]);
	});

	it('is not asked more often than is paid for: ours answers', async () => {
		const settings = { provider: 'goong', key: 'the-key', base: 'http://127.0.0.1:9' } as const;
		const { geocoder, warnings } = geocoderOf(server, settings, 2_000, { mostAnHour: 0 });
		expect(await geocoder.reverse(benThanh)).toMatchObject({ district: '760' });
		expect(warnings).toEqual([
			[{ geocoder: 'goong', reason: expect.stringContaining('as often as') }, expect.anything()],
		]);
	});

	it('that is not there is logged without key and point', async () => {
		const { geocoder, warnings } = geocoderOf(server, {
			provider: 'goong',
			key: 'the-key',
			base: 'http://127.0.0.1:9',
		});
		expect(await geocoder.reverse(benThanh)).toMatchObject({ district: '760' });
		expect(warnings).toHaveLength(1);
		expect(JSON.stringify(warnings)).not.toMatch(/the-key|10\.77/);
	});
});

describe('the configuration', () => {
	const read = (variables: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...variables }).geocoder;

	it('needs nothing', () => expect(read({})).toEqual({ provider: 'embedded' }));

	it('knows where the services are', () => {
		expect(read({ GEOCODER: 'google', GEOCODER_KEY: 'k' })).toMatchObject({ base: 'https://maps.googleapis.com' });
		expect(read({ GEOCODER: 'goong', GEOCODER_KEY: 'k' })).toMatchObject({ base: 'https://rsapi.goong.io' });
		expect(read({ ...production, GEOCODER: 'nominatim', GEOCODER_URL: 'https://osm.ancu.test/' })).toMatchObject({
			base: 'https://osm.ancu.test',
		});
	});

	it.each([
		[{ GEOCODER: 'google' }, 'GEOCODER_KEY'],
		[{ GEOCODER: 'bing' }, 'GEOCODER'],
		[{ GEOCODER: 'google', GEOCODER_KEY: 'k', GEOCODER_URL: 'https://elsewhere.test' }, 'GEOCODER_URL'],
		[{ GEOCODER: 'google', GEOCODER_KEY: 'k', GEOCODER_URL: 'http://127.0.0.1@elsewhere.test' }, 'GEOCODER_URL'],
		[{ ...production, GEOCODER: 'goong', GEOCODER_KEY: 'k', GEOCODER_URL: 'http://127.0.0.1:4010' }, 'GEOCODER_URL'],
		[{ ...production, GEOCODER: 'nominatim' }, 'GEOCODER_URL'],
		[{ ...production, GEOCODER: 'nominatim', GEOCODER_URL: 'http://osm.ancu.test' }, 'GEOCODER_URL'],
	])('sends keys nowhere else: %o', (variables, name) => {
		expect(() => read(variables as unknown as Record<string, string>)).toThrow(name);
	});
});
