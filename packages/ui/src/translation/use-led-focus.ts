import { type RefObject, useEffect, useRef, useState } from 'react';

/** For a heading (`tabIndex={-1}`) that takes the focus when what was pressed is gone: whoever works by keyboard stays with the list. */
export function useLedFocus<Target extends HTMLElement = HTMLHeadingElement>(): {
	ref: RefObject<Target | null>;
	lead: () => void;
} {
	const ref = useRef<Target>(null);
	const [count, setCount] = useState(0);
	useEffect(() => {
		if (count > 0) ref.current?.focus();
	}, [count]);
	return { ref, lead: () => setCount((before) => before + 1) };
}
