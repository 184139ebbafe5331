import { pointInside } from './shape/point-inside.ts';
import type { Shape } from './shape/shape.ts';

/** What makes a parcel. */
export interface ParcelFacts {
	/** Legacy ward. */
	ward: string;
	/** Ward in force, where that is known. */
	currentWard: string | null;
	/** As `toPlotNumber` makes them. */
	sheet: string;
	plot: string;
	landCode: string | null;
	/** m². */
	area: number;
	shape: Shape;
}

/** A parcel's row; `source` and `number` are the file that it came in and which feature of it. */
export function toParcelRecord(
	source: string,
	number: number,
	{ ward, currentWard, sheet, plot, landCode, area, shape }: ParcelFacts,
) {
	return {
		source,
		source_no: number,
		ward_code: ward,
		current_ward_code: currentWard,
		map_sheet_no: sheet,
		land_plot_no: plot,
		land_code: landCode,
		area,
		...pointInside(shape),
		geometry: shape,
	};
}
