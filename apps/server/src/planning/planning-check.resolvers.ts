import { unitName } from '../address/unit-name.ts';
import { privateFileUrl } from '../file/private-file.ts';
import type { Context } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
import type { PlanningAnswerRow } from './planning-answer.repository.ts';
import {
	correctPlanningAnswer,
	createPlanningAnswer,
	disputePlanningAnswer,
	getAnswerOfCheck,
	getPlanningAnswer,
	ratePlanningAnswer,
	upholdPlanningAnswer,
	verifyCheckCode,
} from './planning-answer.service.ts';
import { plotOf, verdictOf } from './planning-answer-verdict.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';
import {
	createPlanningCheck,
	getPlanningCheck,
	listPlanningChecks,
	updatePlanningCheck,
} from './planning-check.service.ts';
import { planningFileLinks } from './planning-check-files.ts';
import { allowedActions, answers } from './planning-check-state.ts';

/** What an answer says, for its owner and for whoever holds its document. */
const answerFacts = {
	plot: (answer: PlanningAnswerRow, _args: object, { locale }: Context) => plotOf(answer, locale),
	content: (answer: PlanningAnswerRow, _args: object, { locale }: Context) => verdictOf(answer, locale),
	roadReserve: (answer: PlanningAnswerRow) => answer.road_reserve,
	maxDensity: (answer: PlanningAnswerRow) => answer.max_density,
	floorAreaRatio: (answer: PlanningAnswerRow) => answer.floor_area_ratio,
	planName: (answer: PlanningAnswerRow) => answer.plan_name,
	decidedOn: (answer: PlanningAnswerRow) => answer.decided_on,
	asOf: (answer: PlanningAnswerRow) => answer.as_of,
};

