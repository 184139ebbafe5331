import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestCheck, person } from '../planning/planning-check.fixtures.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const AUDIT =
	'query ($recordId: ID) { getAllAudit(recordId: $recordId) { total data { accountName role operation recordId outcome requestId at } } }';

describe('what staff do', () => {
	let server: TestServer;
	let admin: string;
	beforeAll(async () => {
		server = await startTestServer();
		admin = await server.signIn('admin');
	});
	afterAll(() => server.close());

	it('is noted with its outcome, and without what was sent', async () => {
		const listings = await insertListings(server.db, [{ title: 'Chờ duyệt', status: 'PENDING' }]);
		const id = listings.get('Chờ duyệt')?.id ?? '';
		const editor = await server.signIn('editor');
		const reject = 'mutation ($id: ID!) { rejectLocationInfo(id: $id, reason: "Ảnh của nơi khác.") { id } }';
		await server.ask(reject, { token: editor, variables: { id } });
		await server.ask(reject, { token: editor, variables: { id } });
		await server.ask('mutation ($id: ID!) { approveGreenCheck(id: $id) { id } }', { token: editor, variables: { id } });

		const { data } = await server.ask(AUDIT, { token: admin, variables: { recordId: id } });
		const entry = { accountName: 'Biên tập', role: 'editor', recordId: id };
		expect(data.getAllAudit).toEqual({
			total: 3,
			data: [
				expect.objectContaining({ ...entry, operation: 'approveGreenCheck', outcome: 'FORBIDDEN' }),
				expect.objectContaining({ ...entry, operation: 'rejectLocationInfo', outcome: 'NOT_ALLOWED_NOW' }),
				expect.objectContaining({ ...entry, operation: 'rejectLocationInfo', outcome: 'OK' }),
			],
		});
		expect(JSON.stringify(await rows())).not.toContain('Ảnh của nơi khác');
	});

	it('is noted step by step where one mutation takes several, whether it is done or refused', async () => {
		const owner = await person(server, 'an');
		const support = await person(server, 'support');
		const editor = await person(server, 'editor');
		const id = await insertTestCheck(server, { account_id: owner.id });
		await owner.update(id, { note: 'Gần chợ.' });
		await support.update(id, { status: 'received', question: 'Số tờ là 12 hay 21?' });
		await editor.update(id, { status: 'cancelled', cancelReason: 'Sai thửa.' });
		await support.update(id, { status: 'checking' });
		await support.update(id, { reply: 'Tôi tự trả lời.' });
		await support.update(id, { note: 'Tôi tự sửa.' });
		await support.update(id, { status: 'done' });
		await support.update(id, { status: 'cancelled', cancelReason: 'Không có bản đồ.' });

		const { data } = await server.ask(AUDIT, { token: admin, variables: { recordId: id } });
		const noted = data.getAllAudit.data.map(
			({ role, operation, outcome }: Record<string, string>) => `${role} ${operation} ${outcome}`,
		);
		expect(noted.toReversed()).toEqual([
			'support updatePlanningCheckRequest TAKE OK',
			'support updatePlanningCheckRequest ASK OK',
			'editor updatePlanningCheckRequest CANCEL NOT_FOUND',
			'support updatePlanningCheckRequest START OK',
			'support updatePlanningCheckRequest REPLY NOT_ALLOWED_NOW',
			'support updatePlanningCheckRequest EDIT NOT_ALLOWED_NOW',
			'support updatePlanningCheckRequest NOT_ALLOWED_NOW',
			'support updatePlanningCheckRequest CANCEL OK',
		]);
		expect(JSON.stringify(await rows())).not.toContain('bản đồ');
	});

	it('about a report is noted of its listing, with what was decided', async () => {
		const binh = await server.signIn('binh');
		const editor = await server.signIn('editor');
		const listings = await insertListings(server.db, [{ title: 'Bị báo cáo' }, { title: 'Không hề' }]);
		const { id, sequenceId } = listings.get('Bị báo cáo') ?? { id: '', sequenceId: 0 };
		const report = async () => {
			const send = 'mutation ($id: ID!) { reportLocationInfo(id: $id, reason: NOT_THERE) }';
			expect((await server.ask(send, { token: binh, variables: { id } })).codes).toEqual([]);
			const one = server.db.selectFrom('listing_report').select('id').where('listing_id', '=', id);
			return (await one.where('decided_at', 'is', null).executeTakeFirstOrThrow()).id;
		};
		const decide = (token: string, reportId: string, upheld: boolean) =>
			server.ask(
				'mutation ($id: ID!, $upheld: Boolean!) { decideReport(id: $id, upheld: $upheld, note: "Bán rồi.") }',
				{
					token,
					variables: { id: reportId, upheld },
				},
			);
		const first = await report();
		await decide(await server.signIn('support'), first, true);
		await decide(editor, first, false);
		await decide(editor, await report(), true);
		const nowhere = randomUUID();
		await decide(editor, nowhere, true);

		const decisions = async (search: string) => {
			const query = 'query ($search: String) { getAllAudit(search: $search) { data { operation outcome recordId } } }';
			const { data } = await server.ask(query, { token: admin, variables: { search } });
			return data.getAllAudit.data.map(
				({ operation, outcome, recordId }: Record<string, string>) => `${operation} ${outcome} ${recordId}`,
			);
		};
		const noted = [
			`decideReport UPHOLD OK ${id}`,
			`decideReport DISMISS OK ${id}`,
			`decideReport UPHOLD FORBIDDEN ${id}`,
		];
		expect(await decisions(id)).toEqual(noted);
		expect(await decisions(` ${sequenceId} `)).toEqual(noted);
		expect(await decisions(nowhere)).toEqual([`decideReport UPHOLD NOT_FOUND ${nowhere}`]);
		expect(await decisions(String(listings.get('Không hề')?.sequenceId))).toEqual([]);
	});

	it('is found by the user name or the id of who did it', async () => {
		const found = async (search: string) => {
			const query = 'query ($search: String) { getAllAudit(limit: 100, search: $search) { data { accountId role } } }';
			return (await server.ask(query, { token: admin, variables: { search } })).data.getAllAudit.data;
		};
		const token = await server.signIn('checker');
		await server.ask('mutation { seenAllNotification }', { token });
		const [{ accountId }] = await found('Checker');
		expect(await found('checker')).toEqual([{ accountId, role: 'checker' }]);
		expect(await found(accountId)).toEqual([{ accountId, role: 'checker' }]);
		for (const nobody of ['nobody-here', "' or 1=1 --", '99999999999']) expect(await found(nobody)).toEqual([]);
	});

	it('of other people is not noted', async () => {
		const before = (await rows()).length;
		const token = await server.signIn('an');
		await server.ask('mutation { seenAllNotification }', { token });
		expect(await rows()).toHaveLength(before);
	});

	it('is read by admins alone', async () => {
		for (const name of ['an', 'support', 'collaborator', 'editor', 'checker', 'investor'])
			expect((await server.ask(AUDIT, { token: await server.signIn(name) })).codes, name).toEqual(['FORBIDDEN']);
		expect((await server.ask(AUDIT)).codes).toEqual(['UNAUTHENTICATED']);
	});

	it('cannot be changed or taken away', async () => {
		await server.ask('mutation { seenAllNotification }', { token: admin });
		for (const statement of ["update audit set outcome = 'OK'", 'delete from audit', 'truncate audit'])
			await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('audit is only added to');
	});

	it('is refused for an id that is none', async () => {
		const { codes } = await server.ask(AUDIT, { token: admin, variables: { recordId: `${randomUUID()}'` } });
		expect(codes).toEqual(['BAD_INPUT']);
	});

	const rows = () => server.db.selectFrom('audit').selectAll().execute();
});
