/** A value that the theme gives a name. */
export interface Token {
	/** Without its dashes, as `color-ink`. */
	name: string;
	/** As it is written in the theme. */
	value: string;
}

/** A value for each theme. */
export interface Themed {
	light: string;
	dark: string;
}

/** The tokens of a stylesheet's `@theme`, in the order in which they stand. */
export function readTokens(css: string): Token[] {
	const start = css.indexOf('@theme');
	const block = css.slice(start, css.indexOf('\n}', start)).replaceAll(/\/\*[\s\S]*?\*\//g, '');
	return [...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
		name,
		value: value.replaceAll(/\s+/g, ' ').trim(),
	}));
}

/** Those whose names begin with a word, without it: `ink` of `color-ink`. */
export function tokensOf(tokens: readonly Token[], kind: string): Token[] {
	return tokens
		.filter(({ name }) => name.startsWith(`${kind}-`))
		.map(({ name, value }) => ({ name: name.slice(kind.length + 1), value }));
}

/** The two values of `light-dark(…, …)`; undefined of a value that both themes share. */
export function splitThemes(value: string): Themed | undefined {
	const [, inner] = /^light-dark\((.*)\)$/.exec(value) ?? [];
	if (inner === undefined) return undefined;
	let depth = 0;
	for (const [index, letter] of [...inner].entries()) {
		if (letter === '(') depth += 1;
		else if (letter === ')') depth -= 1;
		else if (letter === ',' && depth === 0)
			return { light: inner.slice(0, index).trim(), dark: inner.slice(index + 1).trim() };
	}
	return undefined;
}

/** The other way round: one value where both themes share it. */
export function joinThemes({ light, dark }: Themed): string {
	return light === dark ? light : `light-dark(${light}, ${dark})`;
}
