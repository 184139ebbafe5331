import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { joinThemes, readTokens, splitThemes, tokensOf } from './read-tokens.ts';

const theme = readTokens(readFileSync(path.resolve(import.meta.dirname, '../../theme/theme.css'), 'utf8'));

it('reads what a theme names, and nothing below it', () => {
	const css = `@theme {
	--color-*: initial;
	/* --color-old: red; */
	--color-ink: light-dark(oklch(0.2 0 0), #fff);
	--shadow-float:
		0 1px 2px black,
		0 2px 4px black;
}
:root { --color-later: red; }`;
	expect(readTokens(css)).toEqual([
		{ name: 'color-ink', value: 'light-dark(oklch(0.2 0 0), #fff)' },
		{ name: 'shadow-float', value: '0 1px 2px black, 0 2px 4px black' },
	]);
});

it('finds the tokens of the theme by their kind', () => {
	const colours = tokensOf(theme, 'color').map(({ name }) => name);
	expect(colours).toContain('ink');
	expect(colours).toContain('surface-raised');
	expect(tokensOf(theme, 'radius').map(({ name }) => name)).toEqual(['tag', 'card', 'full']);
	expect(tokensOf(theme, 'breakpoint').map(({ name }) => name)).toEqual(['sm', 'md', 'lg', 'xl']);
});

it('takes a value for two themes apart and puts it together', () => {
	const value = 'light-dark(oklch(0.2 0.03 215 / 0.5), rgb(1, 2, 3))';
	expect(splitThemes(value)).toEqual({ light: 'oklch(0.2 0.03 215 / 0.5)', dark: 'rgb(1, 2, 3)' });
	expect(joinThemes({ light: 'oklch(0.2 0.03 215 / 0.5)', dark: 'rgb(1, 2, 3)' })).toBe(value);
	expect(splitThemes('transparent')).toBeUndefined();
	expect(joinThemes({ light: '#fff', dark: '#fff' })).toBe('#fff');
});
