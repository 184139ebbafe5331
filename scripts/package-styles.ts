import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

/** An import of styles in a script or its declaration. */
export const styleImport = /^import '([^']+\.css)';$/gm;

const NO_STYLES = 'no-styles';

/** Takes the styles out of the scripts: a server has no use for them, and an app imports them once. */
export const styleImports = {
	name: 'style-imports',
	// Before what is not ours is left outside.
	resolveId: {
		order: 'pre' as const,
		handler: (id: string) => (id.endsWith('.css') ? { id: NO_STYLES, moduleSideEffects: false } : undefined),
	},
	load: (id: string) => (id === NO_STYLES ? 'export {}' : undefined),
};

/**
 * Writes the library's styles beside its scripts: the tokens (`theme.css`, with `icons.css`) and the typeface (`fonts.css`), what classes of
 * Tailwind cannot say (`components.css`), and all of it made into plain CSS (`styles.css`) for apps without Tailwind.
 */
export async function buildStyles(folder: string, dist: string): Promise<void> {
	for (const name of ['theme.css', 'icons.css', 'fonts.css', 'figures-400.woff2', 'figures-600.woff2'])
		cpSync(path.join(folder, 'src/theme', name), path.join(dist, name));
	writeFileSync(path.join(dist, 'components.css'), await compileStyles(componentStyles(folder), folder));
	const everything = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities);
@import "./theme.css";
@import "./components.css";
`;
	writeFileSync(path.join(dist, 'styles.css'), await compileStyles(everything, dist));
}

/** The styles that a script needs in an app with Tailwind: its base, the tokens and the classes that occur in the script. */
export async function stylesOf(script: string): Promise<string> {
	const theme = path.resolve(import.meta.dirname, '../packages/ui/src/theme/theme.css');
	const compiler = await compile(`@import "tailwindcss";\n@import ${JSON.stringify(theme)};`, {
		base: import.meta.dirname,
		onDependency: () => undefined,
	});
	const classes = new Scanner({}).scanFiles([{ content: script, extension: 'js' }]);
	return optimize(compiler.build(classes), { minify: true }).code;
}

/** Makes what Tailwind understands into plain CSS, with the classes that the scripts of a folder use. */
async function compileStyles(css: string, folder: string): Promise<string> {
	const compiler = await compile(css, { base: folder, onDependency: () => undefined });
	const scanner = new Scanner({ sources: [{ base: folder, pattern: '**/*.js', negated: false }] });
	const { code } = optimize(withoutPictures(compiler.build(scanner.scan())), { minify: true });
	if (/url\((?!["']?(?:data:|#))/.test(code)) throw new Error('The styles name a file that is not in the package.');
	return code;
}

/** Without Leaflet's rules for a choice of layers and its own marker, which the map has not: they name pictures. */
function withoutPictures(css: string): string {
	return css.replace(/[^{};]+\{[^{}]*url\(images\/[^{}]*\}/g, '');
}

/** Imports of every style that a script of the library imports, each once. */
function componentStyles(folder: string): string {
	const files = new Set<string>();
	for (const file of globSync('src/**/*.{ts,tsx}', { cwd: folder })) {
		const source = path.join(folder, file);
		for (const [, name = ''] of readFileSync(source, 'utf8').matchAll(styleImport))
			files.add(name.startsWith('.') ? path.resolve(path.dirname(source), name) : createRequire(source).resolve(name));
	}
	return [...files].map((file) => `@import ${JSON.stringify(file)};`).join('\n');
}
