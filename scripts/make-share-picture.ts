/**
 * Draws the picture that shared links show (1200 × 630) in the look of the house: a cadastral sheet with one plot sealed.
 * Run it again after a change: `node scripts/make-share-picture.ts`; its result is committed.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './chromium.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const TARGET = 'apps/web/public/share.png';
const INK = '#12303a';
const MUTED = '#4c666f';
const LINE = '#b9c8cc';
const SEAL = '#a8241c';

const font = (subset: string, weight: number) =>
	pathToFileURL(
		path.resolve(`node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`),
	).href;
const faces = ['vietnamese', 'latin'].flatMap((subset) =>
	[400, 600].map(
		(weight) =>
			`@font-face{font-family:"Be Vietnam Pro ${subset}";font-weight:${weight};src:url(${font(subset, weight)})}`,
	),
);

/** Plots along two roads, one of them ours. */
function plots(): string {
	const outlines = [
		'M700 60 L842 44 L860 190 L712 204 Z',
		'M842 44 L980 30 L1002 176 L860 190 Z',
		'M980 30 L1240 4 L1240 152 L1002 176 Z',
		'M712 204 L860 190 L884 372 L730 390 Z',
		'M1002 176 L1240 152 L1240 334 L1026 356 Z',
		'M740 452 L902 434 L926 640 L760 640 Z',
		'M902 434 L1058 418 L1080 640 L926 640 Z',
		'M1058 418 L1240 398 L1240 640 L1080 640 Z',
	];
	const numbers: [number, number, string][] = [
		[778, 132, '112'],
		[920, 118, '113'],
		[1100, 98, '114'],
		[796, 296, '127'],
		[1122, 262, '129'],
		[832, 548, '140'],
		[990, 540, '141'],
		[1150, 530, '142'],
	];
	return [
		...outlines.map((d) => `<path d="${d}" fill="#fff" stroke="${LINE}" stroke-width="2"/>`),
		`<path d="M860 190 L1002 176 L1026 356 L884 372 Z" fill="url(#hatch)" stroke="${INK}" stroke-width="5"/>`,
		...numbers.map(([x, y, text]) => `<text x="${x}" y="${y}" class="number">${text}</text>`),
		`<g transform="translate(943 274) rotate(-6)"><circle r="46" fill="#fff" stroke="${SEAL}" stroke-width="6"/><path d="M-24 2 L0 -20 L24 2 M-15 -4 V20 H15 V-4" fill="none" stroke="${SEAL}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/></g>`,
	].join('');
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M48 0H0V48" fill="none" stroke="#dfe7e9" stroke-width="1"/></pattern>
<pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#fff"/><path d="M0 0V12" stroke="#c9d5d8" stroke-width="3"/></pattern>
</defs>
<rect width="100%" height="100%" fill="#f7fafa"/><rect width="100%" height="100%" fill="url(#grid)"/>
${plots()}
<text x="80" y="250" class="brand">An Cư</text>
<text x="80" y="330" class="line">Nhà đất rõ ràng</text>
<text x="80" y="380" class="line">từ thửa đất đến giấy tờ.</text>
<text x="80" y="452" class="small">Clear about land, plot to papers.</text>
<path d="M80 490 H180" stroke="${INK}" stroke-width="6"/>
</svg>`;
const html = `<!doctype html><meta charset="utf-8"><style>${faces.join('')}
*{margin:0}text{font-family:"Be Vietnam Pro vietnamese","Be Vietnam Pro latin"}
.brand{font-size:112px;font-weight:600;fill:${INK}}.line{font-size:36px;fill:${INK}}.small{font-size:26px;fill:${MUTED}}
.number{font-size:22px;fill:${MUTED};text-anchor:middle}</style>${svg}`;

// The browser draws the letters: where sharp runs, this family may not be installed.
const page = path.join(mkdtempSync(path.join(os.tmpdir(), 'ancu-share-')), 'share.html');
writeFileSync(page, html);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await tab.goto(pathToFileURL(page).href);
await tab.evaluate(() => document.fonts.ready);
const picture = await tab.screenshot({ type: 'png' });
await browser.close();
await sharp(picture).png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toFile(TARGET);
console.log(`${TARGET}: ${(await sharp(TARGET).metadata()).width} pixels wide`);
