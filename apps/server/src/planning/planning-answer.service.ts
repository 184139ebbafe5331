import {
	CHECK_CODE_DIGITS,
	CHECK_CODE_LENGTH,
	type PlanningAnswerValues,
	percentsOf,
	planningAnswerSchema,
	planningDisputeSchema,
	planningRatingSchema,
	planningUpholdSchema,
	promisedAt,
	readCheckCode,
} from '@ancu/forms/planning';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type { PlanningInfoInput } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { enqueue } from '../job/job.repository.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { networkOf } from '../limit/network.ts';
import { randomCode } from '../random-code.ts';
import {
	findAnswer,
	findAnswerByCode,
	insertAnswer,
	notePlanningChecked,
	type PlanningAnswerRow,
	supersedeAnswers,
	updateAnswer,
} from './planning-answer.repository.ts';
import { sealerOf } from './planning-answer-seal.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';
import { getPlanningCheck } from './planning-check.service.ts';
import { changeCheck, requireAction, step } from './planning-check-change.ts';
import { takePlanningFiles } from './planning-check-files.ts';
import { refundWhereLate } from './planning-check-late.ts';
import { placeName } from './planning-check-place.ts';

const verifying: Limit = { name: 'check-code', max: 60, seconds: 60 };

/** Answers a planning check as it was at `updatedAt`, once a key: its owner may have mended the plot since. Its document is made in the background. */
export async function createPlanningAnswer(
	context: Context,
	input: PlanningInfoInput,
	updatedAt?: string | null,
): Promise<PlanningAnswerRow> {
	const checkId = input.planningCheckRequestId;
	if (!checkId) throw badField('planningCheckRequestId', 'required');
	const id = await idempotent(context, { name: 'createPlanningInfo', body: [input, updatedAt] }, (keep) =>
		changeCheck(context, checkId, async (db, asked) => {
			requireAction(asked, 'ANSWER', context.viewer);
			requireVersion(updatedAt, asked.updated_at, 'CHECK_CHANGED');
			const check = await refundWhereLate(db, asked);
			const answer = await writeAnswer(context, db, check, parseInput(planningAnswerSchema, input));
			await step(context, db, check, 'ANSWER', { answered_at: answer.created_at, question: null });
			await keep(db, answer.id);
			return answer.id;
		}),
	);
	return getPlanningAnswer(context, id);
}

/** Corrects an answer, once a key: a new version takes the place of the one that stands, which stays to be verified as superseded. What is left out is as it was. */
export async function correctPlanningAnswer(
	context: Context,
	id: string,
	input: PlanningInfoInput,
	updatedAt?: string | null,
): Promise<PlanningAnswerRow> {
	const { check_id } = await getPlanningAnswer(context, id);
	const version = await idempotent(context, { name: 'updatePlanningInfo', body: [id, input, updatedAt] }, (keep) =>
		changeCheck(context, check_id, async (db, check) => {
			requireAction(check, 'CORRECT', context.viewer);
			requireVersion(updatedAt, check.updated_at, 'CHECK_CHANGED');
			const before = await readCurrent(db, id);
			const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
			const values = parseInput(planningAnswerSchema, { ...readFacts(before), ...given });
			await supersedeAnswers(db, check_id);
			const answer = await writeAnswer(context, db, check, values, before);
			await step(context, db, check, 'CORRECT', { question: null, plot_mended_at: null });
			await keep(db, answer.id);
			return answer.id;
		}),
	);
	return getPlanningAnswer(context, version);
}

/**
 * Upholds the answer that is disputed, and says why, once a key: the same version stands, with its document and its code. Of the check as
 * it was at `updatedAt`, as one is given.
 */
export async function upholdPlanningAnswer(
	context: Context,
	id: string,
	given: string,
	updatedAt?: string | null,
): Promise<PlanningAnswerRow> {
	const { check_id } = await getPlanningAnswer(context, id);
	await idempotent(context, { name: 'upholdPlanningInfo', body: [id, given, updatedAt] }, (keep) =>
		changeCheck(context, check_id, async (db, check) => {
			requireAction(check, 'UPHOLD', context.viewer);
			requireVersion(updatedAt, check.updated_at, 'CHECK_CHANGED');
			const { reason: text } = parseInput(planningUpholdSchema, { reason: given });
			await readCurrent(db, id);
			await step(context, db, check, 'UPHOLD', { text, question: null });
			await keep(db, id);
			return id;
		}),
	);
	return getPlanningAnswer(context, id);
}

/** The owner's opinion of the answer that stands; the last one counts. */
export async function ratePlanningAnswer(context: Context, id: string, given: number): Promise<PlanningAnswerRow> {
	const { check_id } = await getPlanningAnswer(context, id);
	return changeCheck(context, check_id, async (db, check) => {
		requireAction(check, 'RATE', context.viewer);
		const { rating } = parseInput(planningRatingSchema, { rating: given });
		const answer = await readCurrent(db, id);
		if (answer.rating === rating) return answer;
		await step(context, db, check, 'RATE', { text: String(rating) });
		return updateAnswer(db, id, { rating });
	});
}

