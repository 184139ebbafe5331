import type { StoredOffering } from '../database/tables.ts';
import { fileUrl } from '../file/file-url.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { FieldChange } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { offeringDocuments } from '../invest/offering.service.ts';
import type { ListingRow } from './listing.repository.ts';
import { changedFacts, type Facts, hasOtherCommune, readFacts } from './listing-facts.ts';
import { findListingInReview } from './listing-life.repository.ts';

/** What changed since a listing was accepted last. */
export async function findChanges(context: Context, id: string): Promise<FieldChange[]> {
	const { db, loaders } = context;
	const listing = isUuid(id) ? await findListingInReview(db, id) : undefined;
	if (!listing) throw new AppError('NOT_FOUND');
	const before = listing.accepted_facts as (Facts & { currentWardId?: string | null }) | null;
	if (!before) return [];
	const after = readFacts(listing);
	const say = async (field: keyof Facts, value: unknown) => {
		if (!unitFields.includes(field)) return inWords(field, value);
		return typeof value === 'string'
			? ((await loaders.unit.load({ system: 'legacy', code: value }))?.name ?? value)
			: null;
	};
	const changed = changedFacts(before, after).filter((field) => field !== 'offering');
	const changes = changed.map(async (field) => ({
		field,
		before: await say(field, before[field]),
		after: await say(field, after[field]),
	}));
	const nameOf = async (code: unknown) =>
		typeof code === 'string' ? ((await loaders.unit.load({ system: 'current', code }))?.name ?? code) : null;
	const commune = hasOtherCommune(before, listing) && {
		field: 'currentWardId',
		before: await nameOf(before.currentWardId),
		after: await nameOf(listing.current_ward_code),
	};
	const terms = await changedTerms(context, before.offering as Offering, listing.offering);
	return [...(await Promise.all(changes)), ...(commune ? [commune] : []), ...terms];
}

type Offering = ListingRow['offering'];

/** Terms of an offering that differ, each by itself; documents by what they are called and where they can be opened. */
async function changedTerms(context: Context, before: Offering, after: Offering): Promise<FieldChange[]> {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])] as (keyof StoredOffering)[];
	const changed = names.filter((name) => inWords(name, before?.[name]) !== inWords(name, after?.[name]));
	const say = async (name: keyof StoredOffering, offering: Offering) =>
		name !== 'documents'
			? inWords(name, offering?.[name])
			: offering && JSON.stringify(await offeringDocuments(context, { offering }));
	return Promise.all(
		changed.map(async (name) => ({ field: name, before: await say(name, before), after: await say(name, after) })),
	);
}

const unitFields: readonly (keyof Facts)[] = ['provinceId', 'districtId', 'wardId'];

/** Words and figures as they are, lists as JSON; pictures by where they are. */
function inWords(field: string, value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (field === 'images') return JSON.stringify((value as string[]).map(fileUrl));
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
