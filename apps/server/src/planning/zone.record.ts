import { areaOf, boxOf } from './shape/measure.ts';
import { outlinesOf } from './shape/outlines.ts';
import type { Shape } from './shape/shape.ts';

/** What makes a zone. */
export interface ZoneFacts {
	landCode: string;
	name: string | null;
	/** m². */
	area: number;
	shape: Shape;
}

/** A zone's row, with all that is worked out once and not at every look. */
export function toZoneRecord(planId: string, { landCode, name, area, shape }: ZoneFacts) {
	const box = boxOf(shape);
	return {
		plan_id: planId,
		land_code: landCode,
		name,
		area,
		extent: areaOf(shape),
		...box,
		span: spanOf(box.north - box.south),
		geometry: shape,
		...outlinesOf(shape),
	};
}

/** Degrees of the lowest span, about 450 m; each further one is four times as high. */
export const LOWEST_SPAN = 0.004;
/** 0.004 · 4⁷ = 65°: higher than the country. */
export const SPAN_MAX = 7;

/** The least span that is as high as a zone. */
function spanOf(height: number): number {
	return Math.max(0, Math.ceil(Math.log(height / LOWEST_SPAN) / Math.log(4)));
}
