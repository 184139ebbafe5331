import { DAY_MS } from '@ancu/forms/format';
import { keepStored, readStored } from '../data/storage.ts';

const KEY = 'push-later';
const DAYS = 30;

/** Remembers that the person did not want to be asked now. A matter of this browser, so it stays when somebody signs out. */
export function keepPushLater(now: Date): void {
	keepStored(KEY, now.toISOString());
}

/** Whether that was within thirty days. For the browser alone. */
export function isPushLater(now: Date): boolean {
	const since = now.getTime() - Date.parse(readStored(KEY) ?? '');
	return since < DAYS * DAY_MS;
}
