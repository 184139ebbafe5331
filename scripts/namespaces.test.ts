import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../packages');
const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');

it('of texts are told by the README of ui as its domains read them', () => {
	const table = /## Texts.*?((?:\n\|[^\n]*)+)/s.exec(read('ui/README.md'))?.[1]?.trim().split('\n').slice(2) ?? [];
	const told = table.map((row) => {
		const [, domain = '', names = '', rules = ''] = row.split('|').map((cell) => cell.replaceAll('`', '').trim());
		return { domain, names: names.split(' '), rules: rules === 'yes' };
	});
	const texts = read('ui/src/i18n/index.ts').matchAll(/^\t(\w+): typeof \1( & \{ error: typeof \1Rules \})?;$/gm);
	expect(told).toEqual(
		[...texts]
			.map(([, domain = '', rules]) => ({ domain, names: namespacesOf(domain), rules: rules !== undefined }))
			.filter(({ domain }) => domain !== 'translation'),
	);
});

/** What the components of a domain read, without `translation`, which all of them need. */
function namespacesOf(domain: string): string[] {
	const names = new Set<string>();
	for (const file of reach(path.join(packages, 'ui/src', domain, 'index.ts')))
		for (const [, given = ''] of readFileSync(file, 'utf8').matchAll(
			/\buse(?:Translation|ErrorWords)\(\s*(\[[^\]]*\]|'\w+')/g,
		))
			for (const [, name = ''] of given.matchAll(/'(\w+)'/g)) names.add(name);
	names.delete('translation');
	return [...names].sort();
}

/** A file with all that it imports here, now or later. */
function reach(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const text = readFileSync(file, 'utf8');
	for (const [, to = ''] of text.matchAll(/(?:^(?:import|export)(?! type)[^;]*? from |\bimport\()'(\.[^']+\.tsx?)'/gm))
		reach(path.join(path.dirname(file), to), seen);
	return seen;
}
