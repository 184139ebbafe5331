import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lets a page ask for its texts along with its scripts, which otherwise ask for them when they run. `client` is the built folder. */
export function preloadTexts(client: string): (html: string) => string {
	// Named for what they are: see textsName.
	const files = readdirSync(path.join(client, 'assets')).filter(
		(file) => file.startsWith('texts.') && file.endsWith('.js'),
	);
	return (html) => {
		const [, locale, namespaces = ''] =
			/^[^>]+><html [^>]*data-locale="(\w+)"[^>]*data-namespaces="([^"]*)"/.exec(html) ?? [];
		// Search engines get pages without scripts.
		if (!locale || !html.includes(' type="module"')) return html;
		const wanted = ['always', ...namespaces.split(' ')].map((namespace) => `texts.${namespace}.${locale}-`);
		const links = files
			.filter((file) => wanted.some((start) => file.startsWith(start)))
			.map((file) => `<link rel="modulepreload" href="/assets/${file}">`);
		return html.replace('</head>', () => `${links.join('')}</head>`);
	};
}
