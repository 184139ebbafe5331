import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesignPage, Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { withToolbar } from '../page/with-toolbar.tsx';
import { contrastOf, readColour } from '../tokens/colour.ts';
import { pairs } from '../tokens/pairs.ts';
import { themeColours } from '../tokens/theme-tokens.ts';
import { colourText } from './colour.text.ts';
import { paintOf } from './paint.ts';
import { PairList } from './pair-list.tsx';
import { Palette } from './palette.tsx';

function Colours() {
	const text = useText(colourText);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<Palette />
			<Section title={text.pairs} lead={text.pairsLead}>
				<PairList />
			</Section>
		</DesignPage>
	);
}

const meta = {
	title: 'Colour',
	component: Colours,
	tags: ['!autodocs'],
	decorators: [withToolbar],
	parameters: {
		layout: 'fullscreen',
		controls: { disable: true },
		// A line's colour is judged at 3:1, which axe does not know of a swatch.
		a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-hidden="true"])' }] } },
	},
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour, and every pair that the system puts upon each other. */
export const All: Story = {
	tags: ['dark'],
	play: async () => {
		// Is calculated as it is painted.
		for (const { name, light, dark } of themeColours)
			for (const value of [light, dark]) {
				const reckoned = readColour(value);
				const painted = paintOf(value);
				// Seen through, channels are rounded by their opacity.
				if (reckoned?.alpha !== 1) continue;
				for (const channel of ['red', 'green', 'blue'] as const)
					await expect(Math.abs(reckoned[channel] - painted[channel]) * 255, `${name} ${value}`).toBeLessThanOrEqual(1);
			}
	},
};

const keepsItsContrast: Story['play'] = async ({ canvasElement }) => {
	const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
	await expect(swatches).toHaveLength(pairs.length);
	for (const [index, swatch] of swatches.entries()) {
		const { backgroundColor, color } = getComputedStyle(swatch.querySelector('div') as HTMLElement);
		const ratio = contrastOf(paintOf(backgroundColor), paintOf(color));
		await expect(ratio, swatch.dataset.pair).toBeGreaterThanOrEqual(pairs[index]?.least ?? 21);
	}
};

export const KeepsItsContrastInLight: Story = { tags: ['!dev'], globals: { theme: 'light' }, play: keepsItsContrast };
export const KeepsItsContrastInDark: Story = { tags: ['!dev'], globals: { theme: 'dark' }, play: keepsItsContrast };

/** A part of a page with a theme of its own has the ground and the ink that a page of that theme has. */
export const OfAPartAreOfItsTheme: Story = {
	tags: ['!dev'],
	render: () => (
		<p>
			light
			<span data-theme="dark">
				dark
				<span data-theme="light">light</span>
			</span>
		</p>
	),
	play: async ({ canvas }) => {
		const look = (element: Element) => {
			const { backgroundColor, color } = getComputedStyle(element);
			return { backgroundColor, color };
		};
		const isLight = look(document.documentElement);
		await expect(look(canvas.getByText('light', { selector: 'span' }))).toEqual(isLight);
		const isDark = look(canvas.getByText('dark'));
		await expect(contrastOf(paintOf(isDark.backgroundColor), paintOf(isDark.color))).toBeGreaterThan(7);
		await expect(contrastOf(paintOf(isDark.backgroundColor), paintOf(isLight.backgroundColor))).toBeGreaterThan(7);
	},
};
export const English: Story = { tags: ['!dev', '!test'], globals: { locale: 'en', theme: 'dark' } };
export const Narrow: Story = {
	tags: ['!dev'],
	globals: { viewport: { value: 'phone320' } },
};
