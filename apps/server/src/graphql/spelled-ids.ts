import {
	type GraphQLInputType,
	type GraphQLSchema,
	isInputObjectType,
	isListType,
	isNonNullType,
	isObjectType,
} from 'graphql';
import { isUuid } from './uuid.ts';

type Resolve = (parent: unknown, args: Record<string, unknown>, context: unknown, info: unknown) => unknown;
/** Spells the ids in a value of one type. */
type Spell = (value: unknown) => unknown;
/** How those are spelled that have any, by name. */
type Spells = [name: string, spell: Spell][];

/**
 * Resolvers that get every UUID in small letters, as PostgreSQL answers it. It finds a row by capital letters too, but what is kept by id in
 * this process is not: a mutation was done and answered with NOT_FOUND. Here and not in the scalar, which compiled documents go around.
 */
export function withSpelledIds(schema: GraphQLSchema, resolvers: Record<string, object>): Record<string, object> {
	const spellOf = createSpellOf();
	return Object.fromEntries(
		Object.entries(resolvers).map(([name, fields]) => {
			const type = schema.getType(name);
			if (!isObjectType(type)) return [name, fields];
			const spelled = Object.entries(fields).map(([field, resolve]) => {
				const spells = (type.getFields()[field]?.args ?? []).flatMap((arg): Spells => {
					const spell = spellOf(arg.type);
					return spell ? [[arg.name, spell]] : [];
				});
				return [field, spells.length > 0 ? spelling(resolve as Resolve, spells) : resolve];
			});
			return [name, Object.fromEntries(spelled)];
		}),
	);
}

function spelling(resolve: Resolve, spells: Spells): Resolve {
	return (parent, args, context, info) => resolve(parent, spellFields(args, spells) as typeof args, context, info);
}

/** Says how the ids in a value of a type are spelled; undefined where it has none. */
function createSpellOf(): (type: GraphQLInputType) => Spell | undefined {
	const known = new Map<GraphQLInputType, Spell | undefined>();
	function spellOf(type: GraphQLInputType): Spell | undefined {
		if (isNonNullType(type)) return spellOf(type.ofType);
		if (isListType(type)) {
			const spell = spellOf(type.ofType);
			return spell && ((value) => (Array.isArray(value) ? value.map(spell) : value));
		}
		if (isInputObjectType(type)) {
			if (known.has(type)) return known.get(type);
			const spells: Spells = [];
			// Known before its fields are looked at: one of them may be of the same type.
			known.set(type, (value) => spellFields(value, spells));
			for (const field of Object.values(type.getFields())) {
				const spell = spellOf(field.type);
				if (spell) spells.push([field.name, spell]);
			}
			if (spells.length === 0) known.set(type, undefined);
			return known.get(type);
		}
		return type.name === 'ID' ? spellId : undefined;
	}
	return spellOf;
}

function spellFields(value: unknown, spells: Spells): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const spelled: Record<string, unknown> = { ...value };
	for (const [name, spell] of spells) if (name in spelled) spelled[name] = spell(spelled[name]);
	return spelled;
}

function spellId(value: unknown): unknown {
	return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value;
}
