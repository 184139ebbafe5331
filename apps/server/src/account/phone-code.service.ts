import { randomInt } from 'node:crypto';
import { codeSchema } from '@ancu/forms/account/schema';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { enqueue } from '../job/job.repository.ts';
import { giveBack, type Limit, spend } from '../limit/limit.ts';
import { networkOf } from '../limit/network.ts';
import { messageText } from '../notification/texts.ts';
import { isMarkOf, markOf } from '../secret-key.ts';
import { findAccountByPhone } from './account.repository.ts';
import { readPhone } from './phone.ts';
import {
	confirmCode,
	countAttempt,
	findCode,
	findNewestCode,
	findProof,
	insertCode,
	lockCodes,
	takeProof,
} from './phone-code.repository.ts';
import type { PhoneProofVerifier, ProofPurpose } from './phone-proof.ts';
import { hashToken, newToken } from './token.ts';

const LIFE_MINUTES = 10;
const RESEND_S = 60;
const MAX_ATTEMPTS = 5;
// Time to choose a password and to read what one agrees to.
const PROOF_MS = 15 * 60_000;

const HOUR = 3_600;
const limits = {
	address: { name: 'code-address', max: 20, seconds: HOUR },
	phoneHour: { name: 'code-phone-hour', max: 5, seconds: HOUR },
	phoneDay: { name: 'code-phone-day', max: 10, seconds: 24 * HOUR },
	// Every message costs money: beyond this somebody is spending ours.
	total: { name: 'code-total', max: 1_000, seconds: HOUR },
	confirm: { name: 'code-confirm', max: 60, seconds: HOUR },
} satisfies Record<string, Limit>;

/** Sends a code to a phone number. What is answered, and how fast, does not depend on whether somebody has the number. */
export async function requestPhoneCode(
	context: Context,
	given: string,
	purpose: ProofPurpose,
): Promise<{ id: string; expiresAt: string; resendAt: string }> {
	if (purpose === 'CHANGE_PHONE' && !context.viewer) throw new AppError('UNAUTHENTICATED');
	const phone = readPhone(given);
	if (!phone) throw new AppError('BAD_INPUT', { fields: [{ path: 'phone', code: 'invalid' }] });

	await requireTime(context.db, phone, purpose);
	await spend(context, limits.address, networkOf(context.client.address));
	await spend(context, limits.phoneHour, phone);
	await spend(context, limits.phoneDay, phone);
	await spend(context, limits.total, 'all');

	const code = String(randomInt(1_000_000)).padStart(6, '0');
	const expiresAt = new Date(Date.now() + LIFE_MINUTES * 60_000);
	return context.db.transaction().execute(async (db) => {
		// Of requests that come together the first is answered.
		await lockCodes(db, phone, purpose);
		await requireTime(db, phone, purpose);
		const { id, created_at } = await insertCode(db, {
			purpose,
			phone,
			code_hash: markOf(context.env.secretKeys, textOfCode(phone, purpose, code)),
			expires_at: expiresAt,
		});
		const text = await textFor(db, phone, purpose, code, context);
		// One statement either way: the answer takes as long, and only what is sent counts.
		if (text) await enqueue(db, 'sms.send', { to: phone, text, codeId: id });
		else await giveBack(db, limits.total, 'all');
		return {
			id,
			expiresAt: expiresAt.toISOString(),
			resendAt: new Date(created_at.getTime() + RESEND_S * 1000).toISOString(),
		};
	});
}

/** Throws CODE_TOO_SOON where a code was sent less than a minute ago. */
async function requireTime(db: Db, phone: string, purpose: ProofPurpose): Promise<void> {
	const newest = await findNewestCode(db, phone, purpose);
	const wait = newest ? RESEND_S - (Date.now() - newest.created_at.getTime()) / 1000 : 0;
	if (wait > 0) throw new AppError('CODE_TOO_SOON', { params: { seconds: Math.ceil(wait) } });
}

/** What the phone is told; nothing where a message would only annoy a stranger. */
async function textFor(
	db: Db,
	phone: string,
	purpose: ProofPurpose,
	code: string,
	{ locale }: Context,
): Promise<string | undefined> {
	const isKnown = Boolean(await findAccountByPhone(db, phone));
	const codeText = messageText('sms.code', { code, minutes: LIFE_MINUTES }, locale);
	if (purpose === 'RESET_PASSWORD') return isKnown ? codeText : undefined;
	return isKnown ? messageText('sms.registered', {}, locale) : codeText;
}

/** Trades a code for a token that proves the number. Five wrong guesses end it. */
export async function confirmPhoneCode(context: Context, id: string, given: string): Promise<{ token: string }> {
	const code = codeSchema.safeParse(given);
	if (!code.success) throw new AppError('BAD_INPUT', { fields: [{ path: 'code', code: 'six_digits' }] });
	await spend(context, limits.confirm, networkOf(context.client.address));

	const row = isUuid(id) ? await countAttempt(context.db, id, MAX_ATTEMPTS) : undefined;
	if (!row) throw new AppError((await isExhausted(context.db, id)) ? 'CODE_EXHAUSTED' : 'CODE_EXPIRED');
	if (!isMarkOf(context.env.secretKeys, textOfCode(row.phone, row.purpose, code.data), row.code_hash)) {
		const left = MAX_ATTEMPTS - row.attempts;
		throw left > 0 ? new AppError('WRONG_CODE', { params: { left } }) : new AppError('CODE_EXHAUSTED');
	}
	const { token, hash } = newToken();
	if (!(await confirmCode(context.db, id, hash, new Date(Date.now() + PROOF_MS)))) throw new AppError('CODE_EXPIRED');
	return { token };
}

async function isExhausted(db: Db, id: string): Promise<boolean> {
	const row = isUuid(id) ? await findCode(db, id) : undefined;
	return Boolean(row && row.attempts >= MAX_ATTEMPTS && !row.confirmed_at && row.expires_at > new Date());
}

// Six digits are soon tried by whoever has the hashes, so they are keyed.
function textOfCode(phone: string, purpose: ProofPurpose, code: string): string {
	return `${phone}|${purpose}|${code}`;
}

/** Takes the tokens that our own codes were traded for. */
export function createCodeProof(db: Db): PhoneProofVerifier {
	const proven = (phone: string | undefined) => {
		if (!phone) throw new AppError('PROOF_EXPIRED');
		return { phone };
	};
	return {
		read: async (token, purpose) => proven(await findProof(db, hashToken(token), purpose)),
		use: async (token, purpose) => proven(await takeProof(db, hashToken(token), purpose)),
	};
}
