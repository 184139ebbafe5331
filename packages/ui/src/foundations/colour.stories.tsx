import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Pair {
	name: string;
	/** Token of the ground. */
	ground: string;
	/** Token of what stands on it. */
	text: string;
	/** WCAG 2.2: 4.5 for text, 3 for lines and pictures that mean something. */
	least: 3 | 4.5;
	use: string;
}

const pairs: readonly Pair[] = [
	{ name: 'Ink on paper', ground: 'surface', text: 'ink', least: 4.5, use: 'Text, headings' },
	{ name: 'Muted ink on paper', ground: 'surface', text: 'ink-muted', least: 4.5, use: 'What is said beside' },
	{ name: 'Muted ink on raised paper', ground: 'surface-raised', text: 'ink-muted', least: 4.5, use: 'Cards, fields' },
	{ name: 'Muted ink on sunken paper', ground: 'surface-sunken', text: 'ink-muted', least: 4.5, use: 'Foot, hero' },
	{ name: 'On ink', ground: 'ink', text: 'ink-on', least: 4.5, use: 'Primary button' },
	{ name: 'On ink, pointed at', ground: 'ink-hover', text: 'ink-on', least: 4.5, use: 'Primary button' },
	{ name: 'On the seal', ground: 'seal', text: 'seal-on', least: 4.5, use: 'The one call to action, priority' },
	{ name: 'On the seal, pointed at', ground: 'seal-hover', text: 'seal-on', least: 4.5, use: 'The one call to action' },
	{ name: 'On verified', ground: 'verified', text: 'verified-on', least: 4.5, use: 'The green check alone' },
	{ name: 'Danger on its ground', ground: 'danger-soft', text: 'danger', least: 4.5, use: 'Errors' },
	{ name: 'Danger on paper', ground: 'surface', text: 'danger', least: 4.5, use: 'A field’s error' },
	{ name: 'Strong line on paper', ground: 'surface', text: 'line-strong', least: 3, use: 'Borders of fields' },
	{
		name: 'Strong line on raised paper',
		ground: 'surface-raised',
		text: 'line-strong',
		least: 3,
		use: 'Borders of fields in cards',
	},
	{ name: 'Focus on paper', ground: 'surface', text: 'focus', least: 3, use: 'The ring around what has the focus' },
	{
		name: 'Focus on raised paper',
		ground: 'surface-raised',
		text: 'focus',
		least: 3,
		use: 'The ring around what has the focus',
	},
];

function Swatches() {
	return (
		<div className="grid gap-3 bg-surface p-4 text-ink sm:grid-cols-2 lg:grid-cols-3">
			{pairs.map(({ name, ground, text, least, use }) => (
				<figure
					key={name}
					data-pair={`${ground}/${text}`}
					data-least={least}
					className="grid gap-2 rounded-card border border-line p-3"
				>
					<div
						className="flex h-20 items-center justify-center rounded-tag border border-line text-2xl font-bold"
						style={{ backgroundColor: `var(--color-${ground})`, color: `var(--color-${text})` }}
					>
						<span aria-hidden="true">{least === 3 ? '▭' : 'Ề Ữ Ộ 4,2 tỷ'}</span>
					</div>
					<figcaption className="text-sm">
						<span className="font-bold">{name}</span>
						<br />
						<code>--color-{text}</code> / <code>--color-{ground}</code>
						<br />
						<span className="text-ink-muted">{use}</span>
					</figcaption>
				</figure>
			))}
		</div>
	);
}

export const Tokens: Story = {
	// A line's colour is judged at 3:1, which axe does not know of a swatch.
	parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-hidden="true"])' }] } } },
	render: () => <Swatches />,
};

/** sRGB of a colour as the browser paints it, 0 to 1. */
function paint(colour: string): [number, number, number] {
	const canvas = document.createElement('canvas');
	canvas.width = 1;
	canvas.height = 1;
	const context = canvas.getContext('2d', { colorSpace: 'srgb' });
	if (!context) throw new Error('This browser has no canvas.');
	context.fillStyle = colour;
	context.fillRect(0, 0, 1, 1);
	const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
	return [r / 255, g / 255, b / 255];
}

// WCAG 2.2, "relative luminance" and "contrast ratio".
function luminance(colour: string): number {
	const [r, g, b] = paint(colour).map((channel) =>
		channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
	) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
	return (lighter + 0.05) / (darker + 0.05);
}

const play: Story['play'] = async ({ canvasElement }) => {
	const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
	await expect(figures).toHaveLength(pairs.length);
	for (const figure of figures) {
		const { backgroundColor, color } = getComputedStyle(figure.querySelector('div') as HTMLElement);
		await expect(contrast(backgroundColor, color), figure.dataset.pair).toBeGreaterThanOrEqual(
			Number(figure.dataset.least),
		);
	}
};

export const KeepsItsContrastInLight: Story = { ...Tokens, globals: { theme: 'light' }, play };
export const KeepsItsContrastInDark: Story = { ...Tokens, globals: { theme: 'dark' }, play };
