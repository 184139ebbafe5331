import { contrastOf, readColour } from '../tokens/colour.ts';
import type { Pair } from '../tokens/pairs.ts';
import { joinThemes, splitThemes, type Themed, type Token, tokensOf } from '../tokens/read-tokens.ts';

/** The tokens that can be edited, by their names without kind: `ink` of `--color-ink`. */
export interface TokenSet {
	/** A colour for each theme, as `oklch(…)` or `#rrggbb`. */
	color: Readonly<Record<string, Themed>>;
	/** Corners, in rem or px. */
	radius: Readonly<Record<string, string>>;
	/** Sizes of type, in rem or px. */
	text: Readonly<Record<string, string>>;
}

/** Kinds of tokens that are lengths. */
export const lengthKinds = ['radius', 'text'] as const;
export type LengthKind = (typeof lengthKinds)[number];

/** What the theme says. */
export function readTokenSet(tokens: readonly Token[]): TokenSet {
	const lengths = (kind: LengthKind) =>
		Object.fromEntries(
			tokensOf(tokens, kind)
				.filter(({ name }) => !name.includes('--'))
				.map(({ name, value }) => [name, value]),
		);
	const colours = tokensOf(tokens, 'color').flatMap(({ name, value }) => {
		const themes = splitThemes(value);
		return themes ? [[name, themes] as const] : [];
	});
	return { color: Object.fromEntries(colours), radius: lengths('radius'), text: lengths('text') };
}

/** Whether it is a length that a token may have. */
export function isLength(text: string): boolean {
	return /^\d*\.?\d+(rem|px)$/.test(text.trim());
}

/** Custom properties with their values: of all, or of those alone that are not as in `base`. */
export function propertiesOf(set: TokenSet, base?: TokenSet): Record<`--${string}`, string> {
	const all = flatten(set);
	if (!base) return all;
	const before = flatten(base);
	return Object.fromEntries(Object.entries(all).filter(([name, value]) => before[name as `--${string}`] !== value));
}

function flatten({ color, radius, text }: TokenSet): Record<`--${string}`, string> {
	return {
		...named('color', mapValues(color, joinThemes)),
		...named('radius', radius),
		...named('text', text),
	};
}

const named = (kind: string, values: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, value]));

const mapValues = (values: Readonly<Record<string, Themed>>, change: (value: Themed) => string) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** What an app puts after the theme; empty when nothing differs from it. */
export function toCss(set: TokenSet, base: TokenSet): string {
	const lines = Object.entries(propertiesOf(set, base)).map(([name, value]) => `\t${name}: ${value};\n`);
	return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
}

/** All of it, for other programs and for importing it again. */
export function toJson(set: TokenSet): string {
	return JSON.stringify(set, null, '\t');
}

/** The contrast of a pair in one theme; undefined while a colour cannot be read, or lets through what lies below it. */
export function contrastIn({ color }: TokenSet, theme: keyof Themed, { ground, text }: Pair): number | undefined {
	const [below, above] = [ground, text].map((name) => readColour(color[name]?.[theme] ?? ''));
	return below?.alpha === 1 && above?.alpha === 1 ? contrastOf(below, above) : undefined;
}
