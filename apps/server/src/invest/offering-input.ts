import { BPS } from '@ancu/forms/invest';
import * as z from 'zod/mini';
import type { Db } from '../database/open-database.ts';
import type { StoredOffering } from '../database/tables.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { AppError } from '../graphql/app-error.ts';
import { enqueue } from '../job/job.repository.ts';

const SHARES_MAX = 10_000_000;
const MONEY_MAX = 100_000_000_000_000;
const DOCUMENTS_MAX = 20;
const TEXT_MAX = 5_000;

const whole = (min: number, max: number) => z.int('invalid').check(z.gte(min, 'too_small'), z.lte(max, 'too_large'));
const text = z.nullish(z.string().check(z.trim(), z.maxLength(TEXT_MAX, 'too_long')));
const rate = z.nullish(whole(-BPS, 10 * BPS));
const time = z.nullish(z.iso.datetime({ error: 'invalid', offset: true }));

const offering = z.object({
	releaseQuantity: z.nullish(whole(1, SHARES_MAX)),
	minInvestment: z.nullish(whole(0, MONEY_MAX)),
	maxSharePerAccount: z.nullish(whole(1, SHARES_MAX)),
	feeBps: z.nullish(whole(0, BPS)),
	softCap: z.nullish(whole(0, SHARES_MAX)),
	useOfFunds: text,
	exitRule: text,
	lowBps: rate,
	baseBps: rate,
	highBps: rate,
	documents: z.nullish(
		z
			.array(z.object({ kind: z.enum(['INSPECTION', 'APPRAISAL', 'CONTRACT']), id: z.string() }))
			.check(z.maxLength(DOCUMENTS_MAX, 'over_limit')),
	),
});

const input = z.object({
	isInvest: z.nullish(z.boolean()),
	totalShare: z.nullish(whole(1, SHARES_MAX)),
	pricePerShare: z.nullish(whole(1_000, MONEY_MAX)),
	startDate: time,
	endDate: time,
	offering: z.nullish(offering),
});
type Input = z.output<typeof input>;

const rule = (path: string[], error: string, holds: (given: Input) => boolean) =>
	z.refine<Input>((given) => given.isInvest !== true || holds(given), { path, error });

/** What a listing says of its shares, as far as it offers any: the fields of LocationInfoInput. */
export const offeringInputSchema = input.check(
	rule(['totalShare'], 'required', ({ totalShare }) => typeof totalShare === 'number'),
	rule(['pricePerShare'], 'required', ({ pricePerShare }) => typeof pricePerShare === 'number'),
	rule(
		['endDate'],
		'before_start',
		({ startDate, endDate }) => !startDate || !endDate || Date.parse(startDate) < Date.parse(endDate),
	),
	rule(['endDate'], 'required', ({ endDate, offering: terms }) => !terms?.softCap || !!endDate),
	rule(['offering', 'releaseQuantity'], 'too_large', ({ totalShare, offering: terms }) => {
		return (terms?.releaseQuantity ?? 0) <= (totalShare ?? 0);
	}),
	rule(['offering', 'softCap'], 'too_large', ({ totalShare, offering: terms }) => {
		return (terms?.softCap ?? 0) <= (terms?.releaseQuantity ?? totalShare ?? 0);
	}),
	rule(['offering', 'baseBps'], 'unordered', ({ offering: terms }) => {
		const rates = [terms?.lowBps, terms?.baseBps, terms?.highBps].filter((each) => typeof each === 'number');
		return (
			rates.length === 0 || (rates.length === 3 && rates.every((each, index) => each >= (rates[index - 1] ?? each)))
		);
	}),
);

/** The terms to store, with what is left out; null where no shares are offered. */
export function toStoredOffering({ isInvest, totalShare, offering: given }: Input): StoredOffering | null {
	if (!isInvest || !totalShare) return null;
	return {
		releaseQuantity: given?.releaseQuantity ?? totalShare,
		minInvestment: given?.minInvestment ?? 0,
		maxSharePerAccount: given?.maxSharePerAccount ?? null,
		feeBps: given?.feeBps ?? 0,
		softCap: given?.softCap ?? 0,
		useOfFunds: given?.useOfFunds || null,
		exitRule: given?.exitRule || null,
		lowBps: given?.lowBps ?? null,
		baseBps: given?.baseBps ?? null,
		highBps: given?.highBps ?? null,
		documents: given?.documents ?? [],
	};
}

/** Takes the uploads among the documents of an offering, and throws away what neither it nor its accepted version names. Throws BAD_INPUT. */
export async function takeOfferingFiles(
	tx: Db,
	accountId: string,
	wanted: StoredOffering['documents'],
	before: StoredOffering['documents'] = [],
	accepted: StoredOffering['documents'] = [],
): Promise<void> {
	const known = [...before, ...accepted].map(({ id }) => id);
	// One after the other: they come from one transaction.
	for (const [index, { id }] of wanted.entries()) {
		if (known.includes(id)) continue;
		const paper = await takeUpload(tx, accountId, id, 'OFFERING_FILE');
		const path = `offering.documents.${index}.id`;
		if (!paper) throw new AppError('BAD_INPUT', { fields: [{ path, code: 'unknown' }] });
		const { key, name = key } = paper;
		await tx.insertInto('offering_file').values({ id, account_id: accountId, key, name }).execute();
	}
	const kept = [...wanted, ...accepted].map(({ id }) => id);
	const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id));
	if (gone.length === 0) return;
	const files = await tx.deleteFrom('offering_file').where('id', 'in', gone).returning('key').execute();
	await enqueue(tx, 'file.delete', { keys: files.map(({ key }) => key) });
}
