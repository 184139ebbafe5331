import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Guide, GuideText } from './guide.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stories = globSync('!(foundations)/**/*.stories.tsx', { cwd: root }).sort();

// A hook has nothing to draw: its stories press a button of their own.
const hooks: Record<string, string> = { Late: 'useLateComponent', Toast: 'useToast' };

describe.each(stories)('%s', (file) => {
	const source = path.join(root, file.replace('.stories.tsx', '.guide.ts'));

	it('has a guide beside it', () =>
		expect(existsSync(source), `write ${path.basename(source)} beside it, in both languages`).toBe(true));

	it('has a page, which shows the guide', () =>
		expect(readFileSync(path.join(root, file), 'utf8')).not.toContain("'!autodocs'"));

	it('documents what can be imported', () => {
		const [, drawn = ''] = readFileSync(path.join(root, file), 'utf8').match(/\bcomponent: (\w+)/) ?? [];
		expect(drawn).not.toBe('');
		const name = hooks[drawn] ?? drawn;
		const [domain = '', part = ''] = file.split(path.sep);
		const folder = domain === 'primitives' ? path.join(domain, part) : domain;
		const exported = readFileSync(path.join(root, folder, 'index.ts'), 'utf8');
		expect(exported, `export ${name} from ${folder}/index.ts`).toMatch(new RegExp(`\\b${name}\\b`));
	});

	it.runIf(existsSync(source))('says the same parts in both languages, and draws its pairs', async () => {
		const { default: guide } = (await import(source)) as { default: Guide };
		expect(lengths(guide.vn)).toEqual(lengths(guide.en));
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const pair of guide.pairs ?? [])
			for (const name of [pair.do, pair.dont]) expect(text).toContain(`export const ${name}:`);
	});
});

describe.each(globSync('primitives/*/index.ts', { cwd: root }).sort())('%s', (file) => {
	it('has the props of all that it exports on a page', () => {
		const folder = path.join(root, path.dirname(file));
		const index = readFileSync(path.join(root, file), 'utf8');
		const named = [...index.matchAll(/type (\w+)Props\b/g)].map(([, name = '']) => name);
		const components = named.filter((name) => new RegExp(`(?<!type )\\b${name}\\b`).test(index));
		const pages = globSync('**/*.stories.tsx', { cwd: folder }).map((page) =>
			readFileSync(path.join(folder, page), 'utf8'),
		);
		const shown = pages
			.join()
			.match(/component: \w+|subcomponents: \{[^}]*\}/g)
			?.join();
		for (const name of components)
			expect(shown, `name ${name} in the meta of a story`).toMatch(new RegExp(`\\b${name}\\b`));
	});
});

function lengths({ avoid, anatomy, content, access }: GuideText) {
	return [avoid, anatomy, content, access].map((list) => list?.length);
}
