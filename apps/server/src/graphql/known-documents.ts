import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The documents of our own client. */
export interface KnownDocuments {
	/** The text to run: that of an id, or the one that was sent; undefined when it is not known and has to be. */
	find: (
		sent: { query?: string | undefined; id?: string | undefined },
		rule: { onlyKnown: boolean },
	) => string | undefined;
}

/** Reads the list that `npm run codegen` makes of the client's documents. */
export function readKnownDocuments(repository: string): KnownDocuments {
	const file = path.join(repository, 'packages/api/documents.json');
	const byId = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
	const texts = new Set(byId.values());
	return {
		find: ({ query, id }, { onlyKnown }) => {
			if (query === undefined) return byId.get(id ?? '');
			return onlyKnown && !texts.has(query) ? undefined : query;
		},
	};
}
