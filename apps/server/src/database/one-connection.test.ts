import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyerOf, insertOffering } from '../invest/invest.fixtures.ts';
import { found, type Person, person, plot } from '../planning/planning-check.fixtures.ts';
import { insertListings } from '../testing/listings.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { spendAll } from '../wallet/wallet.fixtures.ts';

// Whoever asks for a second connection inside of a transaction waits, where all are in use, for others who wait for theirs. Here there is one.
let server: TestServer;
let an: Person;
let collaborator: Person;
beforeAll(async () => {
	server = await startTestServer({}, { connections: 1 });
	an = await person(server, 'an');
	collaborator = await person(server, 'collaborator');
});
afterAll(() => server.close());

it('is enough for a planning check, from the request to a corrected answer', async () => {
	const listings = await insertListings(server.db, [{ title: 'Nhà' }, { title: 'Nhà khác' }]);
	const id = await an.create({ locationInfoId: listings.get('Nhà')?.id });
	const done = async (step: Promise<{ codes: string[] }>) => expect((await step).codes).toEqual([]);
	await done(an.update(id, { ...plot, locationInfoId: listings.get('Nhà khác')?.id }));
	await done(an.pay(id));
	await done(collaborator.update(id, { status: 'received' }));
	await done(collaborator.update(id, { status: 'checking' }));
	const { data } = await collaborator.answer(id);
	const answer = { id: data.createPlanningInfo.id };
	await done(an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai.") { id } }', answer));
	await done(
		collaborator.ask(
			'mutation ($id: ID!, $data: PlanningInfoInput!) { updatePlanningInfo(id: $id, data: $data) { id } }',
			{
				...answer,
				data: found,
			},
		),
	);
});

it('is enough for shares, and for erasing an account', async () => {
	const binh = await person(server, 'binh');
	const buyer = buyerOf(server, binh);
	const offering = await insertOffering(server);
	await buyer.cancel(await buyer.ordered(offering, 1));
	const order = await buyer.ordered(offering, 1);
	await buyer.pay(order);
	const admin = await person(server, 'admin');
	await admin.ask('mutation ($id: ID!) { refundInvestmentOrder(id: $id, reason: "Hoàn.") { id } }', { id: order });
	expect(await buyer.statusOf(order)).toBe('REFUNDED');
	await binh.create();
	await spendAll(server.db, binh.id);
	const erased = await binh.ask('mutation ($password: String!) { deleteMe(password: $password) }', {
		password: PASSWORD,
	});
	expect(erased.codes).toEqual([]);
});
