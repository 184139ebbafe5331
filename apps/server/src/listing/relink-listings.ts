import { sql } from 'kysely';
import { findMappings, findOutlines } from '../address/address.repository.ts';
import { chooseSuccessor, wholeSuccessor } from '../address/conversion/choose-successor.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { toListingSearch } from './listing.record.ts';

const CHUNK = 1_000;

/** How far it came. */
interface Relinked {
	changed: number;
	/** The number of the listing behind which it goes on; undefined where it came to the end. */
	after: number | undefined;
}

/**
 * Brings listings in step with the administrative units: their units in force and the words they are found by. All of them, or so
 * many thousand behind a number.
 */
export async function relinkListings(db: Db, from = 0, chunks = Number.POSITIVE_INFINITY): Promise<Relinked> {
	const [units, mappings, categories] = await Promise.all([
		db.selectFrom('unit').select(['system', 'code', 'full_name']).execute(),
		findMappings(db),
		db.selectFrom('category').select(['id', 'name_vn']).execute(),
	]);
	const nameOf = new Map(units.map(({ system, code, full_name }) => [`${system} ${code}`, full_name]));
	const categoryName = new Map(categories.map(({ id, name_vn }) => [id, name_vn]));
	const successors = Map.groupBy(mappings, ({ legacy_code }) => legacy_code);
	const successorsOf = (code: string | null) => (code && successors.get(code)) || [];
	const split = mappings.filter(({ kind }) => kind === 'partial').map(({ current_code }) => current_code);
	const outlines = await findOutlines(db, 'current', [...new Set(split)]);

	/** A chunk of them, behind a number. */
	const relinkSome = async (tx: Db, after: number): Promise<Relinked> => {
		const rows = await tx
			.selectFrom('listing')
			.select([
				'id',
				'sequence_id',
				'title',
				'project_name',
				'name',
				'category_id',
				'street',
				'province_code',
				'district_code',
				'ward_code',
				'current_ward_code',
				'location_lat',
				'location_long',
			])
			.where('sequence_id', '>', after)
			.orderBy('sequence_id')
			.limit(CHUNK)
			// Nobody gives one another name between reading and writing.
			.forNoKeyUpdate()
			.execute();
		const last = rows.at(-1);
		if (!last) return { changed: 0, after: undefined };
		const links = rows.map((row) => {
			const { current_ward_code: said, location_lat: lat, location_long: long } = row;
			const province = wholeSuccessor(successorsOf(row.province_code));
			const point = lat !== null && long !== null ? { lat, long } : null;
			const parts = successorsOf(row.ward_code ?? row.district_code);
			// An imported address may name the new ward alone: no table says otherwise.
			const ward = parts.length === 0 ? said : chooseSuccessor(parts, { said, point, outlines });
			const units = [
				...[row.ward_code, row.district_code, row.province_code].map((code) => nameOf.get(`legacy ${code}`)),
				...[ward, province].map((code) => nameOf.get(`current ${code}`)),
			];
			return {
				id: row.id,
				current_province_code: province,
				current_ward_code: ward,
				search: toListingSearch(row, { category: categoryName.get(row.category_id) ?? '', units }),
			};
		});
		const result = await sql`
			update listing set current_province_code = link.current_province_code, current_ward_code = link.current_ward_code, search = link.search
			from json_populate_recordset(null::listing, ${JSON.stringify(links)}::json) as link
			where listing.id = link.id and (listing.current_province_code, listing.current_ward_code, listing.search)
				is distinct from (link.current_province_code, link.current_ward_code, link.search)`.execute(tx);
		return { changed: Number(result.numAffectedRows ?? 0), after: last.sequence_id };
	};

	const done: Relinked = { changed: 0, after: from };
	for (let chunk = 0; chunk < chunks && done.after !== undefined; chunk++) {
		const { after: behind } = done;
		const { changed, after } = await inTransaction(db, (tx) => relinkSome(tx, behind));
		done.changed += changed;
		done.after = after;
	}
	return done;
}
