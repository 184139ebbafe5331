import type { Clock } from './clock.ts';
import { type Log, readJson } from './log.ts';

/** A message from a gateway to the website. */
export interface Notice {
	gateway: string;
	/** The website's own name of the payment. */
	ref: string;
	method: 'GET' | 'POST';
	url: string;
	body?: string;
	/** Made again for every sending: some are stamped with its time. */
	headers?: () => Record<string, string>;
	/** What it says, for the log. */
	fields: unknown;
	/** Whether an answer ends the sending. */
	isTaken: (status: number, body: string) => boolean;
	/** Seconds to wait before each further sending. */
	retries: readonly number[];
}

export interface Delivery {
	/** Sends, and sends again later while it is not taken. The first answers of `lostAnswers` are treated as if none came. Resolves after the first sending. */
	send: (notice: Notice, options?: { lostAnswers?: number }) => Promise<void>;
	/** Gives up what is on its way. */
	close: () => void;
}

const TIMEOUT_MS = 15_000;

export function createDelivery({ clock, log }: { clock: Clock; log: Log }): Delivery {
	const closing = new AbortController();

	async function call({ method, url, body, headers }: Notice) {
		try {
			const response = await fetch(url, {
				method,
				...(body !== undefined && { body }),
				headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers?.() },
				redirect: 'manual',
				signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
			});
			return { status: response.status, body: await response.text() };
		} catch {
			return undefined;
		}
	}

	async function attempt(notice: Notice, count: number, lostAnswers: number): Promise<void> {
		const at = new Date(clock.now()).toISOString();
		const answer = await call(notice);
		const { gateway, ref, method, url, fields } = notice;
		log.add({
			at,
			kind: 'notice',
			gateway,
			ref,
			to: `${method} ${url.split('?')[0]}`,
			fields,
			attempt: count,
			status: answer?.status ?? null,
			answer: answer ? readJson(answer.body) : null,
		});
		const isTaken = answer !== undefined && count >= lostAnswers && notice.isTaken(answer.status, answer.body);
		const wait = notice.retries[count];
		if (isTaken || wait === undefined) return;
		clock.at(clock.now() + wait * 1000, () => attempt(notice, count + 1, lostAnswers));
	}

	return {
		send: (notice, { lostAnswers = 0 } = {}) => attempt(notice, 0, lostAnswers),
		close: () => closing.abort(),
	};
}
