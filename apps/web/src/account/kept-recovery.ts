import { MINUTE_MS, serverNow } from '@ancu/forms/format';
import { forgetStored, keepStored, readStoredRecord } from '../data/storage.ts';

// With the codes that are waited for, which are forgotten when somebody signs out.
const KEY = 'code:mail';
/** As long as a link counts. */
const LIFE_MS = 10 * MINUTE_MS;

/** Keeps in this tab that a password is set anew by mail, and the address that the link was sent to; empty before. */
export function keepMailRecovery(email: string): void {
	keepStored(KEY, JSON.stringify({ email, until: serverNow() + LIFE_MS }), 'sessionStorage');
}

/** What this tab knew of that before it was read anew; undefined where it is done by phone, or the link counts no more. For the browser alone. */
export function readMailRecovery(): { email: string } | undefined {
	const { email, until } = readStoredRecord(KEY, 'sessionStorage');
	return typeof email === 'string' && typeof until === 'number' && until > serverNow() ? { email } : undefined;
}

/** It is done by phone after all, or done with. */
export function forgetMailRecovery(): void {
	forgetStored(KEY, 'sessionStorage');
}
