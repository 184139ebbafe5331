import { toServerTime } from '@ancu/forms/format';
import { isInVietnam, metersBetween } from '@ancu/forms/map';
import type { LocateSite, SiteLocateFailure } from '@ancu/ui/verification';

const WAIT_MS = 20_000;
/** GeolocationPositionError.code. */
const failures: Record<number, SiteLocateFailure> = { 1: 'DENIED', 2: 'UNAVAILABLE', 3: 'TIMEOUT' };

/** Where this device is, as exactly as it can say, and how far that is from a listing. Not kept: it proves that somebody is there now. */
export function locateSite(
	listing: { locationLat: number | null; locationLong: number | null } | undefined,
	geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): ReturnType<LocateSite> {
	return new Promise((resolve) => {
		if (!geolocation) return resolve({ failure: 'UNAVAILABLE' });
		geolocation.getCurrentPosition(
			({ coords: { latitude, longitude, accuracy }, timestamp }) => {
				const { locationLat: lat, locationLong: long } = listing ?? { locationLat: null, locationLong: null };
				const here = { lat: latitude, long: longitude };
				if (!isInVietnam(here)) return resolve({ failure: 'OUTSIDE' });
				resolve({
					position: {
						locationLat: latitude,
						locationLong: longitude,
						accuracy,
						distance: lat === null || long === null ? null : metersBetween(here, { lat, long }),
						// The server takes no position of tomorrow, which it is for a clock that goes ahead.
						at: new Date(toServerTime(timestamp)).toISOString(),
					},
				});
			},
			({ code }) => resolve({ failure: failures[code] ?? 'UNAVAILABLE' }),
			{ enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
		);
	});
}
