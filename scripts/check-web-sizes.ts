/**
 * What a page of the built website brings to a browser before it answers everything on it, in KB, held to
 * `apps/web/sizes.json` with a little to spare: scripts and texts (Vietnamese) and styles gzipped, fonts as they are; and in how many
 * files its scripts and texts come. Parts that come after the page (`latePart`) are not counted. `--write` takes what is there as the new limits. Build first.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { holdSizes } from './hold-sizes.ts';

interface Build {
	assets: { url: string; entry: Needed; routes: Record<string, Needed & { parentId?: string }> };
	routes: Record<string, { module: { handle?: { namespaces?: readonly string[] } } }>;
}
interface Needed {
	module: string;
	imports?: string[];
	css?: string[];
}

/** Public pages by the id of their route, and the largest of those behind a session. */
const pages = {
	home: 'listing/home.route',
	list: 'real-estate',
	map: 'map',
	detail: 'listing/detail.route',
	person: 'account/person.route',
	news: 'content/news-list.route',
	article: 'content/news.route',
	policy: 'privacy',
	tool: 'tool/tool.route',
	'sign-in': 'account/sign-in.route',
	'post a listing': 'listing/post-new.route',
	'planning check': 'planning/planning-check.route',
	invest: 'invest/invest.route',
	wallet: 'wallet/wallet.route',
};

const web = path.resolve(import.meta.dirname, '../apps/web');
const client = path.join(web, 'build/client');
const server = path.join(web, 'build/server/index.js');
if (!existsSync(server)) throw new Error('There is no website to measure: npm run build');
const { assets, routes }: Build = await import(pathToFileURL(server).href);

const sizes: Record<string, number> = {};
for (const [page, id] of Object.entries(pages)) {
	const { scripts, styles } = filesOf(id);
	sizes[`${page} scripts`] = sum([...scripts].map(gzipped));
	sizes[`${page} files`] = scripts.size;
	sizes[`${page} styles`] = sum([...styles].map(gzipped));
}
sizes.fonts = sum(globSync('assets/*.woff2', { cwd: client }).map((font) => kilobytes(font)));

const problems = holdSizes(path.join(web, 'sizes.json'), sizes);
if (problems.length > 0) {
	console.error(
		`${problems.join('\n')}\nWhat brings it? A form wants to come late, and what is little lies with its like: docs/adr/0047-what-a-page-brings.md; ` +
			'`npx node scripts/check-web-sizes.ts --write` takes it as it is.',
	);
	process.exitCode = 1;
} else console.log(`${Object.keys(sizes).length} sizes of the website are no larger than they were`);
// The server's build keeps timers.
process.exit();

function filesOf(page: string): { scripts: Set<string>; styles: Set<string> } {
	const scripts = new Set([assets.url]);
	const styles = new Set<string>();
	const namespaces = new Set(['always']);
	const take = ({ module, imports = [], css = [] }: Needed) => {
		for (const file of [module, ...imports]) scripts.add(file);
		for (const file of css) styles.add(file);
	};
	take(assets.entry);
	for (let id: string | undefined = page; id; id = assets.routes[id]?.parentId) {
		const route = assets.routes[id];
		if (!route) throw new Error(`There is no route ${id}.`);
		take(route);
		for (const namespace of routes[id]?.module.handle?.namespaces ?? []) namespaces.add(namespace);
	}
	for (const namespace of namespaces) {
		const files = globSync(`assets/texts.${namespace}.vn-*.js`, { cwd: client });
		if (files.length === 0) throw new Error(`There are no texts of ${namespace}.`);
		for (const file of files) scripts.add(`/${file}`);
	}
	return { scripts, styles };
}

function gzipped(file: string): number {
	return gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length / 1024;
}

function kilobytes(file: string): number {
	return statSync(path.join(client, file)).size / 1024;
}

function sum(sizes: readonly number[]): number {
	return Math.round(sizes.reduce((total, size) => total + size, 0) * 10) / 10;
}
