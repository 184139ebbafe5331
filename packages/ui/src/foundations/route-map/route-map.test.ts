import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { permissions, type Rule } from '@ancu/forms/access';
import { policies } from '@ancu/forms/content';
import { describe, expect, it } from 'vitest';
import { readScreenStories, type ScreenStory } from './read-stories.ts';
import { type SitePage, siteMap } from './site-map.ts';

interface Route {
	path?: string;
	index?: boolean;
	file: string;
	children?: Route[];
}

const ui = path.resolve(import.meta.dirname, '../..');
const web = path.resolve(ui, '../../../apps/web/src');
const server = path.resolve(ui, '../../../apps/server/src');

const routes = flatten(((await import(path.join(web, 'routes.ts'))) as { default: Route[] }).default);
const stories: ScreenStory[] = globSync('!(foundations|primitives)/**/*.stories.tsx', { cwd: ui })
	.map((file) => file.replaceAll(path.sep, '/'))
	.flatMap((file) =>
		readScreenStories(file, readFileSync(path.join(ui, file), 'utf8'), {
			policyPaths: policies.map(({ path }) => path),
		}),
	);
const pages: SitePage[] = siteMap.flatMap((part) => [...part.pages]);

function flatten(tree: readonly Route[]): { path: string; file: string }[] {
	return tree.flatMap(({ path: own, index, file, children }) => [
		...(own !== undefined || index ? [{ path: own === '*' ? '*' : `/${own ?? ''}`, file }] : []),
		...flatten(children ?? []),
	]);
}

/** The source of a route, with what it takes from beside it. */
function sourceOf(file: string): string {
	const source = readFileSync(path.join(web, file), 'utf8');
	const beside = [...source.matchAll(/from '\.\/([^']+)'/g)].map(([, name = '']) =>
		path.join(path.dirname(file), name),
	);
	return [source, ...beside.map((name) => readFileSync(path.join(web, name), 'utf8'))].join('\n');
}

it('has every page of the website, and no other', () => {
	expect(pages.map((page) => page.path).sort()).toEqual(routes.map((route) => route.path).sort());
});

it('names no page in a story that the website does not have', () => {
	const known = new Set(routes.map((route) => route.path));
	expect(
		stories.flatMap(({ id, routes }) => routes.filter((route) => !known.has(route)).map((route) => [id, route])),
	).toEqual([]);
});

it('has search engines kept from what is not for everybody', async () => {
	const { privatePaths, publicPages } = (await import(path.join(server, 'web/site-pages.ts'))) as {
		privatePaths: readonly string[];
		publicPages: readonly string[];
	};
	const isKept = (page: string) =>
		privatePaths.some((kept) => (kept.endsWith('$') ? page === kept.slice(0, -1) : page.startsWith(kept)));
	// They get a listing as visitors see it.
	const others = pages.filter(({ rule, path }) => rule !== 'public' && path !== '/real-estate/:id');
	expect(others.map((page) => page.path).filter((page) => !isKept(page))).toEqual([]);
	expect(publicPages.filter((page) => isKept(page) || !routes.some((route) => route.path === page))).toEqual([]);
});

describe.each(routes)('$path', ({ path: route, file }) => {
	const page = pages.find((each) => each.path === route);

	it('has a story for each of its states', () => {
		const shown = new Set(stories.filter(({ routes }) => routes.includes(route)).map(({ state }) => state));
		expect(page?.states.filter((state) => !shown.has(state))).toEqual([]);
	});

	it('is for those who may see it', () => {
		const source = sourceOf(file);
		expect(page?.rule !== 'public').toBe(source.includes('signedIn: true'));
		const [, kind = '', name = ''] = /rule: permissions\.(\w+)\.(\w+)/.exec(source) ?? [];
		const rule = (permissions as Record<string, Record<string, Rule>>)[kind]?.[name] ?? 'signedIn';
		expect(rule).toEqual(typeof page?.rule === 'string' ? 'signedIn' : page?.rule);
	});
});

describe('reading stories', () => {
	const source = `
const meta = {
	component: Saved,
	parameters: { layout: 'fullscreen', route: ['/saved', '/saved/all'] },
} satisfies Meta<typeof Saved>;

export default meta;

export const Default: Story = {};
export const LoadingMore: Story = { args: { data: undefined } };
export const Gone: Story = { parameters: { route: '/gone' } };
export const LastPage: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const SaysWhyItFailed: Story = {};
`;

	it('finds those of a page, with their states', () => {
		expect(readScreenStories('listing/saved/saved.stories.tsx', source)).toEqual([
			{
				id: 'domains-listing-saved--default',
				name: 'Default',
				component: 'saved',
				routes: ['/saved', '/saved/all'],
				state: 'ready',
			},
			{
				id: 'domains-listing-saved--loading-more',
				name: 'Loading More',
				component: 'saved',
				routes: ['/saved', '/saved/all'],
				state: 'loading',
			},
			{ id: 'domains-listing-saved--gone', name: 'Gone', component: 'saved', routes: ['/gone'], state: 'missing' },
			{
				id: 'domains-listing-saved--last-page',
				name: 'Last Page',
				component: 'saved',
				routes: ['/saved', '/saved/all'],
				state: undefined,
			},
		]);
	});

	it('finds none in a file that names no page', () => {
		expect(readScreenStories('listing/saved/saved.stories.tsx', source.replaceAll('route:', 'way:'))).toEqual([]);
	});
});
