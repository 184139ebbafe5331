import { readFileSync } from 'node:fs';
import {
	buildSchema,
	type GraphQLArgument,
	type GraphQLInputType,
	type GraphQLObjectType,
	type GraphQLOutputType,
	isEnumType,
	isInputObjectType,
	isListType,
	isNonNullType,
	isObjectType,
	isScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../graphql/schema.generated.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { isAllowed, permissions } from './permissions.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
// User names of the development accounts; null is a visitor.
const people: readonly (readonly [Role | null, string | null])[] = [
	[null, null],
	['user', 'an'],
	['collaborator', 'collaborator'],
	['support', 'support'],
	['investor', 'investor'],
	['editor', 'editor'],
	['checker', 'checker'],
	['admin', 'admin'],
];

const refusals = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

describe('the permission table', () => {
	let server: TestServer;
	const tokens = new Map<string, string>();
	beforeAll(async () => {
		server = await startTestServer();
		for (const [, username] of people) if (username) tokens.set(username, await server.signIn(username));
	});
	afterAll(() => server.close());

	it.each(['Query', 'Mutation'] as const)('has every operation of the contract, and no other: %s', (kind) => {
		expect(Object.keys(permissions[kind]).sort()).toEqual(
			Object.keys((schema.getType(kind) as GraphQLObjectType).getFields()).sort(),
		);
	});

	it('logoutUser is not open to a visitor', async () => {
		expect((await server.ask('mutation { logoutUser }')).codes).toEqual(['UNAUTHENTICATED']);
	});

	describe.each(['Query', 'Mutation'] as const)('%s', (kind) => {
		const operations = Object.values((schema.getType(kind) as GraphQLObjectType).getFields());
		// Signing out would end the session that the next case asks with.
		it.each(
			operations.filter(({ name }) => name !== 'logoutUser').map((operation) => [operation.name, operation] as const),
		)('%s is open to whom the table says', async (name, operation) => {
			const rule = (permissions[kind] as Record<string, (typeof permissions)['Query']['getMe']>)[name];
			if (!rule) throw new Error(`${name} is not in the table`);
			const document = `${kind.toLowerCase()} { ${name}${writeArguments(operation.args)} ${writeSelection(operation.type)} }`;
			for (const [role, username] of people) {
				const { codes, errors } = await server.ask(document, { token: username ? tokens.get(username) : undefined });
				expect(errors?.[0]?.extensions.detail, `${document} does not fit the contract`).toBeUndefined();
				const refused = codes.some((code) => refusals.has(code));
				expect(refused, `${role ?? 'a visitor'} calling ${name}: ${codes}`).toBe(!isAllowed(rule, role));
				if (refused) expect(codes).toContain(role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
			}
		});
	});
});

function writeArguments(args: readonly GraphQLArgument[]): string {
	const required = args
		.filter(({ type }) => isNonNullType(type))
		.map(({ name, type }) => `${name}: ${writeValue(type)}`);
	return required.length > 0 ? `(${required.join(', ')})` : '';
}

/** Some value of a type, so that the call gets past the parser. */
function writeValue(type: GraphQLInputType): string {
	if (isNonNullType(type)) return writeValue(type.ofType);
	if (isListType(type)) return '[]';
	if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
	if (isInputObjectType(type)) {
		const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
		return `{ ${fields.map(({ name, type: fieldType }) => `${name}: ${writeValue(fieldType)}`).join(', ')} }`;
	}
	if (type.name === 'Boolean') return 'true';
	return type.name === 'String' || type.name === 'ID' ? '"00000000-0000-4000-8000-000000000000"' : '1';
}

/** The plain fields of an answer, and of what its lists hold. */
function writeSelection(type: GraphQLOutputType): string {
	if (isNonNullType(type) || isListType(type)) return writeSelection(type.ofType);
	if (!isObjectType(type)) return '';
	const plain = Object.values(type.getFields()).filter((field) => {
		const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
		return isScalarType(inner) || isEnumType(inner);
	});
	return plain.length > 0 ? `{ ${plain.map(({ name }) => name).join(' ')} }` : '{ __typename }';
}
