import { vietnam } from './vietnam.ts';

/** Where a pin stands, as a form has it, in degrees. */
interface Pin {
	locationLat?: number | null | undefined;
	locationLong?: number | null | undefined;
}

/** Whether a pin's longitude may lie in Vietnam, if it has one. */
export function isBetweenMeridians({ locationLong }: Pin): boolean {
	return typeof locationLong !== 'number' || (vietnam.west <= locationLong && locationLong <= vietnam.east);
}

/** Whether a pin has both of its numbers, or none. */
export function isWholePin({ locationLat, locationLong }: Pin): boolean {
	return typeof locationLat === typeof locationLong;
}
