import css from '../../theme/theme.css?raw';
import { readTokens, splitThemes, tokensOf } from './read-tokens.ts';

/** Every token of the theme, read from its stylesheet. */
export const themeTokens = readTokens(css);

/** The colours that differ between light and dark, each with both. */
export const themeColours = tokensOf(themeTokens, 'color').flatMap(({ name, value }) => {
	const themes = splitThemes(value);
	return themes ? [{ name, ...themes }] : [];
});

/** Pixels of a length in rem, by the size that browsers begin with. */
export function pixelsOf(length: string): number {
	return Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
}
