import { randomInt } from 'node:crypto';
import { codeSchema } from '@ancu/forms/account/schema';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { enqueue } from '../job/job.repository.ts';
import { giveBack, type Limit, type NetworkLimit, spend, spendFrom } from '../limit/limit.ts';
import { messageText } from '../notification/texts.ts';
import { hmacOf, isHmacOf } from '../secret-key.ts';
import { findAccountByPhone } from './account.repository.ts';
import { needPhone } from './phone.ts';
import {
	confirmCode,
	countAttempt,
	findProof,
	hasNoAttempts,
	insertCode,
	lockCodes,
	secondsSinceCode,
	takeProof,
} from './phone-code.repository.ts';
import type { PhoneProofVerifier, ProofPurpose } from './phone-proof.ts';
import { hashToken, newToken } from './token.ts';

const LIFE_MINUTES = 10;
const LIFE_S = LIFE_MINUTES * 60;
const RESEND_S = 60;
const ATTEMPTS_MAX = 5;
// Time to choose a password and to read what one agrees to.
const PROOF_S = 15 * 60;

const HOUR = 3_600;
const limits = {
	address: { name: 'code-address', max: 20, wide: 100, seconds: HOUR },
	// Of a phone for one network. A stranger elsewhere who asks for the same number uses up their own.
	hour: { name: 'code-hour', max: 5, wide: 10, seconds: HOUR },
	day: { name: 'code-day', max: 10, wide: 20, seconds: 24 * HOUR },
	// Nobody's phone rings all day, wherever they are asked for.
	phoneHour: { name: 'code-phone-hour', max: 15, seconds: HOUR },
	phoneDay: { name: 'code-phone-day', max: 30, seconds: 24 * HOUR },
	confirm: { name: 'code-confirm', max: 60, wide: 300, seconds: HOUR },
} satisfies Record<string, Limit | NetworkLimit>;

// Every message costs money: beyond this somebody is spending ours. Each purpose has its own, so that whoever uses up the registrations
// keeps nobody from getting back in.
const totals: Record<ProofPurpose, Limit> = {
	REGISTER: { name: 'code-total-register', max: 500, seconds: HOUR },
	RESET_PASSWORD: { name: 'code-total-recovery', max: 400, seconds: HOUR },
	CHANGE_PHONE: { name: 'code-total-change', max: 100, seconds: HOUR },
};

/** Sends a code to a phone number. What is answered, and how fast, does not depend on whether somebody has the number. */
export async function requestPhoneCode(
	context: Context,
	given: string,
	purpose: ProofPurpose,
): Promise<{ id: string; expiresAt: string; resendAt: string }> {
	if (purpose === 'CHANGE_PHONE' && !context.viewer) throw new AppError('UNAUTHENTICATED');
	const phone = needPhone(given);

	await requireTime(context.db, phone, purpose);
	const { address } = context.client;
	await spendFrom(context, limits.address, address);

	const code = String(randomInt(1_000_000)).padStart(6, '0');
	return inTransaction(context.db, async (db) => {
		// Of requests that come together the first is answered.
		await lockCodes(db, phone, purpose);
		await requireTime(db, phone, purpose);
		// Only now: what is refused here, or further down, is rolled back and uses up nobody's.
		const counted = { ...context, db };
		await spendFrom(counted, limits.hour, address, phone);
		await spendFrom(counted, limits.day, address, phone);
		await spend(counted, limits.phoneHour, phone);
		await spend(counted, limits.phoneDay, phone);
		const code_hash = hmacOf(context.env.secretKeys, textOfCode(phone, purpose, code));
		const id = await insertCode(db, { purpose, phone, code_hash }, LIFE_S);
		const text = await textFor(db, phone, purpose, code, context);
		// Everybody who asks waits for whoever counts here: last, so that it is short.
		await spend(counted, totals[purpose], 'all');
		// One statement either way: the answer takes as long, and only what is sent counts.
		if (text) await enqueue(db, 'sms.send', { to: phone, text, codeId: id });
		else await giveBack(counted, totals[purpose], 'all');
		// By the clock of who answers, which browsers go by.
		const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
		return { id, expiresAt: inSeconds(LIFE_S), resendAt: inSeconds(RESEND_S) };
	});
}

/** Throws CODE_TOO_SOON where a code was sent less than a minute ago. */
async function requireTime(db: Db, phone: string, purpose: ProofPurpose): Promise<void> {
	const wait = RESEND_S - ((await secondsSinceCode(db, phone, purpose)) ?? RESEND_S);
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
	if (!code.success) throw badField('code', 'six_digits');
	await spendFrom(context, limits.confirm, context.client.address);

	const row = isUuid(id) ? await countAttempt(context.db, id, ATTEMPTS_MAX) : undefined;
	if (!row) {
		const isExhausted = isUuid(id) && (await hasNoAttempts(context.db, id, ATTEMPTS_MAX));
		throw new AppError(isExhausted ? 'CODE_EXHAUSTED' : 'CODE_EXPIRED');
	}
	if (!isHmacOf(context.env.secretKeys, textOfCode(row.phone, row.purpose, code.data), row.code_hash)) {
		const left = ATTEMPTS_MAX - row.attempts;
		throw left > 0 ? new AppError('WRONG_CODE', { params: { left } }) : new AppError('CODE_EXHAUSTED');
	}
	const { token, hash } = newToken();
	if (!(await confirmCode(context.db, id, hash, PROOF_S))) throw new AppError('CODE_EXPIRED');
	return { token };
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
