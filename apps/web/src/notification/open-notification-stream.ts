import { MINUTE_MS } from '@ancu/forms/format';
import { EventSource } from 'eventsource';

/** Answered something else than a stream, as while a server starts again: the library gives up, we ask again. */
const AGAIN_MS = MINUTE_MS;
const NOBODY = 204;
const NO_SESSION = 401;

export interface NotificationStreamOptions {
	/** @default '/notification/stream' */
	url?: string;
	/** Token of whoever is signed in; null for nobody, then nothing is asked. */
	getToken: () => Promise<string | null>;
	/** Notifications have come or were seen. Also told once connected: then nobody knows whether any have. */
	onChange: (isKnown: boolean) => void;
	/** The server no longer knows the token. */
	onExpired: (sentToken: string | null) => void;
}

/** Hears from the server when notifications change. Connects again by itself; returns how to stop. */
export function openNotificationStream({
	url = '/notification/stream',
	getToken,
	onChange,
	onExpired,
}: NotificationStreamOptions): () => void {
	let source: EventSource;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let sent: string | null = null;
	let isKnown = false;

	const open = () => {
		source = new EventSource(url, {
			fetch: async (input, init) => {
				sent = await getToken();
				// The answer after which the library asks no more.
				if (sent === null) return new Response(null, { status: NOBODY });
				return fetch(input, { ...init, headers: { ...init.headers, 'x-token': sent } });
			},
		});
		source.addEventListener('open', () => {
			isKnown = false;
		});
		source.addEventListener('changed', () => {
			onChange(isKnown);
			isKnown = true;
		});
		source.addEventListener('error', ({ code }) => {
			if (code === NO_SESSION) onExpired(sent);
			else if (code !== NOBODY && source.readyState === source.CLOSED) timer = setTimeout(open, AGAIN_MS);
		});
	};
	open();

	return () => {
		clearTimeout(timer);
		source.close();
	};
}
