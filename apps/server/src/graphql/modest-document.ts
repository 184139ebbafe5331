import { type ASTNode, type DocumentNode, GraphQLError, Kind, type ValidationRule, visit } from 'graphql';
import { readFragments, rootFieldsOf } from './root-fields.ts';

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
	const fragments = readFragments(document);
	// Each fragment is looked at once: fragments that spread others twice each would double at every step.
	const known = new Map<string, Counts>();
	const count = (part: ASTNode): Counts => {
		const counts: Counts = { fields: 0, aliases: 0, directives: 0 };
		visit(part, {
			Field: ({ alias }) => {
				counts.fields++;
				if (alias) counts.aliases++;
			},
			Directive: () => {
				counts.directives++;
			},
			FragmentSpread: ({ name: { value } }) => {
				const spread = ofFragment(value);
				for (const what of ['fields', 'aliases', 'directives'] as const) counts[what] += spread[what];
			},
		});
		return counts;
	};
	const ofFragment = (name: string): Counts => {
		const fragment = fragments.get(name);
		const nothing = { fields: 0, aliases: 0, directives: 0 };
		if (!fragment) return nothing;
		// Another rule refuses circles; here they must only not go round.
		if (!known.has(name)) {
			known.set(name, nothing);
			known.set(name, count(fragment));
		}
		return known.get(name) ?? nothing;
	};
	const total: Counts = { fields: 0, aliases: 0, directives: 0 };
	for (const part of document.definitions) {
		if (part.kind === Kind.FRAGMENT_DEFINITION) continue;
		const counts = count(part);
		for (const what of ['fields', 'aliases', 'directives'] as const) total[what] += counts[what];
	}
	return total;
}
