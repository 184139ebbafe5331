import type { Plugin } from 'vite';

/** Takes `readonly` from lists, which tables would call unknown. Blanks in its place, so that nothing in a file moves. */
export const plainLists: Plugin = {
	name: 'ancu-plain-lists',
	enforce: 'pre',
	transform: {
		filter: { id: /\/packages\/(forms|ui)\/src\/.*\.tsx$/ },
		handler: (code) => ({ code: withPlainLists(code), map: null }),
	},
};

export const withPlainLists = (code: string) => code.replace(/(?<=: )readonly (?=[\w.<>]+\[\])/g, ' '.repeat(9));
