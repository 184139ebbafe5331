import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 250;

/** A value once it has stood still for a moment: what is asked of the server while somebody chooses. */
export function useDebounced<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(() => value), WAIT_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/** State that changes once nobody has set it for a moment: a whole page is not drawn again for every letter that is typed. */
export function useDebouncedState<Value>(initial: Value): [Value, (next: Value) => void] {
	const [settled, setSettled] = useState(initial);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const set = (next: Value) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setSettled(() => next), WAIT_MS);
	};
	return [settled, set];
}
