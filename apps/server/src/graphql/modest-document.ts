import { type ASTNode, type DocumentNode, GraphQLError, Kind, type ValidationRule, visit } from 'graphql';
import { perFragment, readFragments, rootFieldsOf } from './root-fields.ts';

/** More than any page asks for: a document beyond it is made to cost. What our own client needs of each is in documents.test.ts. */
export const documentLimits = {
	fields: 600,
	rootFields: 10,
	aliases: 30,
	directives: 20,
} as const;

interface Counts {
	fields: number;
	aliases: number;
	directives: number;
}

/** Refuses a document that asks for the same thing over and over under other names. Fragments count where they are spread. */
export const modestDocument: ValidationRule = (context) => ({
	Document(node) {
		const counts = countNodes(node);
		if (rootFieldsOf(node).length > documentLimits.rootFields)
			context.reportError(tooCostly(`Ask for ${documentLimits.rootFields} things at once at most.`, node));
		for (const what of ['fields', 'aliases', 'directives'] as const)
			if (counts[what] > documentLimits[what])
				context.reportError(tooCostly(`A document has ${documentLimits[what]} ${what} at most.`, node));
	},
});

/** The refusal of a document that would cost too much. `what` is for developers, in English. */
export function tooCostly(what: string, node?: ASTNode): GraphQLError {
	return new GraphQLError(what, { ...(node && { nodes: node }), extensions: { reason: 'DOCUMENT_TOO_COSTLY' } });
}

/** Counts what a document's operations ask for. */
export function countNodes(document: DocumentNode): Counts {
	const count = (part: ASTNode): Counts => {
		const counts = zero();
		visit(part, {
			Field: ({ alias }) => {
				counts.fields++;
				if (alias) counts.aliases++;
			},
			Directive: () => {
				counts.directives++;
			},
			FragmentSpread: ({ name }) => add(counts, ofFragment(name.value)),
		});
		return counts;
	};
	const ofFragment = perFragment(readFragments(document), zero(), count);
	const total = zero();
	for (const part of document.definitions) if (part.kind !== Kind.FRAGMENT_DEFINITION) add(total, count(part));
	return total;
}

function zero(): Counts {
	return { fields: 0, aliases: 0, directives: 0 };
}

function add(to: Counts, from: Counts): void {
	for (const what of ['fields', 'aliases', 'directives'] as const) to[what] += from[what];
}
