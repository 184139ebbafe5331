import { createContext, startTransition, useEffect, useRef, useState } from 'react';

/** Stands around all that a server drew: where it changes, React takes over what still waits for its turn. */
export const TurnContext = createContext(0);

/** What `TurnContext` is given, and how all parts are taken over: whatever React does not know of, as the language, changes after that. */
export function useTakeOver(): { turn: number; takeOver: () => Promise<void> } {
	const [turn, setTurn] = useState(0);
	const waiting = useRef<(() => void)[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn is there when all is taken over.
	useEffect(() => {
		for (const goOn of waiting.current.splice(0)) goOn();
	}, [turn]);
	const takeOver = () =>
		new Promise<void>((goOn) => {
			waiting.current.push(goOn);
			// Parts whose script is on its way are waited for, and stay as they are drawn meanwhile.
			startTransition(() => setTurn((before) => before + 1));
		});
	return { turn, takeOver };
}
