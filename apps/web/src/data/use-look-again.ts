import { MINUTE_MS } from '@ancu/forms/format';
import { useEffect } from 'react';
import { isWindowOpen } from './query-client.ts';

/** Reads a list again each minute in which its page is in front, but while a window is open: a row that is gone would take along what is written there. */
export function useLookAgain(look: () => unknown): void {
	useEffect(() => {
		const timer = setInterval(() => {
			if (!document.hidden && !isWindowOpen()) look();
		}, MINUTE_MS);
		return () => clearInterval(timer);
	}, [look]);
}
