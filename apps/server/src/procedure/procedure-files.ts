import { PROCEDURE_FILES_MAX, PROCEDURE_HISTORY_MAX, type ProcedureSubstepValues } from '@ancu/forms/procedure';
import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { privateFileUrl } from '../file/private-file.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { FileLink } from '../graphql/schema.generated.ts';
import {
	deleteProcedureFiles,
	findProcedureFiles,
	insertProcedureFile,
	insertProcedureFileEvent,
	moveProcedureFile,
	type ProcedureFileEventRow,
	type ProcedureFileRow,
	retireProcedureFile,
} from './procedure-file.repository.ts';

/**
 * Makes the files of a substep those that are wanted, in that order. New ones are taken from uploads of the account; what gives way to
 * one of them is kept for the history; what is known and not named any more is thrown away. Throws BAD_INPUT.
 */
export async function changeFiles(
	tx: Db,
	{ accountId, substepId }: { accountId: string; substepId: string },
	{ fileLinkIds, replaces, knownFileIds }: Pick<ProcedureSubstepValues, 'fileLinkIds' | 'replaces' | 'knownFileIds'>,
): Promise<void> {
	const all = await findProcedureFiles(tx, [substepId]);
	const present = new Map(all.flatMap((file) => (file.replaced_at ? [] : [[file.id, file] as const])));
	const known = new Set(knownFileIds ?? present.keys());
	const isGone = (id: string) => known.has(id) && !present.has(id);
	const oldOf = readReplacements(replaces ?? [], fileLinkIds ?? [], present, isGone);
	if (!fileLinkIds) return;
	const replaced = new Set([...oldOf.values()].map(({ id }) => id));
	// Another tab or device may have put files in, and taken some away.
	const unknown = [...present.keys()].filter((id) => !known.has(id));
	const wanted = [...new Set([...fileLinkIds, ...unknown])].filter((id) => !replaced.has(id) && !isGone(id));
	if (wanted.length > PROCEDURE_FILES_MAX) throw badField('fileLinkIds', 'over_limit');

	// One after the other: they come from one transaction.
	for (const [position, id] of wanted.entries()) {
		if (present.has(id)) {
			await moveProcedureFile(tx, id, position);
			continue;
		}
		const upload = await takeUpload(tx, accountId, id, 'PROCEDURE_FILE');
		if (!upload) throw badField(`fileLinkIds.${fileLinkIds.indexOf(id)}`, 'unknown');
		const { key, name = key } = upload;
		await insertProcedureFile(tx, { id, substep_id: substepId, key, name, position });
		const old = oldOf.get(id);
		if (old) await retireProcedureFile(tx, old.id);
		const kind = old ? 'REPLACED' : 'ADDED';
		await insertProcedureFileEvent(tx, {
			substep_id: substepId,
			kind,
			file_id: old?.id ?? id,
			name: old?.name ?? name,
		});
	}

	const removed = [...present.values()].filter(({ id }) => !wanted.includes(id) && !replaced.has(id));
	for (const { name } of removed)
		await insertProcedureFileEvent(tx, { substep_id: substepId, kind: 'REMOVED', file_id: null, name });
	await dropProcedureFiles(tx, [...removed, ...(await beyondHistory(tx, substepId))]);
}

/** What each new file takes the place of. */
function readReplacements(
	replaces: NonNullable<ProcedureSubstepValues['replaces']>,
	wanted: readonly string[],
	present: ReadonlyMap<string, ProcedureFileRow>,
	isGone: (id: string) => boolean,
): Map<string, ProcedureFileRow> {
	return new Map(
		replaces.flatMap(({ oldId, newId }, index) => {
			// There is nothing left that it could take the place of.
			if (isGone(oldId)) return [];
			const old = present.get(oldId);
			if (!old) throw badField(`replaces.${index}.oldId`, 'unknown');
			if (!wanted.includes(newId) || present.has(newId)) throw badField(`replaces.${index}.newId`, 'unknown');
			return [[newId, old] as const];
		}),
	);
}

/** Replaced files of a substep that are too old to be kept. */
async function beyondHistory(tx: Db, substepId: string): Promise<ProcedureFileRow[]> {
	const files = await findProcedureFiles(tx, [substepId]);
	const age = ({ replaced_at }: ProcedureFileRow) => replaced_at?.getTime() ?? 0;
	return files
		.filter(({ replaced_at }) => replaced_at !== null)
		.sort((a, b) => age(b) - age(a))
		.slice(PROCEDURE_HISTORY_MAX);
}

async function dropProcedureFiles(tx: Db, files: readonly ProcedureFileRow[]): Promise<void> {
	if (files.length === 0) return;
	const keys = await deleteProcedureFiles(
		tx,
		files.map(({ id }) => id),
	);
	await dropFiles(tx, keys);
}

/** Links to the files of an own substep, without those that were replaced. */
export async function fileLinks({ env, loaders }: Context, substepId: string): Promise<FileLink[]> {
	const files = await loaders.procedureFiles.load(substepId);
	return files.flatMap((file) => (file.replaced_at ? [] : [toLink(env, file)]));
}

/** A link to the file that an event is about, while it is kept. */
export async function fileOfEvent(
	{ env, loaders }: Context,
	{ substep_id, file_id }: ProcedureFileEventRow,
): Promise<FileLink | null> {
	const files = await loaders.procedureFiles.load(substep_id);
	const file = files.find(({ id }) => id === file_id);
	return file ? toLink(env, file) : null;
}

function toLink(env: Context['env'], file: ProcedureFileRow): FileLink {
	return { id: file.id, name: file.name, url: privateFileUrl(env, file) };
}
