import * as z from 'zod/mini';
import { whenObject } from '../form/when-object.ts';
import { vietnam } from './vietnam.ts';

/** Where a pin stands, as fields of a schema, in degrees. */
export const pinFields = {
	locationLat: z.nullish(z.number().check(z.gte(vietnam.south, 'outside'), z.lte(vietnam.north, 'outside'))),
	locationLong: z.nullish(z.number()),
};

interface Pin {
	locationLat?: number | null | undefined;
	locationLong?: number | null | undefined;
}

const pinRule = (error: string, holds: (pin: Pin) => boolean) =>
	z.refine<Pin>(holds, { path: ['locationLat'], error, when: whenObject });

/** A pin is in Vietnam and has both numbers or none: what is wrong is said once, at the first. */
export const pinRules = [
	pinRule(
		'outside',
		({ locationLong }) =>
			typeof locationLong !== 'number' || (vietnam.west <= locationLong && locationLong <= vietnam.east),
	),
	pinRule('half', ({ locationLat, locationLong }) => typeof locationLat === typeof locationLong),
];
