/**
 * What each entry point of the packages costs an app, in KB of minified and gzipped script over React and i18next, held to
 * `packages/sizes.json` with a little to spare. `--write` takes what is there as the new limits. Primitives bring no form library,
 * rules bring no React. `screen` is `bench/reference-screen`, by which libraries are compared: its script over React, that with
 * i18next, its styles without the rules of the typeface. The README of ui tells some of them, which `sizes.test.ts` compares.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { bundle, gzippedKilobytes } from './bundle.ts';
import { holdSizes } from './hold-sizes.ts';
import { stylesOf } from './package-styles.ts';

const limitsFile = path.resolve(import.meta.dirname, '../packages/sizes.json');
const packages = path.dirname(limitsFile);
const screen = path.resolve(packages, '../bench/reference-screen/main.tsx');
const react = [/^react(-dom)?($|\/)/];
const peers = [...react, /^i18next$/, /^react-i18next$/, /^@tanstack\/react-query$/];

/** Parts of the library, and the packages that must not come with them. */
const without: readonly { entries: RegExp; packages: readonly string[] }[] = [
	{ entries: /^ui\/primitives\//, packages: ['react-hook-form', 'zod'] },
	{ entries: /^forms\/(?!form$)[^/]+(\/(schema|calc))?$/, packages: ['react', 'react-hook-form'] },
	{ entries: /^forms\/format$/, packages: ['react', 'zod'] },
];

const problems: string[] = [];
const sizes: Record<string, number> = {};
for (const [name, file] of findEntries()) {
	const { code, imported } = await bundle(file, peers);
	sizes[name] = gzippedKilobytes(code);
	for (const rule of without)
		for (const each of rule.packages)
			if (rule.entries.test(name) && imported.has(each)) problems.push(`${name} brings ${each}`);
}

const { code } = await bundle(screen, peers);
sizes.screen = gzippedKilobytes(code);
sizes['screen with i18next'] = gzippedKilobytes((await bundle(screen, react)).code);
sizes['screen.css'] = gzippedKilobytes(await stylesOf(code));

problems.push(...holdSizes(limitsFile, sizes));
if (problems.length > 0) {
	console.error(`${problems.join('\n')}\nLook why; \`npx node scripts/check-sizes.ts --write\` takes it as it is.`);
	process.exitCode = 1;
} else console.log(`${Object.keys(sizes).length} sizes are no larger than they were`);

function findEntries(): [string, string][] {
	const files = globSync(
		[
			'ui/src/*/index.ts',
			'ui/src/primitives/*/index.ts',
			'forms/src/*/{index,schema,calc,form}.ts',
			'api/src/*/index.ts',
		],
		{ cwd: packages },
	);
	return files
		.sort()
		.map((file) => [file.replace('/src/', '/').replace(/(\/index)?\.ts$/, ''), path.join(packages, file)]);
}
