import type { ConsentPurpose } from '@ancu/forms/account';
import { emailSchema, nameSchema } from '@ancu/forms/account/schema';
import * as z from 'zod/mini';
import { inTransaction } from '../database/in-transaction.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { type NetworkLimit, spendFrom } from '../limit/limit.ts';
import { insertAccount } from './account.repository.ts';
import type { SignedIn } from './account.service.ts';
import { giveConsents } from './consent.service.ts';
import { sendVerification } from './mail-token.service.ts';
import { checkNewPassword } from './password.service.ts';
import { hashPassword } from './password.ts';
import { needPhone } from './phone.ts';
import { takeProofOf } from './phone-proof.ts';
import { openSession } from './session.service.ts';

const limit: NetworkLimit = { name: 'register', max: 20, wide: 100, seconds: 3_600 };

const schema = z.object({ name: nameSchema, email: z._default(z.nullable(emailSchema), null) });

export interface Registration {
	name: string;
	password: string;
	phone: string;
	/** Proves the phone number. */
	idToken: string;
	email?: string | null | undefined;
	consents?: readonly ConsentPurpose[] | null | undefined;
}

/** Registers whoever proves to hold a phone number, and signs them in. */
export async function register(context: Context, given: Registration): Promise<SignedIn> {
	await spendFrom(context, limit, context.client.address);
	const { name, email } = parseInput(schema, { name: given.name, email: given.email ?? null });
	const phone = needPhone(given.phone);
	await checkNewPassword(given.password, 'password', [name, phone, email]);

	// Last of the checks: a proof counts once, and a slip in another field must not cost it.
	await takeProofOf(context.phoneProof, { phone, token: given.idToken, purpose: 'REGISTER' });
	const passwordHash = await hashPassword(given.password);
	const account = await inTransaction(context.db, async (db) => {
		const inserted = await insertAccount(db, { name, phone, email: email || null, password_hash: passwordHash });
		if (inserted) await giveConsents(db, inserted.id, given.consents ?? []);
		return inserted;
	});
	if (!account) throw new AppError('PHONE_TAKEN');
	if (account.email) await sendVerification(context, account);
	return { user: account, token: await openSession(context, account) };
}
