import { MINUTE_MS } from '@ancu/forms/format';
import { isInVietnam } from '@ancu/forms/map';
import type { Locate } from '@ancu/ui/map';

const WAIT_MS = 10_000;
const FRESH_MS = MINUTE_MS;
/** GeolocationPositionError.code. */
const failures: Record<number, 'DENIED' | 'UNAVAILABLE' | 'TIMEOUT'> = { 1: 'DENIED', 2: 'UNAVAILABLE', 3: 'TIMEOUT' };

/** Asks the browser where the person is, to a hundred metres: what comes of it stands in an address that may be shared. */
export function locateWith(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): ReturnType<Locate> {
	return new Promise((resolve) => {
		if (!geolocation) return resolve({ failure: 'UNAVAILABLE' });
		geolocation.getCurrentPosition(
			({ coords }) => {
				const point = { lat: roughly(coords.latitude), long: roughly(coords.longitude) };
				// Who stands near a border is better shown nothing nearby than told to be abroad.
				resolve(isInVietnam(point) ? { point } : { failure: 'OUTSIDE' });
			},
			({ code }) => resolve({ failure: failures[code] ?? 'UNAVAILABLE' }),
			{ timeout: WAIT_MS, maximumAge: FRESH_MS },
		);
	});
}

/** Where the person is, by this browser. */
export const locate: Locate = () => locateWith(navigator.geolocation);

function roughly(degrees: number): number {
	return Number(degrees.toFixed(3));
}
