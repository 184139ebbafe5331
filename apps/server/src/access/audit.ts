import os from 'node:os';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { findPage } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { AuditTable, Tables } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type {
	MutationDecideReportArgs,
	MutationResolvers,
	MutationUpdatePlanningCheckRequestArgs,
	QueryGetAllAuditArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { stepsIn } from '../planning/planning-check-steps.ts';

/** One thing that staff did, or tried to, or that was done on a terminal. */
export type AuditRow = Selectable<AuditTable>;

/** The mutation by which staff decide about a report, one way or the other. */
const decision: keyof MutationResolvers = 'decideReport';

/** Steps that are asked for by the mutations that stand for several. */
const steps: Readonly<Record<string, (args: never) => readonly string[]>> = {
	updatePlanningCheckRequest: ({ data }: MutationUpdatePlanningCheckRequestArgs) => stepsIn(data),
	[decision]: ({ upheld }: MutationDecideReportArgs) => [upheld ? 'UPHOLD' : 'DISMISS'],
} satisfies Partial<Record<keyof MutationResolvers, unknown>>;

/** What a mutation is noted as: its name, or its name with each of the steps that are asked for by it. */
function namesOf(operation: string, args: object): string[] {
	const asked = steps[operation]?.(args as never) ?? [];
	return asked.length === 0 ? [operation] : asked.map((step) => `${operation} ${step}`);
}

/** Runs an operation; of staff it is noted, done or refused. What was sent is not: it may be secret. */
export async function withAudit(
	context: Context,
	operation: string,
	args: object,
	run: () => unknown,
): Promise<unknown> {
	const { viewer } = context;
	if (!viewer || viewer.role === 'user') return run();
	try {
		const result = await run();
		await note(context, operation, args, 'OK', result);
		return result;
	} catch (error) {
		await note(context, operation, args, error instanceof AppError ? error.code : 'INTERNAL');
		throw error;
	}
}

async function note(
	{ db, viewer, requestId, log }: Context,
	operation: string,
	args: object,
	outcome: string,
	result?: unknown,
) {
	if (!viewer) return;
	const row = {
		account_id: viewer.id,
		role: viewer.role,
		record_id: recordOf(args) ?? idOf(result),
		outcome,
		request_id: requestId,
	};
	try {
		const record_id = operation === decision ? await reportedBy(db, row.record_id) : row.record_id;
		const rows = namesOf(operation, args).map((name) => ({ ...row, record_id, operation: name }));
		await db.insertInto('audit').values(rows).execute();
	} catch (error) {
		// It is done already: the log keeps what the table does not.
		log.error({ err: error, alarm: 'audit', operation, ...row }, 'something that staff did was not noted');
	}
}

/** Notes what a command on this machine's terminal did to a record (an account, a listing), with what it does or not at all. */
export async function noteCommand(tx: Db, operation: string, recordId: string): Promise<void> {
	const row = { account_id: null, role: null, operation, record_id: recordId, outcome: 'OK' };
	await tx
		.insertInto('audit')
		.values({ ...row, request_id: `${os.userInfo().username}@${os.hostname()}` })
		.execute();
}

/** The id of what an operation is about: its first argument that is one, else the first of its input. */
function recordOf(args: object): string | null {
	const inner = Object.values(args).flatMap((value) =>
		typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
	);
	for (const [name, value] of [...Object.entries(args), ...inner] as [string, unknown][])
		if (/id$/i.test(name) && typeof value === 'string' && isUuid(value)) return value;
	return null;
}

/** The id of the listing of a report: what was done about that is looked for, and nobody knows a report by its id. */
async function reportedBy(db: Db, reportId: string | null): Promise<string | null> {
	if (reportId === null) return null;
	const report = await db
		.selectFrom('listing_report')
		.select('listing_id')
		.where('id', '=', reportId)
		.executeTakeFirst();
	return report?.listing_id ?? reportId;
}

/** The id of what an operation made. */
function idOf(result: unknown): string | null {
	const id = typeof result === 'object' && result !== null && 'id' in result ? result.id : null;
	return typeof id === 'string' && isUuid(id) ? id : null;
}

/** What staff did, the latest first. */
export async function findAudit({ db }: Context, { accountId, recordId, search, ...page }: QueryGetAllAuditArgs) {
	for (const [name, id] of Object.entries({ accountId, recordId }))
		if (id && !isUuid(id)) throw badField(name, 'invalid');
	const range = readPage(page);
	let found = db.selectFrom('audit');
	if (accountId) found = found.where('account_id', '=', accountId);
	if (recordId) found = found.where('record_id', '=', recordId);
	const asked = search?.trim();
	if (asked) found = found.where((eb) => isCalled(eb, asked));
	return findPage(found, range, (rows) => rows.selectAll().orderBy('id', 'desc'));
}

/** Whose user name, or what number of a listing, somebody typed; an id is anybody's or anything's. */
function isCalled(eb: ExpressionBuilder<Tables, 'audit'>, asked: string) {
	if (isUuid(asked)) return eb.or([eb('record_id', '=', asked), eb('account_id', '=', asked)]);
	const named = eb.selectFrom('account').select('account.id').where('username', '=', asked.toLowerCase());
	const byName = eb('account_id', 'in', named);
	if (!/^\d{1,9}$/.test(asked)) return byName;
	const numbered = eb.selectFrom('listing').select('listing.id').where('sequence_id', '=', Number(asked));
	return eb.or([byName, eb('record_id', 'in', numbered)]);
}
