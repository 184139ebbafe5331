import { readRecord } from '@ancu/forms/text';

type Area = 'localStorage' | 'sessionStorage';

// A storage that is full refuses to keep; one that is shut off (private windows, blocked site data) refuses everything.
function attempt<Result>(run: (storage: Storage) => Result, area: Area): Result | undefined {
	try {
		return run(globalThis[area]);
	} catch {
		return undefined;
	}
}

/** What this browser keeps under a key; null when that is nothing. For the browser alone. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
	return attempt((storage) => storage.getItem(key), area) ?? null;
}

/** The fields of what this browser keeps under a key as JSON, by whatever version or hand; none when that is nothing or no object. */
export function readStoredRecord(key: string, area?: Area): Readonly<Record<string, unknown>> {
	return readRecord(readStored(key, area)) ?? {};
}

/** Keeps something that may be lost: whether this browser did. */
export function keepStored(key: string, value: string, area: Area = 'localStorage'): boolean {
	return attempt((storage) => storage.setItem(key, value) ?? true, area) ?? false;
}

export function forgetStored(key: string, area: Area = 'localStorage'): void {
	attempt((storage) => storage.removeItem(key), area);
}

/** Every key that something is kept under. */
export function storedKeys(area: Area = 'localStorage'): string[] {
	return attempt(Object.keys, area) ?? [];
}
