import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

const modules = import.meta.glob<Record<string, unknown>>('../*/*schema.ts', { eager: true });
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
	Object.entries(exported).flatMap(([name, schema]) =>
		isSchema(schema) ? [[`${file} ${name}`, schema] as const] : [],
	),
);

const junk = [undefined, null, true, 0, '', 'x', [], [null], [{}], {}, { a: 1 }];

describe('whoever sends something that is no such thing at all is refused, by', () => {
	it.each(schemas)('%s', (_, schema) => {
		const isWhole = fieldsOf(schema).length > 0;
		for (const given of junk) {
			const isObject = given instanceof Object && !Array.isArray(given);
			const { success } = schema.safeParse(given);
			if (isWhole && !isObject) expect(success, JSON.stringify(given)).toBe(false);
		}
		for (const part of junk)
			expect(() => schema.safeParse(Object.fromEntries(fieldsOf(schema).map((field) => [field, part])))).not.toThrow();
	});
});

function isSchema(value: unknown): value is Schema {
	return typeof value === 'object' && value !== null && 'safeParse' in value;
}

/** Of an object, or of what a pipe begins with. */
function fieldsOf(schema: Schema): string[] {
	const { shape, in: first } = schema._zod.def as { shape?: object; in?: Schema };
	return shape ? Object.keys(shape) : first ? fieldsOf(first) : [];
}
