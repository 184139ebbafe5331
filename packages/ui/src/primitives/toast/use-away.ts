import { useEffect, useState } from 'react';

/** Whether the person has gone to another tab or window. */
export function useAway(): boolean {
	const [isAway, setIsAway] = useState(false);
	useEffect(() => {
		// A frame inside of the page takes the focus from its window without anybody having left.
		const look = () => setIsAway(document.hidden || !document.hasFocus());
		// A page may begin in a tab that nobody looks at yet.
		look();
		window.addEventListener('blur', look);
		window.addEventListener('focus', look);
		document.addEventListener('visibilitychange', look);
		return () => {
			window.removeEventListener('blur', look);
			window.removeEventListener('focus', look);
			document.removeEventListener('visibilitychange', look);
		};
	}, []);
	return isAway;
}
