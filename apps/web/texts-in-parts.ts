import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ASKED = /^(.+\/locales\/[^/]+\.json)\?part=(public|desk)$/;
/** What only those read who post or judge listings, by the keys at the top of the texts. */
const DESK = new Set(['form', 'import', 'mine', 'moderation', 'photos']);

/** Serves a part of the texts of listings: `vn.json?part=desk` are those of `DESK`, `vn.json?part=public` all others. */
export function textsInParts(): Plugin {
	return {
		name: 'texts-in-parts',
		enforce: 'pre',
		load(id) {
			const [, file, part] = ASKED.exec(id) ?? [];
			if (!file) return null;
			this.addWatchFile(file);
			const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
			for (const key of DESK) if (!(key in texts)) throw new Error(`There is no ${key} in ${file}.`);
			const wanted = Object.entries(texts).filter(([key]) => DESK.has(key) === (part === 'desk'));
			return `export default ${JSON.stringify(Object.fromEntries(wanted))}`;
		},
	};
}

/** A name for a file of texts, as `texts.listing.vn`, after its namespace and language; undefined for any other file. */
export function textsName(id: string): string | undefined {
	const [, folder, locale, part] = /([^/]+)\/locales\/([^/]+)\.json(?:\?part=(public|desk))?$/.exec(id) ?? [];
	if (!folder) return undefined;
	// The texts of the website itself stand in its source.
	return `texts.${folder === 'src' ? 'web' : folder}${part === 'desk' ? '-desk' : ''}.${locale}`;
}
