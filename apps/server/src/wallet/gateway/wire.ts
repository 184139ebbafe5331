import { z } from 'zod/mini';
import type { QueryPair } from './gateway.ts';

type ExactParse = (
	text: string,
	revive: (name: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/**
 * Reads JSON with its numbers as the text that they were sent as: signatures are over that text, and a number beyond 2⁵³
 * would come out as another one. Undefined where it is no JSON.
 */
export function readExactJson(text: string): unknown {
	try {
		return (JSON.parse as ExactParse)(text, (_name, value, { source }) => (typeof value === 'number' ? source : value));
	} catch {
		return undefined;
	}
}

/** Values by name. Undefined where a name comes twice: readers would not agree on which one counts. */
export function singleValues(pairs: readonly QueryPair[]): Map<string, string> | undefined {
	const values = new Map(pairs);
	return values.size === pairs.length ? values : undefined;
}

/** A text or a number of somebody else's JSON; '' where there is none. */
export const wireText = z.pipe(
	z.nullish(z.string()),
	z.transform((text) => text ?? ''),
);

/** A positive whole number of digits alone, and one that can be counted with. Undefined for everything else. */
export function readWhole(digits: string | undefined): number | undefined {
	if (!digits || !/^[1-9]\d{0,15}$/.test(digits)) return undefined;
	const value = Number(digits);
	return Number.isSafeInteger(value) ? value : undefined;
}

/** A gateway's number of a transaction. Zero stands for none. */
export function readTxnNo(text: string | undefined): string | null {
	return text && /^(?!0+$)\w{1,64}$/.test(text) ? text : null;
}

/** An answer in JSON. */
export function jsonAnswer(status: number, content: object) {
	return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(content) };
}
