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

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

async function classOf([name, lucide]: [string, string]): Promise<string> {
	const { __iconData: icon } = (await import(`lucide-react/icons/${lucide}`)) as { __iconData: { node: Node[] } };
	const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
		const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
		return `<${tag}${written.join('')}/>`;
	});
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('')}</svg>`;
	const address = `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`;
	return `@utility icon-${name} {\n\t--icon: url("${address}");\n}\n`;
}

const classes = await Promise.all(Object.entries(icons).map(classOf));
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
		mask: var(--icon) center / contain no-repeat;
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
