import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.url}/geocode/${path}`);
const read = async (path: string) => (await get(path)).json();
const fail = async (faults: object) =>
	(
		await fetch(`${sandbox.url}/geocode/faults`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(faults),
		})
	).status;

const google = 'google/maps/api/geocode/json?key=k';
const goong = 'goong/Geocode?api_key=k';

describe('the geocoders', () => {
	it('find a place by its name, with or without marks', async () => {
		const location = { lat: 10.7725, lng: 106.698 };
		expect(await read(`${google}&address=cho%20ben%20thanh`)).toMatchObject({
			status: 'OK',
			results: [{ geometry: { location, location_type: 'ROOFTOP' } }],
		});
		expect(await read(`${goong}&address=Chợ%20Bến%20Thành`)).toMatchObject({ results: [{ geometry: { location } }] });
		expect(await read('nominatim/search?q=12%20Đinh%20Tiên%20Hoàng')).toMatchObject([
			{ lat: '21.0287', lon: '105.8524' },
		]);
	});

	it('know the address at a point, in the old or the new system', async () => {
		expect(await read(`${google}&latlng=10.772,106.698`)).toMatchObject({
			results: [{ formatted_address: '1 Lê Lợi, Phường Bến Thành, Quận 1, Thành phố Hồ Chí Minh, Việt Nam' }],
		});
		expect(await read(`${goong}&latlng=10.034,105.788`)).toMatchObject({
			results: [{ compound: { commune: 'Phường Ninh Kiều', province: 'Thành phố Cần Thơ' } }],
		});
		expect(await read('nominatim/reverse?lat=21.0287&lon=105.8524')).toMatchObject({
			address: { road: 'Đinh Tiên Hoàng', suburb: 'Hàng Trống', city: 'Hà Nội' },
		});
	});

	it('say each in their way that they know nothing', async () => {
		expect(await read(`${google}&address=x`)).toEqual({ status: 'ZERO_RESULTS', results: [] });
		expect(await read(`${goong}&latlng=0,0`)).toEqual({ status: 'ZERO_RESULTS', results: [] });
		expect(await read('nominatim/search?q=x')).toEqual([]);
		expect(await read('nominatim/reverse?lat=0&lon=0')).toEqual({ error: 'Unable to geocode' });
	});

	it('ask for a key, and for a question', async () => {
		expect(await read('google/maps/api/geocode/json?address=x')).toMatchObject({ status: 'REQUEST_DENIED' });
		expect((await get('goong/Geocode?address=x')).status).toBe(403);
		expect((await get(google)).status).toBe(400);
	});

	it('fail as often and in the way that they are told to', async () => {
		expect(await fail({ next: 1 })).toBe(200);
		expect(await read(`${google}&address=x`)).toMatchObject({ status: 'OVER_QUERY_LIMIT' });
		expect(await read(`${google}&address=x`)).toMatchObject({ status: 'ZERO_RESULTS' });
		await fail({ next: 2, fault: 'limit' });
		expect((await get(`${goong}&address=x`)).status).toBe(429);
		expect((await get('nominatim/search?q=x')).status).toBe(429);
		await fail({ next: 1, fault: 'broken' });
		await expect(read(`${google}&address=x`)).rejects.toThrow();
		await fail({ next: 1, fault: 'late', delayMs: 30 });
		const began = performance.now();
		await get(`${google}&address=x`);
		expect(performance.now() - began).toBeGreaterThan(25);
		expect(await fail({ next: -1 })).toBe(400);
	});
});
