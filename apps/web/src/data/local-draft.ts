import { serverDate } from '@ancu/forms/format';
import { forgetStored, keepStored, readStored, readStoredRecord, storedKeys } from './storage.ts';

// Forgotten with the device (`forgetDevice`), as everything that begins so.
const PREFIX = 'draft:';
const keyOf = (name: string) => PREFIX + name;

/** What this tab kept last, by the names of drafts. */
const keptHere = new Map<string, string>();

/** How something stands to what the server has of it. */
export interface DraftSync {
	/** Version that it was typed on, of the server's draft or of what is being changed; null where there was none. */
	basedOn: string | null;
	/** The server has it, where it keeps drafts of this kind. */
	isSent: boolean;
}

/** Something that was begun and not sent, as this browser keeps it. */
export interface LocalDraft<Draft> extends Partial<DraftSync> {
	draft: Draft;
	/** ISO 8601, by the server's clock as far as this device knew it then: to be shown, and compared with others of this browser alone. */
	at: string;
	/** What it is about, where that may become another under it. */
	about?: string;
}

/** What this browser keeps of a draft, by its name; undefined when that is nothing or `read` makes nothing of it. For the browser alone. */
export function readLocalDraft<Draft>(
	name: string,
	read: (json: string) => Draft | undefined,
): LocalDraft<Draft> | undefined {
	const { data, ...kept } = readStoredRecord(keyOf(name));
	const draft = typeof data === 'string' && typeof kept.at === 'string' ? read(data) : undefined;
	return draft === undefined ? undefined : { ...(kept as Omit<LocalDraft<Draft>, 'draft'>), draft };
}

/** Keeps a draft as it is now, as JSON: whether this browser did. */
export function keepLocalDraft(name: string, json: string, more?: Partial<DraftSync> & { about?: string }): boolean {
	const text = JSON.stringify({ data: json, at: serverDate().toISOString(), ...more });
	const isKept = keepStored(keyOf(name), text);
	if (isKept) keptHere.set(name, text);
	else keptHere.delete(name);
	return isKept;
}

/** Forgets a draft that was sent, unless another tab has typed something else under its name since. */
export function forgetSentDraft(name: string): void {
	const own = keptHere.get(name);
	if (own === undefined || readStored(keyOf(name)) === own) forgetLocalDraft(name);
}

export function forgetLocalDraft(name: string): void {
	keptHere.delete(name);
	forgetStored(keyOf(name));
}

/** Names of the drafts that this browser keeps. */
export function localDraftNames(): string[] {
	return storedKeys()
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => key.slice(PREFIX.length));
}

/** Whether this browser keeps something that was begun and that the server does not have. */
export function hasUnsentDraft(): boolean {
	return localDraftNames().some((name) => !readLocalDraft(name, String)?.isSent);
}
