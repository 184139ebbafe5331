import { setServerTime } from '@ancu/forms/format';
import { keepStored, readStored } from './storage.ts';

const KEY = 'clock-ahead';

let kept = 0;

/** Counts by the server's clock from now on, and on the next page of this tab before anything was answered there. */
export function noteServerTime(at: number): void {
	const ahead = setServerTime(at);
	if (ahead === kept) return;
	kept = ahead;
	keepStored(KEY, String(ahead), 'sessionStorage');
}

/** Counts by the server's clock as far as the page before knew it. */
export function recallServerTime(): void {
	kept = setServerTime(Date.now() - (Number(readStored(KEY, 'sessionStorage')) || 0));
}
