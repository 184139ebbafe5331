import { isStorable } from '@ancu/forms/text';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isReckonable } from './check-variables.ts';
import { type DocumentCost, measureDocument } from './list-cost.ts';
import { tooCostly } from './modest-document.ts';

/** Limits of a document's text, and of what it may answer. */
export const textLimits = { characters: 10_000, tokens: 1_000, cost: 40_000 } as const;

/** So many texts are remembered. */
const KEPT = 500;

/** Looks at a document before anything runs it; throws what is wrong with it. */
export type ReadDocument = (source: string, variables: Readonly<Record<string, unknown>>) => void;

/**
 * Reads documents, each text once. What is no GraphQL goes no further: mercurius takes a JSON tree for a document too, and such a
 * tree was checked by no parser.
 */
export function createReadDocument(schema: GraphQLSchema): ReadDocument {
	const known = new LRUCache<string, DocumentCost>({
		max: KEPT,
		memoMethod: (source) => measureDocument(schema, readText(source)),
	});
	return (source, variables) => {
		const values = known.memo(source)(variables);
		if (values > textLimits.cost)
			throw tooCostly(`An answer has ${textLimits.cost} values at most; this one may have ${values}.`);
	};
}

function readText(source: string): DocumentNode {
	if (source.length > textLimits.characters)
		throw tooCostly(`A document has ${textLimits.characters} characters at most.`);
	let document: DocumentNode;
	try {
		document = parse(source, { maxTokens: textLimits.tokens, noLocation: true });
	} catch (error) {
		if (error instanceof GraphQLError && /tokens/.test(error.message))
			throw tooCostly(`A document has ${textLimits.tokens} tokens at most.`);
		throw error;
	}
	visit(document, {
		StringValue: ({ value }) => {
			if (!isStorable(value))
				throw new GraphQLError('A text holds what cannot be kept: NUL, half a character, or marks without end.');
		},
		FloatValue: ({ value }) => {
			if (!isReckonable(Number(value))) throw new GraphQLError('A number is too small to reckon with.');
		},
	});
	return document;
}
