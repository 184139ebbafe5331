import { useState } from 'react';

/** What stands in a field that follows a value kept elsewhere, as in the address: another value, also by going back, takes its place. */
export function useFollowingText(value: string): [text: string, setText: (text: string) => void] {
	const [text, setText] = useState(value);
	const [followed, setFollowed] = useState(value);
	if (value !== followed) {
		setFollowed(value);
		setText(value);
	}
	return [text, setText];
}
