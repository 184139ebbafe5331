import { useState } from 'react';
import { keepStored, readStored } from '../data/storage.ts';

const KEY = 'planning-opacity';
const USUAL = 0.6;
const LEAST = 0.1;

/** How strong zones are drawn, 0.1 to 1: this device remembers it. For the browser alone. */
export function useZoneOpacity(): [number, (opacity: number) => void] {
	const [opacity, setOpacity] = useState(read);
	return [
		opacity,
		(next) => {
			setOpacity(next);
			keepStored(KEY, String(next));
		},
	];
}

function read(): number {
	const stored = Number(readStored(KEY) ?? USUAL);
	return LEAST <= stored && stored <= 1 ? stored : USUAL;
}
