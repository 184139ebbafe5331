import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table listing add column planning_checked_at timestamptz`.execute(db);

	// The same as fold() in packages/forms: without tone marks, in lower case.
	await sql`
		create function fold_text(text) returns text language sql immutable parallel safe as $$
			select lower(translate(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'), 'Đđ', 'dd'))
		$$`.execute(db);

	// What somebody means who names the street: no house number, no alley, no second part. Null for what is no street, or a
	// hamlet's, which every commune has.
	await sql`
		create function street_name(text) returns text language sql immutable parallel safe as $$
			select name from (
				select trim(regexp_replace(
					regexp_replace(
						split_part(normalize($1, NFC), ',', 1),
						'^\\s*((số( nhà)?|sn)\\.?\\s+)?(((ngõ|ngách|hẻm|kiệt)\\s+)?\\d+[[:alnum:]/.-]*\\s+)+(?!tháng\\M)', '', 'i'),
					'^\\s*(đường\\s+(?=\\d+\\s+tháng\\M)|đường\\s+(?!số\\M|\\d|tỉnh\\M|liên\\M|quốc\\M)|phố\\s+(?=\\S+\\s+\\S))', '', 'i')) as name
			) as short
			where name !~* '^(thôn|xóm|ấp|tổ|khu|khóm|buôn|bản|làng|đội|số|sn|ngõ|ngách|hẻm|kiệt|đường liên)\\M' and name ~ '[[:alpha:]]{2}'
		$$`.execute(db);

	// Cut into words as listing.search.ts does.
	await sql`
		create function search_words(text) returns tsvector language sql immutable parallel safe as $$
			select to_tsvector('simple', regexp_replace(regexp_replace(fold_text($1), '[^a-z0-9]+', ' ', 'g'), '\\m0+(?=\\d)', '', 'g'))
		$$`.execute(db);

	// A view or an edit finds room beside the row it replaces, and the indexes stay as they are.
	await sql`alter table listing set (fillfactor = 90)`.execute(db);

	// As listing.search.ts writes it now: words of a project's name are marked as such, and a numbered unit is one word too.
	await sql`
		create function numbered_unit(text) returns text language sql immutable parallel safe as $$
			select (case when lower(found[1]) = 'quận' then 'quan' else 'phuong' end) || found[2]
			from regexp_match($1, '^(quận|phường) 0*(\\d{1,2})$', 'i') as found
		$$`.execute(db);
	await sql`
		update listing set search = named.search from (
			select listing.id,
				(case when project_name <> '' then setweight(listing.search, 'A', tsvector_to_array(search_words(project_name))) else listing.search end)
				|| array_to_tsvector(array_remove(array[numbered_unit(district.full_name), numbered_unit(ward.full_name)], null)) as search
			from listing
			left join unit as district on district.system = 'legacy' and district.code = listing.district_code
			left join unit as ward on ward.system = 'legacy' and ward.code = listing.ward_code
			where project_name <> '' or numbered_unit(district.full_name) is not null or numbered_unit(ward.full_name) is not null
		) as named
		where listing.id = named.id`.execute(db);
	await sql`drop function numbered_unit(text)`.execute(db);

	// Names of projects and streets that public listings have, and how many have them: what a search proposes.
	await sql`
		create table search_name (
			kind text not null check (kind in ('PROJECT', 'STREET')),
			name text not null,
			province_code text not null,
			district_code text not null,
			folded text not null,
			words tsvector not null,
			listings integer not null,
			primary key (kind, name, province_code, district_code)
		)`.execute(db);

	await sql`
		create function count_search_name(change integer, project text, street text, province text, district text) returns void
		language sql as $$
			insert into search_name (kind, name, province_code, district_code, folded, words, listings)
			select kind, name, province, coalesce(district, ''), fold_text(name), search_words(name), change
			from (values ('PROJECT', left(trim(project), 200)), ('STREET', left(street_name(street), 200))) as named (kind, name)
			where name <> ''
			on conflict (kind, name, province_code, district_code)
				do update set listings = search_name.listings + excluded.listings
		$$`.execute(db);
	await sql`
		insert into search_name (kind, name, province_code, district_code, folded, words, listings)
		select kind, name, province_code, coalesce(district_code, ''), fold_text(name), search_words(name), sum(listings)
		from (
			select project_name, street, province_code, district_code, count(*) as listings
			from listing where status in ('ACCEPT', 'CHECKED', 'APPROVE') group by 1, 2, 3, 4
		) as listed
		cross join lateral (values ('PROJECT', left(trim(project_name), 200)), ('STREET', left(street_name(street), 200))) as named (kind, name)
		where name <> ''
		group by 1, 2, 3, 4`.execute(db);
	await sql`create index search_name_words on search_name using gin (words)`.execute(db);

	await sql`
		create function count_search_names() returns trigger language plpgsql as $$
		begin
			if tg_op <> 'INSERT' and old.status in ('ACCEPT', 'CHECKED', 'APPROVE') then
				perform count_search_name(-1, old.project_name, old.street, old.province_code, old.district_code);
			end if;
			if tg_op <> 'DELETE' and new.status in ('ACCEPT', 'CHECKED', 'APPROVE') then
				perform count_search_name(1, new.project_name, new.street, new.province_code, new.district_code);
			end if;
			return null;
		end
		$$`.execute(db);
	await sql`
		create trigger listing_search_name_written after insert or delete on listing
			for each row execute function count_search_names()`.execute(db);
	await sql`
		create trigger listing_search_name_changed after update on listing
			for each row when (
				(old.status, old.project_name, old.street, old.province_code, old.district_code)
				is distinct from (new.status, new.project_name, new.street, new.province_code, new.district_code)
			) execute function count_search_names()`.execute(db);

	await indexLists(db);
}

/** Columns that a filter asks for. Indexes carry them, so that what does not match is passed over without reading its row. */
const facts = {
	point: ['cell', 'location_lat', 'location_long'],
	place: ['province_code', 'district_code', 'ward_code', 'current_province_code', 'current_ward_code'],
	orders: ['created_at', 'price_raw', 'price_per_square_meter', 'area'],
	others: [
		'category_id',
		'bedroom',
		'toilet',
		'floors',
		'facade_area',
		'direction',
		'legal_status',
		'house_category',
		'interior_status',
		'post_mode',
		'is_green_check',
		'is_invest',
		'planning_checked_at',
		'is_priority',
	],
};

async function indexLists(db: Kysely<unknown>): Promise<void> {
	const index = (name: string, key: readonly string[], also = '') => {
		const columns = key.map((column) => column.replace(' desc', ''));
		const rest = [
			...facts.point,
			...facts.place,
			...facts.orders,
			...facts.others,
			'trading_type',
			'sequence_id',
		].filter((column) => !columns.includes(column));
		return sql
			.raw(`create index ${name} on listing (${key.join(', ')}) include (${rest.join(', ')})
				where status in ('ACCEPT', 'CHECKED', 'APPROVE') ${also}`)
			.execute(db);
	};
	for (const old of ['type', 'priority', 'province', 'price', 'point'])
		await sql`drop index ${sql.ref(`listing_${old}`)}`.execute(db);

	// One for each order of a kind; an index is read backwards for the other way round.
	await index('listing_type', ['trading_type', 'created_at desc', 'sequence_id desc']);
	await index('listing_type_price', ['trading_type', 'price_raw', 'sequence_id']);
	await index('listing_type_unit_price', ['trading_type', 'price_per_square_meter', 'sequence_id']);
	await index('listing_type_area', ['trading_type', 'area', 'sequence_id']);
	// One for each system of places: what lies there is few enough to sort.
	await index('listing_place', ['province_code', 'district_code', 'ward_code']);
	await index('listing_current_place', ['current_province_code', 'current_ward_code']);
	// What few listings are.
	await index('listing_priority', ['created_at desc', 'sequence_id desc'], 'and is_priority');
	await index('listing_green', ['created_at desc', 'sequence_id desc'], 'and is_green_check');
	await index('listing_planned', ['created_at desc', 'sequence_id desc'], 'and planning_checked_at is not null');
	await index('listing_invest', ['created_at desc', 'sequence_id desc'], 'and is_invest');

	// Parts of the map are ranges of cells, see listing/box-cells.ts.
	await index('listing_cell', ['cell']);

	// How many listings a part of the map or a word has decides how a statement is run: the usual sample is too coarse for a city.
	await sql`alter table listing alter column cell set statistics 1000, alter column search set statistics 1000`.execute(
		db,
	);
	await sql`analyze listing`.execute(db);
}
