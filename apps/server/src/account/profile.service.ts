import { emailSchema, nameSchema, profileSchema } from '@ancu/forms/account/schema';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { AccountTable } from '../database/tables.ts';
import { dropFiles } from '../file/drop-files.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { MutationSetMyLocationArgs, MutationUpdateMeArgs } from '../graphql/schema.generated.ts';
import { type AccountRow, findAccountByEmail, findAccountByPhone, updateAccount } from './account.repository.ts';
import { getMe } from './account.service.ts';
import { hasConsent } from './consent.service.ts';
import { takeMailToken } from './mail-token.service.ts';
import { confirmPassword } from './password.service.ts';
import { needPhone } from './phone.ts';
import { takeProofOf } from './phone-proof.ts';
import { lockLiving } from './require-living.ts';
import { contactChanges, isSameEmail, tellOwner } from './tell-owner.ts';

const { website, dateOfBirth, address, description } = profileSchema.shape;
// Null and an empty text both mean: nothing is said any more. What is not there stays as it is.
const schema = z.object({
	name: z.optional(nameSchema),
	email: z.optional(z.nullable(emailSchema)),
	website: z.optional(z.nullable(website)),
	dateOfBirth: z.optional(z.nullable(dateOfBirth)),
	address: z.optional(z.nullable(address)),
	description: z.optional(z.nullable(description)),
});

/** Changes the signed-in account's profile; what is left out stays as it is. Another phone or e-mail takes the password. */
export async function updateMe(context: Context, given: MutationUpdateMeArgs): Promise<AccountRow> {
	const account = await getMe(context);
	const values = parseInput(schema, { ...given, name: given.name ?? undefined });
	const proven = readNewPhone(account, given);
	const email = values.email === undefined ? undefined : values.email || null;
	const isOtherEmail = (one: AccountRow) => email !== undefined && !isSameEmail(one.email, email);
	const change: Updateable<AccountTable> = {
		...(values.name !== undefined && { name: values.name }),
		...(values.website !== undefined && { website: values.website || null }),
		...(values.dateOfBirth !== undefined && { date_of_birth: values.dateOfBirth || null }),
		...(values.address !== undefined && { address: values.address || null }),
		...(values.description !== undefined && { description: values.description || null }),
		...(typeof given.isShowPhone === 'boolean' && { is_show_phone: given.isShowPhone }),
		...(typeof given.isShowEmail === 'boolean' && { is_show_email: given.isShowEmail }),
		...(await readPlace(context, account, given)),
		...(email !== undefined && { email }),
	};
	// Before a proof is used up: it counts once, and a wrong password must not cost it.
	const owner = proven || isOtherEmail(account) ? await confirmOwner(context, given.password) : undefined;
	if (proven) await takePhoneProof(context, proven);
	const updated = await inTransaction(context.db, async (db) => {
		// Another change may have come meanwhile: its picture is the one to throw away, its address the one to write to and to compare with.
		const before = await lockLiving(db, account.id);
		const isUnproved = isOtherEmail(before);
		if ((proven || isUnproved) && owner?.password_hash !== before.password_hash) throw new AppError('WRONG_PASSWORD');
		const avatar = await changeAvatar(db, before, given.avatar);
		const phone = proven && { phone: proven.phone };
		const unproved = isUnproved && { email_verified_at: null };
		const changed = await updateAccount(db, account.id, { ...change, ...avatar, ...phone, ...unproved }).catch(orTaken);
		await tellOwner(db, before, contactChanges(before, changed), context.origin);
		return changed;
	});
	context.loaders.account.clear(account.id).prime(account.id, updated);
	return updated;
}

/**
 * Remembers where the signed-in account is looking, if it consented to that. The units that come along are not kept: they would stand
 * as where the person lives, and stay when the consent is withdrawn.
 */
