import { type RefObject, useCallback, useRef, useState } from 'react';

/** What a window with a form gives to its Dialog and its foot. */
export interface UnsavedWindow {
	/** For the button that a stray key or touch leads to. */
	way: RefObject<HTMLButtonElement | null>;
	/** For `onStrayClose` of Dialog: undefined while nothing would be lost. */
	onStrayClose: (() => void) | undefined;
	/** A stray key or touch came: say what would be lost. */
	isWarned: boolean;
	/** To be told that something was typed or chosen. The same function all the while. */
	onTyped: () => void;
}

/** What was typed in a window is not lost by a stray key or touch: once there is some, those lead to a button and close nothing. */
export function useUnsavedWindow(open: boolean): UnsavedWindow {
	const way = useRef<HTMLButtonElement>(null);
	const [isTyped, setTyped] = useState(false);
	const [isWarned, setWarned] = useState(false);
	if (!open && isTyped) {
		setTyped(false);
		setWarned(false);
	}
	const warn = () => {
		setWarned(true);
		way.current?.focus();
	};
	return { way, onStrayClose: isTyped ? warn : undefined, isWarned, onTyped: useCallback(() => setTyped(true), []) };
}
