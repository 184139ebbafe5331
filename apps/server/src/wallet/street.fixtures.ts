import { randomUUID } from 'node:crypto';
import { startSandbox } from '@ancu/sandbox';
import { type AskOptions, startTestServer } from '../testing/test-server.ts';
import { createCashier } from './cashier.ts';
import { toVietnamDay } from './gateway/vietnam-time.ts';
import { findPayment } from './payment.repository.ts';
import { type ReconcileParts, reconcile } from './reconcile.ts';
import { accountIdOf, createPurchases, insertPurchase, need, purchases, settings } from './wallet.fixtures.ts';

export const AMOUNT = 60_000;
export const gatewayNames = ['vnpay', 'momo', 'zalopay', 'card'] as const;
export type GatewayName = (typeof gatewayNames)[number];
export const methods = { vnpay: 'BANK', momo: 'MOMO', zalopay: 'ZALOPAY', card: 'CARD' } as const;

const PAYMENT = 'id code status cause isLate payUrl qr';

/** A payment whose payer stands before the gateway's page. */
export interface Opened {
	id: string;
	code: string;
	payUrl: string | null;
	qr: string | null;
	/** What the sandbox knows it by. */
	ref: string;
	/** What is bought; null for a top-up. */
	thing: string | null;
}

/** A server and the sandbox, which know each other, and what people do there. The payer is `binh`. */
export type Street = Awaited<ReturnType<typeof openStreet>>;

