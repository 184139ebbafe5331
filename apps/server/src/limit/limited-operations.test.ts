import { randomUUID } from 'node:crypto';
import { RISKS_VERSION } from '@ancu/forms/invest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newDevice, setDevice } from '../notification/notification.fixtures.ts';
import { plot } from '../planning/planning-check.fixtures.ts';
import { house, insertListings } from '../testing/listings.ts';
import type { Answer } from '../testing/test-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, type Person } from '../verification/verification.fixtures.ts';

/** A hundredth of every limit: of what may be done sixty times or fewer, not even the first is let through. */
const HUNDREDTH = 0.01;

describe('what costs others their time, or us money, may be done so often only', () => {
	let server: TestServer;
	let listing: string;
	beforeAll(async () => {
		server = await startTestServer({ rateLimitFactor: HUNDREDTH });
		const listings = await insertListings(server.db, [{ title: 'Nhà' }]);
		listing = listings.get('Nhà')?.id ?? '';
	});
	afterAll(() => server.close());

	const askWith = (type: string, call: string, data: object) => (who: Person) =>
		who.ask(`mutation ($data: ${type}!) { ${call}(data: $data) { id } }`, { data });

	it.each<[string, (who: Person) => Promise<Answer<unknown>>]>([
		['opening a payment', (who) => who.ask('mutation { getPayment(method: TRANSFER, amount: 60000) { id } }')],
		[
			'holding shares',
			askWith('InvestmentOrderInput', 'createInvestmentOrder', {
				locationInfoId: randomUUID(),
				quantity: 1,
				paymentMethod: 'WALLET',
				risksVersion: RISKS_VERSION,
			}),
		],
		['posting a listing', askWith('LocationInfoInput', 'createLocationInfo', { ...house, wardId: '26734' })],
		['reporting one', (who) => who.ask(`mutation { reportLocationInfo(id: "${listing}", reason: SCAM) }`)],
		['asking for a planning check', askWith('PlanningCheckRequestInput', 'createPlanningCheckRequest', plot)],
		[
			'beginning a procedure',
			askWith('ProcedureRecordInput', 'createProcedureRecord', { type: 'BUY', name: 'Mua nhà' }),
		],
		['agreeing to something', (who) => who.ask('mutation { setConsent(purpose: LOCATION, given: true) { givenAt } }')],
		['registering a device', (who) => setDevice(server, who.token, newDevice())],
		[
			'giving one’s password once more',
			(who) => who.ask('mutation { changePassword(oldPassword: "sai", newPassword: "một câu dài hơn") { id } }'),
		],
	])('by an account: %s', async (_what, act) => {
		const { codes } = await act(await insertPerson(server));
		expect(codes).toEqual(['TOO_MANY_REQUESTS']);
	});

	it.each([
		[
			'registering',
			'mutation { lmkRegisterUserWeb(name: "Lê Thị Hoà", password: "một câu dài hơn", phone: "0912345678", idToken: "a") { token } }',
		],
		['trying a code', `mutation { confirmPhoneCode(id: "${randomUUID()}", code: "123456") { token } }`],
		['asking who is registered', 'mutation { checkValidUser(phone: "0912345678") }'],
	])('by a visitor: %s', async (_what, document) => {
		expect((await server.ask(document)).codes).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('while the same account does what has no limit of its own', async () => {
		const who = await insertPerson(server);
		expect((await who.ask('mutation { seenAllNotification }')).codes).toEqual([]);
	});
});

it('costs nothing of what may be done where it is refused', async () => {
	// Of fifty procedures a day, one.
	const server = await startTestServer({ rateLimitFactor: 0.02 });
	onTestFinished(() => server.close());
	const { ask } = await insertPerson(server);
	const start = (locationInfoId: string | null) =>
		ask('mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id } }', {
			data: { type: 'BUY', name: 'Mua nhà', locationInfoId },
		});
	const codes = [];
	for (const listing of [randomUUID(), null, null]) codes.push(...(await start(listing)).codes);
	expect(codes).toEqual(['BAD_INPUT', 'TOO_MANY_REQUESTS']);
});
