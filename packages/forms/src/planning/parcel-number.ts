import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';

/** Longest number of a sheet or a plot, in characters. */
export const PARCEL_NUMBER_MAX = 20;

/** The number of a sheet or a plot. Text: sheets are called `DC-12`, plots `105-2`. */
export const parcelNumber = z
	.string({ error: 'required' })
	.check(
		tidy,
		z.minLength(1, 'required'),
		z.maxLength(PARCEL_NUMBER_MAX, 'too_long'),
		z.regex(/^$|[\p{L}\d]/u, 'invalid'),
	);