export async function setMyLocation(
	context: Context,
	{ longitude, latitude }: MutationSetMyLocationArgs,
): Promise<AccountRow> {
	const account = await getMe(context);
	const fields = [
		...(Math.abs(longitude) <= 180 ? [] : [{ path: 'longitude', code: 'invalid' }]),
		...(Math.abs(latitude) <= 90 ? [] : [{ path: 'latitude', code: 'invalid' }]),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
	return inTransaction(context.db, async (db) => {
		// Whoever withdraws the consent or erases the account waits for this, or is waited for.
		await lockLiving(db, account.id);
		if (!(await hasConsent(db, account.id, 'LOCATION'))) throw new AppError('CONSENT_NEEDED');
		return updateAccount(db, account.id, { location_lat: latitude, location_long: longitude });
	});
}

/** Takes a mail's token: the signed-in account's address is proved. */
export async function confirmEmail(context: Context, emailToken: string): Promise<AccountRow> {
	const account = await getMe(context);
	return inTransaction(context.db, async (db) => {
		const { accountId, email } = await takeMailToken(db, emailToken, 'VERIFY');
		if (accountId !== account.id || account.email?.toLowerCase() !== email) throw new AppError('PROOF_EXPIRED');
		const holder = await findAccountByEmail(db, email);
		if (holder && holder.id !== account.id) throw new AppError('EMAIL_TAKEN');
		// The address may be changed at this very moment: only the one that the mail went to is proved.
		const proved = await db
			.updateTable('account')
			.set({ email_verified_at: new Date(), updated_at: new Date() })
			.where('id', '=', account.id)
			.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
			.returningAll()
			.executeTakeFirst()
			.catch(orTaken);
		if (!proved) throw new AppError('PROOF_EXPIRED');
		return proved;
	});
}

// Two people may be about to take the same number or address.
function orTaken(error: unknown): never {
	const { code, constraint } = error as { code?: string; constraint?: string };
	if (code === '23505') throw new AppError(constraint === 'account_email' ? 'EMAIL_TAKEN' : 'PHONE_TAKEN');
	throw error;
}

async function readPlace(
	{ loaders }: Context,
	account: AccountRow,
	given: Pick<MutationUpdateMeArgs, 'provinceId' | 'districtId'>,
): Promise<Updateable<AccountTable>> {
	if (given.provinceId === undefined && given.districtId === undefined) return {};
	const province = given.provinceId === undefined ? account.province_code : given.provinceId || null;
	// Another province without a district means: no district.
	const district =
		given.districtId === undefined && province === account.province_code
			? account.district_code
			: given.districtId || null;
	const find = async (code: string | null) => (code ? await loaders.unit.load({ system: 'legacy', code }) : null);
	if (province && (await find(province))?.level !== 'province') throw badField('provinceId', 'unknown');
	if (district && (await find(district))?.parent_code !== province) throw badField('districtId', 'unknown');
	return { province_code: province, district_code: district };
}

interface NewPhone {
	phone: string;
	token: string;
}

/**
 * The number that is to be the account's, with what should prove it; undefined where none is given, or its own. None in place of one is
 * refused: people sign in by it and get back in by it.
 */
function readNewPhone(
	account: AccountRow,
	given: Pick<MutationUpdateMeArgs, 'phone' | 'phoneToken'>,
): NewPhone | undefined {
	if (given.phone === undefined) return undefined;
	if (!given.phone) {
		if (account.phone) throw badField('phone', 'required');
		return undefined;
	}
	const phone = needPhone(given.phone);
	if (phone === account.phone) return undefined;
	if (!given.phoneToken) throw badField('phone', 'unproven');
	return { phone, token: given.phoneToken };
}

// None at all is no guess, and not counted as one.
async function confirmOwner(context: Context, password: string | null | undefined): Promise<AccountRow> {
	if (!password) throw new AppError('WRONG_PASSWORD');
	return confirmPassword(context, password);
}

async function takePhoneProof({ db, phoneProof }: Context, { phone, token }: NewPhone): Promise<void> {
	await takeProofOf(phoneProof, { phone, token, purpose: 'CHANGE_PHONE' });
	if (await findAccountByPhone(db, phone)) throw new AppError('PHONE_TAKEN');
}

async function changeAvatar(
	db: Db,
	account: AccountRow,
	uploadId: string | null | undefined,
): Promise<Updateable<AccountTable>> {
	if (typeof uploadId !== 'string') return {};
	const picture = uploadId ? await takeUpload(db, account.id, uploadId, 'AVATAR') : null;
	if (picture === undefined) throw badField('avatar', 'unknown');
	if (account.avatar) await dropFiles(db, [account.avatar]);
	return { avatar: picture?.key ?? null };
}
