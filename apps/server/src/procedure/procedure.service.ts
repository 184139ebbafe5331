import { vietnamDay } from '@ancu/forms/format';
import { SEARCH_TEXT_MAX } from '@ancu/forms/listing';
import { PROCEDURES_MAX, procedureRecordSchema, procedureRecordUpdateSchema } from '@ancu/forms/procedure';
import { foldWords } from '@ancu/forms/text';
import { lockLiving } from '../account/require-living.ts';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type {
	ProcedureRecordFilter,
	ProcedureRecordInput,
	ProcedureRecordUpdateInput,
	QueryGetAllMyProcedureRecordArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { findListingsById } from '../listing/listing.repository.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
import {
	countProcedures,
	deleteProcedures,
	findProcedure,
	findProceduresOf,
	findSubsteps,
	insertProcedure,
	insertSubsteps,
	lockProcedure,
	type ProcedureRow,
	updateProcedure,
} from './procedure.repository.ts';
import { findFileKeysOf } from './procedure-file.repository.ts';
import { type ProcedureView, recordIdOfStep, type StepView, viewProcedure } from './procedure-view.ts';
import { findCurrentTemplate, findTemplatesById } from './template.repository.ts';

const limit: Limit = { name: 'procedure', max: 50, seconds: 86_400 };

/** Starts a procedure after the version of its template that is published now, once a key. */
export async function createProcedure(context: Context, input: ProcedureRecordInput): Promise<ProcedureView> {
	const accountId = context.viewer?.id ?? '';
	const {
		type,
		name,
		description = null,
		price = null,
		side,
		locationInfoId,
	} = parseInput(procedureRecordSchema, input);
	const id = await idempotent(context, { name: 'createProcedureRecord', body: [input] }, async (keep) => {
		return inTransaction(context.db, async (tx) => {
			// What is refused costs none of the day's.
			await spend({ db: tx, env: context.env }, limit, accountId);
			await lockLiving(tx, accountId);
			if ((await countProcedures(tx, accountId)) >= PROCEDURES_MAX) throw badField('name', 'over_limit');
			const listingId = locationInfoId ? await requireListing(tx, context.viewer, locationInfoId) : null;
			const template = await findCurrentTemplate(tx, type);
			if (!template) throw new AppError('NOT_AVAILABLE');
			const record = await insertProcedure(tx, {
				type,
				name,
				description,
				price,
				account_id: accountId,
				template_id: template.id,
				side: side ?? 'BUYER',
				listing_id: listingId,
			});
			const keys = template.content.steps.flatMap((step) =>
				step.substeps.map((substep) => ({ step_key: step.key, substep_key: substep.key })),
			);
			await insertSubsteps(
				tx,
				keys.map((key, position) => ({ ...key, position, record_id: record.id })),
			);
			await keep(tx, record.id);
			return record.id;
		});
	});
	return getProcedure(context, id);
}

/** A page of the account's procedures: late ones first, then the newest. */
export async function listProcedures(
	{ db, viewer }: Context,
	{ search, filter, ...page }: QueryGetAllMyProcedureRecordArgs,
): Promise<Page<ProcedureView>> {
	const { limit: size, offset } = readPage(page);
	// There are a hundred at most, so what follows from substeps is looked at here, by the rules that the screens have too.
	const views = await viewProcedures(db, await findProceduresOf(db, viewer?.id ?? ''));
	const words = [...new Set(foldWords((search ?? '').slice(0, SEARCH_TEXT_MAX)))];
	const found = views.filter((view) => fits(view, filter) && hasWords(view, words));
	const late = found.filter(({ progress }) => progress.isOverdue);
	const ordered = [...late, ...found.filter(({ progress }) => !progress.isOverdue)];
	return { data: ordered.slice(offset, offset + size), total: found.length };
}

/** One of the account's procedures. */
export async function getProcedure({ db, viewer }: Context, id: string): Promise<ProcedureView> {
	const record = isUuid(id) ? await findProcedure(db, viewer?.id ?? '', id) : undefined;
	if (!record) throw new AppError('NOT_FOUND');
	return viewOne(db, record);
}

/** One step of one of the account's procedures. */
export async function getStep(context: Context, id: string): Promise<StepView> {
	const { steps } = await getProcedure(context, recordIdOfStep(id));
	const step = steps.find((each) => each.id === id);
	if (!step) throw new AppError('NOT_FOUND');
	return step;
}

/** Changes what a procedure is called and calculated from; what is left out stays as it is. */
export function updateProcedureRecord(
	{ db, viewer }: Context,
	id: string,
	input: ProcedureRecordUpdateInput,
): Promise<ProcedureView> {
	const change = parseInput(procedureRecordUpdateSchema, input);
	return inTransaction(db, async (tx) => {
		const before = await requireOwn(tx, viewer, id);
		return viewOne(tx, await updateProcedure(tx, before.id, change));
	});
}

/** Throws a procedure away, with its files. */
export function deleteProcedure({ db, viewer }: Context, id: string): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const record = await requireOwn(tx, viewer, id);
		await dropProcedures(tx, [record.id]);
		return true;
	});
}

