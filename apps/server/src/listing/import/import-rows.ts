import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { categories } from '@ancu/forms/listing';
import { sql } from 'kysely';
import { lockLiving } from '../../account/require-living.ts';
import { type AddressBook, addressBookOf } from '../../address/geocode/address-book.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { insertMany } from '../../database/insert-many.ts';
import type { Db } from '../../database/open-database.ts';
import type { ImportRowInput, ImportRowResult } from '../../graphql/schema.generated.ts';
import { notePlanningChecked } from '../../planning/planning-answer.repository.ts';
import { undoFindings } from '../../verification/listing-change.ts';
import { dropAccepted } from '../accepted-files.ts';
import { type ListingFacts, toListingRecord } from '../listing.record.ts';
import { type ListingRow, listingColumns } from '../listing.repository.ts';
import { changedFields, type Facts, hasPlotFact, readFacts, toAcceptedFacts, toColumns } from '../listing-facts.ts';
import { type ListingInReview, nextVersion, notePrices } from '../listing-life.repository.ts';
import { isLookedAtAgain, newEnd, waiting } from '../listing-state.ts';
import { makeDescription, makeTitle, type PlaceNames } from './made-texts.ts';
import { onlyFitting, type ReadRow, type RowFacts, readRow } from './read-row.ts';

/** Rows of one source that become listings of one account. */
export interface ImportBatch {
	accountId: string;
	/** Where the rows come from: with the account and a row's `sourceId` it names a listing. */
	source: string;
	rows: readonly ImportRowInput[];
	/** Makes them public at once, without anybody looking at them first; not what offers shares. @default false */
	accept?: boolean | undefined;
}

type Stored = ListingInReview & { source_id: string };
type Event = { listing_id: string; kind: string; actor_id: string | null; changed_fields: readonly string[] };

/** What comes of a row, and what is to be written for it. */
interface TakenRow {
	outcome: 'ADDED' | 'CHANGED' | 'SAME';
	id: string;
	added?: object;
	changed?: object;
	events: readonly Event[];
	/** It is public from now on. */
	isAccepted: boolean;
	/** It says another plot now. */
	isMoved?: boolean;
	/** A changed listing of which somebody looks, or looked, at what it says. */
	checked?: { before: ListingRow; after: ListingRow };
}

/**
 * Takes rows as listings, all of them in one transaction: new ones wait to be accepted, known ones are changed where the row
 * says something else. What a row does not say stays as it is, pictures too. Doing it again changes nothing.
 */
export async function importRows(db: Db, batch: ImportBatch): Promise<ImportRowResult[]> {
	const book = await addressBookOf(db).read();
	// Before anything is locked: reading takes the processor and nothing of the database.
	const rows = await readBatch(book, batch.rows);
	return inTransaction(db, async (tx) => {
		// One batch of an account at a time: two that know nothing of each other would both add the same row.
		await lockLiving(tx, batch.accountId);
		const stored = await findStored(tx, batch);
		const taken: TakenRow[] = [];
		const results: ImportRowResult[] = [];
		for (const { sourceId, read } of rows) {
			if ('faults' in read) {
				results.push({ sourceId, outcome: 'REFUSED', id: null, faults: read.faults });
				continue;
			}
			const before = stored.get(sourceId);
			const done = before ? changeListing(book, batch, read, before) : addListing(book, batch, read, sourceId);
			if (before && done.isAccepted) await dropAccepted(tx, before);
			taken.push(done);
			results.push({ sourceId, outcome: done.outcome, id: done.id, faults: read.leftOut });
		}
		await write(tx, taken, batch.accountId);
		return results;
	});
}

const repeated = { faults: [{ path: 'sourceId', code: 'duplicate' }] };

/** Rows that are read in one go, in about 15 ms; a hundred would keep everybody else waiting for a tenth of a second and more. */
const READ_AT_ONCE = 10;

async function readBatch(book: AddressBook, rows: readonly ImportRowInput[]) {
	const seen = new Set<string>();
	const done: { sourceId: string; read: ReturnType<typeof readRow> }[] = [];
	for (const row of rows) {
		const { sourceId } = row;
		done.push({ sourceId, read: seen.has(sourceId) ? repeated : readRow(row, book.index) });
		seen.add(sourceId);
		if (done.length % READ_AT_ONCE === 0) await setImmediate();
	}
	return done;
}

