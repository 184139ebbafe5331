/**
 * Makes the figures of our typeface, which has only those of different widths, as wide as each other: what `tabular-nums` takes, so
 * that amounts stand below each other digit by digit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Font, woff2 } from 'fonteditor-core';

/** Units of an em of 1,000: between the widest figure and the middle of all. */
const widths = { 400: 650, 600: 665 };
const figures = Array.from('0123456789', (figure) => figure.charCodeAt(0));
const repository = path.resolve(import.meta.dirname, '..');

await woff2.init();
for (const [weight, width] of Object.entries(widths)) {
	const file = `node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-${weight}-normal.woff2`;
	const font = Font.create(readFileSync(path.join(repository, file)), { type: 'woff2', subset: figures });
	for (const glyph of font.get().glyf) {
		if (!glyph.unicode?.some((code) => figures.includes(code))) continue;
		const { xMin, xMax, contours = [] } = glyph;
		const shift = Math.round((width - (xMax - xMin)) / 2) - xMin;
		for (const contour of contours) for (const point of contour) point.x += shift;
		Object.assign(glyph, {
			xMin: xMin + shift,
			xMax: xMax + shift,
			leftSideBearing: xMin + shift,
			advanceWidth: width,
		});
	}
	const made = font.write({ type: 'woff2', hinting: false });
	writeFileSync(path.join(repository, `packages/ui/src/theme/figures-${weight}.woff2`), made as Buffer);
}
