import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { withoutName } from './plot-number.ts';

/** Longest number of a sheet or a plot, in characters. */
export const PARCEL_NUMBER_MAX = 20;

/** Between the numbers of several plots. */
const AND = /[,;&+]|(?<![\p{L}\d])(?:và|and)(?![\p{L}\d])/iu;

/** The number of one sheet or one plot, without the word for it. Text: sheets are called `DC-12`, plots `105-2`. */
export const parcelNumber = z.string({ error: 'required' }).check(
	tidy,
	z.minLength(1, 'required'),
	z.overwrite(withoutName),
	z.refine((text) => !AND.test(text), 'several'),
	z.maxLength(PARCEL_NUMBER_MAX, 'too_long'),
	z.regex(/^$|[\p{L}\d]/u, 'invalid'),
);