async function findStored(db: Db, { accountId, source, rows }: ImportBatch): Promise<Map<string, Stored>> {
	const ids = rows.map(({ sourceId }) => sourceId);
	const found = await db
		.selectFrom('listing')
		.select([...listingColumns, 'accepted_facts', 'source_id'])
		.where('account_id', '=', accountId)
		.where('source', '=', source)
		.where(sql<boolean>`source_id = any(${ids})`)
		.forUpdate()
		.execute();
	return new Map(found.map((listing) => [listing.source_id ?? '', listing as Stored]));
}

/** What a row makes that is not known yet. */
function addListing(
	book: AddressBook,
	{ accountId, source, accept = false }: ImportBatch,
	read: ReadRow,
	sourceId: string,
): TakenRow {
	const id = randomUUID();
	const facts = complete(book, { ...unsaid, ...read.assumed, ...read.facts });
	const record = toRecord(book, facts, read.currentWard);
	const state = accept
		? { status: 'ACCEPT', accepted_facts: toAcceptedFacts({ ...record, photos: [] } as unknown as ListingRow) }
		: { status: 'PENDING', accepted_facts: null };
	const origin = { id, account_id: accountId, source, source_id: sourceId };
	return {
		outcome: 'ADDED',
		id,
		added: { ...record, ...state, ...origin, photos: [], expires_at: newEnd() },
		events: [
			{ listing_id: id, kind: 'POSTED', actor_id: accountId, changed_fields: [] },
			...(accept ? [acceptedEvent(id)] : []),
		],
		isAccepted: accept,
	};
}

/** What a row makes of its listing. */
function changeListing(
	book: AddressBook,
	{ accountId, accept = false }: ImportBatch,
	read: ReadRow,
	before: Stored,
): TakenRow {
	const { id } = before;
	const isSameCommune = read.currentWard !== null && read.currentWard === before.current_ward_code;
	const facts = merge(book, readFacts(before), read.facts, isSameCommune);
	const keptWard = isSamePlace(facts, before) ? before.current_ward_code : null;
	const record = toRecord(book, facts, read.currentWard ?? keptWard);
	const after = { ...before, ...record } as ListingRow;
	const fields = changedFields(before, after);
	const isChanged = fields.length > 0;
	const goesBack = isChanged && isLookedAtAgain(before, fields);
	// By what terms shares are sold, a moderator decides.
	const isAccepted = accept && (goesBack || before.status === 'PENDING') && !before.is_invest;
	const state = {
		status: before.status,
		accepted_facts: before.accepted_facts,
		expires_at: before.expires_at,
		submitted_at: before.submitted_at,
		closed_reason: before.closed_reason,
		reject_reason: before.reject_reason,
		...(goesBack && waiting()),
		...(isAccepted && { status: 'ACCEPT', expires_at: newEnd(), accepted_facts: toAcceptedFacts(after) }),
	};
	const kind = goesBack ? 'RESUBMITTED' : 'EDITED';
	const isWritten = isChanged || isAccepted;
	return {
		outcome: isChanged ? 'CHANGED' : 'SAME',
		id,
		...(isWritten && { changed: { ...record, ...state, id } }),
		events: [
			...(isChanged ? [{ listing_id: id, kind, actor_id: accountId, changed_fields: fields }] : []),
			...(isAccepted ? [acceptedEvent(id)] : []),
		],
		isAccepted,
		isMoved: hasPlotFact(fields),
		...(isWritten &&
			before.check_status !== null && { checked: { before, after: { ...after, ...state } as ListingRow } }),
	};
}

// Nobody looked at it.
function acceptedEvent(listing_id: string): Event {
	return { listing_id, kind: 'ACCEPTED', actor_id: null, changed_fields: [] };
}

// No ward there and none here is not the same one.
function isSamePlace({ wardId, districtId, provinceId }: RowFacts, before: Stored): boolean {
	return wardId === before.ward_code && districtId === before.district_code && provinceId === before.province_code;
}

