import { HOUR_MS, setServerTime } from '@ancu/forms/format';
import { describe, expect, it } from 'vitest';
import { locateSite } from './locate-site.ts';

const at = Date.UTC(2026, 2, 1, 3);
const here = (answer: (done: PositionCallback, failed: PositionErrorCallback) => void) => ({
	getCurrentPosition: (done: PositionCallback, failed?: PositionErrorCallback | null) =>
		answer(done, failed ?? (() => {})),
});
const stands = here((done) =>
	done({ coords: { latitude: 10.7769, longitude: 106.7009, accuracy: 8 }, timestamp: at } as GeolocationPosition),
);

describe('a position on site', () => {
	it('says how far it is from the listing', async () => {
		const found = await locateSite({ locationLat: 10.7769, locationLong: 106.7018 }, stands);
		expect(found).toMatchObject({
			position: { locationLat: 10.7769, locationLong: 106.7009, accuracy: 8, at: '2026-03-01T03:00:00.000Z' },
		});
		expect('position' in found && found.position.distance).toBeCloseTo(98.3, 0);
	});

	it('was taken when the server says, whatever the clock of the device', async () => {
		setServerTime(Date.now() - HOUR_MS);
		const found = await locateSite(undefined, stands);
		setServerTime(Date.now());
		if (!('position' in found)) throw new Error('no position');
		expect(Date.parse(found.position.at) - (at - HOUR_MS)).toBeLessThan(1_000);
	});

	it('knows no distance where the listing has no point', async () => {
		expect(await locateSite({ locationLat: null, locationLong: null }, stands)).toMatchObject({
			position: { distance: null },
		});
	});

	it('says that it is abroad, where an app may tell another place than the device’s', async () => {
		const abroad = here((done) =>
			done({ coords: { latitude: 48.1, longitude: 11.6, accuracy: 8 }, timestamp: at } as GeolocationPosition),
		);
		expect(await locateSite(undefined, abroad)).toEqual({ failure: 'OUTSIDE' });
	});

	it.each([
		[1, 'DENIED'],
		[2, 'UNAVAILABLE'],
		[3, 'TIMEOUT'],
		[9, 'UNAVAILABLE'],
	])('says why there is none: %i', async (code, failure) => {
		const refuses = here((_done, failed) => failed({ code } as GeolocationPositionError));
		expect(await locateSite(undefined, refuses)).toEqual({ failure });
	});
});
