/**
 * How often fast-check tries a property: so often, and PROPERTY_TIMES as often where that is set, as by `npm test -- properties`.
 * PROPERTY_SEED is the seed that it tells of what failed, and tries the same again.
 */
export function propertyRuns(numRuns: number): { numRuns: number; seed?: number } {
	const { PROPERTY_TIMES = '1', PROPERTY_SEED } = process.env;
	return { numRuns: numRuns * Number(PROPERTY_TIMES), ...(PROPERTY_SEED && { seed: Number(PROPERTY_SEED) }) };
}
