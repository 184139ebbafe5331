import { type Kysely, sql } from 'kysely';

// As `payOutSchema` writes it: references of before it, and those of an old server beside this one, stay as they were typed.
const transfer = sql.raw(
	String.raw`upper(regexp_replace(normalize(reference, nfkc), '[\s\u00ad\u200b-\u200d\u2010-\u2015\u2060\u2212\ufeff-]', '', 'g'))`,
);

/**
 * A transfer is booked once, however its number is spelled. Where one was booked twice already, money is owed to somebody: this
 * stops and says which ones, since a person must look (docs/runbook.md); the servers of before go on meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<{ transfer: string; ids: string }>`
		select ${transfer} as transfer, string_agg(id::text, ', ' order by created_at, id) as ids
		from payout group by 1 having count(*) > 1 order by 1`.execute(db);
	if (rows.length > 0) {
		const twice = rows.map(({ transfer, ids }) => `${transfer} (payout ${ids})`).join('; ');
		throw new Error(
			`Bank transfers are booked out of wallets more than once, under spellings of one number: ${twice}.`,
		);
	}
	await sql`create unique index payout_transfer on payout ((${transfer}))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index payout_transfer`.execute(db);
}
