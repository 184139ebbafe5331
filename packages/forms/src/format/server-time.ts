/** Less than this the way of an answer may take, and nobody minds. */
const NOTICED_MS = 10_000;

/** By how many milliseconds this device's clock goes ahead of the server's. */
let ahead = 0;

/**
 * Tells what time it is at the server, in milliseconds since 1970: a device's own clock may be hours off. Answers by how many
 * milliseconds that goes ahead. For browsers.
 */
export function setServerTime(at: number): number {
	const measured = Date.now() - at;
	if (Math.abs(measured - ahead) > NOTICED_MS) ahead = Math.abs(measured) > NOTICED_MS ? measured : 0;
	return ahead;
}

/** What time it was at the server, in milliseconds since 1970, as far as it was told, when this device's clock said `at`. */
export function toServerTime(at: number): number {
	return at - ahead;
}

/** What time it is at the server, in milliseconds since 1970, as far as it was told; else what this device says. */
export function serverNow(): number {
	return toServerTime(Date.now());
}

/** The same as a date, for what is compared with days and shown as an age. */
export function serverDate(): Date {
	return new Date(serverNow());
}
