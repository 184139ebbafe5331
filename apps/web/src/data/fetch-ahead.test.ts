import { matchRoutes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { bringPage } from './fetch-ahead.ts';

vi.mock('react-router', { spy: true });
// Other files may share this process.
afterEach(() => vi.unstubAllGlobals());

it('finds once where a link leads that is looked at and pressed, and remembers no other: a map has a new address at every move', () => {
	vi.stubGlobal('location', new URL('http://a/'));
	vi.stubGlobal('window', {
		__reactRouterManifest: { routes: { map: { id: 'map', path: 'map', module: '/map.js' } } },
		__reactRouterRouteModules: { map: {} },
	});
	for (const href of ['/map?x=1', '/map?x=1', '/map?x=2', '/map?x=1']) expect(bringPage(href)).toBeUndefined();
	expect(matchRoutes).toHaveBeenCalledTimes(3);
});