/** What every new listing has, whatever its row says: statements are set-based, so the columns are the same ones. */
const unsaid: RowFacts = {
	street: null,
	locationLat: null,
	locationLong: null,
	facadeArea: null,
	floors: null,
	bedroom: null,
	toilet: null,
	direction: null,
	characteristics: [],
	legalStatus: null,
	legalConditions: null,
	contactPersonName: null,
	contactPersonPhone: null,
	isDefaultContactPhone: true,
};

/** A listing with the words that its row lacks. */
function complete(book: AddressBook, facts: RowFacts): RowFacts {
	const fitting = onlyFitting(facts);
	const names = namesOf(book, fitting);
	return {
		...fitting,
		title: fitting.title ?? makeTitle(fitting, names),
		description: fitting.description ?? makeDescription(fitting, names),
	};
}

/** What a listing says, changed by what its row says. Words that were made follow the facts; written ones stay. */
function merge(book: AddressBook, before: Facts, told: ReadRow['facts'], isSameCommune: boolean): RowFacts {
	const { images: _, ...known } = before;
	const staysInDistrict = told.districtId !== null && told.districtId === before.districtId;
	// A commune of several districts names none: what its owner said it was before stays.
	const staysSaid = isSameCommune && told.districtId === null && told.provinceId === before.provinceId;
	const wardId = told.wardId ?? (staysInDistrict || staysSaid ? before.wardId : null);
	const said = staysSaid && { districtId: before.districtId };
	const names = namesOf(book, known);
	const words = {
		title: makeTitle(known, names) === known.title ? undefined : known.title,
		description: makeDescription(known, names) === known.description ? undefined : known.description,
	};
	const facts = Object.entries({ ...known, ...words, ...told, ...said, wardId }).filter(
		([, value]) => value !== undefined,
	);
	return complete(book, Object.fromEntries(facts));
}

function namesOf({ unit }: AddressBook, { wardId, districtId, provinceId }: RowFacts): PlaceNames {
	const name = (code: string | null | undefined) => (code ? unit('legacy', code)?.full_name : undefined);
	return { ward: name(wardId), district: name(districtId), province: name(provinceId) };
}

function toRecord(book: AddressBook, facts: RowFacts, currentWard: string | null): object {
	const { ward, district, province } = namesOf(book, facts);
	const currentProvince = book.after(facts.provinceId ?? '');
	const current = [currentWard, currentProvince].map((code) => (code ? book.unit('current', code)?.full_name : null));
	const place = { current_province_code: currentProvince, current_ward_code: currentWard };
	return toListingRecord(
		{ ...(toColumns(facts) as ListingFacts), ...place },
		{
			category: categories.find(({ code }) => code === facts.categoryId)?.name.vn ?? '',
			units: [ward, district, province, ...current],
		},
	);
}

/** Writes what comes of the rows of an account. */
async function write(db: Db, taken: readonly TakenRow[], accountId: string): Promise<void> {
	const accepted = taken.filter(({ isAccepted }) => isAccepted).map(({ id }) => id);
	await insertMany(
		db,
		'listing',
		taken.flatMap(({ added }) => added ?? []),
	);
	const versions = await updateListings(
		db,
		taken.flatMap(({ changed }) => changed ?? []),
	);
	await insertMany(
		db,
		'listing_event',
		taken.flatMap(({ events }) => events),
	);
	if (accepted.length > 0) await notePrices(db, accepted);
	await notePlanningChecked(
		db,
		taken.filter(({ isMoved }) => isMoved).map(({ id }) => id),
	);
	for (const { checked } of taken) {
		if (!checked) continue;
		const { before, after } = checked;
		const updated_at = versions.get(before.id) ?? after.updated_at;
		await undoFindings(db, before, { ...after, updated_at }, { id: accountId, role: 'user' });
	}
}

async function updateListings(db: Db, changes: readonly object[]): Promise<Map<string, Date>> {
	const [first] = changes;
	if (!first) return new Map();
	const columns = Object.keys(first).filter((column) => column !== 'id');
	const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`change.${column}`)}`));
	const { rows } = await sql<{ id: string; updated_at: Date }>`
		update listing set ${set}, updated_at = ${nextVersion}
		from json_populate_recordset(null::listing, ${JSON.stringify(changes)}::json) as change
		where listing.id = change.id
		returning listing.id, listing.updated_at`.execute(db);
	return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}
