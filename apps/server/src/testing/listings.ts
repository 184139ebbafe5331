import { randomUUID } from 'node:crypto';
import type { Db } from '../database/open-database.ts';
import { type ListingFacts, toListingRecord } from '../listing/listing.record.ts';

/** Facts of a test's listing that differ from an ordinary one: a public house for sale in Quận 1. */
export type TestListing = Partial<ListingFacts> & { title: string };

/** Puts listings into the database, the first one the oldest. Answers their ids and numbers by title. */
export async function insertListings(
	db: Db,
	listings: readonly TestListing[],
): Promise<Map<string, { id: string; sequenceId: number }>> {
	const { id: an } = await db.selectFrom('account').select('id').where('username', '=', 'an').executeTakeFirstOrThrow();
	const units = new Map(
		(await db.selectFrom('unit').select(['system', 'code', 'full_name']).execute()).map(
			({ system, code, full_name }) => [`${system} ${code}`, full_name],
		),
	);
	const found = new Map<string, { id: string; sequenceId: number }>();
	for (const [index, listing] of listings.entries()) {
		const facts: ListingFacts = {
			...ordinary,
			account_id: an,
			created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
			...listing,
			id: randomUUID(),
		};
		const names = [facts.ward_code, facts.district_code, facts.province_code].map((code) =>
			units.get(`legacy ${code}`),
		);
		const record = toListingRecord(facts, {
			category: 'Nhà riêng',
			units: [...names, units.get(`current ${facts.current_province_code}`)],
		});
		const { id, sequence_id } = await db
			.insertInto('listing')
			.values(record)
			.returning(['id', 'sequence_id'])
			.executeTakeFirstOrThrow();
		found.set(listing.title, { id, sequenceId: sequence_id });
	}
	return found;
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
