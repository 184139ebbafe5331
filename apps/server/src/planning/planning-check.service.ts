import { randomUUID } from 'node:crypto';
import { isPublicStatus } from '@ancu/forms/listing';
import {
	PLANNING_CHECK_FEE,
	type PlanningRequestValues,
	planningCancelSchema,
	planningQuestionSchema,
	planningReplySchema,
	planningRequestSchema,
	promisedAt,
} from '@ancu/forms/planning';
import { requireLiving } from '../account/require-living.ts';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type {
	PlanningCheckRequestInput,
	PlanningCheckRequestStatus,
	QueryGetAllPlanningCheckRequestArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { findListingsById } from '../listing/listing.repository.ts';
import { toSearchQuery, toSearchVector } from '../listing/listing.search.ts';
import { notePlanningChecked } from './planning-answer.repository.ts';
import {
	findChecks,
	insertCheck,
	insertCheckEvent,
	type PlanningCheckRow,
	updateCheck,
} from './planning-check.repository.ts';
import { cancelCheck, changeCheck, requireAction, step } from './planning-check-change.ts';
import { dropPlanningFiles, takePlanningFiles } from './planning-check-files.ts';
import { refundWhereLate } from './planning-check-late.ts';
import { checkPlace } from './planning-check-place.ts';
import { mayRead } from './planning-check-state.ts';
import { stepsIn, stepTo } from './planning-check-steps.ts';

const limit: Limit = { name: 'planning-check', max: 30, seconds: 86_400 };

/** Asks for a planning check, once a key. It waits to be paid. */
export async function createPlanningCheck(
	context: Context,
	input: PlanningCheckRequestInput,
): Promise<PlanningCheckRow> {
	const accountId = context.viewer?.id ?? '';
	const values = parseInput(planningRequestSchema, readSpelling(input));
	const made = await idempotent(context, { name: 'createPlanningCheckRequest', body: [input] }, async (keep) => {
		return inTransaction(context.db, async (db) => {
			// What is refused costs none of the day's.
			await spend({ db, env: context.env }, limit, accountId);
			await requireLiving(db, accountId);
			const id = randomUUID();
			await insertCheck(db, {
				...(await toColumns(context, db, values)),
				id,
				account_id: accountId,
				locale: context.locale,
				fee: PLANNING_CHECK_FEE,
			});
			await insertCheckEvent(db, { check_id: id, kind: 'sent', actor_id: accountId });
			const papers = { accountId, checkId: id, path: 'fileIds' };
			await updateCheck(db, id, { file_ids: await takePlanningFiles(db, papers, values.fileIds ?? []) });
			await keep(db, id);
			return id;
		});
	});
	const check = await context.loaders.planningCheck.load(made);
	if (!check) throw new AppError('NOT_FOUND');
	return check;
}

/**
 * Changes what is asked for, of the version of `updatedAt` where one is named, and moves a planning check on, once a key: in this order,
 * whatever of it is given, or none of it.
 */
export async function updatePlanningCheck(
	context: Context,
	id: string,
	input: PlanningCheckRequestInput,
	updatedAt?: string | null,
): Promise<PlanningCheckRow> {
	await idempotent(context, { name: 'updatePlanningCheckRequest', body: [id, input, updatedAt] }, (keep) =>
		changeCheck(context, id, async (db, before) => {
			await change(context, db, before, input, updatedAt);
			await keep(db, id);
			return id;
		}),
	);
	return getPlanningCheck(context, id);
}

async function change(
	context: Context,
	db: Db,
	before: PlanningCheckRow,
	input: PlanningCheckRequestInput,
	updatedAt: string | null | undefined,
): Promise<void> {
	let check = before;
	const steps = stepsIn(input);
	if (steps.includes('EDIT')) check = await edit(context, db, check, input, updatedAt);
	// An owner's client may send the whole request back, with its status as it stands. Of staff it is a step that somebody took before.
	const isWhole = check.account_id === context.viewer?.id && (steps.includes('EDIT') || steps.includes('REPLY'));
	const isNoStep = input.status === check.status && (isWhole || check.status === 'sent');
	if (input.status && !isNoStep) check = await move(context, db, check, input.status, input);
	if (steps.includes('ASK')) {
		requireAction(check, 'ASK', context.viewer);
		const { question } = parseInput(planningQuestionSchema, input);
		check = await refundWhereLate(db, check);
		check = await step(context, db, check, 'ASK', { text: question, question, promised_at: null });
	}
	if (steps.includes('REPLY')) {
		requireAction(check, 'REPLY', context.viewer);
		const { reply: text } = parseInput(planningReplySchema, input);
		await step(context, db, check, 'REPLY', { text, question: null, promised_at: promisedAt(new Date()) });
	}
}

/** One planning check, for its owner and for staff who answer. */
export async function getPlanningCheck({ loaders, viewer }: Context, id: string): Promise<PlanningCheckRow> {
	const check = isUuid(id) ? await loaders.planningCheck.load(id) : null;
	if (!check || !mayRead(check, viewer)) throw new AppError('NOT_FOUND');
	return check;
}

/** A page of planning checks: those of an account, or without one everybody's that are paid. */
export function listPlanningChecks(
	{ db, viewer }: Context,
	{ search, filter, ...page }: QueryGetAllPlanningCheckRequestArgs,
	accountId?: string,
): Promise<Page<PlanningCheckRow>> {
	const typed = search?.trim() ?? '';
	const number = /^#?(\d{1,9})$/.exec(typed)?.[1];
	return findChecks(db, {
		...readPage(page),
		accountId,
		assigneeId: filter?.isMine ? viewer?.id : undefined,
		filter,
		words: toSearchQuery(typed, 'in a row'),
		sequenceId: number === undefined ? undefined : Number(number),
	});
}

function readSpelling(input: PlanningCheckRequestInput): PlanningCheckRequestInput {
	return { ...input, landPlotNo: input.landPlotNo ?? input.landPortNo };
}

async function move(
	context: Context,
	db: Db,
	check: PlanningCheckRow,
	status: PlanningCheckRequestStatus,
	input: PlanningCheckRequestInput,
): Promise<PlanningCheckRow> {
	const action = stepTo[status];
	// An answer alone makes it done.
	if (!action) throw new AppError('NOT_ALLOWED_NOW');
	requireAction(check, action, context.viewer);
	if (action === 'TAKE') return step(context, db, check, 'TAKE', { assignee_id: context.viewer?.id ?? null });
	// What was promised goes on running.
	if (action === 'RELEASE') return step(context, db, check, 'RELEASE', { assignee_id: null });
	if (action === 'START') return step(context, db, check, 'START');
	// Its owner owes nobody a reason.
	const isOwn = check.account_id === context.viewer?.id;
	const given = input.cancelReason?.trim() || null;
	const reason = isOwn && !given ? null : parseInput(planningCancelSchema, { cancelReason: given ?? '' }).cancelReason;
	return cancelCheck(context, db, check, reason);
}

/** Changes what is asked for; what is left out stays as it is. */
async function edit(
	context: Context,
	db: Db,
	before: PlanningCheckRow,
	input: PlanningCheckRequestInput,
	updatedAt: string | null | undefined,
): Promise<PlanningCheckRow> {
	requireAction(before, 'EDIT', context.viewer);
	requireVersion(updatedAt, before.updated_at, 'CHECK_CHANGED');
	const given = Object.fromEntries(Object.entries(readSpelling(input)).filter(([, value]) => value !== undefined));
	const values = parseInput(planningRequestSchema, { ...readFacts(before), ...given });
	const papers = { accountId: before.account_id, checkId: before.id, path: 'fileIds' };
	const fileIds = await takePlanningFiles(db, papers, values.fileIds ?? before.file_ids, before.file_ids);
	await dropPlanningFiles(db, before.file_ids, fileIds);
	const columns = await toColumns(context, db, values, before);
	const isMended = before.answered_at !== null && plotColumns.some((column) => columns[column] !== before[column]);
	const after = await updateCheck(db, before.id, {
		...columns,
		file_ids: fileIds,
		...(isMended && { plot_mended_at: new Date() }),
	});
	// The answer that is disputed goes with the check to another listing.
	const listings = [before.listing_id, after.listing_id].filter((id) => id !== null);
	if (before.answered_at) await notePlanningChecked(db, listings);
	return after;
}

/** What says which plot it is. */
const plotColumns = [
	'map_sheet_no',
	'land_plot_no',
	'province_code',
	'district_code',
	'ward_code',
	'current_province_code',
	'current_ward_code',
] as const satisfies readonly (keyof PlanningCheckRow)[];

function readFacts(check: PlanningCheckRow): PlanningCheckRequestInput {
	return {
		address: check.address,
		mapSheetNo: check.map_sheet_no,
		landPlotNo: check.land_plot_no,
		note: check.note,
		street: check.street,
		provinceId: check.province_code,
		districtId: check.district_code,
		wardId: check.ward_code,
		currentProvinceId: check.current_province_code,
		currentWardId: check.current_ward_code,
		locationLat: check.location_lat,
		locationLong: check.location_long,
		locationInfoId: check.listing_id,
		fileIds: check.file_ids,
	};
}

async function toColumns(context: Context, db: Db, values: PlanningRequestValues, before?: PlanningCheckRow) {
	const place = {
		province_code: values.provinceId ?? null,
		district_code: values.districtId ?? null,
		ward_code: values.wardId ?? null,
		current_province_code: values.currentProvinceId ?? null,
		current_ward_code: values.currentWardId ?? null,
	};
	const { mapSheetNo, landPlotNo, street = null, address = null } = values;
	const names = await checkPlace(db, place);
	return {
		...place,
		map_sheet_no: mapSheetNo,
		land_plot_no: landPlotNo,
		street,
		address,
		note: values.note ?? null,
		location_lat: values.locationLat ?? null,
		location_long: values.locationLong ?? null,
		listing_id: await readListing(context, db, values.locationInfoId ?? null, before?.listing_id ?? null),
		search: toSearchVector([`tờ ${mapSheetNo} thửa ${landPlotNo}`, street, address, ...names]),
	};
}

/** The listing that a check is about: a public one or an own one, or the one that it was about before. */
async function readListing(
	{ viewer }: Pick<Context, 'viewer'>,
	db: Db,
	id: string | null,
	before: string | null,
): Promise<string | null> {
	if (id === null || id === before) return id;
	const [listing] = isUuid(id) ? await findListingsById(db, [id]) : [];
	if (!listing || !(isPublicStatus(listing.status) || listing.account_id === viewer?.id))
		throw badField('locationInfoId', 'unknown');
	return id;
}
