import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './compare-picture.ts';

/** A page of its own, with everything in it: each change before, after, and where they differ. */
export async function drawReport(changes: readonly Change[], removed: readonly string[]): Promise<string> {
	const page = readFileSync(path.join(import.meta.dirname, 'report.html'), 'utf8');
	const sections: string[] = [];
	for (const change of changes) sections.push(await drawChange(change));
	const body = [...sections, ...removed.map((name) => drawSection(name, 'removed', ''))].join('\n');
	return page.replace('<!-- changes -->', () => body);
}

async function drawChange({ name, look, squares, draw }: Change): Promise<string> {
	const { before, after, difference } = await draw();
	const { reduction } = look;
	return drawSection(
		`${name} ${look.name}`,
		squares === undefined ? 'new' : `${squares} squares differ`,
		[
			drawPicture('Before', before, 'avif', reduction),
			drawPicture('After', after, 'webp', 1),
			drawPicture('Difference', difference, 'webp', reduction),
		].join(''),
	);
}

function drawSection(title: string, outcome: string, pictures: string): string {
	const words = `${title} ${outcome}`;
	return `<section tabindex="-1" data-words="${words}"><h2>${title} <small>${outcome}</small></h2><div>${pictures}</div></section>`;
}

/** What is kept is reduced: it is drawn as large as it was. */
function drawPicture(title: string, picture: Buffer | undefined, format: string, reduction: number): string {
	if (!picture) return '';
	const source = `data:image/${format};base64,${picture.toString('base64')}`;
	return `<figure><figcaption>${title}</figcaption><img alt="${title}" src="${source}" style="zoom: ${reduction}"></figure>`;
}
