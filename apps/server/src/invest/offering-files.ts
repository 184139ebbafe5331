import type { Db } from '../database/open-database.ts';
import type { StoredOffering } from '../database/tables.ts';
import { dropFiles } from '../file/drop-files.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';

/** Takes the uploads among the documents of an offering, and throws away what neither it nor its accepted version names. Throws BAD_INPUT. */
export async function takeOfferingFiles(
	tx: Db,
	accountId: string,
	wanted: StoredOffering['documents'],
	before: StoredOffering['documents'] = [],
	accepted: StoredOffering['documents'] = [],
): Promise<void> {
	const known = [...before, ...accepted].map(({ id }) => id);
	// One after the other: they come from one transaction.
	for (const [index, { id }] of wanted.entries()) {
		if (known.includes(id)) continue;
		const paper = await takeUpload(tx, accountId, id, 'OFFERING_FILE');
		const path = `offering.documents.${index}.id`;
		if (!paper) throw badField(path, 'unknown');
		const { key, name = key } = paper;
		await tx.insertInto('offering_file').values({ id, account_id: accountId, key, name }).execute();
	}
	await dropOfferingFiles(tx, before, [...wanted, ...accepted]);
}

/** Throws away the papers of an offering that are no longer wanted. */
export async function dropOfferingFiles(
	tx: Db,
	before: StoredOffering['documents'],
	kept: StoredOffering['documents'],
): Promise<void> {
	const gone = before.map(({ id }) => id).filter((id) => !kept.some((paper) => paper.id === id));
	if (gone.length === 0) return;
	const files = await tx.deleteFrom('offering_file').where('id', 'in', gone).returning('key').execute();
	await dropFiles(
		tx,
		files.map(({ key }) => key),
	);
}
