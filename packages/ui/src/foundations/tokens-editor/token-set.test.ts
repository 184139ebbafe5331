import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairs } from '../tokens/pairs.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { importTokens } from './import-tokens.ts';
import { contrastIn, isLength, propertiesOf, readTokenSet, type TokenSet, toCss, toJson } from './token-set.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../theme/theme.css'), 'utf8');
const theme = readTokenSet(readTokens(css));

const changed: TokenSet = {
	...theme,
	color: { ...theme.color, ink: { light: '#123456', dark: '#fedcba' } },
	radius: { ...theme.radius, card: '0px' },
};

it('has a colour of every pair in both themes, and each of them passes', () => {
	for (const pair of pairs)
		for (const side of ['light', 'dark'] as const)
			expect(contrastIn(theme, side, pair), `${pair.text} on ${pair.ground}, ${side}`).toBeGreaterThanOrEqual(
				pair.least,
			);
});

it.each(['paper', '#ffffff80', 'oklch(0.9 0.1 215 / 50%)'])('knows no contrast of the colour %s', (light) => {
	const [pair] = pairs;
	const broken = { ...theme, color: { ...theme.color, surface: { light, dark: '#000' } } };
	expect(pair && contrastIn(broken, 'light', pair)).toBeUndefined();
});

describe('exporting', () => {
	it('says nothing when nothing was changed', () => expect(toCss(theme, theme)).toBe(''));

	it('writes what was changed, for both themes', () => {
		expect(toCss(changed, theme)).toBe(
			':root {\n\t--color-ink: light-dark(#123456, #fedcba);\n\t--radius-card: 0px;\n}\n',
		);
	});

	it('names the properties that the theme names', () => {
		for (const [name, value] of Object.entries(propertiesOf(theme))) expect(css).toContain(`${name}: ${value};`);
	});
});

describe('importing', () => {
	it('takes back what was exported', () => {
		const set = { ...theme, color: { ...theme.color, ink: { light: '#123456', dark: '#fedcba' } } };
		expect(importTokens(toJson(set), theme)).toEqual({ set, problems: [] });
	});

	it('takes a part, and leaves the rest', () => {
		const { set } = importTokens('{"color":{"ink":{"dark":"#eee"}},"text":{"base":"17px"}}', theme);
		expect(set?.color.ink).toEqual({ light: theme.color.ink?.light, dark: '#eee' });
		expect(set?.text.base).toBe('17px');
		expect(set?.radius).toEqual(theme.radius);
	});

	it.each([
		['{', [{ code: 'notJson', at: '' }]],
		['[]', [{ code: 'notJson', at: '' }]],
		['{"colour":{}}', [{ code: 'unknown', at: 'colour' }]],
		['{"color":[]}', [{ code: 'unknown', at: 'color' }]],
		['{"color":{"blood":{"light":"#fff"}}}', [{ code: 'unknown', at: 'color.blood' }]],
		['{"color":{"toString":{"light":"#fff"}}}', [{ code: 'unknown', at: 'color.toString' }]],
		['{"color":{"ink":"#fff"}}', [{ code: 'notColour', at: 'color.ink' }]],
		['{"color":{"ink":{"dim":"#fff"}}}', [{ code: 'unknown', at: 'color.ink.dim' }]],
		[
			'{"color":{"ink":{"light":"red;}","dark":7}},"radius":{"card":"2em"}}',
			[
				{ code: 'notColour', at: 'color.ink.light' },
				{ code: 'notColour', at: 'color.ink.dark' },
				{ code: 'notLength', at: 'radius.card' },
			],
		],
	])('refuses %s as a whole', (json, problems) => expect(importTokens(json, theme)).toEqual({ problems }));
});

it.each([
	['0.5rem', true],
	['12px', true],
	['.25rem', true],
	['0', false],
	['1em', false],
	['calc(1px)', false],
	['', false],
])('takes %j for a length: %s', (text, is) => expect(isLength(text)).toBe(is));
