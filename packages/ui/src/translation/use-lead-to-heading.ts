import { type RefObject, useRef } from 'react';
import { leadToPart, partsAround } from '../primitives/dialog/parts-around.ts';
import { useLeadOn } from './use-lead-on.ts';

/**
 * For what goes with what stands in it, as a button does: where it takes the focus along, the heading of its part, window or page gets
 * that.
 */
export function useLeadToHeading<Target extends HTMLElement>(within?: string): RefObject<Target | null> {
	const ref = useRef<Target>(null);
	useLeadOn(ref, () => leadToPart(partsAround(ref.current, within)));
	return ref;
}
