import { areaOf } from '../shape/measure.ts';
import type { Shape } from '../shape/shape.ts';

/** The area of a feature, m²: as the file says it, unless that cannot be (hectares, degrees, another plot's), else as measured on its outline. */
export function chooseArea(said: number | null, shape: Shape): { area: number; isContradicted: boolean } {
	const measured = areaOf(shape);
	const isNear = said !== null && said < measured * 2 && said > measured / 2;
	return { area: isNear ? said : Math.round(measured * 10) / 10, isContradicted: said !== null && !isNear };
}
