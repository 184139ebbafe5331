import { randomBytes, randomUUID } from 'node:crypto';
import { PLANNING_CHECK_FEE } from '@ancu/forms/planning';
import type { Insertable } from 'kysely';
import type { PlanningCheckTable } from '../database/tables.ts';
import { sendUpload } from '../testing/send-upload.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';

/** A plot in Quận 1 as somebody asks about it. */
export const plot = {
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	mapSheetNo: '12',
	landPlotNo: '345',
};

/** What staff answer about it. */
export const found = {
	zones: [
		{ landCode: 'ODT', area: 96 },
		{ landCode: 'DGT', area: 24 },
	],
	roadReserve: 24,
	maxDensity: 80,
	storeys: 5,
	planName: 'Quy hoạch phân khu khu dân cư liên phường',
	decision: '1234/QĐ-UBND',
	decidedOn: '2024-05-06',
	confidence: 'HIGH',
	asOf: '2026-01-10',
};

/** The smallest file that is taken for a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n');

/** Somebody at a test's server. */
export interface Person {
	/** Id of the account. */
	id: string;
	token: string;
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
	ask: (query: string, variables?: Record<string, unknown>, language?: string) => Promise<Answer<any>>;
	create: (data?: object) => Promise<string>;
	update: (id: string, data: object) => Promise<Answer<{ updatePlanningCheckRequest: { status: string } }>>;
	pay: (
		id: string,
		method?: string,
	) => Promise<Answer<{ paymentPlanningCheckRequest: { id: string; status: string } }>>;
	answer: (id: string, data?: object) => Promise<Answer<{ createPlanningInfo: { id: string; checkCode: string } }>>;
	/** Sends a paper; returns its upload's id. */
	upload: (bytes: Uint8Array, type: string, name?: string) => Promise<string>;
	wallet: () => Promise<number>;
}

/** Signs a development account in. */
export async function person(server: TestServer, username: string): Promise<Person> {
	const token = await server.signIn(username);
	const { id } = await server.db
		.selectFrom('account')
		.select('id')
		.where('username', '=', username)
		.executeTakeFirstOrThrow();
	const ask: Person['ask'] = (query, variables, language) =>
		server.ask(query, { token, ...(variables && { variables }), ...(language && { language }) });
	return {
		id,
		token,
		ask,
		create: async (data = {}) => {
			const answer = await ask(
				'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }',
				{ data: { ...plot, ...data } },
			);
			if (answer.errors) throw new Error(JSON.stringify(answer.errors));
			return answer.data.createPlanningCheckRequest.id;
		},
		update: (checkId, data) =>
			ask(
				'mutation ($id: ID!, $data: PlanningCheckRequestInput!) { updatePlanningCheckRequest(id: $id, data: $data) { id status } }',
				{ id: checkId, data },
			),
		pay: (checkId, method = 'WALLET') =>
			ask(
				'mutation ($id: ID!, $method: PaymentMethod!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: $method) { id status } }',
				{ id: checkId, method },
			),
		answer: (checkId, data = {}) =>
			ask('mutation ($data: PlanningInfoInput!) { createPlanningInfo(data: $data) { id checkCode } }', {
				data: { ...found, planningCheckRequestId: checkId, ...data },
			}),
		upload: (bytes, type, name) => sendUpload(server, token, 'PLANNING_FILE', { bytes, type, name }),
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

/** Puts a planning check into the database as it stands in some state. A paid one has no payment that could be given back. */
export async function insertTestCheck(
	{ db }: Pick<TestServer, 'db'>,
	check: Partial<Insertable<PlanningCheckTable>> & { account_id: string },
	isPaid = true,
): Promise<string> {
	const now = new Date();
	const { id } = await db
		.insertInto('planning_check')
		.values({
			locale: 'vn',
			map_sheet_no: '12',
			land_plot_no: '345',
			province_code: '79',
			district_code: '760',
			ward_code: '26740',
			fee: PLANNING_CHECK_FEE,
			search: '',
			...(isPaid && { payment_id: randomUUID(), paid_at: now, refunded_at: now, promised_at: now }),
			...check,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Puts an answer into the database, unsigned. */
export async function insertTestAnswer(
	{ db }: Pick<TestServer, 'db'>,
	answer: { check_id: string; author_id: string },
): Promise<string> {
	const { id } = await db
		.insertInto('planning_answer')
		.values({
			version: 1,
			map_sheet_no: '12',
			land_plot_no: '345',
			place: 'Quận 1',
			zones: JSON.stringify([{ landCode: 'ODT', name: null, area: 120, percent: 100 }]),
			confidence: 'HIGH',
			as_of: '2026-01-10',
			check_code: randomBytes(6).toString('hex').toUpperCase(),
			signature: '',
			created_at: new Date(),
			...answer,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}
