import { type RefObject, useCallback, useRef, useState } from 'react';

/** What a window with a form gives to its Dialog and its foot. */
export interface Hold {
	/** For the button that a stray key or touch leads to. */
	way: RefObject<HTMLButtonElement | null>;
	/** For `onHold` of Dialog: undefined while nothing would be lost. */
	onHold: (() => void) | undefined;
	/** A stray key or touch came: say what would be lost. */
	isHeld: boolean;
	/** To be told that something was typed or chosen. The same function all the while. */
	onTyped: () => void;
}

/** What was typed in a window is not lost by a stray key or touch: once there is some, those lead to a button and close nothing. */
export function useHold(open: boolean): Hold {
	const way = useRef<HTMLButtonElement>(null);
	const [isTyped, setTyped] = useState(false);
	const [isHeld, setHeld] = useState(false);
	if (!open && isTyped) {
		setTyped(false);
		setHeld(false);
	}
	const hold = () => {
		setHeld(true);
		way.current?.focus();
	};
	return { way, onHold: isTyped ? hold : undefined, isHeld, onTyped: useCallback(() => setTyped(true), []) };
}