export const planningCheckResolvers = {
	Query: {
		getAllPlanningCheckRequest: (_parent, args, context) => listPlanningChecks(context, args),
		getAllMyPlanningCheckRequest: (_parent, args, context) =>
			listPlanningChecks(context, args, context.viewer?.id ?? ''),
		getOnePlanningCheckRequest: (_parent, { id }, context) => getPlanningCheck(context, id),
		getOnePlanningInfo: (_parent, { id }, context) => getPlanningAnswer(context, id),
		getOnePlanningInfoByPlanningCheckRequestId: (_parent, { id }, context) => getAnswerOfCheck(context, id),
		getPlanningInfoByCode: (_parent, { checkCode }, context) => verifyCheckCode(context, checkCode),
	},
	Mutation: {
		createPlanningCheckRequest: (_parent, { data }, context) => createPlanningCheck(context, data),
		updatePlanningCheckRequest: (_parent, { id, data, updatedAt }, context) =>
			updatePlanningCheck(context, id, data, updatedAt),
		createPlanningInfo: (_parent, { data, updatedAt }, context) => createPlanningAnswer(context, data, updatedAt),
		updatePlanningInfo: (_parent, { id, data, updatedAt }, context) =>
			correctPlanningAnswer(context, id, data, updatedAt),
		upholdPlanningInfo: (_parent, { id, reason, updatedAt }, context) =>
			upholdPlanningAnswer(context, id, reason, updatedAt),
		ratePlanningInfo: (_parent, { id, rating }, context) => ratePlanningAnswer(context, id, rating),
		disputePlanningInfo: (_parent, { id, reason }, context) => disputePlanningAnswer(context, id, reason),
	},
	PlanningCheckRequest: {
		sequenceId: (check) => check.sequence_id,
		address: addressLine,
		mapSheetNo: (check) => check.map_sheet_no,
		landPlotNo: (check) => check.land_plot_no,
		province: (check, _args, context) => unitName(context, 'legacy', check.province_code),
		district: (check, _args, context) => unitName(context, 'legacy', check.district_code),
		ward: (check, _args, context) => unitName(context, 'legacy', check.ward_code),
		provinceId: (check) => check.province_code,
		districtId: (check) => check.district_code,
		wardId: (check) => check.ward_code,
		currentProvinceId: (check) => check.current_province_code,
		currentProvince: (check, _args, context) => unitName(context, 'current', check.current_province_code),
		currentWardId: (check) => check.current_ward_code,
		currentWard: (check, _args, context) => unitName(context, 'current', check.current_ward_code),
		planningInfoId: async (check, _args, { loaders }) => (await loaders.planningAnswer.load(check.id))?.id ?? null,
		isPaid: (check) => check.paid_at !== null,
		locationInfo: ({ location_lat: locationLat, location_long: locationLong }) =>
			locationLat === null ? null : { locationLat, locationLong },
		listing: visibleListing,
		files: (check, _args, context) => planningFileLinks(context, check.file_ids),
		promisedAt: (check) => check.promised_at?.toISOString() ?? null,
		paymentId: (check, _args, { viewer }) =>
			check.account_id === viewer?.id || viewer?.role === 'admin' ? check.payment_id : null,
		isRefunded: (check) => check.refunded_at !== null,
		cancelReason: (check) => check.cancel_reason,
		assignee: (check, _args, { viewer, loaders }) =>
			check.assignee_id && answers(check, viewer) ? loaders.account.load(check.assignee_id) : null,
		events: (check, _args, { loaders }) => loaders.planningEvents.load(check.id),
		allowedActions: (check, _args, { viewer }) => allowedActions(check, viewer),
		planningInfo: (check, _args, { loaders }) => loaders.planningAnswer.load(check.id),
		owner: (check, _args, { viewer, loaders }) =>
			answers(check, viewer) ? loaders.account.load(check.account_id) : null,
		createdAt: (check) => check.created_at.toISOString(),
		updatedAt: (check) => check.updated_at.toISOString(),
	},
	PlanningCheckEvent: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
	},
	PlanningInfo: {
		...answerFacts,
		fileLinkIds: (answer) => answer.file_ids,
		fileLinks: (answer, _args, context) => planningFileLinks(context, answer.file_ids),
		planningCheckRequestId: (answer) => answer.check_id,
		planningCheckRequest: loadCheck,
		planningCheckStatus: async (answer, _args, context) => (await loadCheck(answer, _args, context)).status,
		locationInfoId: async (answer, _args, context) =>
			(await visibleListing(await loadCheck(answer, _args, context), _args, context))?.id ?? null,
		locationInfo: async (answer, _args, context) =>
			visibleListing(await loadCheck(answer, _args, context), _args, context),
		checkCode: (answer) => answer.check_code,
		documentUrl: (answer, _args, { env }) =>
			answer.document_key && privateFileUrl(env, { key: answer.document_key, name: `an-cu-${answer.check_code}.pdf` }),
		disputedAt: (answer) => answer.disputed_at?.toISOString() ?? null,
		createdAt: (answer) => answer.created_at.toISOString(),
		updatedAt: (answer) => answer.updated_at.toISOString(),
	},
	PlanningVerification: {
		checkCode: (answer) => answer.check_code,
		...answerFacts,
		issuedAt: (answer) => answer.created_at.toISOString(),
		documentHash: (answer) => answer.document_hash,
		isSuperseded: (answer) => answer.superseded_at !== null,
	},
} satisfies Resolvers;

async function loadCheck(
	{ check_id }: PlanningAnswerRow,
	_args: object,
	{ loaders }: Context,
): Promise<PlanningCheckRow> {
	const check = await loaders.planningCheck.load(check_id);
	if (!check) throw new Error(`A planning answer names the check ${check_id}, which is not there.`);
	return check;
}

/** The address as it was given, or made of the names of its parts. */
async function addressLine(check: PlanningCheckRow, _args: object, context: Context): Promise<string> {
	if (check.address) return check.address;
	const isLegacy = check.province_code !== null;
	const names = await Promise.all(
		isLegacy
			? [check.ward_code, check.district_code, check.province_code].map((code) => unitName(context, 'legacy', code))
			: [check.current_ward_code, check.current_province_code].map((code) => unitName(context, 'current', code)),
	);
	return [check.street, ...names].filter(Boolean).join(', ');
}

/** The listing that a check is about, as far as the viewer may see it by itself. */
async function visibleListing(
	{ listing_id }: PlanningCheckRow,
	_args: object,
	{ loaders, viewer }: Context,
): Promise<ListingRow | null> {
	const listing = listing_id ? await loaders.listing.load(listing_id) : null;
	return listing && viewer && isVisibleListing(listing, viewer) ? listing : null;
}
