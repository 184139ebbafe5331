import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

it('is how every transaction begins: a plain one fails where two waited for each other', async () => {
	const source = path.resolve(import.meta.dirname, '..');
	const files = (await readdir(source, { recursive: true })).filter(
		(file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
	);
	const plain = await Promise.all(
		files.map(async (file) =>
			(await readFile(path.join(source, file), 'utf8')).includes('.transaction()') ? [file] : [],
		),
	);
	expect(plain.flat()).toEqual(['database/in-transaction.ts']);
});
