import { z } from 'zod/mini';
import type { Unavailable } from './gateway.ts';
import { readExactJson } from './wire.ts';

export interface Question<Answer> {
	url: string;
	/** Sent as JSON by POST; asked by GET without one. */
	body?: object;
	headers?: Record<string, string>;
	/** Sees numbers as the text that they were sent as. */
	schema: z.ZodMiniType<Answer>;
	timeoutMs: number;
}

export function unavailable(reason: string): Unavailable {
	return { state: 'unavailable', reason };
}

/** Asks a gateway. Nothing that goes wrong is thrown: a payment waits for the next try. */
export async function askGateway<Answer>({
	url,
	body,
	headers,
	schema,
	timeoutMs,
}: Question<Answer>): Promise<{ state: 'answered'; answer: Answer } | Unavailable> {
	try {
		const response = await fetch(url, {
			...(body
				? { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
				: { headers: { ...headers } }),
			// Whoever we were sent to would be believed.
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.status >= 500) return unavailable(`HTTP ${response.status}`);
		// A refusal may come with a status of its own and the usual body.
		const { data, success } = z.safeParse(schema, readExactJson(await response.text()));
		if (success) return { state: 'answered', answer: data };
		return unavailable(response.ok ? 'an answer of another shape' : `HTTP ${response.status}`);
	} catch (error) {
		return unavailable(nameOf(error));
	}
}

// Words of others may quote the address or the answer: their codes do not.
function nameOf(error: unknown): string {
	if (!(error instanceof Error)) return 'no answer';
	const code = (error.cause as { code?: unknown } | undefined)?.code;
	return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : error.name;
}
