import { needPhone } from '../account/phone.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetOneWalletOwnerArgs, WalletOwner } from '../graphql/schema.generated.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { findWallet } from './history.ts';
import { findOthers } from './own-money.ts';

// Whoever moves money looks a few people up; whoever looks all day is after something else.
const limit: Limit = { name: 'wallet-owner', max: 60, seconds: 3_600 };

/** Whose wallet money is about to be moved of, by the phone that is typed for that. It is refused as that would be: `unknown`, `invalid`, OWN_MONEY. */
export async function findWalletOwner(
	context: Context,
	{ phone: given }: QueryGetOneWalletOwnerArgs,
): Promise<WalletOwner> {
	const { db, env, viewer } = context;
	const phone = needPhone(given);
	await spend({ db, env }, limit, viewer?.id ?? '');
	const { id, name } = await findOthers(context, phone);
	const { balance } = await findWallet(db, id);
	return { id, name, phone, balance };
}
