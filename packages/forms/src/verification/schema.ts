import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { whenObject } from '../form/when-object.ts';
import { MINUTE_MS } from '../format/durations.ts';
import { serverNow } from '../format/server-time.ts';
import { vietnam } from '../map/vietnam.ts';
import { greenCheckItems, greenCheckResults, siteItems } from './items.ts';

/** Photos of one green check. */
export const GREEN_CHECK_PHOTOS_MAX = 20;
/** Characters of a note on an item. */
export const GREEN_CHECK_NOTE_MAX = 1_000;
/** Characters of a reason to send back or to cancel. */
export const GREEN_CHECK_REASON_MAX = 1_000;

// The clock of a phone may be a little ahead of ours: more is told by the server, if it was asked.
const AHEAD_MS = 10 * MINUTE_MS;

const finding = z.object({
	name: z.enum(greenCheckItems, 'unknown'),
	result: z.enum(greenCheckResults, 'required'),
	note: z.nullish(z.string().check(tidy, z.maxLength(GREEN_CHECK_NOTE_MAX, 'too_long'))),
});

const degrees = (from: number, to: number) =>
	z.number({ error: 'invalid' }).check(z.gte(from, 'outside'), z.lte(to, 'outside'));
const position = z.object({
	locationLat: degrees(vietnam.south, vietnam.north),
	locationLong: degrees(vietnam.west, vietnam.east),
	/** m. */
	accuracy: z.nullish(z.number({ error: 'invalid' }).check(z.gte(0, 'invalid'))),
	/** ISO 8601. */
	at: z.string({ error: 'invalid' }).check(
		z.refine((at) => !Number.isNaN(Date.parse(at)), 'invalid'),
		z.refine((at) => !(Date.parse(at) > serverNow() + AHEAD_MS), 'in_future'),
	),
});

/** Ids of uploads, and of photos that are there. */
const photoIds = z
	.array(z.string().check(z.minLength(1, 'unknown'), z.maxLength(200, 'unknown')))
	.check(z.maxLength(GREEN_CHECK_PHOTOS_MAX, 'over_limit'));

const namesOf = (items: readonly { name: string }[]) => new Set(items.map(({ name }) => name));
const onceEach = z.refine<{ name: string }[]>((items) => namesOf(items).size === items.length, 'twice');

/** What was found so far, to be kept: of GreenCheckInput all but the version of the listing. */
export const greenCheckDraftSchema = z.object({
	items: z.array(finding).check(onceEach),
	photoIds,
	position: z.nullish(position),
});

const decided = finding.check(
	z.refine(({ result, note }) => result !== 'FAIL' || Boolean(note?.trim()), { path: ['note'], error: 'required' }),
);
const input = z.object({
	items: z.array(decided).check(
		onceEach,
		z.refine((items) => namesOf(items).size === greenCheckItems.length, 'required'),
		z.refine((items) => items.some(({ result }) => result !== 'NOT_CHECKED'), 'nothing_checked'),
	),
	photoIds,
	position: z.nullish(position),
});
type Input = z.output<typeof input>;

const rule = (path: 'photoIds' | 'position', holds: (values: Input) => boolean) =>
	z.refine<Input>(holds, { path: [path], error: 'required', when: whenObject });
const wasThere = ({ items }: Input) =>
	Array.isArray(items) &&
	items.some((item) => siteItems.includes(item?.name) && (item.result === 'PASS' || item.result === 'FAIL'));

/**
 * What was found, to be filed: every item is decided, a failed one says why, and what is told of the place comes with a photo and
 * the position that it was looked at from.
 */
export const greenCheckSchema = input.check(
	rule('photoIds', (values) => !wasThere(values) || values.photoIds?.length > 0),
	rule('position', (values) => Boolean(values.position) || !(wasThere(values) || values.photoIds?.length > 0)),
);

export type GreenCheckDraft = z.input<typeof greenCheckSchema>;
export type GreenCheckValues = z.output<typeof greenCheckSchema>;

/** Why a green check is sent back or cancelled. */
export const greenCheckReasonSchema = z.object({
	reason: z
		.string({ error: 'required' })
		.check(tidy, z.minLength(1, 'required'), z.maxLength(GREEN_CHECK_REASON_MAX, 'too_long')),
});
