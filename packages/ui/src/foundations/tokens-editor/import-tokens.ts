import { readColour } from '../tokens/colour.ts';
import { isLength, lengthKinds, type TokenSet } from './token-set.ts';

/** Why a text cannot be imported, and about which token. */
export interface ImportProblem {
	code: 'notJson' | 'unknown' | 'notColour' | 'notLength';
	/** As `color.ink.light`; empty where it is about the whole. */
	at: string;
}

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts the tokens of a JSON text over a set: all of them, or nothing and what is wrong. */
export function importTokens(
	json: string,
	base: TokenSet,
): { set: TokenSet; problems: [] } | { set?: undefined; problems: ImportProblem[] } {
	const read = parse(json);
	if (!isValues(read)) return { problems: [{ code: 'notJson', at: '' }] };
	const problems = Object.entries(read).flatMap(([kind, values]) => check(kind, values, base));
	if (problems.length > 0) return { problems };
	const given = read as Partial<TokenSet>;
	const color = Object.entries(given.color ?? {}).map(([name, themes]) => [name, { ...base.color[name], ...themes }]);
	return {
		set: {
			color: { ...base.color, ...Object.fromEntries(color) },
			radius: { ...base.radius, ...given.radius },
			text: { ...base.text, ...given.text },
		},
		problems: [],
	};
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

function check(kind: string, values: unknown, base: TokenSet): ImportProblem[] {
	if (!(kind in base) || !isValues(values)) return [{ code: 'unknown', at: kind }];
	return Object.entries(values).flatMap(([name, value]): ImportProblem[] => {
		const at = `${kind}.${name}`;
		if (!Object.hasOwn(base[kind as keyof TokenSet], name)) return [{ code: 'unknown', at }];
		if (lengthKinds.some((each) => each === kind))
			return typeof value === 'string' && isLength(value) ? [] : [{ code: 'notLength', at }];
		if (!isValues(value)) return [{ code: 'notColour', at }];
		return Object.entries(value).flatMap(([theme, colour]): ImportProblem[] => {
			if (theme !== 'light' && theme !== 'dark') return [{ code: 'unknown', at: `${at}.${theme}` }];
			return typeof colour === 'string' && readColour(colour) ? [] : [{ code: 'notColour', at: `${at}.${theme}` }];
		});
	});
}
