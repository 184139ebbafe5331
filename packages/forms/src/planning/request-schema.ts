import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { whenObject } from '../form/when-object.ts';
import { text } from '../form/written.ts';
import { isPlaced } from '../listing/wardless.ts';
import { isBetweenMeridians, isWholePin } from '../map/pin.ts';
import { vietnam } from '../map/vietnam.ts';
import { parcelNumber } from './parcel-number.ts';

/** Lengths of texts, in characters. */
export const PLANNING_ADDRESS_MAX = 300;
export const PLANNING_STREET_MAX = 200;
export const PLANNING_NOTE_MAX = 1_000;
/** Of a question, a reply, a reason. */
export const PLANNING_MESSAGE_MAX = 2_000;
/** Photos of a certificate, papers with an answer. */
export const PLANNING_FILES_MAX = 10;

const unitCode = (digits: number) =>
	z.nullish(z.string().check(z.refine((id) => id === '' || new RegExp(`^\\d{${digits}}$`).test(id), 'unknown')));

/** Files as they are wanted: ids of uploads, and of files that are there. */
export const planningFileIds = z.nullish(
	z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(PLANNING_FILES_MAX, 'over_limit')),
);

const input = z.object({
	mapSheetNo: parcelNumber,
	landPlotNo: parcelNumber,
	/** Legacy commune; for a certificate from before July 2025. */
	provinceId: unitCode(2),
	districtId: unitCode(3),
	wardId: unitCode(5),
	/** Commune in force since; for a certificate from then on. */
	currentProvinceId: unitCode(2),
	currentWardId: unitCode(5),
	street: text(PLANNING_STREET_MAX),
	address: text(PLANNING_ADDRESS_MAX),
	locationLat: z.nullish(z.number().check(z.gte(vietnam.south, 'outside'), z.lte(vietnam.north, 'outside'))),
	locationLong: z.nullish(z.number()),
	note: text(PLANNING_NOTE_MAX),
	locationInfoId: z.nullish(z.string()),
	fileIds: planningFileIds,
});
type Input = z.output<typeof input>;

/** Every field that a request can be wrong in. */
export type PlanningRequestField = keyof Input;

const rule = (path: PlanningRequestField, error: string, holds: (values: Input) => boolean) =>
	z.refine<Input>(holds, { path: [path], error, when: whenObject });

const isCurrent = ({ provinceId, currentProvinceId, currentWardId }: Input) =>
	!provinceId && Boolean(currentProvinceId || currentWardId);
const none = (values: Input): Input =>
	Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value])) as Input;

/**
 * A request for a planning check: what of PlanningCheckRequestInput says which plot it is. The commune is the one printed on the
 * certificate, of the legacy system or of the one in force. What only a database knows is the server's: whether units, uploads and
 * the listing exist.
 */
export const planningRequestSchema = z.pipe(
	input.check(
		rule('provinceId', 'required', (values) => isCurrent(values) || Boolean(values.provinceId)),
		rule('districtId', 'required', (values) => !values.provinceId || Boolean(values.districtId)),
		rule('wardId', 'required', (values) => !values.districtId || isPlaced(values)),
		rule('currentProvinceId', 'required', (values) => !values.currentWardId || Boolean(values.currentProvinceId)),
		rule('currentWardId', 'required', (values) => !isCurrent(values) || Boolean(values.currentWardId)),
		// One pin, one error.
		rule('locationLat', 'outside', isBetweenMeridians),
		rule('locationLat', 'half', isWholePin),
	),
	z.transform(none),
);

export type PlanningRequestDraft = z.input<typeof planningRequestSchema>;
export type PlanningRequestValues = z.output<typeof planningRequestSchema>;

const message = z
	.string({ error: 'required' })
	.check(tidy, z.minLength(1, 'required'), z.maxLength(PLANNING_MESSAGE_MAX, 'too_long'));

/** What staff ask the owner of a check. */
export const planningQuestionSchema = z.object({ question: message });
/** What the owner answers. */
export const planningReplySchema = z.object({ reply: message });
/** Why a check is cancelled. */
export const planningCancelSchema = z.object({ cancelReason: message });
/** What the owner says is wrong with an answer. */
export const planningDisputeSchema = z.object({ reason: message });
/** Why staff let a disputed answer stand. */
export const planningUpholdSchema = z.object({ reason: message });
/** How good an answer was, from 1 to 5. */
export const planningRatingSchema = z.object({
	rating: z.int('invalid').check(z.gte(1, 'invalid'), z.lte(5, 'invalid')),
});
