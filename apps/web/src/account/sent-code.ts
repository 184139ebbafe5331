import { serverNow } from '@ancu/forms/format';
import { forgetStored, keepStored, readStoredRecord } from '../data/storage.ts';

/** What a code proves a number for. */
export type CodePurpose = 'REGISTER' | 'RESET_PASSWORD' | 'CHANGE_PHONE';

/** The number that a code was sent to, and the code's times. */
export interface SentCode {
	phone: string;
	id: string;
	expiresAt: string;
	resendAt: string;
}

const keyOf = (purpose: CodePurpose) => `code:${purpose}`;

/** Keeps in this tab which code was sent: phones throw a page away while somebody reads the message. */
export function keepSentCode(purpose: CodePurpose, { phone, id, expiresAt, resendAt }: SentCode): void {
	keepStored(keyOf(purpose), JSON.stringify({ phone, id, expiresAt, resendAt }), 'sessionStorage');
}

/** The code that this tab waits for; undefined when there is none that still counts. For the browser alone. */
export function readSentCode(purpose: CodePurpose): SentCode | undefined {
	const sent = readStoredRecord(keyOf(purpose), 'sessionStorage');
	if (isSentCode(sent) && Date.parse(sent.expiresAt) > serverNow()) return sent;
	forgetSentCode(purpose);
	return undefined;
}

/** The code was used, or counts no more. */
export function forgetSentCode(purpose: CodePurpose): void {
	forgetStored(keyOf(purpose), 'sessionStorage');
}

/** Whether two numbers are one, however they are written. Takes what `phoneSchema` takes. */
export function isSamePhone(one: string, other: string): boolean {
	return subscriberOf(one) === subscriberOf(other);
}

function subscriberOf(phone: string): string {
	return phone.replace(/\D/g, '').slice(-9);
}

function isSentCode(kept: Readonly<Record<string, unknown>>): kept is Readonly<Record<string, unknown>> & SentCode {
	return ['phone', 'id', 'expiresAt', 'resendAt'].every((key) => typeof kept[key] === 'string');
}
