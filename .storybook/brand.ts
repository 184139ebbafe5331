import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** The tokens of `theme.css` that Storybook's own frame is painted with: it calculates with hex and reads no style sheet. */
export const paint = {
	light: {
		surface: '#f7fafb',
		'surface-raised': '#ffffff',
		'surface-sunken': '#ecf2f3',
		ink: '#0c272d',
		'ink-muted': '#465c62',
		'ink-on': '#f7fbfc',
		line: '#d2dbdd',
		'line-strong': '#73878c',
		focus: '#096acb',
	},
	dark: {
		surface: '#0b191e',
		'surface-raised': '#122329',
		'surface-sunken': '#061217',
		ink: '#e7eeef',
		'ink-muted': '#a5b4b7',
		'ink-on': '#0b191e',
		line: '#2a3d43',
		'line-strong': '#718489',
		focus: '#63b9fe',
	},
} as const;

/** What is chosen: Storybook writes on it in white, in the dark on a deeper shade of it. */
const chosen = { light: paint.light.focus, dark: '#2ea4fe' };
/** Of the brand's mark alone. */
const seal = { light: '#b9291f', dark: '#ee6c59' };

/** Storybook's frame and documentation in our colours. */
export const themes: Readonly<Record<keyof typeof paint, ThemeVars>> = { light: brand('light'), dark: brand('dark') };

function brand(base: keyof typeof paint): ThemeVars {
	const colour = paint[base];
	return create({
		base,
		brandTitle: 'An Cư',
		brandImage: `data:image/svg+xml,${encodeURIComponent(mark(colour.ink, seal[base]))}`,
		brandTarget: '_self',
		fontBase: '"Be Vietnam Pro", system-ui, sans-serif',
		colorPrimary: colour.ink,
		colorSecondary: chosen[base],
		appBg: colour['surface-sunken'],
		appContentBg: colour.surface,
		appPreviewBg: colour.surface,
		appHoverBg: colour['surface-raised'],
		appBorderColor: colour.line,
		appBorderRadius: 8,
		textColor: colour.ink,
		textInverseColor: colour['ink-on'],
		textMutedColor: colour['ink-muted'],
		barBg: colour['surface-raised'],
		barTextColor: colour['ink-muted'],
		barHoverColor: colour.focus,
		barSelectedColor: colour.focus,
		buttonBg: colour['surface-raised'],
		buttonBorder: colour.line,
		booleanBg: colour['surface-sunken'],
		booleanSelectedBg: colour['surface-raised'],
		inputBg: colour['surface-raised'],
		inputBorder: colour['line-strong'],
		inputTextColor: colour.ink,
		inputBorderRadius: 8,
	});
}

/** The mark of `shell/brand` with the name beside it. */
function mark(ink: string, roof: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="28" viewBox="0 0 150 28" fill="none" stroke="${ink}" stroke-width="1.6"><path d="M3.5 5.5 24 3l1.5 20L5 25.5Z"/><path d="M9 20v-7.5l5.4-4.6 5.4 4v7.3" stroke="${roof}" stroke-width="2"/><path d="M3.5 5.5h.01M24 3h.01M25.5 23h.01M5 25.5h.01" stroke-width="4" stroke-linecap="round"/><text x="36" y="21" font-family="Be Vietnam Pro, system-ui, sans-serif" font-size="20" font-weight="600" stroke="none" fill="${ink}">An Cư</text></svg>`;
}
