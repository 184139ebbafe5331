import { globSync } from 'node:fs';
import path from 'node:path';

const apart = /\.(test|stories|fixtures|guide)\./;

/**
 * Every entry point of a package with its source: the patterns of `exports` are written out, so that tools see each of them. Texts are
 * entries in every language that there are files of, for a language is added by its files alone.
 */
export function findEntries(folder: string, exports: Readonly<Record<string, string>>): Record<string, string> {
	const entries: Record<string, string> = {};
	for (const [point, target] of Object.entries(exports)) {
		const [before = '', after = ''] = target.split('*').map((part) => part.replace('./', ''));
		if (!target.includes('*')) entries[point] ??= before;
		else
			for (const file of globSync(`${before}**${after}`, { cwd: folder })) {
				if (apart.test(file)) continue;
				const name = file.slice(before.length, file.length - after.length);
				entries[point.replace('*', name)] ??= file;
			}
	}
	for (const file of globSync('src/**/locales/*.json', { cwd: folder }))
		entries[`./${path.relative('src', file).replace(/\.json$/, '')}`] ??= file;
	return entries;
}
