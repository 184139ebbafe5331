import * as z from 'zod/mini';
import { parcelNumber } from './parcel-number.ts';

/** What finds a plot: the numbers that stand on its certificate, inside the commune that is printed there. */
export const parcelSchema = z.object({
	/** Legacy code. */
	wardId: z.string().check(z.minLength(1, 'required')),
	mapSheetNo: parcelNumber,
	landPlotNo: parcelNumber,
});

export type ParcelDraft = z.input<typeof parcelSchema>;
export type ParcelValues = z.output<typeof parcelSchema>;
