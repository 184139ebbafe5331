import {
	type GraphQLField,
	type GraphQLOutputType,
	type GraphQLSchema,
	getNamedType,
	isNonNullType,
	isObjectType,
} from 'graphql';
import { makeValue, type ValueScene } from './values.ts';

/** What a client sends. */
export interface Question {
	query: string;
	variables: Record<string, unknown>;
}

type Root = GraphQLField<unknown, unknown>;

interface Writing extends ValueScene {
	variables: Record<string, unknown>;
	declared: string[];
}

/** A random operation of the contract: one root field, some of what it answers, arguments as variables. */
export function makeOperation(
	scene: Omit<ValueScene, 'operation'>,
	schema: GraphQLSchema,
	onlyRoot?: string,
): Question {
	const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) =>
		Object.values(type?.getFields() ?? {}).filter(({ name }) => !onlyRoot || name === onlyRoot),
	) as [Root[], Root[]];
	const isQuery = queries.length > 0 && (mutations.length === 0 || scene.random.chance(0.5));
	const field = scene.random.pick(isQuery ? queries : mutations);
	const writing: Writing = { ...scene, operation: field.name, variables: {}, declared: [] };
	const body = writeField(writing, field, 0);
	const declared = writing.declared.length > 0 ? `(${writing.declared.join(', ')})` : '';
	return { query: `${isQuery ? 'query' : 'mutation'} ${declared} { ${body} }`, variables: writing.variables };
}

function writeField(writing: Writing, field: GraphQLField<unknown, unknown>, depth: number): string {
	const { random, hostility } = writing;
	const args = field.args
		.filter(({ type }) => (isNonNullType(type) ? !random.chance(hostility / 30) : random.chance(0.5)))
		.map((argument) => {
			const variable = `v${writing.declared.length}`;
			writing.declared.push(`$${variable}: ${argument.type}`);
			writing.variables[variable] = makeValue(writing, argument.type, argument.name);
			return `${argument.name}: $${variable}`;
		});
	return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${writeSelection(writing, field.type, depth)}`;
}

function writeSelection(writing: Writing, type: GraphQLOutputType, depth: number): string {
	const { random } = writing;
	const named = getNamedType(type);
	if (!isObjectType(named)) return '';
	const chosen = Object.values(named.getFields()).filter((field) =>
		isObjectType(getNamedType(field.type)) ? depth < 4 && random.chance(depth === 0 ? 0.8 : 0.25) : random.chance(0.7),
	);
	const inner = chosen.map((field) => writeField(writing, field, depth + 1)).join(' ');
	return ` { ${inner || '__typename'} }`;
}
