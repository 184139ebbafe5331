import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import { writeCheckCode } from '@ancu/forms/planning';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as noteAnew } from '../database/migrations/0029-planning-checked.ts';
import { up as noteOtherSpellings } from '../database/migrations/0036-plot-spelling.ts';
import { photo } from '../file/picture.fixtures.ts';
import { house as anyHouse, insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { notePlanningChecked } from './planning-answer.repository.ts';
import { found, insertTestCheck, type Person, pdf, person } from './planning-check.fixtures.ts';
import { refundLateChecks } from './planning-check-late.ts';

let server: TestServer;
let an: Person;
let collaborator: Person;
let support: Person;
let admin: Person;
let strangers: Person[];
beforeAll(async () => {
	server = await startTestServer();
	[an, collaborator, support, admin] = (await Promise.all(
		['an', 'collaborator', 'support', 'admin'].map((username) => person(server, username)),
	)) as [Person, Person, Person, Person];
	strangers = await Promise.all(['binh', 'editor', 'investor', 'checker'].map((username) => person(server, username)));
});
afterAll(() => server.close());

const everything = `
	id content fileLinkIds fileLinks { id name url } locationInfoId planningCheckRequestId planningCheckStatus
	planningCheckRequest { id status events { kind text } allowedActions } zones { landCode name area percent } roadReserve maxDensity
	floorAreaRatio storeys planName decision decidedOn horizon source confidence asOf checkCode documentUrl rating disputedAt`;

/** A check that the collaborator looks into. */
function checking(more: object = {}): Promise<string> {
	return insertTestCheck(server, {
		account_id: an.id,
		status: 'checking',
		assignee_id: collaborator.id,
		...more,
	});
}

async function answered(data: object = {}, more: object = {}): Promise<{ checkId: string; id: string; code: string }> {
	const checkId = await checking(more);
	const { data: answer, errors } = await collaborator.answer(checkId, data);
	expect(errors).toBeUndefined();
	return { checkId, id: answer.createPlanningInfo.id, code: answer.createPlanningInfo.checkCode };
}

async function read(who: Person, id: string, language?: string) {
	const { data, errors } = await who.ask(
		`query ($id: ID!) { getOnePlanningInfo(id: $id) { ${everything} } }`,
		{ id },
		language,
	);
	expect(errors).toBeUndefined();
	return data.getOnePlanningInfo;
}

async function correct(who: Person, id: string, data: object) {
	const answer = await who.ask(
		'mutation ($id: ID!, $data: PlanningInfoInput!) { updatePlanningInfo(id: $id, data: $data) { id checkCode zones { percent } storeys } }',
		{ id, data },
	);
	return { codes: answer.codes, errors: answer.errors, info: answer.data?.updatePlanningInfo };
}

async function verify(checkCode: string, language = 'vi') {
	const { data, errors } = await server.ask(
		`query ($code: String!) { getPlanningInfoByCode(checkCode: $code) {
			checkCode plot version content zones { landCode name area percent } roadReserve maxDensity floorAreaRatio storeys planName
			decision decidedOn horizon source confidence asOf issuedAt documentHash signature isSuperseded
		} }`,
		{ variables: { code: checkCode }, language },
	);
	expect(errors).toBeUndefined();
	return data.getPlanningInfoByCode;
}

describe('an answer', () => {
	it('has its zones with shares that the server reckons, and a verdict in words of the reader’s language', async () => {
		const { id, checkId } = await answered();
		const answer = await read(an, id);
		expect(answer).toMatchObject({
			zones: [
				{ landCode: 'ODT', name: null, area: 96, percent: 80 },
				{ landCode: 'DGT', name: null, area: 24, percent: 20 },
			],
			content:
				'Thửa đất rộng 120\u00a0m² gồm 2 loại đất theo quy hoạch: Đất ở tại đô thị (ODT) 96\u00a0m², chiếm 80%; Đất công trình giao thông (DGT) 24\u00a0m², chiếm 20%. Trong đó 24\u00a0m² nằm trong lộ giới. Nếu xây dựng: mật độ tối đa 80%, cao tối đa 5 tầng.',
			decidedOn: '2024-05-06',
			confidence: 'HIGH',
			asOf: '2026-01-10',
			planningCheckRequestId: checkId,
			planningCheckStatus: 'done',
			planningCheckRequest: { status: 'done', allowedActions: ['RATE', 'DISPUTE'] },
		});
		expect((await read(an, id, 'en')).content).toBe(
			'The plot of 120\u00a0m² has 2 planned land types: Urban residential land (ODT) 96\u00a0m², 80%; Roads and transport (DGT) 24\u00a0m², 20%. Of this, 24\u00a0m² is within the road reserve. If you build: building coverage up to 80%, up to 5 storeys.',
		);
		const byCheck = await an.ask(
			'query ($id: ID!) { getOnePlanningInfoByPlanningCheckRequestId(id: $id) { id } getOnePlanningCheckRequest(id: $id) { planningInfoId planningInfo { checkCode } } }',
			{ id: checkId },
		);
		expect(byCheck.data).toEqual({
			getOnePlanningInfoByPlanningCheckRequestId: { id },
			getOnePlanningCheckRequest: { planningInfoId: id, planningInfo: { checkCode: answer.checkCode } },
		});
	});

	it('says in staff’s own words what they wrote', async () => {
		const { id } = await answered({ content: ' Đất ở ổn định. ', zones: [{ landCode: 'ont', area: 50 }] });
		expect((await read(an, id)).content).toBe('Đất ở ổn định.');
	});

	it('is null while there is none', async () => {
		const id = await checking();
		const { data } = await an.ask('query ($id: ID!) { getOnePlanningInfoByPlanningCheckRequestId(id: $id) { id } }', {
			id,
		});
		expect(data.getOnePlanningInfoByPlanningCheckRequestId).toBeNull();
	});

	it.each([
		['has no zones', { zones: [] }, ['zones required']],
		['has a code that nobody knows', { zones: [{ landCode: 'HH-2', area: 200 }] }, ['zones.0.name unknown_code']],
		['has an empty zone', { zones: [...found.zones, { landCode: 'CLN', area: 0 }] }, ['zones.2.area too_small']],
		['reserves more than the plot', { roadReserve: 121 }, ['roadReserve over_plot']],
		['speaks of tomorrow', { asOf: '2999-01-01' }, ['asOf in_future']],
		['has a paper that nobody sent', { fileLinkIds: ['x'] }, ['fileLinkIds.0 unknown']],
	])('is refused at its fields when it %s', async (_name, data, expected) => {
		const { codes, errors } = await collaborator.answer(await checking(), data);
		expect(codes).toEqual(['BAD_INPUT']);
		const fields = errors?.[0]?.extensions.fields as { path: string; code: string }[];
		expect(fields.map(({ path: at, code }) => `${at} ${code}`)).toEqual(expected);
	});

	it('needs a planning check that it is of', async () => {
		const { codes } = await collaborator.ask('mutation { createPlanningInfo(data: {}) { id } }');
		expect(codes).toEqual(['BAD_INPUT']);
	});

	it('is given once, whoever answers at the same moment', async () => {
		const id = await checking();
		const answers = await Promise.all([collaborator, admin, collaborator].map((who) => who.answer(id)));
		expect(answers.map(({ codes }) => codes.join() || 'ok').sort()).toEqual([
			'NOT_ALLOWED_NOW',
			'NOT_ALLOWED_NOW',
			'ok',
		]);
	});

	it('is given once a key, which answers the same again and nothing else', async () => {
		const planningCheckRequestId = await checking();
		const give = (data: object = {}) =>
			server.ask('mutation ($data: PlanningInfoInput!) { createPlanningInfo(data: $data) { id checkCode } }', {
				token: collaborator.token,
				variables: { data: { ...found, planningCheckRequestId, ...data } },
				headers: { 'idempotency-key': planningCheckRequestId },
			});
		const first = await give();
		expect(first.codes).toEqual([]);
		expect((await give()).data).toEqual(first.data);
		expect((await give({ storeys: 7 })).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
	});

	it('is of the plot that was looked up: where its owner has mended it since, nothing is signed', async () => {
		const id = await checking({ question: 'Số tờ là 12 hay 21?' });
		const version = async () => {
			const { data } = await collaborator.ask(
				'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { updatedAt } }',
				{
					id,
				},
			);
			return data.getOnePlanningCheckRequest.updatedAt;
		};
		const create = (updatedAt: string) =>
			collaborator.ask(
				`mutation ($data: PlanningInfoInput!, $updatedAt: DateTime) {
					createPlanningInfo(data: $data, updatedAt: $updatedAt) { id }
				}`,
				{ data: { ...found, planningCheckRequestId: id }, updatedAt },
			);
		const seen = await version();
		expect((await an.update(id, { mapSheetNo: '21' })).codes).toEqual([]);
		expect((await create(seen)).codes).toEqual(['CHECK_CHANGED']);
		const { data, codes } = await create(await version());
		expect(codes).toEqual([]);

		const answer = data.createPlanningInfo;
		const change = (updatedAt: string) =>
			collaborator.ask(
				`mutation ($id: ID!, $updatedAt: DateTime) {
					updatePlanningInfo(id: $id, data: { storeys: 7 }, updatedAt: $updatedAt) { id }
				}`,
				{ id: answer.id, updatedAt },
			);
		expect((await change(seen)).codes).toEqual(['CHECK_CHANGED']);
		expect((await change(await version())).codes).toEqual([]);
	});

	it('has papers that its owner may open, and nobody else gets an address of', async () => {
		const paper = await collaborator.upload(pdf, 'application/pdf', 'Quyết định 1234.pdf');
		const picture = await collaborator.upload(await photo(80, 60).png().toBuffer(), 'image/png', 'Bản vẽ.png');
		const { id } = await answered({ fileLinkIds: [paper, picture] });
		const { fileLinks, fileLinkIds } = await read(an, id);
		expect(fileLinkIds).toEqual([paper, picture]);
		expect(fileLinks.map(({ name }: { name: string }) => name)).toEqual(['Quyết định 1234.pdf', 'Bản vẽ.webp']);
		for (const { url } of fileLinks) expect((await fetch(server.url + url)).status).toBe(200);
	});

	it('is nobody’s business but its owner’s and staff’s who answer', async () => {
		const { id, checkId } = await answered();
		await support.ask('query ($id: ID!) { getOnePlanningInfo(id: $id) { id } }', { id });
		for (const stranger of strangers) {
			const one = await stranger.ask(
				'query ($id: ID!) { getOnePlanningInfo(id: $id) { content planningCheckRequest { files { url } } documentUrl } }',
				{ id },
			);
			expect(one.codes).toEqual(['NOT_FOUND']);
			expect(one.data).toBeNull();
			const rate = await stranger.ask('mutation ($id: ID!) { ratePlanningInfo(id: $id, rating: 1) { id } }', { id });
			expect(rate.codes).toEqual(['NOT_FOUND']);
			const byCheck = await stranger.ask(
				'query ($id: ID!) { getOnePlanningInfoByPlanningCheckRequestId(id: $id) { content } }',
				{ id: checkId },
			);
			expect(byCheck.codes).toEqual(['NOT_FOUND']);
		}
	});
});

describe('a correction', () => {
	it('is a new version with a code of its own, and the old one no longer stands', async () => {
		const paper = await collaborator.upload(pdf, 'application/pdf');
		const first = await answered({ fileLinkIds: [paper] });
		const { info } = await correct(collaborator, first.id, { zones: [{ landCode: 'ODT', area: 120 }] });
		expect(info).toMatchObject({ zones: [{ percent: 100 }], storeys: 5 });
		expect(info.id).not.toBe(first.id);
		expect(info.checkCode).not.toBe(first.code);
		expect(await verify(first.code)).toMatchObject({ isSuperseded: true, zones: [{ area: 96 }, { area: 24 }] });
		expect(await verify(info.checkCode)).toMatchObject({ isSuperseded: false, zones: [{ area: 120 }] });

		const current = await read(an, info.id);
		expect(current.fileLinkIds).toEqual([paper]);
		expect(current.planningCheckRequest.events.at(-1)).toEqual({ kind: 'corrected', text: null });
		expect((await correct(collaborator, first.id, {})).codes).toEqual(['NOT_ALLOWED_NOW']);
		const rating = await an.ask('mutation ($id: ID!) { ratePlanningInfo(id: $id, rating: 5) { id } }', {
			id: first.id,
		});
		expect(rating.codes).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('is made once a key, and asked again names the version that was made', async () => {
		const { id, checkId } = await answered();
		const give = (storeys: number) =>
			server.ask(
				'mutation ($id: ID!, $data: PlanningInfoInput!) { updatePlanningInfo(id: $id, data: $data) { id checkCode } }',
				{
					token: collaborator.token,
					variables: { id, data: { storeys } },
					headers: { 'idempotency-key': `correct-${checkId}` },
				},
			);
		const first = await give(7);
		expect(first.codes).toEqual([]);
		expect((await give(7)).data).toEqual(first.data);
		expect((await give(8)).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
		const versions = await server.db
			.selectFrom('planning_answer')
			.select('id')
			.where('check_id', '=', checkId)
			.execute();
		expect(versions).toHaveLength(2);
	});

	it('is looked at as a whole', async () => {
		const { id } = await answered();
		const { codes } = await correct(collaborator, id, { zones: [{ landCode: 'ODT', area: 10 }] });
		// The road reserve of before is larger than what is left.
		expect(codes).toEqual(['BAD_INPUT']);
	});
});

describe('the owner’s opinion', () => {
	it('is one to five, and the last one counts', async () => {
		const { id } = await answered();
		const rate = (rating: number) =>
			an.ask('mutation ($id: ID!, $rating: Int!) { ratePlanningInfo(id: $id, rating: $rating) { rating } }', {
				id,
				rating,
			});
		expect((await rate(0)).codes).toEqual(['BAD_INPUT']);
		expect((await rate(6)).codes).toEqual(['BAD_INPUT']);
		expect((await rate(2)).data.ratePlanningInfo).toEqual({ rating: 2 });
		expect((await rate(4)).data.ratePlanningInfo).toEqual({ rating: 4 });
		// Said once more, it is no other opinion.
		expect((await rate(4)).data.ratePlanningInfo).toEqual({ rating: 4 });
		const { data } = await an.ask(
			'query ($id: ID!) { getOnePlanningInfo(id: $id) { planningCheckRequest { events { kind text } } } }',
			{ id },
		);
		const ratings = data.getOnePlanningInfo.planningCheckRequest.events.filter(
			({ kind }: { kind: string }) => kind === 'rated',
		);
		expect(ratings).toEqual([
			{ kind: 'rated', text: '2' },
			{ kind: 'rated', text: '4' },
		]);
	});

	it('sends a wrong answer back, with why, to be corrected', async () => {
		const { id, code } = await answered();
		const dispute = (reason: string) =>
			an.ask(
				'mutation ($id: ID!, $reason: String!) { disputePlanningInfo(id: $id, reason: $reason) { disputedAt planningCheckRequest { status promisedAt events { kind text } } } }',
				{ id, reason },
			);
		expect((await dispute(' ')).codes).toEqual(['BAD_INPUT']);
		const { data } = await dispute('Thửa này không có lộ giới.');
		const disputed = data.disputePlanningInfo;
		expect(disputed.disputedAt).not.toBeNull();
		expect(disputed.planningCheckRequest.status).toBe('checking');
		expect(Date.parse(disputed.planningCheckRequest.promisedAt)).toBeGreaterThan(Date.now());
		expect(disputed.planningCheckRequest.events.at(-1)).toEqual({
			kind: 'disputed',
			text: 'Thửa này không có lộ giới.',
		});
		// Until it is corrected it stands.
		expect((await verify(code)).isSuperseded).toBe(false);

		const { info } = await correct(collaborator, id, { roadReserve: null });
		expect((await read(an, info.id)).planningCheckStatus).toBe('done');
	});

	it('can end in the answer being withdrawn', async () => {
		const { id, checkId, code } = await answered();
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai thửa.") { id } }', { id });
		await collaborator.update(checkId, { status: 'cancelled', cancelReason: 'Không xác định được thửa.' });
		expect((await verify(code)).isSuperseded).toBe(true);
	});
});

describe('a disputed answer that is right', () => {
	const UPHOLD = `mutation ($id: ID!, $reason: String!, $updatedAt: DateTime) {
		upholdPlanningInfo(id: $id, reason: $reason, updatedAt: $updatedAt) { ${everything} }
	}`;
	const uphold = (
		who: Person,
		id: string,
		reason = 'Bản đồ phường công bố đúng là lộ giới 24 m².',
		updatedAt?: string,
	) => who.ask(UPHOLD, { id, reason, updatedAt });
	const dispute = async (id: string, reason = 'Lộ giới chỉ có 18 m².') => {
		const mutation = 'mutation ($id: ID!, $reason: String!) { disputePlanningInfo(id: $id, reason: $reason) { id } }';
		expect((await an.ask(mutation, { id, reason })).codes).toEqual([]);
	};
	const disputed = async () => {
		const given = await answered();
		await dispute(given.id);
		return given;
	};
	const updatedAtOf = async (id: string): Promise<string> => {
		const query = 'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { updatedAt } }';
		return (await collaborator.ask(query, { id })).data.getOnePlanningCheckRequest.updatedAt;
	};

	it('is upheld with words for its owner: no new version, and what was handed on still holds', async () => {
		const { id, checkId, code } = await disputed();
		const { data, codes } = await uphold(collaborator, id, ' Bản đồ phường công bố đúng là lộ giới 24 m². ');
		expect(codes).toEqual([]);
		expect(data.upholdPlanningInfo).toMatchObject({ id, checkCode: code, planningCheckStatus: 'done' });

		const read = await an.ask(
			`query ($id: ID!) {
				getOnePlanningCheckRequest(id: $id) { status isRefunded question allowedActions events { kind text } planningInfo { id } }
			}`,
			{ id: checkId },
		);
		const check = read.data.getOnePlanningCheckRequest;
		expect(check).toMatchObject({
			status: 'done',
			planningInfo: { id },
			// What was seen wrongly twice can still be told.
			allowedActions: ['RATE', 'DISPUTE'],
		});
		expect(check.events.slice(-2)).toEqual([
			{ kind: 'disputed', text: 'Lộ giới chỉ có 18 m².' },
			{ kind: 'upheld', text: 'Bản đồ phường công bố đúng là lộ giới 24 m².' },
		]);
		expect(await verify(code)).toMatchObject({ version: 1, isSuperseded: false });
	});

	it('is upheld with words alone', async () => {
		const { id } = await disputed();
		for (const [reason, code] of [
			['  ', 'required'],
			['a'.repeat(2_001), 'too_long'],
		] as const) {
			const { codes, errors } = await uphold(collaborator, id, reason);
			expect(codes).toEqual(['BAD_INPUT']);
			expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'reason', code }]);
		}
		expect((await read(an, id)).planningCheckStatus).toBe('checking');
	});

	it('is upheld by whoever has it in hand, or an admin, and by nobody else', async () => {
		const { id } = await disputed();
		for (const who of [an, ...strangers]) expect((await uphold(who, id)).codes).toEqual(['FORBIDDEN']);
		expect((await uphold(support, id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await read(an, id)).planningCheckStatus).toBe('checking');
		expect((await uphold(admin, id)).codes).toEqual([]);
		// It is upheld already.
		expect((await uphold(collaborator, id)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('is upheld once a key, which answers the same again', async () => {
		const { id, checkId } = await disputed();
		const send = () =>
			server.ask(UPHOLD, {
				token: collaborator.token,
				variables: { id, reason: 'Đúng bản đồ.' },
				headers: { 'idempotency-key': checkId },
			});
		const first = await send();
		expect(first.codes).toEqual([]);
		const again = await send();
		expect(again.codes).toEqual([]);
		const events = again.data.upholdPlanningInfo.planningCheckRequest.events;
		expect(events.filter(({ kind }: { kind: string }) => kind === 'upheld')).toHaveLength(1);
	});

	it('can be disputed again, and upheld again or corrected', async () => {
		const { id, code } = await disputed();
		await uphold(collaborator, id);
		await dispute(id, 'Có quyết định mới hơn.');
		expect((await uphold(collaborator, id, 'Quyết định đó chưa có hiệu lực.')).codes).toEqual([]);
		await dispute(id, 'Nay đã có hiệu lực.');
		const { info } = await correct(collaborator, id, { roadReserve: null });
		expect((await verify(code)).isSuperseded).toBe(true);
		// The one before stands no more: it cannot be upheld in place of the new one.
		await dispute(info.id);
		expect((await uphold(collaborator, id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await uphold(collaborator, info.id)).codes).toEqual([]);
	});

	it('is upheld while a question waits, which nobody need reply to any more', async () => {
		const { id, checkId } = await disputed();
		expect((await collaborator.update(checkId, { question: 'Sổ của bạn cấp năm nào?' })).codes).toEqual([]);
		expect((await uphold(collaborator, id)).codes).toEqual([]);
		const { data } = await an.ask(
			'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { status question allowedActions } }',
			{ id: checkId },
		);
		expect(data.getOnePlanningCheckRequest).toEqual({
			status: 'done',
			question: null,
			allowedActions: ['RATE', 'DISPUTE'],
		});
	});

	it('is not upheld as it stood before its owner changed what is asked, nor for another plot', async () => {
		const { id, checkId } = await disputed();
		await collaborator.update(checkId, { question: 'Số thửa là 345 hay 354?' });
		const seen = await updatedAtOf(checkId);
		expect((await an.update(checkId, { note: 'Gần chợ.' })).codes).toEqual([]);
		expect((await uphold(collaborator, id, 'Đúng.', seen)).codes).toEqual(['CHECK_CHANGED']);

		expect((await an.update(checkId, { landPlotNo: '354', reply: 'Thửa 354.' })).codes).toEqual([]);
		expect((await uphold(collaborator, id, 'Đúng.', await updatedAtOf(checkId))).codes).toEqual(['NOT_ALLOWED_NOW']);
		// The answer about the new one can be upheld like any other.
		const { info } = await correct(collaborator, id, {});
		await dispute(info.id);
		expect((await uphold(collaborator, info.id)).codes).toEqual([]);
	});

	it('keeps no clock running, and no listing loses that it was checked', async () => {
		const title = `Nhà tra quy hoạch ${randomUUID()}`;
		const rows = await insertListings(server.db, [
			{ title, map_sheet_no: '12', land_plot_no: '345', ward_code: '26740' },
		]);
		const listingId = rows.get(title)?.id ?? '';
		const checkedAt = () =>
			server.db.selectFrom('listing').select('planning_checked_at').where('id', '=', listingId).executeTakeFirst();
		const { id, checkId } = await answered(
			{},
			{ listing_id: listingId, refunded_at: null, promised_at: new Date(Date.now() + HOUR_MS) },
		);
		const before = await checkedAt();
		expect(before?.planning_checked_at).toEqual(expect.any(Date));
		await dispute(id);
		await uphold(collaborator, id);
		expect(await checkedAt()).toEqual(before);
		await refundLateChecks(server.db, new Date('2999-01-01'));
		const open = '{ getAllPlanningCheckRequest(filter: { status: checking }, limit: 100) { data { id } } }';
		const { data } = await collaborator.ask(open);
		expect(data.getAllPlanningCheckRequest.data).not.toContainEqual({ id: checkId });
		const { refunded_at } = await server.db
			.selectFrom('planning_check')
			.select('refunded_at')
			.where('id', '=', checkId)
			.executeTakeFirstOrThrow();
		expect(refunded_at).toBeNull();
	});
});

describe('a listing', () => {
	const checkedAt = async (id: string) => {
		const row = await server.db
			.selectFrom('listing')
			.select('planning_checked_at')
			.where('id', '=', id)
			.executeTakeFirst();
		return row?.planning_checked_at ?? null;
	};
	const withdraw = async ({ id, checkId }: { id: string; checkId: string }) => {
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai thửa.") { id } }', { id });
		await collaborator.update(checkId, { status: 'cancelled', cancelReason: 'Không xác định được thửa.' });
	};

	const plot = { map_sheet_no: '12', land_plot_no: '345', ward_code: '26740' };
	const listingOf = async (facts: Partial<typeof plot> & { current_ward_code?: string }) => {
		const title = `Nhà tra quy hoạch ${randomUUID()}`;
		return (await insertListings(server.db, [{ title, ...facts }])).get(title)?.id ?? '';
	};

	it.each([
		['another plot', { ...plot, land_plot_no: '346' }],
		['another map sheet', { ...plot, map_sheet_no: '2' }],
		['another ward', { ...plot, ward_code: '26734' }],
		['no plot that it says', {}],
	])('says nothing where the check looked up %s', async (_what, facts) => {
		const listing_id = await listingOf(facts);
		await answered({}, { listing_id });
		expect(await checkedAt(listing_id)).toBeNull();
	});

	it('is known by its commune only where no other ward went into that, which has a plot of the same numbers', async () => {
		const whole = '99991';
		const merged = '99992';
		await server.db
			.insertInto('unit_mapping')
			.values([
				{ legacy_code: '26734', current_code: whole, kind: 'full' },
				{ legacy_code: '26737', current_code: merged, kind: 'full' },
				{ legacy_code: '26743', current_code: merged, kind: 'full' },
			])
			.execute();
		const isMarked = async (current_ward_code: string) => {
			const listing_id = await listingOf({ ...plot, ward_code: '26734', current_ward_code });
			await answered({}, { listing_id, ward_code: null, current_ward_code });
			return (await checkedAt(listing_id)) !== null;
		};
		expect(await isMarked(whole)).toBe(true);
		expect(await isMarked(merged)).toBe(false);
	});

	it('is known by its plot however that is written', async () => {
		const listing_id = await listingOf({ ...plot, map_sheet_no: 'Tờ bản đồ số 012', land_plot_no: ' 0345' });
		await answered({}, { listing_id });
		expect(await checkedAt(listing_id)).not.toBeNull();
	});

	it('loses a mark that no answer about its plot stands behind, by a migration', async () => {
		const [own, foreign] = [await listingOf(plot), await listingOf({ ...plot, land_plot_no: '346' })];
		await answered({}, { listing_id: own });
		await answered({}, { listing_id: foreign });
		const when = await checkedAt(own);
		await server.db.updateTable('listing').set({ planning_checked_at: new Date() }).where('id', '=', foreign).execute();
		await noteAnew(server.db as Kysely<unknown>);
		expect(await checkedAt(foreign)).toBeNull();
		expect(await checkedAt(own)).toEqual(when);
	});

	it('is marked by a migration where its plot was written another way before that was read', async () => {
		const spelled = { ...plot, map_sheet_no: 'Tờ bản đồ số 012', land_plot_no: ' 0345' };
		const [own, foreign] = [await listingOf(spelled), await listingOf({ ...plot, land_plot_no: '346' })];
		for (const listing_id of [own, own, foreign]) await answered({}, { listing_id });
		const when = await checkedAt(own);
		await noteAnew(server.db as Kysely<unknown>);
		expect(await checkedAt(own)).toBeNull();
		await noteOtherSpellings(server.db as Kysely<unknown>);
		expect(await checkedAt(own)).toEqual(when);
		expect(await checkedAt(foreign)).toBeNull();
	});

	it('says nothing any more once it is said to be another plot', async () => {
		const house = { ...anyHouse, wardId: '26740', mapSheetNo: '12', landPlotNo: '345' };
		const { data } = await an.ask('mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { id } }', {
			data: house,
		});
		const listing_id = data.createLocationInfo.id;
		await answered({}, { listing_id });
		expect(await checkedAt(listing_id)).not.toBeNull();
		const become = (landPlotNo: string) =>
			an.ask('mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }', {
				id: listing_id,
				data: { landPlotNo },
			});
		const shown = await an.ask('query ($id: ID!) { getOneMyLocationInfo(id: $id) { planningCheckedAt } }', {
			id: listing_id,
		});
		expect(shown.data.getOneMyLocationInfo.planningCheckedAt).toBe((await checkedAt(listing_id))?.toISOString());
		expect((await become('346')).errors).toBeUndefined();
		expect(await checkedAt(listing_id)).toBeNull();
		expect((await become('345')).errors).toBeUndefined();
		expect(await checkedAt(listing_id)).not.toBeNull();
	});

	it('says nothing any more once the check that was answered is said to be about another listing', async () => {
		const [first, second] = [await listingOf(plot), await listingOf(plot)];
		const { id, checkId } = await answered({}, { listing_id: first });
		expect(await checkedAt(first)).not.toBeNull();
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai tin.") { id } }', { id });
		await collaborator.update(checkId, { question: 'Bạn hỏi về tin nào?' });
		expect((await an.update(checkId, { locationInfoId: second, reply: 'Tin kia.' })).errors).toBeUndefined();
		expect(await checkedAt(first)).toBeNull();
		expect(await checkedAt(second)).not.toBeNull();
	});

	it('says nothing where its plot was looked up instead of another, and only the answer about that one stands', async () => {
		const listing_id = await listingOf({ ...plot, land_plot_no: '346' });
		const { id, checkId } = await answered({}, { listing_id });
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai thửa.") { id } }', { id });
		await collaborator.update(checkId, { question: 'Bạn hỏi thửa nào?' });
		expect((await an.update(checkId, { landPlotNo: '346', reply: 'Thửa 346.' })).errors).toBeUndefined();
		await notePlanningChecked(server.db, [listing_id]);
		expect(await checkedAt(listing_id)).toBeNull();
		const { data } = await an.ask('query ($id: ID!) { getOnePlanningInfo(id: $id) { plot } }', { id });
		expect(data.getOnePlanningInfo.plot).toMatch(/^Tờ 12, thửa 345, /);
		expect((await correct(collaborator, id, {})).errors).toBeUndefined();
		expect(await checkedAt(listing_id)).not.toBeNull();
	});

	it('says that its planning was looked up as long as an answer about it stands', async () => {
		const listing_id = await listingOf({ ...plot });
		expect(await checkedAt(listing_id)).toBeNull();
		const first = await answered({}, { listing_id });
		const looked = await checkedAt(listing_id);
		expect(looked).not.toBeNull();
		const second = await answered({}, { listing_id });
		expect((await checkedAt(listing_id))?.getTime()).toBeGreaterThanOrEqual(looked?.getTime() ?? 0);

		await withdraw(second);
		expect(await checkedAt(listing_id)).toEqual(looked);
		await withdraw(first);
		expect(await checkedAt(listing_id)).toBeNull();
	});
});

describe('a check code', () => {
	it('tells anybody what was answered, however it is typed, and nobody more', async () => {
		const { code } = await answered({
			roadReserve: 10.25,
			floorAreaRatio: 3.2,
			horizon: 2030,
			source: 'Cổng thông tin',
		});
		const shown = await verify(code);
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
		expect(shown).toMatchObject({
			checkCode: code,
			plot: 'Tờ 12, thửa 345, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
			zones: [
				{ landCode: 'ODT', area: 96, percent: 80 },
				{ landCode: 'DGT', area: 24, percent: 20 },
			],
			version: 1,
			content: expect.stringContaining('10,25\u00a0m² nằm trong lộ giới'),
			roadReserve: 10.25,
			maxDensity: 80,
			floorAreaRatio: 3.2,
			storeys: 5,
			planName: 'Quy hoạch phân khu khu dân cư liên phường',
			decision: '1234/QĐ-UBND',
			decidedOn: '2024-05-06',
			horizon: 2030,
			source: 'Cổng thông tin',
			confidence: 'HIGH',
			asOf: '2026-01-10',
			isSuperseded: false,
		});
		expect(await verify(` ${writeCheckCode(code).toLowerCase()} `)).toMatchObject({ checkCode: code });
		expect((await verify(code, 'en')).plot).toMatch(/^Map sheet 12, plot 345/);
	});

	it.each(['000000000000', '', 'x', 'ODT', "' or 1=1"])('that is none of ours is nothing: %j', async (code) => {
		expect(await verify(code)).toBeNull();
	});

	it('no longer holds when the answer was changed in the database', async () => {
		const { id, code } = await answered();
		await server.db
			.updateTable('planning_answer')
			.set({ zones: JSON.stringify([{ landCode: 'ODT', name: null, area: 120, percent: 100 }]) })
			.where('id', '=', id)
			.execute();
		expect(await verify(code)).toBeNull();
	});

	it('is not found by trying many', async () => {
		const limited = await startTestServer({ rateLimitFactor: 1 });
		try {
			const tryOne = (code: string) =>
				limited.ask('query ($code: String!) { getPlanningInfoByCode(checkCode: $code) { plot } }', {
					variables: { code },
				});
			const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => tryOne(`${index}`.padStart(12, '0'))));
			expect(answers.filter(({ codes }) => codes.includes('TOO_MANY_REQUESTS'))).toHaveLength(1);
		} finally {
			await limited.close();
		}
	});
});