/**
 * The owner says that the answer is wrong: whoever gave it looks again, within the promised time, also where it was upheld before. Until
 * it is corrected it stands; the fee does not go back by itself.
 */
export async function disputePlanningAnswer(context: Context, id: string, given: string): Promise<PlanningAnswerRow> {
	const { check_id } = await getPlanningAnswer(context, id);
	return changeCheck(context, check_id, async (db, check) => {
		requireAction(check, 'DISPUTE', context.viewer);
		const { reason: text } = parseInput(planningDisputeSchema, { reason: given });
		await readCurrent(db, id);
		await step(context, db, check, 'DISPUTE', { text, promised_at: promisedAt(new Date()) });
		return updateAnswer(db, id, { disputed_at: new Date() });
	});
}

/** One version of an answer, for the owner of its planning check and for staff who answer. */
export async function getPlanningAnswer(context: Context, id: string): Promise<PlanningAnswerRow> {
	const answer = isUuid(id) ? await findAnswer(context.db, id) : undefined;
	if (!answer) throw new AppError('NOT_FOUND');
	await getPlanningCheck(context, answer.check_id);
	return answer;
}

/** The latest version of the answer to a planning check; null while there is none. */
export async function getAnswerOfCheck(context: Context, checkId: string): Promise<PlanningAnswerRow | null> {
	const check = await getPlanningCheck(context, checkId);
	return context.loaders.planningAnswer.load(check.id);
}

/** The answer of a check code, for anybody; null when we gave none, or when it no longer is what we signed. */
export async function verifyCheckCode(context: Context, typed: string): Promise<PlanningAnswerRow | null> {
	const code = readCheckCode(typed);
	if (code === undefined) return null;
	await spend(context, verifying, networkOf(context.client.address));
	const answer = await findAnswerByCode(context.db, code);
	if (!answer) return null;
	if ((await sealerOf(context.env)).holds(answer)) return answer;
	context.log.error({ answer: answer.id }, 'a planning answer is not what was signed, or its key is gone');
	return null;
}

/** The version that stands; another one was corrected meanwhile. */
async function readCurrent(db: Db, id: string): Promise<PlanningAnswerRow> {
	const answer = await findAnswer(db, id);
	if (!answer || answer.superseded_at) throw new AppError('NOT_ALLOWED_NOW');
	return answer;
}

async function writeAnswer(
	context: Context,
	db: Db,
	check: PlanningCheckRow,
	values: PlanningAnswerValues,
	before?: PlanningAnswerRow,
): Promise<PlanningAnswerRow> {
	const accountId = context.viewer?.id ?? '';
	const percents = percentsOf(values.zones.map(({ area }) => area));
	const papers = { accountId, checkId: check.id, path: 'fileLinkIds' };
	const answer = {
		check_id: check.id,
		version: (before?.version ?? 0) + 1,
		// To the millisecond: what was signed is what is read again.
		created_at: new Date(),
		map_sheet_no: check.map_sheet_no,
		land_plot_no: check.land_plot_no,
		place: await placeName(db, check),
		content: values.content || null,
		zones: values.zones.map(({ landCode, name, area }, index) => ({
			landCode,
			name: name || null,
			area,
			percent: percents[index] ?? 0,
		})),
		road_reserve: values.roadReserve ?? null,
		max_density: values.maxDensity ?? null,
		floor_area_ratio: values.floorAreaRatio ?? null,
		storeys: values.storeys ?? null,
		plan_name: values.planName || null,
		decision: values.decision || null,
		decided_on: values.decidedOn || null,
		horizon: values.horizon ?? null,
		source: values.source || null,
		confidence: values.confidence,
		as_of: values.asOf,
		file_ids: await takePlanningFiles(db, papers, values.fileLinkIds ?? before?.file_ids ?? [], before?.file_ids),
		// 60 random bits.
		check_code: randomCode(CHECK_CODE_DIGITS, CHECK_CODE_LENGTH),
	};
	const stored = await insertAnswer(db, {
		...answer,
		zones: JSON.stringify(answer.zones),
		author_id: accountId,
		signature: (await sealerOf(context.env)).sign(answer),
	});
	if (check.listing_id) await notePlanningChecked(db, [check.listing_id]);
	await enqueue(db, 'planning.document', { answerId: stored.id });
	return stored;
}

function readFacts(answer: PlanningAnswerRow): PlanningInfoInput {
	return {
		content: answer.content,
		fileLinkIds: answer.file_ids,
		zones: answer.zones,
		roadReserve: answer.road_reserve,
		maxDensity: answer.max_density,
		floorAreaRatio: answer.floor_area_ratio,
		storeys: answer.storeys,
		planName: answer.plan_name,
		decision: answer.decision,
		decidedOn: answer.decided_on,
		horizon: answer.horizon,
		source: answer.source,
		confidence: answer.confidence,
		asOf: answer.as_of,
	};
}
