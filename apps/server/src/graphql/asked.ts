import type { DocumentNode, ExecutionResult } from 'graphql';
import type { ErrorEntry } from './format-error.ts';
import { rootFieldsOf } from './root-fields.ts';

/** An operation of the contract that a document asks for. */
export interface Asked {
	/** As the contract names it. */
	operation: string;
	/** What it is called in the answer. */
	key: string;
}

/** How an operation went: `OK`, or the code of its error. */
export interface Outcome {
	operation: string;
	code: string;
}

const known = new WeakMap<DocumentNode, readonly Asked[]>();

/** What a valid document asks for. Its names are the contract's, so there are not more of them than that has. */
export function readAsked(document: DocumentNode): readonly Asked[] {
	const found = known.get(document) ?? collect(document);
	known.set(document, found);
	return found;
}

function collect(document: DocumentNode): Asked[] {
	return rootFieldsOf(document).map(({ name, alias }) => ({ operation: name.value, key: (alias ?? name).value }));
}

/** How each went. A document that asks for nothing known is `other`. */
export function outcomesOf(asked: readonly Asked[], { errors = [] }: ExecutionResult): Outcome[] {
	const entries = errors as unknown as readonly ErrorEntry[];
	const codeOf = (key?: string) =>
		entries.find(({ path }) => key === undefined || path?.[0] === undefined || path[0] === key)?.extensions.code ??
		'OK';
	if (asked.length === 0) return [{ operation: 'other', code: codeOf() }];
	return asked.map(({ operation, key }) => ({ operation, code: codeOf(key) }));
}
