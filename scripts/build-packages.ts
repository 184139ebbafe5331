/**
 * Builds what is published: `dist` of ui, forms and api, a package each. ESM by file, so that a bundler takes no more than it
 * needs, with types, source maps, texts and styles. In this repository their `exports` lead to the source.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'tsdown';
import { findEntries } from './find-entries.ts';
import { buildStyles, styleImport, styleImports } from './package-styles.ts';

const names = ['forms', 'api', 'ui'];
const packages = path.resolve(import.meta.dirname, '../packages');
const specifier = /((?:from|import\()\s*['"]\.[^'"]*)\.(?:tsx?|json)(['"])/g;

interface Manifest {
	name: string;
	version: string;
	description: string;
	license: string;
	engines: Record<string, string>;
	exports: Record<string, string>;
	sideEffects: boolean | string[];
	dependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
}

const types = mkdtempSync(path.join(os.tmpdir(), 'ancu-types-'));
try {
	execFileSync('tsc', ['-p', 'tsconfig.packages.json', '--outDir', types], {
		cwd: path.dirname(packages),
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	for (const name of names) await buildPackage(name);
} finally {
	rmSync(types, { recursive: true, force: true });
}

async function buildPackage(name: string): Promise<void> {
	const folder = path.join(packages, name);
	const dist = path.join(folder, 'dist');
	const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const entries = findEntries(folder, manifest.exports);
	await build({
		cwd: folder,
		config: false,
		entry: Object.values(entries).filter((file) => /\.tsx?$/.test(file)),
		outDir: dist,
		format: 'esm',
		platform: 'neutral',
		// It would be taken from `engines`, and most of it is for browsers.
		target: false,
		unbundle: true,
		dts: false,
		sourcemap: true,
		clean: true,
		logLevel: 'warn',
		plugins: [styleImports],
	});
	for (const file of globSync('**/*.js', { cwd: dist }))
		if (/\.css['"]/.test(readFileSync(path.join(dist, file), 'utf8'))) throw new Error(`${file} imports styles.`);
	for (const file of globSync('src/**/locales/*.json', { cwd: folder }))
		copyTexts(path.join(folder, file), path.join(dist, path.relative('src', file)));
	copyTypes(path.join(types, name, 'src'), dist);
	if (name === 'ui') await buildStyles(folder, dist);
	for (const file of ['README.md', 'CHANGELOG.md'])
		if (existsSync(path.join(folder, file))) cpSync(path.join(folder, file), path.join(dist, file));
	const styles = globSync('*.css', { cwd: dist }).map((file) => [`./${file}`, `./${file}`] as const);
	const published = publishable(manifest, { ...entries, ...Object.fromEntries(styles) });
	writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published, null, '\t')}\n`);
}

/** The manifest as others see it. */
function publishable(manifest: Manifest, entries: Record<string, string>): object {
	const toDist = (file: string) => (file.startsWith('.') ? file : `./${path.relative('src', file)}`);
	const exports = Object.entries(entries).map(([point, file]) => {
		const built = toDist(file);
		if (built.endsWith('.css')) return [point, built];
		const types = built.replace(/\.(tsx?|json)$/, '.d.ts');
		return [point, { types, default: built.replace(/\.(tsx?|json)$/, '.js') }];
	});
	const { name, version, description, license, engines, sideEffects, dependencies = {}, peerDependencies } = manifest;
	const own = Object.entries(dependencies).map(([each, range]) => [
		each,
		each.startsWith('@ancu/') ? `^${range}` : range,
	]);
	return {
		name,
		version,
		description,
		license,
		type: 'module',
		engines,
		sideEffects,
		exports: Object.fromEntries([...exports, ['./package.json', './package.json']]),
		dependencies: Object.fromEntries(own),
		peerDependencies,
	};
}

/** Texts as a module, which every engine imports alike, with their keys as its type. */
function copyTexts(from: string, to: string): void {
	const texts = readFileSync(from, 'utf8').trim();
	const keys = texts.replaceAll(/: "(?:[^"\\]|\\.)*"/g, ': string');
	const write = (extension: string, text: string) => writeFileSync(to.replace(/json$/, extension), text);
	mkdirSync(path.dirname(to), { recursive: true });
	write('js', `export default ${texts};\n`);
	write('d.ts', `declare const texts: ${keys};\nexport default texts;\n`);
}

// Declarations name files as they are called in the source, styles too.
function copyTypes(from: string, to: string): void {
	for (const file of globSync('**/*.d.ts', { cwd: from })) {
		mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
		const text = readFileSync(path.join(from, file), 'utf8').replace(styleImport, '').replace(specifier, '$1.js$2');
		writeFileSync(path.join(to, file), text);
	}
}
