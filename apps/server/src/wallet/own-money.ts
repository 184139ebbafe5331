import { type AccountRow, findAccountByPhone } from '../account/account.repository.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';

/** Throws OWN_MONEY where staff would decide about money of their own: that takes somebody else. */
export function requireOthers(viewer: Context['viewer'], accountId: string | undefined): void {
	if (viewer !== null && viewer.id === accountId) throw new AppError('OWN_MONEY');
}

/** Whose money staff decide about, by a phone number. Throws BAD_INPUT `unknown`, and OWN_MONEY. */
export async function findOthers({ db, viewer }: Pick<Context, 'db' | 'viewer'>, phone: string): Promise<AccountRow> {
	const account = await findAccountByPhone(db, phone);
	if (!account) throw badField('phone', 'unknown');
	requireOthers(viewer, account.id);
	return account;
}
