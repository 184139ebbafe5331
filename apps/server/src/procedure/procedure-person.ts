import type { Db } from '../database/open-database.ts';
import { findProceduresOf, findSubsteps, lockProceduresOf } from './procedure.repository.ts';
import { dropProcedures } from './procedure.service.ts';
import { findProcedureFileEvents, findProcedureFiles } from './procedure-file.repository.ts';

/** Everything that is kept of an account's procedures; not where their files are. */
export async function exportProcedures(db: Db, accountId: string): Promise<object[]> {
	const records = await findProceduresOf(db, accountId);
	const substeps = await findSubsteps(
		db,
		records.map(({ id }) => id),
	);
	const ids = substeps.map(({ id }) => id);
	const files = ids.length > 0 ? await findProcedureFiles(db, ids) : [];
	const events = ids.length > 0 ? await findProcedureFileEvents(db, ids) : [];
	return records.map((record) => ({
		...record,
		substeps: substeps
			.filter(({ record_id }) => record_id === record.id)
			.map((substep) => ({
				...substep,
				files: files.flatMap(({ key: _key, ...file }) => (file.substep_id === substep.id ? [file] : [])),
				history: events.filter(({ substep_id }) => substep_id === substep.id),
			})),
	}));
}

/** Erases an account's procedures, with their files: also those that are being added at this moment, which it waits for. */
export async function eraseProcedures(tx: Db, accountId: string): Promise<void> {
	await dropProcedures(tx, await lockProceduresOf(tx, accountId));
}
