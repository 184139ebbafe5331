import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { type ListingFacts, toListingRecord } from '../listing/listing.record.ts';

/** Facts of a test's listing that differ from an ordinary one: a public house for sale in Quận 1. */
export type TestListing = Partial<ListingFacts> & { title: string };

/** Puts listings into the database, the first one the oldest. Returns their ids and numbers by title. */
export async function insertListings(
	db: Db,
	listings: readonly TestListing[],
): Promise<Map<string, { id: string; sequenceId: number }>> {
	const { id: an } = await db.selectFrom('account').select('id').where('username', '=', 'an').executeTakeFirstOrThrow();
	const all = listings.map(
		(listing, index): ListingFacts => ({
			...ordinary,
			account_id: an,
			created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
			...listing,
			id: randomUUID(),
		}),
	);
	const units = await nameUnits(db, [...new Set(all.flatMap(unitsOf))]);
	const records = all.map((facts) =>
		toListingRecord(facts, { category: 'Nhà riêng', units: unitsOf(facts).map((unit) => units.get(unit)) }),
	);
	const inserted = await db.insertInto('listing').values(records).returning(['title', 'id', 'sequence_id']).execute();
	return new Map(inserted.map(({ title, id, sequence_id }) => [title, { id, sequenceId: sequence_id }]));
}

function unitsOf({ ward_code, district_code, province_code, current_province_code }: ListingFacts): string[] {
	return [
		`legacy ${ward_code}`,
		`legacy ${district_code}`,
		`legacy ${province_code}`,
		`current ${current_province_code}`,
	];
}

/** Names of units by system and code. */
async function nameUnits(db: Db, units: readonly string[]): Promise<Map<string, string>> {
	const { rows } = await sql<{ unit: string; full_name: string }>`
		select wanted as unit, full_name from unnest(${units}::text[]) as wanted
		join unit on system = split_part(wanted, ' ', 1) and code = split_part(wanted, ' ', 2)`.execute(db);
	return new Map(rows.map(({ unit, full_name }) => [unit, full_name]));
}

const ordinary = {
	status: 'ACCEPT',
	trading_type: 'BUY',
	category_id: 'house',
	description: 'Mô tả.',
	province_code: '79',
	district_code: '760',
	ward_code: '26734',
	current_province_code: '79',
	price_unit: 'TOTAL',
	price: 5_000_000_000,
	area: 50,
	location_lat: 10.78,
	location_long: 106.7,
} as const;

/** What somebody posts, in a district that has wards: a house that nothing is wrong with. */
export const house = {
	tradingType: 'BUY',
	categoryId: 'house',
	postMode: 'OWNER',
	title: 'Nhà riêng ba tầng gần chợ Bến Thành',
	description: 'Nhà xây năm 2019, còn mới, sổ hồng riêng, hẻm xe hơi, gần chợ và trường học.',
	provinceId: '79',
	districtId: '760',
	area: 48,
	floors: 3,
	bedroom: 3,
	price: 5_200_000_000,
	priceUnitId: 'TOTAL',
	legalStatus: 'HAVE_BOOK',
	contactPersonName: 'Nguyễn Thị An',
} as const;
