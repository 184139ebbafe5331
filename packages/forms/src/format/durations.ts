/** A minute, in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour, in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day, in milliseconds: Vietnam keeps no summer time, so each of its days is as long. */
export const DAY_MS = 24 * HOUR_MS;