/** Forgets procedures, and throws their files away. */
export async function dropProcedures(tx: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const keys = await findFileKeysOf(tx, ids);
	await deleteProcedures(tx, ids);
	await dropFiles(tx, keys);
}

/** Puts a procedure together as it stands now. */
export async function viewOne(db: Db, record: ProcedureRow): Promise<ProcedureView> {
	const [view] = await viewProcedures(db, [record]);
	if (!view) throw new Error(`The procedure ${record.id} was not put together.`);
	return view;
}

async function viewProcedures(db: Db, records: readonly ProcedureRow[]): Promise<ProcedureView[]> {
	const templates = await findTemplatesById(db, [...new Set(records.map(({ template_id }) => template_id))]);
	const substeps = await findSubsteps(
		db,
		records.map(({ id }) => id),
	);
	const byId = new Map(templates.map((template) => [template.id, template]));
	const byRecord = Map.groupBy(substeps, ({ record_id }) => record_id);
	const day = today();
	return records.map((record) => {
		const template = byId.get(record.template_id);
		if (!template) throw new Error(`The procedure ${record.id} names a template that is not there.`);
		return viewProcedure(record, template, byRecord.get(record.id) ?? [], day);
	});
}

function fits({ record, progress }: ProcedureView, filter: ProcedureRecordFilter | null | undefined): boolean {
	const { status, type, isOverdue, isWaitingForMe } = filter ?? {};
	return (
		(!status || (status === 'FINISHED') === progress.isFinished) &&
		(!type || type === record.type) &&
		(typeof isOverdue !== 'boolean' || isOverdue === progress.isOverdue) &&
		(typeof isWaitingForMe !== 'boolean' || isWaitingForMe === progress.isWaitingForMe)
	);
}

/** Every word that was typed stands in name or description, or begins one there; tone marks or not. */
function hasWords({ record }: ProcedureView, typed: readonly string[]): boolean {
	const words = foldWords(`${record.name} ${record.description ?? ''}`);
	return typed.every((begin) => words.some((word) => word.startsWith(begin)));
}

async function requireListing(tx: Db, viewer: Context['viewer'], id: string): Promise<string> {
	const [listing] = isUuid(id) ? await findListingsById(tx, [id]) : [];
	if (!listing || !isVisibleListing(listing, viewer)) throw badField('locationInfoId', 'unknown');
	return listing.id;
}

async function requireOwn(tx: Db, viewer: Context['viewer'], id: string): Promise<ProcedureRow> {
	const record = isUuid(id) ? await lockProcedure(tx, viewer?.id ?? '', id) : undefined;
	if (!record) throw new AppError('NOT_FOUND');
	return record;
}

function today(): string {
	return vietnamDay(new Date());
}
