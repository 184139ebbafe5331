/** A plan that zones belong to. */
export interface ZonePlan {
	id: string;
	name: string;
	kind: 'LAND_USE' | 'CONSTRUCTION';
	/** Number of the decision that approved it. */
	decision: string | null;
	/** ISO date. */
	decidedOn: string | null;
	/** Denominator: 2,000 for 1:2,000. */
	scale: number | null;
	/** Last year that it plans for. */
	horizon: number | null;
	source: string | null;
}

/** A zone that holds a point. */
export interface ZoneDetail {
	id: string;
	landCode: string;
	/** What the plan calls it, where it says more than the code. */
	name: string | null;
	/** m². */
	area: number | null;
	plan: ZonePlan;
}

/** A plot that has the numbers looked for. */
export interface ParcelMatch {
	id: string;
	/** The legacy commune that it lies in, with its kind. */
	ward: string;
	mapSheetNo: string;
	landPlotNo: string;
	landCode: string | null;
	/** m². */
	area: number | null;
}
