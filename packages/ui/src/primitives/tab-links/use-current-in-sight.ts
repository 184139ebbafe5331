import { type RefObject, useEffect, useRef } from 'react';

const MARGIN_PX = 16;

/**
 * Brings the current entry (`aria-current`) of a row that scrolls sideways into sight, whenever `current` changes; the page itself
 * stays where it is. For the row, which is positioned.
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
	const row = useRef<Row>(null);
	useEffect(() => {
		const entry = current !== undefined && row.current?.querySelector<HTMLElement>('[aria-current]');
		if (row.current && entry) row.current.scrollLeft = entry.offsetLeft - MARGIN_PX;
	}, [current]);
	return row;
}
