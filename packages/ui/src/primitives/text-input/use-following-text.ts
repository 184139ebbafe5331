import { useState } from 'react';

interface Typed {
	text: string;
	/** What stood in the field since it followed last. */
	before: readonly string[];
}

/**
 * What stands in a field that follows a value kept elsewhere, as in the address: another value, also by going back, takes its place.
 * What was sent from the field and comes back takes nothing away that was typed after it.
 */
export function useFollowingText(value: string): [text: string, setText: (text: string) => void] {
	const [typed, setTyped] = useState<Typed>({ text: value, before: [] });
	const [followed, setFollowed] = useState(value);
	if (value !== followed) {
		setFollowed(value);
		const isTypedOn = value !== '' && value !== typed.text.trim() && typed.before.includes(value);
		setTyped({ text: isTypedOn ? typed.text : value, before: [] });
	}
	return [typed.text, (text) => setTyped(({ text: last, before }) => ({ text, before: [...before, last.trim()] }))];
}
