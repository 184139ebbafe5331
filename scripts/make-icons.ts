/** Writes icons of lucide that cards have by the hundred as CSS: drawn before the words, they are no elements of the page. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the classes, `icon-area`, with lucide's names. */
const icons = {
	area: 'ruler',
	bedroom: 'bed-double',
	toilet: 'bath',
	facade: 'move-horizontal',
	direction: 'compass',
	photo: 'camera',
};

/** Of lucide's square. */
const SIZE = 24;

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

async function shapesOf(lucide: string): Promise<string> {
	const { __iconData: icon } = (await import(`lucide-react/icons/${lucide}`)) as { __iconData: { node: Node[] } };
	const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
		const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
		return `<${tag}${written.join('')}/>`;
	});
	return shapes.join('');
}

const columns = await Promise.all(Object.values(icons).map(shapesOf));
const groups = columns.map((shapes, index) => `<g transform='translate(0 ${index * SIZE})'>${shapes}</g>`);
// One picture of all of them: a browser makes a document of each.
const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${SIZE * columns.length}' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${groups.join('')}</svg>`;
const address = `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`;
const classes = Object.keys(icons).map(
	(name, index) => `@utility icon-${name} {\n\t--icon: ${(index * 100) / (columns.length - 1)}%;\n}\n`,
);
writeFileSync(
	path.resolve(import.meta.dirname, '../packages/ui/src/theme/icons.css'),
	[
		'/* Made by `npm run codegen`. */\n',
		`/* An icon before the words, in their colour; \`icon-<name>\` says which. */
@utility icon-before {
	&::before {
		content: "";
		flex: none;
		width: 1.15em;
		height: 1.15em;
		background: currentColor;
		--icons: url("${address}");
		mask: var(--icons) 0 var(--icon) / 100% no-repeat;
		print-color-adjust: exact;
		@media (forced-colors: active) {
			forced-color-adjust: none;
			background: CanvasText;
		}
	}
}
`,
		...classes,
	].join('\n'),
);
