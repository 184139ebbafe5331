import { readFileSync } from 'node:fs';
import path from 'node:path';
import { policies } from '@ancu/forms/content';
import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { privatePaths, publicPages } from './site-pages.ts';

/** Of each there are many, which are found by links or have a site map of their own; the last is no page. */
const found = ['/search', '/real-estate/:id', '/personal/:id', '/news/:id', '/verify/:checkCode', '/*'];

const file = path.join(readEnv({}).repository, 'apps/web/src/routes.ts');
const routes = [...readFileSync(file, 'utf8').matchAll(/\broute\('([^']+)'/g)].map(([, route]) => `/${route}`);
const pages = ['/', ...routes, ...policies.map((policy) => policy.path)];

/** As robots read the rule: what begins so, or what is exactly so. */
const isPrivate = (page: string) =>
	privatePaths.some((rule) => (rule.endsWith('$') ? `${page}$` === rule : page.startsWith(rule)));

it('reads the website’s routes', () => expect(routes.length).toBeGreaterThan(40));

it.each(pages)('knows for whom %s is', (page) => {
	expect([publicPages.includes(page), isPrivate(page), found.includes(page)].filter(Boolean)).toEqual([true]);
});

it('lists no page that there is not', () => {
	for (const page of publicPages) expect(pages).toContain(page);
});
