import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paint } from './brand.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../packages/ui/src/theme/theme.css'), 'utf8');
const numbers = String.raw`oklch\(([\d.]+)(?: ([\d.]+) ([\d.]+))\)`;

describe.each(Object.keys(paint.light) as (keyof typeof paint.light)[])('the colour %s of the frame', (token) => {
	it('is the one of the tokens, light and dark', () => {
		const [, ...found] =
			new RegExp(String.raw`--color-${token}: light-dark\(${numbers}, ${numbers}\);`).exec(css) ?? [];
		const [light, dark] = [found.slice(0, 3), found.slice(3)].map((each) => toHex(each.map(Number)));
		expect({ light, dark }).toEqual({ light: paint.light[token], dark: paint.dark[token] });
	});
});

// CSS Color 4, "sample code for color conversions".
function toHex([lightness = 0, chroma = 0, hue = 0]: readonly number[]): string {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return `#${linear.map(toChannel).join('')}`;
}

function toChannel(linear: number): string {
	const clipped = Math.min(1, Math.max(0, linear));
	const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
	return Math.round(encoded * 255)
		.toString(16)
		.padStart(2, '0');
}
