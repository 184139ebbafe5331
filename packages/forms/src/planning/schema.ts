import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';

/** Longest number of a sheet or a plot. */
const NUMBER_MAX = 20;

// Text: sheets are called `DC-12`, plots `105-2`.
const numberSchema = z
	.string()
	.check(tidy, z.minLength(1, 'required'), z.maxLength(NUMBER_MAX, 'too_long'), z.regex(/^$|[\p{L}\d]/u, 'invalid'));

/** What finds a plot: the numbers that stand on its certificate, inside the commune that is printed there. */
export const parcelSchema = z.object({
	/** Legacy code. */
	wardId: z.string().check(z.minLength(1, 'required')),
	mapSheetNo: numberSchema,
	landPlotNo: numberSchema,
});

export type ParcelDraft = z.input<typeof parcelSchema>;
export type ParcelValues = z.output<typeof parcelSchema>;
