import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@ancu/forms/format';
import { everyItem, GREEN_CHECK_FEE, type GreenCheckFinding, greenCheckItems } from '@ancu/forms/verification';
import type { Insertable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { GreenCheckTable } from '../database/tables.ts';
import type { Role } from '../graphql/schema.generated.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import { giveMoney } from '../testing/give-money.ts';
import { insertListings, type TestListing } from '../testing/listings.ts';
import { openSession } from '../testing/open-session.ts';
import { sendUpload } from '../testing/send-upload.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';
import { followMark } from './listing-mark.ts';

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Somebody at a test's server. */
export interface Person {
	/** Id of the account. */
	id: string;
	token: string;
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
	ask: (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Answer<any>>;
	/** Calls an operation that takes the id of a green check, and maybe more. */
	act: (operation: string, id: string, more?: { reason?: string; data?: object }) => ReturnType<Person['ask']>;
	/** Asks for the green check of a listing; returns its id. */
	create: (listingId: string) => Promise<string>;
	pay: (id: string, method?: string) => Promise<Answer<{ paymentGreenCheck: { id: string; status: string } }>>;
	/** Sends a photo; returns its upload's id. */
	upload: (bytes: Uint8Array, type?: string) => Promise<string>;
	/** Đồng in the wallet. */
	wallet: () => Promise<number>;
}

/** A new account of a role, signed in, with ten million in its wallet. */
export async function insertPerson(server: TestServer, role: Role = 'user', name: string = role): Promise<Person> {
	const { db } = server;
	const { id } = await db.insertInto('account').values({ name, role }).returning('id').executeTakeFirstOrThrow();
	await giveMoney(db, id, 10_000_000);
	return personOf(server, { id, token: await openSession(db, id) });
}

/** Somebody who is signed in. */
export function personOf(server: TestServer, { id, token }: { id: string; token: string }): Person {
	const ask: Person['ask'] = (query, variables, headers) =>
		server.ask(query, { token, ...(variables && { variables }), ...(headers && { headers }) });
	return {
		id,
		token,
		ask,
		act: (operation, checkId, { reason, data } = {}) => {
			const declared = `$id: ID!${reason === undefined ? '' : ', $reason: String!'}${data ? ', $data: GreenCheckInput!' : ''}`;
			const given = `id: $id${reason === undefined ? '' : ', reason: $reason'}${data ? ', data: $data' : ''}`;
			return ask(`mutation (${declared}) { ${operation}(${given}) { id status } }`, { id: checkId, reason, data });
		},
		create: async (listingId) => {
			const answer = await ask('mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }', {
				id: listingId,
			});
			if (answer.errors) throw new Error(JSON.stringify(answer.errors));
			return answer.data.createGreenCheck.id;
		},
		pay: (checkId, method = 'WALLET') =>
			ask(
				'mutation ($id: ID!, $method: PaymentMethod!) { paymentGreenCheck(id: $id, method: $method) { id status } }',
				{ id: checkId, method },
			),
		upload: (bytes, type = 'image/jpeg') => sendUpload(server, token, 'GREEN_CHECK_PHOTO', { bytes, type }),
		wallet: async () => {
			const { balance } = await server.db
				.selectFrom('wallet')
				.select('balance')
				.where('account_id', '=', id)
				.executeTakeFirstOrThrow();
			return balance;
		},
	};
}

/** Puts a public listing of somebody's into the database; returns its id. */
export async function insertListing(
	{ db }: Pick<TestServer, 'db'>,
	accountId: string,
	listing: Partial<TestListing> = {},
): Promise<string> {
	const title = `Nhà ${randomUUID()}`;
	const facts: TestListing = {
		title,
		description: 'Nhà xây năm 2019, còn mới, hẻm xe hơi, gần chợ và trường học.',
		account_id: accountId,
		contact_person_name: 'Nguyễn Thị An',
		map_sheet_no: '12',
		land_plot_no: '345',
		owner: 'Lê Thị Cúc',
		legal_status: 'HAVE_BOOK',
		street: '12 Lê Lợi',
		floors: 3,
		bedroom: 3,
		toilet: 2,
	};
	const listings = await insertListings(db, [{ ...facts, ...listing }]);
	return (listings.get(listing.title ?? title) as { id: string }).id;
}

/** Everything passed that was looked at; the rest was not checked. */
export function passed(...names: readonly GreenCheckFinding['name'][]): GreenCheckFinding[] {
	const looked = names.length > 0 ? names : greenCheckItems;
	return everyItem(looked.map((name) => ({ name, result: 'PASS', note: null })));
}

/** What can be filed without having been there. */
export const byPhone = { items: passed('PRICE', 'AVAILABLE'), photoIds: [], position: null };

/** A position 30 m or so from where test listings lie. */
export const position = () => ({
	locationLat: 10.7802,
	locationLong: 106.7002,
	accuracy: 6,
	at: new Date().toISOString(),
});

/** A green check in some state: columns that differ from one at our own cost, which waits to be taken. */
export type TestCheck = Partial<Insertable<GreenCheckTable>> & { listing_id: string; account_id: string };

/** Puts a green check into the database, with what its state needs, and its listing in step. Returns its id. */
export async function insertTestCheck(
	{ db }: Pick<TestServer, 'db'>,
	{ status = 'PENDING', ...check }: TestCheck,
	{ isPaid = true }: { isPaid?: boolean } = {},
): Promise<string> {
	const now = new Date();
	const isFiled = status === 'CHECKED' || status === 'APPROVE';
	const { id } = await db
		.insertInto('green_check')
		.values({
			locale: 'vn',
			status,
			fee: isPaid ? 0 : GREEN_CHECK_FEE,
			paid_at: isPaid ? now : null,
			...(check.checker_id && { taken_at: now }),
			...(isFiled && { items: JSON.stringify(passed()), filed_at: now, filed_role: 'checker' }),
			...(status === 'APPROVE' && { approver_role: 'admin', approved_at: now, expires_at: inDays(60) }),
			...(status === 'CANCEL' && { closed_at: now }),
			...check,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await inTransaction(db, async (tx) => {
		const listing = await lockListing(tx, check.listing_id);
		if (listing) await followMark(tx, listing);
	});
	return id;
}

/** What a listing's row says of its green check. */
export function readListing({ db }: Pick<TestServer, 'db'>, id: string) {
	return db
		.selectFrom('listing')
		.select(['status', 'check_status', 'is_green_check', 'checker_id'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
}

/** Kinds of the events of a green check, the oldest first. */
export async function kindsOf({ db }: Pick<TestServer, 'db'>, checkId: string): Promise<string[]> {
	const events = await db
		.selectFrom('green_check_event')
		.select('kind')
		.where('check_id', '=', checkId)
		.orderBy('id')
		.execute();
	return events.map(({ kind }) => kind);
}
