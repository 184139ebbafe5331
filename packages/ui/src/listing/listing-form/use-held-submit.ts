import { useEffect, useState } from 'react';

/** A press of the last button that is kept until files have arrived. `isOpen`: the button is still there. */
export function useHeldSubmit({
	isUploading,
	isOpen,
	submit,
}: {
	isUploading: boolean;
	isOpen: boolean;
	submit: () => unknown;
}): { isHeld: boolean; hold: () => void } {
	const [isPressed, setPressed] = useState(false);
	// Who goes back to another step has something to change first.
	if (isPressed && !isOpen) setPressed(false);
	const isDue = isPressed && !isUploading;
	useEffect(() => {
		if (!isDue) return;
		setPressed(false);
		submit();
	});
	return { isHeld: isPressed, hold: () => setPressed(true) };
}
