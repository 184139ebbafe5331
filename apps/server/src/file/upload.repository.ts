import { DAY_MS } from '@ancu/forms/format';
import { type Selectable, sql } from 'kysely';
import { hashToken, newToken } from '../account/token.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { UploadTable } from '../database/tables.ts';
import type { UploadPurpose } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { deleteJob, enqueue } from '../job/job.repository.ts';
import { dropFiles } from './drop-files.ts';
import { keysOf, type StoredPicture } from './stored-picture.ts';

/** An upload as it is stored. */
export type UploadRow = Selectable<UploadTable>;

/** Opens an upload; the token is the address that the file is sent to. */
export async function insertUpload(
	db: Db,
	upload: { accountId: string; purpose: UploadPurpose; minutes: number },
): Promise<{ id: string; token: string }> {
	const { token, hash } = newToken();
	const { id } = await db
		.insertInto('upload')
		.values({
			account_id: upload.accountId,
			purpose: upload.purpose,
			token_hash: hash,
			expires_at: sql<Date>`now() + ${upload.minutes} * interval '1 minute'`,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return { id, token };
}

/** The upload that a token stands for, if it still waits for its file. */
export function findOpenUpload(db: Db, token: string): Promise<UploadRow | undefined> {
	return db
		.selectFrom('upload')
		.selectAll()
		.where('token_hash', '=', hashToken(token))
		.where('file_key', 'is', null)
		.where('expires_at', '>', sql<Date>`now()`)
		.executeTakeFirst();
}

/** Far longer than any upload takes. */
const REMOVED_AFTER_MS = DAY_MS;

/** Has files removed in a day, unless the job is deleted once something names them; returns its id. */
export function planRemoval(db: Db, keys: readonly string[]): Promise<number> {
	return enqueue(db, 'file.delete', { keys: [...keys] }, new Date(Date.now() + REMOVED_AFTER_MS));
}

/** Notes where the picture is, and that it stays. False when another had come first. */
export function completeUpload(db: Db, id: string, picture: StoredPicture, removal: number): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const { numUpdatedRows } = await tx
			.updateTable('upload')
			.set({ file_key: picture.key, picture: JSON.stringify(picture) })
			.where('id', '=', id)
			.where('file_key', 'is', null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await deleteJob(tx, removal);
		return true;
	});
}

/** Those of an account's uploads that have their file and wait to be used. */
export function findUnusedUploads(
	db: Db,
	accountId: string,
	ids: readonly string[],
	purpose: UploadPurpose,
): Promise<UploadRow[]> {
	return db
		.selectFrom('upload')
		.selectAll()
		.where('id', 'in', ids)
		.where('account_id', '=', accountId)
		.where('purpose', '=', purpose)
		.where('file_key', 'is not', null)
		.where('used_at', 'is', null)
		.execute();
}

/** How many files of an account wait to be used. */
export async function countUnusedUploads(db: Db, accountId: string): Promise<number> {
	const { count } = await db
		.selectFrom('upload')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('account_id', '=', accountId)
		.where('file_key', 'is not', null)
		.where('used_at', 'is', null)
		.executeTakeFirstOrThrow();
	return count;
}

/** How many papers an account keeps with its procedures, and with its planning checks that nobody paid for. */
export async function countKeptPapers(db: Db, accountId: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select (
			select count(*) from procedure_record as record
			join procedure_substep as substep on substep.record_id = record.id
			join procedure_file as file on file.substep_id = substep.id
			where record.account_id = ${accountId}
		) + (
			select count(*) from planning_check as asked join planning_file as file on file.check_id = asked.id
			where asked.account_id = ${accountId} and asked.paid_at is null
		) as count`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Uses an upload up; returns its picture, undefined when there is none for this account and purpose. */
export async function takeUpload(
	db: Db,
	accountId: string,
	id: string,
	purpose: UploadPurpose,
): Promise<StoredPicture | undefined> {
	if (!isUuid(id)) return undefined;
	const row = await db
		.updateTable('upload')
		.set({ used_at: new Date() })
		.where('id', '=', id)
		.where('account_id', '=', accountId)
		.where('purpose', '=', purpose)
		.where('file_key', 'is not', null)
		.where('used_at', 'is', null)
		.returning('picture')
		.executeTakeFirst();
	return row?.picture ?? undefined;
}

/** Few enough that their rows are locked for a moment. */
const SWEPT_AT_ONCE = 500;

/** Forgets uploads that nothing took in a month, but for those that a draft of their sender still names: a part at a time. */
export async function sweepUploads(db: Db): Promise<void> {
	let part: number;
	do part = await inTransaction(db, sweepSome);
	while (part === SWEPT_AT_ONCE);
}

async function sweepSome(tx: Db): Promise<number> {
	const unused = tx
		.selectFrom('upload')
		.select('id')
		.where('used_at', 'is', null)
		.where('created_at', '<', sql<Date>`now() - interval '30 days'`)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('draft')
						.select('draft.id')
						.whereRef('draft.account_id', '=', 'upload.account_id')
						.where(sql<boolean>`strpos(draft.data, upload.id::text) > 0`),
				),
			),
		)
		.limit(SWEPT_AT_ONCE)
		.forUpdate()
		.skipLocked();
	const gone = await tx.deleteFrom('upload').where('id', 'in', unused).returning('picture').execute();
	await dropFiles(tx, filesOf(gone));
	return gone.length;
}

/** What an account has sent and nothing has taken, the oldest first; not where the files are. */
export function exportUploads(db: Db, accountId: string): Promise<object[]> {
	return db
		.selectFrom('upload')
		.select(['id', 'purpose', sql<string | null>`picture->>'name'`.as('name'), 'created_at'])
		.where('account_id', '=', accountId)
		.where('file_key', 'is not', null)
		.where('used_at', 'is', null)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

/** Erases an account's uploads, with the files of those that nothing has taken: the others belong to what took them. */
export async function eraseUploads(tx: Db, accountId: string): Promise<void> {
	const gone = await tx
		.deleteFrom('upload')
		.where('account_id', '=', accountId)
		.returning(['picture', 'used_at'])
		.execute();
	await dropFiles(tx, filesOf(gone.filter(({ used_at }) => used_at === null)));
}

function filesOf(uploads: readonly Pick<UploadRow, 'picture'>[]): string[] {
	return uploads.flatMap(({ picture }) => (picture ? keysOf(picture) : []));
}
