import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ASKED = /^(.+\/locales\/[^/]+\.json)\?(only|but)=([\w,]+)$/;

/** Serves a part of a file of texts: `vn.json?only=form,photos` are these keys at its top, `vn.json?but=form,photos` all others. */
export function textsInParts(): Plugin {
	return {
		name: 'texts-in-parts',
		enforce: 'pre',
		load(id) {
			const [, file, way, keys = ''] = ASKED.exec(id) ?? [];
			if (!file) return null;
			this.addWatchFile(file);
			const wanted = new Set(keys.split(','));
			const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
			const part = texts.filter(([key]) => wanted.has(key) === (way === 'only'));
			return `export default ${JSON.stringify(Object.fromEntries(part))}`;
		},
	};
}

/** A name for a file of texts, as `texts.listing.vn`, after its namespace and language; undefined for any other file. */
export function textsName(id: string): string | undefined {
	const [, folder, locale, way] = /([^/]+)\/locales\/([^/]+)\.json(?:\?(only|but)=.*)?$/.exec(id) ?? [];
	if (!folder) return undefined;
	// The texts of the website itself stand in its source.
	return `texts.${folder === 'src' ? 'web' : folder}${way === 'only' ? '-desk' : ''}.${locale}`;
}
