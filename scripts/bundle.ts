import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { styleImports } from './package-styles.ts';

export interface Bundle {
	/** One minified chunk. */
	code: string;
	/** Packages that are in it or asked for by it. */
	imported: Set<string>;
}

/** Makes a script and all that it needs into one minified chunk, as an app's build does; what `external` names stays outside. */
export async function bundle(file: string, external: readonly RegExp[] = []): Promise<Bundle> {
	const build = await rolldown({
		input: file,
		external: [...external],
		platform: 'neutral',
		resolve: { conditionNames: ['import', 'browser', 'default'], mainFields: ['module', 'main'] },
		transform: { define: { 'process.env.NODE_ENV': '"production"' } },
		plugins: [styleImports],
		onLog: () => undefined,
	});
	const { output } = await build.generate({ minify: true, codeSplitting: false });
	await build.close();
	const chunks = output.filter((part) => part.type === 'chunk');
	const inside = chunks.flatMap(({ moduleIds }) =>
		moduleIds.filter((id) => id.includes('node_modules/')).map(packageOf),
	);
	const outside = chunks.flatMap(({ imports }) => imports.map((id) => id.split('/')[0] ?? ''));
	return { code: chunks.map(({ code }) => code).join('\n'), imported: new Set([...inside, ...outside]) };
}

/** KB of 1,024 bytes, gzipped as well as can be, to one decimal. */
export function gzippedKilobytes(text: string): number {
	return Math.round(gzipSync(text, { level: 9 }).length / 102.4) / 10;
}

function packageOf(id: string): string {
	return (
		id
			.split('node_modules/')
			.at(-1)
			?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? ''
	);
}
