import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { withSpelledIds } from './spelled-ids.ts';

const ID = '0198C0DE-1111-7ABC-8DEF-0123456789AB';
const id = ID.toLowerCase();

const schema = buildSchema(`
	input Part { id: ID!, name: String, parts: [Part!] }
	input Other { name: String }
	type Query { one(id: ID!, ids: [ID!], part: Part, name: String, other: Other): Int plain(name: String): Int }
`);
const seen: unknown[] = [];
const note = (_parent: unknown, args: unknown) => seen.push(args);
const { Query } = withSpelledIds(schema, { Query: { one: note, plain: note } }) as {
	Query: Record<'one' | 'plain', (parent: unknown, args: object) => unknown>;
};

it('spells ids as PostgreSQL does, however deep, and nothing that only looks like one', () => {
	const args = {
		id: ID,
		ids: [ID, 'house', id],
		part: { id: ID, name: ID, parts: [{ id: ID, parts: null }] },
		name: ID,
		other: { name: ID },
	};
	const before = structuredClone(args);
	Query.one(null, args);
	expect(seen.pop()).toEqual({
		id,
		ids: [id, 'house', id],
		part: { id, name: ID, parts: [{ id, parts: null }] },
		name: ID,
		other: { name: ID },
	});
	expect(args).toEqual(before);
	Query.one(null, { id: 'VCB', part: null });
	expect(seen.pop()).toEqual({ id: 'VCB', part: null });
	Query.plain(null, { name: ID });
	expect(seen.pop()).toEqual({ name: ID });
});
