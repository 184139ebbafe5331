import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../packages/ui');

it('that components lead to are told by the README of ui, so that another app can map them', () => {
	const rows = readFileSync(path.join(ui, 'README.md'), 'utf8').match(/^\| `\/.*$/gm) ?? [];
	const told = rows.flatMap((row) => {
		const [, paths = '', , domains = ''] = row.split('|').map((cell) => cell.replaceAll('`', '').trim());
		return paths
			.split(', ')
			.flatMap((one) => domains.split(' ').map((domain) => `${domain} ${one.replace(/<.*/, '')}`));
	});
	const used = globSync('src/!(shell|foundations|theme)/**/*.{ts,tsx}', { cwd: ui })
		.filter((file) => !/\.(stories|fixtures|test|guide)\./.test(file))
		.flatMap((file) => {
			const [, domain = ''] = file.split(path.sep);
			const source = readFileSync(path.join(ui, file), 'utf8');
			const written = source.matchAll(/(?:['"`]|\]\()(\/[a-z][a-z/-]*)(?=['"`#?$)])/g);
			const home = source.matchAll(/href(?:: |=)['"](\/)['"]/g);
			return [...written, ...home].map(([, one]) => `${domain} ${one}`);
		});
	expect(used.length).toBeGreaterThan(20);
	const isTold = (link: string) =>
		told.some((one) => one === link || (/.\/$/.test(one.split(' ')[1] ?? '') && link.startsWith(one)));
	expect(used.filter((link) => !isTold(link))).toEqual([]);
});
