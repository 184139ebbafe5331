import { type Locale, readLocale as readLocaleCode } from '@ancu/forms/format';

const YEAR_S = 365 * 86_400;

export type Theme = 'light' | 'dark';

/** Reads one cookie of a `cookie` header or of `document.cookie`. */
export function readCookie(header: string | null, name: string): string | undefined {
	const pair = header?.split('; ').find((each) => each.startsWith(`${name}=`));
	return pair?.slice(name.length + 1);
}

export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_S): void {
	const secure = location.protocol === 'https:' ? '; secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
	document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

/** The language that a person chose, under the key of the specification; Vietnamese for everybody else. */
export function readLocale(header: string | null): Locale {
	return readLocaleCode(readCookie(header, 'locale'));
}

/** The theme that a person chose; undefined follows the system. */
export function readTheme(header: string | null): Theme | undefined {
	const theme = readCookie(header, 'theme');
	return theme === 'light' || theme === 'dark' ? theme : undefined;
}
