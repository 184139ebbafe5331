import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SCRIPT_LINK } from '../read-first.ts';

/** Lets the head of a page ask for its texts along with its scripts, which otherwise ask for them when they run. `client` is the built folder. */
export function preloadTexts(client: string): (head: string) => string {
	// Named for what they are: see textsName.
	const files = readdirSync(path.join(client, 'assets')).filter(
		(file) => file.startsWith('texts.') && file.endsWith('.js'),
	);
	return (head) => {
		const [, locale, namespaces = ''] =
			/^[^>]+><html [^>]*data-locale="(\w+)"[^>]*data-namespaces="([^"]*)"/.exec(head) ?? [];
		// Search engines get pages without scripts.
		if (!locale || !head.includes(SCRIPT_LINK)) return head;
		const wanted = ['always', ...namespaces.split(' ')].map((namespace) => `texts.${namespace}.${locale}-`);
		const links = files
			.filter((file) => wanted.some((start) => file.startsWith(start)))
			.map((file) => `<link rel="modulepreload" href="/assets/${file}">`);
		return head + links.join('');
	};
}
