import type { Db } from '../database/open-database.ts';

/**
 * Tells that no commune in force is loaded: then addresses can be chosen by the units until 30 June 2025 alone, and new names are not
 * found. None ships, and nothing else says that a list is empty for that reason.
 */
export async function tellMissingCommunes(db: Db, tell: (message: string) => void): Promise<void> {
	const commune = await db
		.selectFrom('unit')
		.select('code')
		.where('system', '=', 'current')
		.where('level', '=', 'ward')
		.limit(1)
		.executeTakeFirst();
	if (commune) return;
	tell(
		'no communes in force are loaded: addresses go by the units before 1 July 2025 alone; npm run import:units brings them (docs/runbook.md)',
	);
}
