import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { contentSecurityPolicy } from '../security.ts';

const read = (variables: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...variables }).tiles;
const named = { TILE_ATTRIBUTION: '© Somebody' };

describe('tiles of the map', () => {
	it('are none unless configured', () => expect(read({})).toBeUndefined());

	it('come from an https host, which alone the pages may show pictures of', () => {
		const tiles = read({ TILE_URL: 'https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1', ...named });
		expect(tiles).toMatchObject({ origin: 'https://tiles.example:8443', attribution: '© Somebody' });
		expect(contentSecurityPolicy([], { tiles })).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
	});

	it.each(['/tiles/{z}/{x}/{y}.webp', 'http://localhost:8080/{z}/{x}/{y}.png'])('or from %s', (url) =>
		expect(read({ TILE_URL: url, ...named })?.url).toBe(url),
	);

	it('add nothing to the policy when they are our own', () =>
		expect(contentSecurityPolicy([], { tiles: read({ TILE_URL: '/tiles/{z}/{x}/{y}.webp', ...named }) })).toContain(
			"img-src 'self' data: blob:;",
		));

	it.each([
		'http://tiles.example/{z}/{x}/{y}.png',
		'//tiles.example/{z}/{x}/{y}.png',
		'https://*.example/{z}/{x}/{y}.png',
		'javascript:alert({z}{x}{y})',
		'https://tiles.example/{z}/{x}.png',
		'tiles/{z}/{x}/{y}',
	])('are refused from %s', (url) => expect(() => read({ TILE_URL: url, ...named })).toThrow(/TILE_URL/));

	it('name who made them', () =>
		expect(() => read({ TILE_URL: '/tiles/{z}/{x}/{y}.webp' })).toThrow(/TILE_ATTRIBUTION/));
});
