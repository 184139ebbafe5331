import * as z from 'zod/mini';
import { parcelNumber } from './parcel-number.ts';
import { toPlotNumber } from './plot-number.ts';

// Nothing is kept under what is compared as nothing.
const soughtNumber = parcelNumber.check(z.refine((text) => text === '' || toPlotNumber(text) !== '', 'invalid'));

/** What finds a plot: the numbers that stand on its certificate, inside the commune that is printed there. */
export const parcelSchema = z.object({
	/** Legacy code. */
	wardId: z.string().check(z.minLength(1, 'required')),
	mapSheetNo: soughtNumber,
	landPlotNo: soughtNumber,
});

export type ParcelDraft = z.input<typeof parcelSchema>;
export type ParcelValues = z.output<typeof parcelSchema>;
