import { AppError } from '../../graphql/app-error.ts';
import type { Context } from '../../graphql/context.ts';
import type { ImportRowInput, ImportRowResult } from '../../graphql/schema.generated.ts';
import { type Limit, spend } from '../../limit/limit.ts';
import { importRows } from './import-rows.ts';

const ROWS_MAX = 100;
const SOURCE_MAX = 200;
/** 200,000 rows a day: more than any broker has. */
const limit: Limit = { name: 'import', max: 2_000, seconds: 86_400 };

/** Takes rows of a broker's file as listings of the viewer; they wait to be accepted. */
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
	await spend(context, limit, accountId);
	return importRows(context.db, { accountId, source: name, rows });
}
