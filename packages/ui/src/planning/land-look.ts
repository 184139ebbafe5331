import { findLandCode } from '@ancu/forms/planning';

// Construction plans have codes of their own.
const UNKNOWN_COLOUR = '#C8C8C8';

/** Colour of a land code in the official legend; grey for one that no list knows. */
export function colourOf(landCode: string): string {
	return findLandCode(landCode)?.colour ?? UNKNOWN_COLOUR;
}
