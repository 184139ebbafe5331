import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Fragments of a document, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function readFragments({ definitions }: DocumentNode): Fragments {
	return new Map(
		definitions.flatMap((definition) =>
			definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
		),
	);
}

/** What a document asks the contract for: the fields that its operations begin with. */
export function rootFieldsOf(document: DocumentNode): FieldNode[] {
	const fragments = readFragments(document);
	return document.definitions.flatMap((definition) =>
		definition.kind === Kind.OPERATION_DEFINITION ? fieldsOf(definition.selectionSet, fragments) : [],
	);
}

/** The fields of a selection, those of its fragments too. Circles end; what is spread twice counts once, as it is answered once. */
export function fieldsOf(selection: SelectionSetNode, fragments: Fragments, seen = new Set<string>()): FieldNode[] {
	return selection.selections.flatMap((node) => {
		if (node.kind === Kind.FIELD) return [node];
		if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments, seen);
		const fragment = fragments.get(node.name.value);
		if (!fragment || seen.has(node.name.value)) return [];
		seen.add(node.name.value);
		return fieldsOf(fragment.selectionSet, fragments, seen);
	});
}

/**
 * Calculates something of a fragment, by its name: of each once, since fragments that spread others twice each would double at every
 * step. In a circle, which another rule refuses, it is `nothing`; of a fragment that there is not, too.
 */
export function perFragment<Value>(
	fragments: Fragments,
	nothing: Value,
	reckon: (fragment: FragmentDefinitionNode) => Value,
): (name: string) => Value {
	const known = new Map<string, Value>();
	return (name) => {
		const fragment = fragments.get(name);
		if (fragment && !known.has(name)) {
			known.set(name, nothing);
			known.set(name, reckon(fragment));
		}
		return known.get(name) ?? nothing;
	};
}
