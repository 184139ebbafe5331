import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXPORTED_LISTINGS } from '../listing/listing-person.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const MORE = 700;
const everything = 'mutation { exportMyData }';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await insertListings(server.db, [{ title: 'Nhà của An', source: 'cũ', source_id: '1' }]);
	const { id } = await server.db
		.selectFrom('account')
		.select('id')
		.where('username', '=', 'binh')
		.executeTakeFirstOrThrow();
	await sql`
		insert into listing (account_id, trading_type, category_id, title, description, province_code, price_unit, area, search)
		select ${id}, 'BUY', 'house', 'Nhà ' || number, repeat('Mô tả. ', 100), '79', 'NEGOTIABLE', 50, ''
		from generate_series(1, ${EXPORTED_LISTINGS + MORE}) as number`.execute(server.db);
});
afterAll(() => server.close());

/** One answer, as JSON. */
async function exported(token: string, listingsAfter?: number) {
	const { data } = await server.ask('mutation ($after: Int) { exportMyData(listingsAfter: $after) }', {
		token,
		variables: { after: listingsAfter },
	});
	return JSON.parse(data.exportMyData);
}

it('a small account gets everything in one answer, a listing with all but what the server searches by and who looked at it', async () => {
	const all = await exported(await server.signIn('an'));
	expect(all).toMatchObject({ profile: { name: 'Nguyễn Thị An' }, moreListingsAfter: null });
	expect(all.listings).toMatchObject([{ title: 'Nhà của An', source: 'cũ', source_id: '1' }]);
	const columns = await sql<{ name: string }>`
		select column_name as name from information_schema.columns
		where table_schema = 'public' and table_name = 'listing'
			and column_name not in ('search', 'cell', 'price_per_square_meter', 'accepted_facts', 'checker_id')`.execute(
		server.db,
	);
	expect(Object.keys(all.listings[0]).sort()).toEqual(columns.rows.map(({ name }) => name).sort());
});

it('an account with very many listings gets each of them once, over several answers', async () => {
	const token = await server.signIn('binh');
	const first = await exported(token);
	expect(first.profile.name).toBe('Trần Văn Bình');
	expect(first.listings).toHaveLength(EXPORTED_LISTINGS);
	expect(first.moreListingsAfter).toBe(first.listings.at(-1).sequence_id);

	const next = await exported(token, first.moreListingsAfter);
	expect(Object.keys(next)).toEqual(['exportedAt', 'moreListingsAfter', 'listings']);
	expect(next.moreListingsAfter).toBeNull();
	const titles = [...first.listings, ...next.listings].map(({ title }) => title);
	expect(titles).toEqual(Array.from({ length: EXPORTED_LISTINGS + MORE }, (_, index) => `Nhà ${index + 1}`));
});

it('makes one at a time for an account, and another when that is done', async () => {
	const token = await server.signIn('binh');
	const both = await Promise.all([server.ask(everything, { token }), server.ask(everything, { token })]);
	expect(both.flatMap(({ codes }) => codes)).toEqual(['TOO_MANY_REQUESTS']);
	expect((await server.ask(everything, { token })).codes).toEqual([]);
});
