import { AppError } from '../../graphql/app-error.ts';
import type { Context } from '../../graphql/context.ts';
import type { ImportRowInput, ImportRowResult } from '../../graphql/schema.generated.ts';
import { giveBack, type Limit, spend } from '../../limit/limit.ts';
import { createTurns } from '../../limit/turns.ts';
import { importRows } from './import-rows.ts';

const ROWS_MAX = 100;
const SOURCE_MAX = 200;
const batches: Limit = { name: 'import', max: 2_000, seconds: 86_400 };
/** New listings: somebody has to look at each. */
const listings: Limit = { name: 'import-listing', max: 2_000, seconds: 86_400 };
/**
 * One batch of an account is taken at a time, and the next waits here: in the transaction it would hold a connection meanwhile. Our
 * client sends one after the other, and one again whose answer was lost, while the first may still be under way.
 */
const importing = createTurns({ name: 'import-turn', atOnce: 1, waitingMost: 4, waitsMs: 10_000 });

/**
 * Takes rows of a broker's file as listings of the viewer; they wait to be accepted. Rows that make no new listing are not counted: a
 * file that is longer than a day's is sent again from its start the next day.
 */
export async function importListings(
	context: Context,
	{ source, rows }: { source: string; rows: readonly ImportRowInput[] },
): Promise<ImportRowResult[]> {
	const accountId = context.viewer?.id ?? '';
	const name = source.trim();
	const fields = [
		...(name ? [] : [{ path: 'source', code: 'required' }]),
		...(name.length > SOURCE_MAX ? [{ path: 'source', code: 'too_long' }] : []),
		...(rows.length > ROWS_MAX ? [{ path: 'rows', code: 'too_many' }] : []),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
	return importing(accountId)(async () => {
		await spend(context, batches, accountId);
		let added = 0;
		try {
			// Counted before, as many as may come: batches that come to several servers know nothing of each other.
			await spend(context, listings, accountId, rows.length);
			const results = await importRows(context.db, { accountId, source: name, rows });
			added = results.filter(({ outcome }) => outcome === 'ADDED').length;
			return results;
		} finally {
			await giveBack(context, listings, accountId, rows.length - added);
		}
	});
}
