import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /^(.+)\/locales\/([^/]+\.json)\?part=(all|public|desk|always)$/;
/** What only those read who post or judge listings, by the keys at the top of the texts. */
const DESK = new Set(['form', 'import', 'mine', 'moderation', 'photos']);

type Texts = Record<string, unknown>;

/**
 * Serves texts in the files that pages ask for, since each costs a round trip: `vn.json?part=all` is a domain's words with its rules,
 * `desk` and `public` are the parts of them that are for those of `DESK` and for everybody, `always` is what every page has.
 */
export function textsInParts(): Plugin {
	return {
		name: 'texts-in-parts',
		enforce: 'pre',
		load(id) {
			const [, folder, file, part] = ASKED.exec(id) ?? [];
			if (!folder || !file) return null;
			const read = (place: string): Texts | undefined => {
				const whole = path.join(folder, place, 'locales', file);
				if (!existsSync(whole)) return undefined;
				this.addWatchFile(whole);
				return JSON.parse(readFileSync(whole, 'utf8'));
			};
			return `export default ${JSON.stringify(part === 'always' ? textsOfEveryPage(read) : textsOfDomain(read, path.basename(folder), part))}`;
		},
	};
}

type Read = (folder: string) => Texts | undefined;

/** By namespace, from the folder of the website's own. */
function textsOfEveryPage(read: Read): Texts {
	return {
		web: read('.'),
		shell: read('../../../packages/ui/src/shell'),
		translation: read('../../../packages/ui/src/translation'),
		error: read('../../../packages/forms/src/error'),
	};
}

function textsOfDomain(read: Read, domain: string, part: string | undefined): Texts {
	const words = read('.') ?? {};
	if (part !== 'all') for (const key of DESK) if (!(key in words)) throw new Error(`${domain} has no texts of ${key}.`);
	const isAsked = (key: string) => part === 'all' || DESK.has(key) === (part === 'desk');
	const rules = part === 'desk' ? undefined : read(`../../../forms/src/${domain}`);
	return {
		...Object.fromEntries(Object.entries(words).filter(([key]) => isAsked(key))),
		...(rules && { error: rules }),
	};
}

/** A name for a file of texts, as `texts.listing.vn`, after its namespace and language; undefined for any other file. */
export function textsName(id: string): string | undefined {
	const [, folder, locale, part] = /([^/]+)\/locales\/([^/]+)\.json\?part=(\w+)$/.exec(id) ?? [];
	if (!folder) return undefined;
	return `texts.${part === 'always' ? part : folder}${part === 'desk' ? '-desk' : ''}.${locale}`;
}
