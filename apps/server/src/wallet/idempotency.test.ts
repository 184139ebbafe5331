import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const contract = buildSchema(readFileSync(path.join(source, '../../../schema.graphql'), 'utf8'));

/** What the server does once a key, by `once` itself or as a payment that is opened. */
function findRepeatable(): string[] {
	const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
	const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
	return [/\bname: '(\w+)', body: \[/g, /(\w+): \([^\n]*\) =>\s*openPayment\(/g].flatMap((pattern) =>
		[...texts.matchAll(pattern)].map(([, name = '']) => name),
	);
}

describe('idempotency keys', () => {
	it('are told of in the contract, of each operation that takes one and of no other', () => {
		const mutations = Object.values(contract.getMutationType()?.getFields() ?? {});
		const told = mutations.filter(({ description }) =>
			/`idempotency-key`\s+makes\s+repeating\s+it\s+safe/.test(description ?? ''),
		);
		expect(told.map(({ name }) => name).sort()).toEqual(findRepeatable().sort());
		expect(told.map(({ name }) => name)).toContain('getPayment');
	});
});
