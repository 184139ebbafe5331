/**
 * What each entry point of the packages costs an app, in KB of minified and gzipped script over React and i18next, held to
 * `packages/sizes.json` with a little to spare. `--write` takes what is there as the new limits. Primitives bring no form library,
 * rules bring no React.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { styleImports } from './package-styles.ts';

/** KB, or part of the limit where that is more. */
const SPARE = { kilobytes: 0.3, part: 0.03 };
const limitsFile = path.resolve(import.meta.dirname, '../packages/sizes.json');
const packages = path.dirname(limitsFile);
const peers = [/^react(-dom)?($|\/)/, /^i18next$/, /^react-i18next$/, /^@tanstack\/react-query$/];

/** Parts of the library, and the packages that must not come with them. */
const without: readonly { entries: RegExp; packages: readonly string[] }[] = [
	{ entries: /^ui\/primitives\//, packages: ['react-hook-form', 'zod'] },
	// The index of these has their hooks too, as the README says.
	{ entries: /^forms\/(?!(account|form|wallet)$)[^/]+(\/(schema|calc))?$/, packages: ['react', 'react-hook-form'] },
	{ entries: /^forms\/format$/, packages: ['react', 'zod'] },
];

const problems: string[] = [];
const sizes: Record<string, number> = {};
for (const [name, file] of findEntries()) {
	const { size, imported } = await bundle(file);
	sizes[name] = size;
	for (const rule of without)
		for (const each of rule.packages)
			if (rule.entries.test(name) && imported.has(each)) problems.push(`${name} brings ${each}`);
}

if (process.argv.includes('--write')) writeFileSync(limitsFile, `${JSON.stringify(sizes, null, 2)}\n`);
const limits: Record<string, number> = JSON.parse(readFileSync(limitsFile, 'utf8'));
for (const [name, size] of Object.entries(sizes)) {
	const limit = limits[name];
	if (limit === undefined) problems.push(`${name} has no limit: it is ${size} KB`);
	else if (size > limit + Math.max(SPARE.kilobytes, limit * SPARE.part))
		problems.push(`${name} has grown to ${size} KB from ${limit}`);
}
if (problems.length > 0) {
	console.error(`${problems.join('\n')}\nLook why; \`node scripts/check-sizes.ts --write\` takes it as it is.`);
	process.exitCode = 1;
} else console.log(`${Object.keys(sizes).length} entry points are no larger than they were`);

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

async function bundle(file: string): Promise<{ size: number; imported: Set<string> }> {
	const build = await rolldown({
		input: file,
		external: peers,
		platform: 'neutral',
		resolve: { conditionNames: ['import', 'browser', 'default'], mainFields: ['module', 'main'] },
		plugins: [styleImports],
		onLog: () => undefined,
	});
	const { output } = await build.generate({ minify: true, codeSplitting: false });
	await build.close();
	const chunks = output.filter((part) => part.type === 'chunk');
	const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
	const packagesOf = (id: string) =>
		id
			.split('node_modules/')
			.at(-1)
			?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '';
	const inside = chunks.flatMap(({ moduleIds }) =>
		moduleIds.filter((id) => id.includes('node_modules/')).map(packagesOf),
	);
	const outside = chunks.flatMap(({ imports }) => imports.map((id) => id.split('/')[0] ?? ''));
	return { size: Math.round(bytes / 102.4) / 10, imported: new Set([...inside, ...outside]) };
}
