import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyerOf, insertOffering } from '../invest/invest.fixtures.ts';
import { found, type Person, person, plot } from '../planning/planning-check.fixtures.ts';
import { owner, substepIds } from '../procedure/procedure.fixtures.ts';
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
	const dispute = () =>
		done(an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai.") { id } }', answer));
	await dispute();
	await done(collaborator.ask('mutation ($id: ID!) { upholdPlanningInfo(id: $id, reason: "Đúng.") { id } }', answer));
	await dispute();
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

it('is enough for a procedure with files, and for its template', async () => {
	const who = await owner(server, 'investor');
	const listings = await insertListings(server.db, [{ title: 'Nhà để mua' }]);
	const id = await who.start({ locationInfoId: listings.get('Nhà để mua')?.id });
	const [[substep = ''] = []] = substepIds(await who.read(id));
	const [old, next] = [await who.send(), await who.send()];
	expect((await who.change(substep, { isDone: true, fileLinkIds: [old] })).codes).toEqual([]);
	const replaces = [{ oldId: old, newId: next }];
	expect((await who.change(substep, { fileLinkIds: [next], replaces })).codes).toEqual([]);
	expect((await who.list()).total).toBe(1);
	const support = await owner(server, 'support');
	const { codes } = await support.ask('{ getAllProcedureTemplate { id recordCount steps { key } } }');
	expect(codes).toEqual([]);
	expect((await who.ask('mutation ($id: ID!) { deleteProcedureRecord(id: $id) }', { id })).codes).toEqual([]);
});
