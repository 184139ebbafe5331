import type { Selectable } from 'kysely';
import { lockLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { DraftTable } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { MutationSaveDraftArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';

export type DraftRow = Selectable<DraftTable>;

const CHARACTERS_MAX = 50_000;
/** Far more than anybody writes at once; nobody fills the database with them. */
const DRAFTS_MAX = 100;

/** Forms that the signed-in account has begun, the latest first. */
export function findDrafts({ db, viewer }: Context): Promise<DraftRow[]> {
	return db
		.selectFrom('draft')
		.selectAll()
		.where('account_id', '=', viewer?.id ?? '')
		.orderBy('updated_at', 'desc')
		.execute();
}

/**
 * Keeps what stands in a form. Throws NOT_ALLOWED_NOW where it was typed on another version than the one that is kept by now, or that
 * one is gone: posted or thrown away elsewhere; and TOO_MANY_DRAFTS where it is one more than a hundred: what somebody typed goes for
 * nothing else.
 */
export async function saveDraft(context: Context, { id, data, updatedAt }: MutationSaveDraftArgs): Promise<DraftRow> {
	const { db, viewer } = context;
	const accountId = viewer?.id ?? '';
	if (!isUuid(id)) throw badField('id', 'invalid');
	if (data.length > CHARACTERS_MAX) throw badField('data', 'too_long');
	const change = { data, updated_at: new Date() };
	const draft = updatedAt
		? await db
				.updateTable('draft')
				.set(change)
				.where('account_id', '=', accountId)
				.where('id', '=', id)
				.where('updated_at', '=', new Date(updatedAt))
				.returningAll()
				.executeTakeFirst()
		: await inTransaction(db, async (tx) => {
				// Those sent together count each other.
				await lockLiving(tx, accountId);
				if ((await countOthers(tx, accountId, id)) >= DRAFTS_MAX)
					throw new AppError('TOO_MANY_DRAFTS', { params: { max: DRAFTS_MAX } });
				return tx
					.insertInto('draft')
					.values({ account_id: accountId, id, ...change })
					.onConflict((conflict) => {
						const present = conflict.columns(['account_id', 'id']);
						return updatedAt === null ? present.doNothing() : present.doUpdateSet(change);
					})
					.returningAll()
					.executeTakeFirst();
			});
	if (!draft) throw new AppError('NOT_ALLOWED_NOW');
	return draft;
}

async function countOthers(db: Db, accountId: string, id: string): Promise<number> {
	const { count } = await db
		.selectFrom('draft')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('account_id', '=', accountId)
		.where('id', '<>', id)
		.executeTakeFirstOrThrow();
	return count;
}

/** Throws a draft away. One that is not there is no failure. */
export async function deleteDraft({ db, viewer }: Context, id: string): Promise<boolean> {
	if (!isUuid(id)) return false;
	await db
		.deleteFrom('draft')
		.where('account_id', '=', viewer?.id ?? '')
		.where('id', '=', id)
		.execute();
	return true;
}
