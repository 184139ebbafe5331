import { describe, expect, it } from 'vitest';
import { locateWith } from './locate.ts';

type Found = Parameters<Geolocation['getCurrentPosition']>[0];
type Failed = NonNullable<Parameters<Geolocation['getCurrentPosition']>[1]>;

const at = (latitude: number, longitude: number) => ({
	getCurrentPosition: (found: Found) => found({ coords: { latitude, longitude } } as GeolocationPosition),
});
const failing = (code: number) => ({
	getCurrentPosition: (_: Found, failed?: Failed | null) => failed?.({ code } as GeolocationPositionError),
});

describe('where the person is', () => {
	it('is known to a hundred metres', async () =>
		expect(await locateWith(at(10.776889, 106.700897))).toEqual({ point: { lat: 10.777, long: 106.701 } }));

	it.each([
		[1, 'DENIED'],
		[2, 'UNAVAILABLE'],
		[3, 'TIMEOUT'],
	])('is not known: %s', async (code, failure) => expect(await locateWith(failing(code))).toEqual({ failure }));

	it('is not known where browsers do not tell', async () =>
		expect(await locateWith(undefined)).toEqual({ failure: 'UNAVAILABLE' }));

	it('is of no use abroad', async () => expect(await locateWith(at(48.85, 2.35))).toEqual({ failure: 'OUTSIDE' }));
});
