import { isAllowed, offersShares } from '@ancu/forms/access';
import { completeOffering, offeringInputSchema } from '@ancu/forms/invest';
import { listingChangeSchema, listingInputSchema } from '@ancu/forms/listing/schema';
import type { Insertable } from 'kysely';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { ListingTable, StoredPhoto } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type { LocationInfoInput, MutationUpdateLocationInfoArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { takeOfferingFiles } from '../invest/offering-files.ts';
import { checkTerms } from '../invest/offering-terms.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { notePlanningChecked } from '../planning/planning-answer.repository.ts';
import { undoFindings } from '../verification/listing-change.ts';
import { acceptedPapers, acceptedPhotos } from './accepted-files.ts';
import { readContactPhone } from './contact-phone.ts';
import { type ListingFacts, toListingRecord } from './listing.record.ts';
import type { ListingRow } from './listing.repository.ts';
import { changedFields, hasPlotFact, readFacts, toColumns } from './listing-facts.ts';
import { insertEvent, insertListing, lockListing, updateListingRow } from './listing-life.repository.ts';
import { findChosenWards, findPlace } from './listing-names.ts';
import { takePapers } from './listing-papers.ts';
import { askForAvif, dropPhotos, takePhotos } from './listing-photos.ts';
import { isLookedAtAgain, waiting } from './listing-state.ts';
import { readChangedListing } from './read-changed-listing.ts';

const limit: Limit = { name: 'post', max: 20, seconds: 86_400 };

/** Posts a listing, once a key; it waits to be accepted. */
export async function createListing(context: Context, input: LocationInfoInput): Promise<ListingRow> {
	const accountId = context.viewer?.id ?? '';
	requireOffering(context, input);
	const facts = readInput(await withPhoneMeant(context.db, accountId, input));
	const id = await idempotent(context, { name: 'createLocationInfo', body: [input] }, async (keep) => {
		return inTransaction(context.db, async (db) => {
			// What is refused costs none of the day's.
			await spend({ db, env: context.env }, limit, accountId);
			const photos = await takePhotos(db, accountId, facts.images ?? [], facts.captions);
			await takeOfferingFiles(db, accountId, facts.offering?.documents ?? []);
			const record = await toRecord(db, { ...facts, account_id: accountId }, photos);
			// Pictures take their time: meanwhile the account may have been erased.
			await requireLiving(db, accountId);
			const listing = await insertListing(db, { ...record, ...(await takeDocuments(db, accountId, facts)) });
			await insertEvent(db, { listing_id: listing.id, kind: 'POSTED', actor_id: accountId });
			await askForAvif(db, listing.id, photos);
			await keep(db, listing.id);
			return listing.id;
		});
	});
	const listing = await context.loaders.listing.load(id);
	if (!listing) throw new AppError('NOT_FOUND');
	return listing;
}

/**
 * Changes an own listing, once a key. A changed key fact sends a public one back to be accepted, and a refused one to be looked at again.
 * Throws LISTING_CHANGED where it is another version than that of `updatedAt`.
 */
export async function updateListing(
	context: Context,
	{ id, data: input, updatedAt }: MutationUpdateLocationInfoArgs,
): Promise<ListingRow> {
	parseInput(listingChangeSchema, input);
	await idempotent(context, { name: 'updateLocationInfo', body: [id, input, updatedAt] }, (keep) =>
		inTransaction(context.db, async (db) => {
			await change(context, db, { id, data: input, updatedAt });
			await keep(db, id);
			return id;
		}),
	);
	return readChangedListing(context, id);
}

async function change(
	context: Context,
	db: Db,
	{ id, data: input, updatedAt }: MutationUpdateLocationInfoArgs,
): Promise<void> {
	const accountId = context.viewer?.id ?? '';
	await requireLiving(db, accountId);
	const before = isUuid(id) ? await lockListing(db, id) : undefined;
	if (!before || before.account_id !== accountId) throw new AppError('NOT_FOUND');
	requireVersion(updatedAt, before.updated_at, 'LISTING_CHANGED');
	const given = Object.fromEntries(Object.entries(input).filter(([name, value]) => isSaid(name, value)));
	const isWardKept = !('wardId' in given) || given.wardId === before.ward_code;
	const [currentWardId = null] = isWardKept ? await findChosenWards(db, [before]) : [];
	const meant = await withPhoneMeant(db, accountId, given);
	// Whoever may offer no more keeps what they offer (ADR 32).
	if (!before.is_invest) requireOffering(context, meant);
	const facts = readInput({ ...readFacts(before), currentWardId, ...meant });
	// As they were read, of those that were sent: the others stay with their pictures, wherever these stand now.
	const captions = input.captions && facts.captions;
	const photos = await takePhotos(db, accountId, facts.images ?? [], captions, before.photos);
	const { id: _id, ...record } = await toRecord(db, { ...facts, account_id: accountId }, photos);
	const documents = await takeDocuments(db, accountId, facts, before);
	const written = await updateListingRow(db, id, { ...record, ...documents });
	const stored = await undoFindings(db, before, written, context.viewer);
	const papers = acceptedPapers(before.accepted_facts);
	// A refusal forgets what was accepted: what was there then stays.
	await checkTerms(db, before, stored, before.accepted_facts ? papers : (before.offering?.documents ?? []));
	await takeOfferingFiles(db, accountId, stored.offering?.documents ?? [], before.offering?.documents, papers);

	await askForAvif(
		db,
		id,
		photos.filter(({ key }) => !before.photos.some((photo) => photo.key === key)),
	);
	const changed = changedFields(before, stored);
	if (changed.length === 0) return;
	if (hasPlotFact(changed)) await notePlanningChecked(db, [id]);
	const goesBack = isLookedAtAgain(before, changed);
	await insertEvent(db, {
		listing_id: id,
		kind: goesBack ? 'RESUBMITTED' : 'EDITED',
		actor_id: accountId,
		changed_fields: changed,
	});
	await dropPhotos(db, before.photos, [...photos, ...acceptedPhotos(before.accepted_facts)]);
	if (!goesBack) return;
	await updateListingRow(db, id, waiting());
}

/** Who sends another number than the account's and does not say whose it is means that one. The account's may be hidden, and stays so. */
async function withPhoneMeant<Input extends Pick<LocationInfoInput, 'contactPersonPhone' | 'isDefaultContactPhone'>>(
	db: Db,
	accountId: string,
	input: Input,
): Promise<Input> {
	if (typeof input.isDefaultContactPhone === 'boolean' || !input.contactPersonPhone) return input;
	const account = await db.selectFrom('account').select('phone').where('id', '=', accountId).executeTakeFirst();
	const isOwn = readContactPhone(input.contactPersonPhone) === account?.phone;
	return { ...input, isDefaultContactPhone: isOwn };
}

/** Whether a change says something of a field: what is left out stays, and so does what is yes or no and is neither. */
function isSaid(name: string, value: unknown): boolean {
	return value !== undefined && !(value === null && ['isInvest', 'isDefaultContactPhone'].includes(name));
}

function requireOffering({ viewer }: Context, { isInvest }: Pick<LocationInfoInput, 'isInvest'>): void {
	if (isInvest && !isAllowed(offersShares, viewer?.role ?? null)) throw new AppError('FORBIDDEN');
}

function readInput(input: LocationInfoInput) {
	const offering = parseInput(offeringInputSchema, input);
	const facts = parseInput(listingInputSchema, input);
	const phone = facts.contactPersonPhone ? readContactPhone(facts.contactPersonPhone) : null;
	if (facts.contactPersonPhone && !phone) throw badField('contactPersonPhone', 'invalid');
	return {
		...facts,
		// The columns have no null.
		isDefaultContactPhone: facts.isDefaultContactPhone ?? true,
		characteristics: [...new Set(facts.characteristics)],
		contactPersonPhone: phone ?? null,
		...offering,
		isInvest: offering.isInvest ?? false,
		offering: completeOffering(offering),
	};
}

async function toRecord(
	db: Db,
	{ account_id, ...facts }: ReturnType<typeof readInput> & { account_id: string },
	photos: readonly StoredPhoto[],
): Promise<Insertable<ListingTable>> {
	const { provinceId = null, districtId = null, wardId = null } = facts;
	const { names, ...place } = await findPlace(db, { ...facts, provinceId, districtId, wardId });
	const columns = {
		...toColumns(facts as LocationInfoInput),
		...place,
		account_id,
		photos: JSON.stringify(photos),
		offering: facts.offering && JSON.stringify(facts.offering),
	};
	return toListingRecord(columns as ListingFacts, names);
}

/** Files of papers, where they are said. */
async function takeDocuments(
	db: Db,
	accountId: string,
	{ legalDocument, appraisalDocument }: Pick<LocationInfoInput, 'legalDocument' | 'appraisalDocument'>,
	before?: Pick<ListingRow, 'legal_document' | 'appraisal_document'>,
): Promise<{ legal_document?: string[]; appraisal_document?: string[] }> {
	const take = (field: string, wanted: readonly string[], present: readonly string[] = []) =>
		takePapers(db, accountId, { field, wanted, present });
	return {
		...(legalDocument && { legal_document: await take('legalDocument', legalDocument, before?.legal_document) }),
		...(appraisalDocument && {
			appraisal_document: await take('appraisalDocument', appraisalDocument, before?.appraisal_document),
		}),
	};
}
