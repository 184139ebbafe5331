// Forgotten with the device (`forgetDevice`), as everything that begins so.
const keyOf = (name: string) => `draft:${name}`;

/** Something that was begun and not sent, as this browser keeps it. */
export interface LocalDraft<Draft> {
	draft: Draft;
	/** ISO 8601. */
	at: string;
}

/** What this browser keeps of a draft, by its name; undefined when that is nothing or `read` makes nothing of it. For the browser alone. */
export function readLocalDraft<Draft>(
	name: string,
	read: (json: string) => Draft | undefined,
): LocalDraft<Draft> | undefined {
	try {
		const { data, at } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
		const draft = typeof data === 'string' && typeof at === 'string' ? read(data) : undefined;
		return draft === undefined ? undefined : { draft, at };
	} catch {
		return undefined;
	}
}

/** Keeps a draft as it is now, as JSON. */
export function keepLocalDraft(name: string, json: string): void {
	localStorage.setItem(keyOf(name), JSON.stringify({ data: json, at: new Date().toISOString() }));
}

export function forgetLocalDraft(name: string): void {
	localStorage.removeItem(keyOf(name));
}
