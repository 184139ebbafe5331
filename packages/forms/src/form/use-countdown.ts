import { useLayoutEffect, useState } from 'react';
import { serverNow } from '../format/server-time.ts';

const SECOND_MS = 1_000;

/** Whole seconds left until a moment, rounded up; 0 once it is there or when there is none. Read from the server's clock each time, as `setServerTime` told it, so a sleeping tab does not make it late. */
export function useCountdown(until: string | Date | null | undefined): number {
	const end = until ? new Date(until).getTime() : 0;
	const [now, setNow] = useState(serverNow);

	// Before the paint: a new moment measured by the old time would show for a blink.
	useLayoutEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tick = () => {
			const now = serverNow();
			const left = end - now;
			setNow(now);
			if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
		};
		tick();
		return () => clearTimeout(timer);
	}, [end]);

	return Math.max(0, Math.ceil((end - now) / SECOND_MS));
}
