import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@ancu/forms/format';
import { RISKS_VERSION } from '@ancu/forms/invest';
import type { Db } from '../database/open-database.ts';
import type { StoredOffering } from '../database/tables.ts';
import { pdf } from '../planning/planning-check.fixtures.ts';
import { giveMoney } from '../testing/give-money.ts';
import { insertListings } from '../testing/listings.ts';
import { openSession } from '../testing/open-session.ts';
import { sendUpload } from '../testing/send-upload.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';
import { createCashier } from '../wallet/cashier.ts';
import { purposes } from '../wallet/purposes.ts';
import { settings } from '../wallet/wallet.fixtures.ts';
import { lookAfterInvestments } from './invest-clock.ts';
import { publishOfferings } from './offering.repository.ts';

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Terms that differ from 1,000 shares of 100,000 đồng with a fee of 1.5 %, for sale from yesterday for 30 days. */
export type TestOffering = Partial<StoredOffering> & {
	title?: string;
	totalShare?: number;
	pricePerShare?: number;
	startDate?: Date | null;
	endDate?: Date | null;
};

/** What no offering may be posted without, beside its shares and times: its contract is sent by the token's account. */
export async function neededTerms(server: TestServer, token: string) {
	const id = await sendUpload(server, token, 'OFFERING_FILE', {
		bytes: pdf,
		type: 'application/pdf',
		name: 'Hợp đồng.pdf',
	});
	return {
		useOfFunds: 'Mua nhà và sửa lại mặt tiền.',
		exitRule: 'Bán sau ba năm.',
		documents: [{ kind: 'CONTRACT', id }],
	};
}

/** Puts an accepted offering of the investor's into the database; returns its listing's id. */
export async function insertOffering(
	{ db }: Pick<TestServer, 'db'>,
	{
		title = `Dự án ${randomUUID()}`,
		totalShare = 1_000,
		pricePerShare = 100_000,
		startDate = inDays(-1),
		endDate = inDays(30),
		...terms
	}: TestOffering = {},
): Promise<string> {
	const { id: investor } = await db
		.selectFrom('account')
		.select('id')
		.where('username', '=', 'investor')
		.executeTakeFirstOrThrow();
	const offering = { releaseQuantity: totalShare, minInvestment: 0, feeBps: 150, softCap: 0, documents: [], ...terms };
	const listings = await insertListings(db, [
		{
			title,
			account_id: investor,
			is_invest: true,
			total_share: totalShare,
			price_per_share: pricePerShare,
			start_date: startDate,
			end_date: endDate,
			offering: JSON.stringify(offering),
		},
	]);
	const { id } = listings.get(title) as { id: string };
	await publishOfferings(db, id);
	return id;
}

/** Somebody who buys shares. */
export interface Buyer {
	/** Id of the account. */
	id: string;
	token: string;
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
	ask: (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Answer<any>>;
	order: (
		listingId: string,
		quantity: number,
		more?: { key?: string; risksVersion?: number | null },
	) => Promise<Answer<{ createInvestmentOrder: { id: string; code: string; finalCost: number } }>>;
	/** Orders shares that are to be had; returns the order's id. */
	ordered: (listingId: string, quantity: number) => Promise<string>;
	pay: (
		orderId: string,
		method?: string,
	) => Promise<Answer<{ paymentInvestmentOrder: { id: string; code: string; status: string; amount: number } }>>;
	cancel: (orderId: string) => Promise<Answer<{ cancelInvestmentOrder: { status: string } }>>;
	statusOf: (orderId: string) => Promise<string>;
	/** Đồng in the wallet. */
	wallet: () => Promise<number>;
}

/** Somebody at a test's server, by a token. */
export function buyerOf(server: TestServer, { id, token }: { id: string; token: string }): Buyer {
	const ask: Buyer['ask'] = (query, variables, headers) =>
		server.ask(query, { token, ...(variables && { variables }), ...(headers && { headers }) });
	const order: Buyer['order'] = (locationInfoId, quantity, { key, risksVersion = RISKS_VERSION } = {}) =>
		ask(
			'mutation ($data: InvestmentOrderInput!) { createInvestmentOrder(data: $data) { id code finalCost fee status } }',
			{ data: { locationInfoId, quantity, paymentMethod: 'WALLET', risksVersion } },
			key === undefined ? undefined : { 'idempotency-key': key },
		);
	return {
		id,
		token,
		ask,
		order,
		ordered: async (listingId, quantity) => {
			const { data, errors } = await order(listingId, quantity);
			if (errors) throw new Error(JSON.stringify(errors));
			return data.createInvestmentOrder.id;
		},
		pay: (orderId, method = 'WALLET') =>
			ask(
				'mutation ($id: ID!, $method: PaymentMethod!) { paymentInvestmentOrder(orderId: $id, paymentMethod: $method) { id code status amount } }',
				{ id: orderId, method },
			),
		cancel: (orderId) => ask('mutation ($id: ID!) { cancelInvestmentOrder(id: $id) { status } }', { id: orderId }),
		statusOf: async (orderId) => {
			const { data } = await ask('query ($id: ID!) { getOneInvestmentOrder(id: $id) { status } }', { id: orderId });
			return data.getOneInvestmentOrder.status;
		},
		wallet: async () => {
			const row = await server.db
				.selectFrom('wallet')
				.select('balance')
				.where('account_id', '=', id)
				.executeTakeFirstOrThrow();
			return row.balance;
		},
	};
}

/** Makes a new account, signed in, with money in its wallet. */
export async function insertBuyer(server: TestServer, money: number): Promise<Buyer> {
	const { db } = server;
	const { id } = await db.insertInto('account').values({ name: 'Người mua' }).returning('id').executeTakeFirstOrThrow();
	await giveMoney(db, id, money);
	return buyerOf(server, { id, token: await openSession(db, id) });
}

/** Signs a development account in. */
export async function member(server: TestServer, username: string): Promise<Buyer> {
	const token = await server.signIn(username);
	const { id } = await server.db
		.selectFrom('account')
		.select('id')
		.where('username', '=', username)
		.executeTakeFirstOrThrow();
	return buyerOf(server, { id, token });
}

/** Looks after orders and offerings as the clock does, with gateways of the test's own if it has some, and its own patience with them. */
export function lookAfter(
	{ db }: Pick<TestServer, 'db'>,
	now?: Date,
	gateways = settings,
	how?: Parameters<typeof lookAfterInvestments>[2],
): Promise<void> {
	const log = { warn: () => undefined, error: console.error };
	return lookAfterInvestments({ db, cashier: createCashier(gateways, purposes), log }, now, how);
}

/** What the offering's row counts, and what its orders say. */
export async function countShares(db: Db, listingId: string) {
	const row = await db
		.selectFrom('offering')
		.select(['shares_sold', 'shares_held', 'release_quantity'])
		.where('listing_id', '=', listingId)
		.executeTakeFirstOrThrow();
	const orders = await db
		.selectFrom('investment_order')
		.select(['status', 'quantity', 'final_cost', 'account_id'])
		.where('listing_id', '=', listingId)
		.execute();
	const sum = (status: string) =>
		orders.filter((order) => order.status === status).reduce((total, { quantity }) => total + quantity, 0);
	return { ...row, paid: sum('PAID'), pending: sum('PENDING'), orders };
}
