import {
	type DocumentNode,
	type FieldNode,
	type GraphQLField,
	type GraphQLObjectType,
	type GraphQLSchema,
	getNamedType,
	getNullableType,
	isListType,
	isObjectType,
	Kind,
	type SelectionSetNode,
} from 'graphql';
import { type Fragments, fieldsOf, perFragment, readFragments } from './root-fields.ts';

/** What a list holds where no argument says it; elsewhere {@link SOME}. */
const lengths: Readonly<Record<string, number>> = {
	'LocationInfoUser.locationInfos': 20,
	'LocationInfoSearchPage.priorityPost': 4,
	'LocationInfoClusters.data': 100,
	'PlanningZones.data': 100,
	'LocationInfoPage.data': 100,
};
const SOME = 5;
/** No list answers more, whatever is asked for. */
const MOST = 100;

/** How many values an answer may hold, by the variables that a document is run with. */
export type DocumentCost = (variables: Readonly<Record<string, unknown>>) => number;

interface RootCost {
	fixed: number;
	perItem: number;
	limit: (variables: Readonly<Record<string, unknown>>) => number;
}

/** Calculates what a document may answer: its fields, times the length of the lists that they stand in. */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): DocumentCost {
	const fragments = readFragments(document);
	const measure = createMeasure(schema, fragments);
	const roots: RootCost[] = [];
	for (const definition of document.definitions) {
		if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
		const type = schema.getRootType(definition.operation);
		if (!type) continue;
		const defaults = new Map(
			definition.variableDefinitions?.map(({ variable, defaultValue }) => [
				variable.name.value,
				defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
			]),
		);
		for (const node of fieldsOf(definition.selectionSet, fragments)) {
			const field = type.getFields()[node.name.value];
			if (!field) continue;
			const { fixed, perItem } = measure.root(node, field);
			roots.push({ fixed, perItem, limit: readLimit(node, field, defaults) });
		}
	}
	// Below nothing is refused when it is read; here it must not make room for the rest.
	return (variables) =>
		roots.reduce(
			(sum, { fixed, perItem, limit }) => sum + fixed + perItem * Math.max(0, Math.min(MOST, limit(variables))),
			0,
		);
}

function createMeasure(schema: GraphQLSchema, fragments: Fragments) {
	const ofSelection = (selection: SelectionSetNode, type: GraphQLObjectType): number =>
		selection.selections.reduce((sum, node) => {
			if (node.kind === Kind.FIELD) return sum + ofField(node, type);
			if (node.kind === Kind.INLINE_FRAGMENT) return sum + ofSelection(node.selectionSet, type);
			return sum + ofFragment(node.name.value);
		}, 0);
	const ofFragment = perFragment(fragments, 0, ({ typeCondition, selectionSet }) => {
		const type = schema.getType(typeCondition.name.value);
		return isObjectType(type) ? ofSelection(selectionSet, type) : 0;
	});
	const ofField = (node: FieldNode, parent: GraphQLObjectType): number => {
		const field = parent.getFields()[node.name.value];
		const named = field && getNamedType(field.type);
		if (!field || !isObjectType(named) || !node.selectionSet) return 1;
		const inner = 1 + ofSelection(node.selectionSet, named);
		return isListType(getNullableType(field.type)) ? inner * (lengths[`${parent.name}.${field.name}`] ?? SOME) : inner;
	};
	/** Of a root field: what stands in the page that its `limit` cuts is apart from the rest. */
	const root = (node: FieldNode, field: GraphQLField<unknown, unknown>): { fixed: number; perItem: number } => {
		const named = getNamedType(field.type);
		if (!isObjectType(named) || !node.selectionSet) return { fixed: 1, perItem: 0 };
		if (isListType(getNullableType(field.type)))
			return { fixed: 1, perItem: 1 + ofSelection(node.selectionSet, named) };
		const isPaged = field.args.some(({ name }) => name === 'limit');
		let fixed = 1;
		let perItem = 0;
		for (const child of fieldsOf(node.selectionSet, fragments)) {
			const inner = named.getFields()[child.name.value];
			const item = inner && getNamedType(inner.type);
			if (isPaged && child.name.value === 'data' && isObjectType(item) && child.selectionSet)
				perItem += 1 + ofSelection(child.selectionSet, item);
			else fixed += ofField(child, named);
		}
		return { fixed, perItem };
	};
	return { root };
}

function readLimit(
	node: FieldNode,
	field: GraphQLField<unknown, unknown>,
	defaults: ReadonlyMap<string, number | undefined>,
): RootCost['limit'] {
	const argument = field.args.find(({ name }) => name === 'limit');
	// A list that nothing cuts is taken for a long one.
	if (!argument) return () => MOST;
	const usual = typeof argument.defaultValue === 'number' ? argument.defaultValue : MOST;
	const given = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
	if (given?.kind === Kind.INT) return () => Number(given.value);
	if (given?.kind !== Kind.VARIABLE) return () => usual;
	const name = given.name.value;
	return (variables) => {
		const value = variables[name] ?? defaults.get(name) ?? usual;
		// What is no number is refused when it is read.
		return typeof value === 'number' ? value : MOST;
	};
}
