import * as icons from '../../packages/ui/src/primitives/icon/index.ts';

const indexes = import.meta.glob<string>('../../packages/ui/src/{*,primitives/*}/index.ts', {
	eager: true,
	query: '?raw',
	import: 'default',
});

/** From which entry of the package each name is imported, as its `index.ts` says. */
const entryOf: ReadonlyMap<string, string> = new Map([
	...Object.keys(icons).map((name) => [name, '@ancu/ui/primitives/icon'] as const),
	...Object.entries(indexes).flatMap(([file, code]) => {
		const entry = `@ancu/ui/${file.replace('../../packages/ui/src/', '').replace('/index.ts', '')}`;
		return exportedNames(code).map((name) => [name, entry] as const);
	}),
]);

/** Returns the lines that import what a piece of code draws, that of its domain first. */
export function importsOf(code: string): string {
	const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
	const byEntry = Map.groupBy(
		names.filter((name) => entryOf.has(name)),
		(name) => entryOf.get(name),
	);
	return [...byEntry]
		.map(([entry, each]) => `import { ${each.sort().join(', ')} } from '${entry}';`)
		.sort((one, other) => Number(one.includes('/primitives/')) - Number(other.includes('/primitives/')))
		.join('\n');
}

/** What an `index.ts` exports that is no type. */
function exportedNames(code: string): string[] {
	return [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
		names.split(',').flatMap((name) => {
			const [word = ''] = name.trim().split(' as ').slice(-1);
			return word === '' || word.startsWith('type ') ? [] : [word];
		}),
	);
}
