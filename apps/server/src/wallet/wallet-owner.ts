import { findAccountByPhone } from '../account/account.repository.ts';
import { readPhone } from '../account/phone.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetOneWalletOwnerArgs, WalletOwner } from '../graphql/schema.generated.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { findWallet } from './history.ts';
import { requireOthers } from './own-money.ts';

// Whoever moves money looks a few people up; whoever looks all day is after something else.
const limit: Limit = { name: 'wallet-owner', max: 60, seconds: 3_600 };

/** Whose wallet money is about to be moved of, by the phone that is typed for that. It is refused as that would be: `unknown`, `invalid`, OWN_MONEY. */
export async function findWalletOwner(
	context: Context,
	{ phone: given }: QueryGetOneWalletOwnerArgs,
): Promise<WalletOwner> {
	const { db, env, viewer } = context;
	const phone = readPhone(given);
	if (!phone) throw badField('phone', 'invalid');
	await spend({ db, env }, limit, viewer?.id ?? '');
	const account = await findAccountByPhone(db, phone);
	if (!account || account.deleted_at) throw badField('phone', 'unknown');
	requireOthers(viewer, account.id);
	const { id, name } = account;
	const { balance } = await findWallet(db, id);
	return { id, name, phone, balance };
}
