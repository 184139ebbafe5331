import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertTestAnswer, insertTestCheck, type Person, person } from './planning-check.fixtures.ts';

const people = ['owner', 'stranger', 'editor', 'taker', 'colleague', 'admin'] as const;
type Who = (typeof people)[number];
const states = ['unpaid', 'sent', 'received', 'checking', 'asked', 'done', 'disputed', 'cancelled'] as const;
type State = (typeof states)[number];
const acts = [
	'EDIT',
	'PAY',
	'CANCEL',
	'TAKE',
	'START',
	'ASK',
	'REPLY',
	'ANSWER',
	'CORRECT',
	'RATE',
	'DISPUTE',
] as const;
type Act = (typeof acts)[number];

/** Who may do what when. Everything else is refused. */
const legal: Record<State, Partial<Record<Who, readonly Act[]>>> = {
	unpaid: { owner: ['EDIT', 'PAY', 'CANCEL'] },
	sent: { owner: ['EDIT', 'CANCEL'], taker: ['TAKE'], colleague: ['TAKE'], admin: ['TAKE'] },
	received: { taker: ['CANCEL', 'START', 'ASK'], admin: ['CANCEL', 'START', 'ASK'] },
	checking: { taker: ['CANCEL', 'ASK', 'ANSWER'], admin: ['CANCEL', 'ASK', 'ANSWER'] },
	asked: { owner: ['EDIT', 'REPLY'], taker: ['CANCEL', 'ANSWER'], admin: ['CANCEL', 'ANSWER'] },
	done: { owner: ['RATE', 'DISPUTE'], taker: ['CORRECT'], admin: ['CORRECT'] },
	disputed: { taker: ['CANCEL', 'ASK', 'CORRECT'], admin: ['CANCEL', 'ASK', 'CORRECT'] },
	cancelled: {},
};

const statusOf: Record<State, 'sent' | 'received' | 'checking' | 'done' | 'cancelled'> = {
	unpaid: 'sent',
	sent: 'sent',
	received: 'received',
	checking: 'checking',
	asked: 'checking',
	done: 'done',
	disputed: 'checking',
	cancelled: 'cancelled',
};
const statusAfter: Partial<Record<Act, string>> = {
	CANCEL: 'cancelled',
	TAKE: 'received',
	START: 'checking',
	ANSWER: 'done',
	CORRECT: 'done',
	DISPUTE: 'checking',
};

let server: TestServer;
const persons = {} as Record<Who, Person>;
beforeAll(async () => {
	server = await startTestServer();
	const names = {
		owner: 'an',
		stranger: 'binh',
		editor: 'editor',
		taker: 'collaborator',
		colleague: 'support',
		admin: 'admin',
	};
	for (const who of people) persons[who] = await person(server, names[who]);
});
afterAll(() => server.close());

async function make(state: State): Promise<{ id: string; answerId: string }> {
	const isTaken = state !== 'unpaid' && state !== 'sent';
	const isAnswered = state === 'done' || state === 'disputed';
	const id = await insertTestCheck(
		server,
		{
			account_id: persons.owner.id,
			status: statusOf[state],
			assignee_id: isTaken ? persons.taker.id : null,
			question: state === 'asked' ? 'Số tờ là 12 hay 21?' : null,
			answered_at: isAnswered ? new Date() : null,
		},
		state !== 'unpaid',
	);
	const answerId = isAnswered
		? await insertTestAnswer(server, { check_id: id, author_id: persons.taker.id })
		: randomUUID();
	return { id, answerId };
}

async function act(who: Who, doing: Act, { id, answerId }: { id: string; answerId: string }): Promise<string> {
	const { update, pay, answer, ask } = persons[who];
	const run: Record<Act, () => Promise<{ codes: string[] }>> = {
		EDIT: () => update(id, { note: 'Gần chợ.' }),
		PAY: () => pay(id),
		CANCEL: () => update(id, { status: 'cancelled', cancelReason: 'Không có quy hoạch ở đây.' }),
		TAKE: () => update(id, { status: 'received' }),
		START: () => update(id, { status: 'checking' }),
		ASK: () => update(id, { question: 'Số tờ là 12 hay 21?' }),
		REPLY: () => update(id, { reply: '12.' }),
		ANSWER: () => answer(id),
		CORRECT: () =>
			ask('mutation ($id: ID!, $data: PlanningInfoInput!) { updatePlanningInfo(id: $id, data: $data) { id } }', {
				id: answerId,
				data: { storeys: 4 },
			}),
		RATE: () => ask('mutation ($id: ID!) { ratePlanningInfo(id: $id, rating: 4) { id } }', { id: answerId }),
		DISPUTE: () =>
			ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai số thửa.") { id } }', { id: answerId }),
	};
	const { codes } = await run[doing]();
	return codes.join() || 'ok';
}

/** What must come of it. */
function expected(state: State, who: Who, doing: Act): string {
	if (legal[state][who]?.includes(doing)) return 'ok';
	const isStaff = who === 'taker' || who === 'colleague' || who === 'admin';
	if ((doing === 'ANSWER' || doing === 'CORRECT') && !isStaff) return 'FORBIDDEN';
	const isSeen = who === 'owner' || (isStaff && state !== 'unpaid');
	if (!isSeen) return 'NOT_FOUND';
	const isAboutAnswer = doing === 'CORRECT' || doing === 'RATE' || doing === 'DISPUTE';
	if (isAboutAnswer && state !== 'done' && state !== 'disputed') return 'NOT_FOUND';
	if (doing === 'PAY') return who === 'owner' ? 'ALREADY_PAID' : 'NOT_FOUND';
	return 'NOT_ALLOWED_NOW';
}

describe.each(states)('a planning check that is %s', (state) => {
	it.each(people)('offers its %s what they may do, and nothing else', async (who) => {
		const { id } = await make(state);
		const { data, codes } = await persons[who].ask(
			'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { allowedActions } }',
			{ id },
		);
		const isStaff = who === 'taker' || who === 'colleague' || who === 'admin';
		if (who !== 'owner' && !(isStaff && state !== 'unpaid')) return expect(codes).toEqual(['NOT_FOUND']);
		expect([...data.getOnePlanningCheckRequest.allowedActions].sort()).toEqual([...(legal[state][who] ?? [])].sort());
	});

	it.each(people.flatMap((who) => acts.map((doing) => [who, doing] as const)))(
		'lets its %s %s only where that is right',
		async (who, doing) => {
			const made = await make(state);
			const outcome = await act(who, doing, made);
			expect(outcome).toBe(expected(state, who, doing));
			const { status } = await server.db
				.selectFrom('planning_check')
				.select('status')
				.where('id', '=', made.id)
				.executeTakeFirstOrThrow();
			expect(status).toBe((outcome === 'ok' && statusAfter[doing]) || statusOf[state]);
		},
	);
});
