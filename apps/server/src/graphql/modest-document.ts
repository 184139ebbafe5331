import { GraphQLError, Kind, type ValidationRule, visit } from 'graphql';

/** More than any page asks for: a document beyond it is made to cost. */
const MAX_FIELDS = 600;
const MAX_ROOT_FIELDS = 10;

/** Refuses a document that asks for the same thing over and over under other names. Fragments count where they are spread. */
export const modestDocument: ValidationRule = (context) => ({
	Document(node) {
		const fragments = new Map(
			node.definitions.flatMap((definition) =>
				definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
			),
		);
		const spreading = new Set<string>();
		let fields = 0;
		const count = (part: Parameters<typeof visit>[0]): void => {
			visit(part, {
				Field: () => {
					fields++;
				},
				FragmentSpread: ({ name: { value } }) => {
					const fragment = fragments.get(value);
					// Another rule refuses circles; here they must only not go round.
					if (!fragment || spreading.has(value) || fields > MAX_FIELDS) return;
					spreading.add(value);
					count(fragment);
					spreading.delete(value);
				},
			});
		};
		for (const definition of node.definitions) {
			if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
			if (definition.selectionSet.selections.length > MAX_ROOT_FIELDS)
				context.reportError(
					new GraphQLError(`Ask for ${MAX_ROOT_FIELDS} things at once at most.`, { nodes: definition }),
				);
			count(definition);
		}
		if (fields > MAX_FIELDS)
			context.reportError(new GraphQLError(`A document has ${MAX_FIELDS} fields at most.`, { nodes: node }));
	},
});
