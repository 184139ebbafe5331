import { type Theme, writeCookie } from '../cookies.ts';

/** The surface of the tokens, as the frame of a browser or of an installed app can read it. */
export const surface: Readonly<Record<Theme, string>> = { light: '#f7fafb', dark: '#0b191e' };

/** Turns the page from light to dark or back, its frame with it, and keeps that. */
export function toggleTheme(): void {
	const { dataset } = document.documentElement;
	const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
	const theme = isDark ? 'light' : 'dark';
	dataset.theme = theme;
	for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
		meta.setAttribute('content', surface[theme]);
	writeCookie('theme', theme);
}