export async function openStreet() {
	const [vnpay, momo, zalopay, card, bank] = [
		need(settings.vnpay),
		need(settings.momo),
		need(settings.zalopay),
		need(settings.card),
		need(settings.bank),
	];
	const nowhere = 'http://127.0.0.1:1';
	const sandbox = await startSandbox({
		port: 0,
		smtpPort: 0,
		wallet: { vnpay, momo, zalopay, card, bank, noticeUrls: { vnpay: nowhere, bank: nowhere } },
	});
	const { url } = sandbox;
	const here = {
		vnpay: { ...vnpay, payUrl: url, apiUrl: url },
		momo: { ...momo, url },
		zalopay: { ...zalopay, url },
		card: { ...card, host: url },
		bank,
	};
	const server = await startTestServer({ gateways: here }, { purposes: [purchases] });
	const { db } = server;
	const parts: ReconcileParts = {
		db,
		cashier: createCashier(here, [purchases]),
		log: { warn: () => undefined, error: console.error },
	};
	await createPurchases(db);
	const tokens: Record<string, string> = {};
	for (const name of ['binh', 'support']) tokens[name] = await server.signIn(name);

	async function post<T>(path: string, body: object): Promise<T> {
		const response = await fetch(sandbox.url + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		const answer = (await response.json()) as T;
		if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
		return answer;
	}
	const control = <T>(what: string, body: object = {}) => post<T>(`/__ctl/${what}`, body);
	const next = (scenario: string, more: object = {}) => control('next', { scenario, ...more });
	const advance = (minutes: number) => control('advance', { minutes });
	const sandboxPayments = async (gateway: GatewayName) =>
		(await (await fetch(`${sandbox.url}/__ctl/payments?gateway=${gateway}`)).json()) as { ref: string }[];

	const sandboxLog = async (ref: string) =>
		(await (await fetch(`${sandbox.url}/__ctl/log?ref=${ref}`)).json()) as { kind: string }[];

	const as = (name: string, variables: Record<string, unknown> = {}, key: string = randomUUID()): AskOptions => ({
		variables,
		token: tokens[name],
		headers: { 'idempotency-key': key },
	});
	const balance = async (): Promise<number> =>
		(await server.ask('query { getMe { wallet { balance } } }', as('binh'))).data.getMe.wallet.balance;
	const read = async ({ id }: { id: string }) =>
		(await server.ask(`query ($id: ID!) { getOnePayment(id: $id) { ${PAYMENT} } }`, as('binh', { id }))).data
			.getOnePayment;
	const rowOf = async ({ id }: { id: string }) => need(await findPayment(db, id));
	const stateOf = async (payment: { id: string }) => (await rowOf(payment)).state;
	const bookings = async ({ id }: { id: string }) =>
		(await db.selectFrom('ledger_transaction').select('id').where('payment_id', '=', id).execute()).length;
	const eventsOf = async (column: 'payment_id' | 'provider', value: string) =>
		(await db.selectFrom('payment_event').select('kind').where(column, '=', value).execute()).map(({ kind }) => kind);
	const waiting = async (memo: string): Promise<{ reason: string; amount: number }[]> =>
		(
			await server.ask('query { getAllUnmatchedCredit(limit: 100) { data { reason amount memo } } }', as('support'))
		).data.getAllUnmatchedCredit.data.filter((each: { memo: string | null }) => each.memo?.includes(memo));
	/** Asks about a payment so long after it was opened. */
	const askAfter = async (payment: { id: string }, milliseconds: number) => {
		const row = await rowOf(payment);
		await server.db.updateTable('payment').set({ next_check_at: row.created_at }).where('id', '=', row.id).execute();
		await reconcile(parts, new Date(row.created_at.getTime() + milliseconds));
	};

	const topUp = (method: string, key?: string) =>
		server.ask(
			`mutation ($method: PaymentMethod!, $amount: Money!) { getPayment(method: $method, amount: $amount) { ${PAYMENT} } }`,
			as('binh', { method, amount: AMOUNT }, key),
		);

	/** Opens a payment, and goes to where it is paid. */
	async function open(gateway: GatewayName, isPurchase = false): Promise<Opened> {
		const thing = isPurchase ? await insertPurchase(db, await accountIdOf(db, 'binh'), AMOUNT) : null;
		const method = methods[gateway];
		const { data } = thing
			? await server.ask(
					`mutation ($id: ID!, $method: PaymentMethod!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: $method) { ${PAYMENT} } }`,
					as('binh', { id: thing, method }),
				)
			: await topUp(method);
		const payment = thing ? data.paymentPlanningCheckRequest : data.getPayment;
		return visit(gateway, payment, thing);
	}

	async function visit(gateway: GatewayName, payment: Opened, thing: string | null = null): Promise<Opened> {
		const { id, code } = payment;
		const { created_at } = await rowOf(payment);
		const ref = gateway === 'zalopay' ? `${toVietnamDay(created_at)}_${code}` : code;
		if (gateway !== 'card') {
			const page = await fetch(payment.payUrl ?? '');
			if (!page.ok) throw new Error(await page.text());
			return { ...payment, ref, thing };
		}
		const charged = await payByCard(id, await cardToken());
		if (charged.codes.length > 0) throw new Error(charged.codes.join());
		return { ...payment, ...charged.data.payByCard, ref, thing };
	}

	/** The browser trades a card for a token: one that asks for a one-time code, so that the payer is done on the gateway's page. */
	const cardToken = async (): Promise<string> => {
		const card = { number: '5555555555554444', cvv: '123', expiry: '12/99' };
		return (await post<{ token: string }>('/card/tokens', card)).token;
	};
	const payByCard = (id: string, token: string) =>
		server.ask(
			`mutation ($id: ID!, $token: String!) { payByCard(paymentId: $id, cardToken: $token) { ${PAYMENT} } }`,
			as('binh', { id, token }),
		);

	/** The payer is done; answers where the browser goes back to. */
	const pay = async (gateway: GatewayName, { ref }: Opened, outcome = 'paid') =>
		(await control<{ returnUrl: string }>('pay', { gateway, ref, outcome })).returnUrl;
	const comeBack = async (returnUrl: string) =>
		(await fetch(returnUrl, { redirect: 'manual' })).headers.get('location');

	/** Under a script: opened, and the payer is done. */
	async function under(
		gateway: GatewayName,
		scenario: string,
		{ more = {}, isPurchase = false, outcome = 'paid' } = {},
	) {
		await next(scenario, { gateway, ...more });
		const payment = await open(gateway, isPurchase);
		const returnUrl = await pay(gateway, payment, outcome);
		return { payment, returnUrl };
	}

	await control('config', {
		vnpayIpnUrl: `${server.url}/payments/vnpay/notice`,
		bankFeedUrl: `${server.url}/payments/bank/notice`,
	});

	return {
		server,
		sandboxUrl: sandbox.url,
		parts,
		as,
		post,
		control,
		next,
		advance,
		sandboxPayments,
		sandboxLog,
		balance,
		read,
		rowOf,
		stateOf,
		bookings,
		eventsOf,
		waiting,
		askAfter,
		topUp,
		open,
		visit,
		cardToken,
		payByCard,
		pay,
		comeBack,
		under,
		/** Everything as on the first day, but for what was paid. */
		reset: async () => {
			await control('reset');
			await db.updateTable('payment').set({ next_check_at: null }).execute();
		},
		close: async () => {
			await server.close();
			await sandbox.close();
		},
	};
}
