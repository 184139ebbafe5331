import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { privateFileUrl } from '../file/private-file.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { FileLink } from '../graphql/schema.generated.ts';
import { deletePlanningFiles, insertPlanningFile } from './planning-check.repository.ts';

/** Papers as they are wanted: ids of own uploads, and of papers that are there already. Throws BAD_INPUT at `path`. */
export async function takePlanningFiles(
	db: Db,
	{ accountId, checkId, path }: { accountId: string; checkId: string; path: string },
	wanted: readonly string[],
	present: readonly string[] = [],
): Promise<string[]> {
	const ids = [...new Set(wanted)];
	// One after the other: they come from one transaction.
	for (const [index, id] of ids.entries()) {
		if (present.includes(id)) continue;
		const paper = await takeUpload(db, accountId, id, 'PLANNING_FILE');
		if (!paper) throw badField(`${path}.${index}`, 'unknown');
		const { key, name = key } = paper;
		await insertPlanningFile(db, { id, check_id: checkId, account_id: accountId, key, name });
	}
	return ids;
}

/** Throws papers away that are no longer wanted. */
export async function dropPlanningFiles(
	db: Db,
	before: readonly string[],
	kept: readonly string[] = [],
): Promise<void> {
	const gone = before.filter((id) => !kept.includes(id));
	if (gone.length === 0) return;
	await dropFiles(db, await deletePlanningFiles(db, gone));
}

/** Links to papers, for somebody who may open them. */
export async function planningFileLinks({ env, loaders }: Context, ids: readonly string[]): Promise<FileLink[]> {
	const files = await Promise.all(ids.map((id) => loaders.planningFile.load(id)));
	return files.flatMap((file) => (file ? [{ id: file.id, name: file.name, url: privateFileUrl(env, file) }] : []));
}
