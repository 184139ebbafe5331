import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readColour, toHex } from '../packages/ui/src/foundations/tokens/colour.ts';
import { paint } from './brand.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../packages/ui/src/theme/theme.css'), 'utf8');
const oklch = String.raw`(oklch\([^)]+\))`;

describe.each(Object.keys(paint.light) as (keyof typeof paint.light)[])('the colour %s of the frame', (token) => {
	it('is the one of the tokens, light and dark', () => {
		const [, ...found] = new RegExp(String.raw`--color-${token}: light-dark\(${oklch}, ${oklch}\);`).exec(css) ?? [];
		const [light, dark] = found.map(readColour).map((colour) => colour && toHex(colour));
		expect({ light, dark }).toEqual({ light: paint.light[token], dark: paint.dark[token] });
	});
});
