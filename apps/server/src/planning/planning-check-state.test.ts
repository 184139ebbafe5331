import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertTestAnswer, insertTestCheck, type Person, person } from './planning-check.fixtures.ts';

const people = ['owner', 'stranger', 'editor', 'taker', 'colleague', 'admin'] as const;
type Who = (typeof people)[number];
const states = ['unpaid', 'sent', 'received', 'checking', 'asked', 'done', 'disputed', 'mended', 'cancelled'] as const;
type State = (typeof states)[number];
const acts = [
	'EDIT',
	'PAY',
	'CANCEL',
	'TAKE',
	'RELEASE',
	'START',
	'ASK',
	'REPLY',
	'ANSWER',
	'CORRECT',
	'UPHOLD',
	'RATE',
	'DISPUTE',
] as const;
type Act = (typeof acts)[number];

/** Who may do what when. Everything else is refused. */
const legal: Record<State, Partial<Record<Who, readonly Act[]>>> = {
	unpaid: { owner: ['EDIT', 'PAY', 'CANCEL'] },
	sent: { owner: ['EDIT', 'CANCEL'], taker: ['TAKE'], colleague: ['TAKE'], admin: ['TAKE'] },
	received: { taker: ['CANCEL', 'RELEASE', 'START', 'ASK'], admin: ['CANCEL', 'RELEASE', 'START', 'ASK'] },
	checking: { taker: ['CANCEL', 'RELEASE', 'ASK', 'ANSWER'], admin: ['CANCEL', 'RELEASE', 'ASK', 'ANSWER'] },
	asked: { owner: ['EDIT', 'REPLY'], taker: ['CANCEL', 'ANSWER'], admin: ['CANCEL', 'ANSWER'] },
	done: { owner: ['RATE', 'DISPUTE'], taker: ['CORRECT'], admin: ['CORRECT'] },
	disputed: { taker: ['CANCEL', 'ASK', 'CORRECT', 'UPHOLD'], admin: ['CANCEL', 'ASK', 'CORRECT', 'UPHOLD'] },
	// Its owner has named another plot since: the answer is about the one before.
	mended: { taker: ['CANCEL', 'ASK', 'CORRECT'], admin: ['CANCEL', 'ASK', 'CORRECT'] },
	cancelled: {},
};

const answeredStates: ReadonlySet<State> = new Set(['done', 'disputed', 'mended']);
const statusOf: Record<State, 'sent' | 'received' | 'checking' | 'done' | 'cancelled'> = {
	unpaid: 'sent',
	sent: 'sent',
	received: 'received',
	checking: 'checking',
	asked: 'checking',
	done: 'done',
	disputed: 'checking',
	mended: 'checking',
	cancelled: 'cancelled',
};
const statusAfter: Partial<Record<Act, string>> = {
	CANCEL: 'cancelled',
	TAKE: 'received',
	RELEASE: 'sent',
	START: 'checking',
	ANSWER: 'done',
	CORRECT: 'done',
	UPHOLD: 'done',
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
	const isAnswered = answeredStates.has(state);
	const id = await insertTestCheck(
		server,
		{
			account_id: persons.owner.id,
			status: statusOf[state],
			assignee_id: isTaken ? persons.taker.id : null,
			question: state === 'asked' ? 'Số tờ là 12 hay 21?' : null,
			answered_at: isAnswered ? new Date() : null,
			plot_mended_at: state === 'mended' ? new Date() : null,
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
		RELEASE: () => update(id, { status: 'sent' }),
		START: () => update(id, { status: 'checking' }),
		ASK: () => update(id, { question: 'Số tờ là 12 hay 21?' }),
		REPLY: () => update(id, { reply: '12.' }),
		ANSWER: () => answer(id),
		CORRECT: () =>
			ask('mutation ($id: ID!, $data: PlanningInfoInput!) { updatePlanningInfo(id: $id, data: $data) { id } }', {
				id: answerId,
				data: { storeys: 4 },
			}),
		UPHOLD: () =>
			ask('mutation ($id: ID!) { upholdPlanningInfo(id: $id, reason: "Đúng bản đồ.") { id } }', { id: answerId }),
		RATE: () => ask('mutation ($id: ID!) { ratePlanningInfo(id: $id, rating: 4) { id } }', { id: answerId }),
		DISPUTE: () =>
			ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai số thửa.") { id } }', { id: answerId }),
	};
	const { codes } = await run[doing]();
	return codes.join() || 'ok';
}

const isStaff = (who: Who) => who === 'taker' || who === 'colleague' || who === 'admin';
const isSeen = (state: State, who: Who) => who === 'owner' || (isStaff(who) && state !== 'unpaid');

/** How what is not allowed is refused. */
function refusal(state: State, who: Who, doing: Act): string {
	if ((doing === 'ANSWER' || doing === 'CORRECT' || doing === 'UPHOLD') && !isStaff(who)) return 'FORBIDDEN';
	if (!isSeen(state, who)) return 'NOT_FOUND';
	const isAboutAnswer = doing === 'CORRECT' || doing === 'UPHOLD' || doing === 'RATE' || doing === 'DISPUTE';
	if (isAboutAnswer && !answeredStates.has(state)) return 'NOT_FOUND';
	// It is in the queue already.
	if (doing === 'RELEASE' && statusOf[state] === 'sent') return 'ok';
	if (doing === 'PAY') return who === 'owner' ? 'ALREADY_PAID' : 'NOT_FOUND';
	return 'NOT_ALLOWED_NOW';
}

async function readStatus(id: string) {
	const { status } = await server.db
		.selectFrom('planning_check')
		.select('status')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return status;
}

describe.each(states)('a planning check that is %s', (state) => {
	let made: Awaited<ReturnType<typeof make>>;
	beforeAll(async () => {
		made = await make(state);
	});

	it.each(people)('offers its %s what they may do, and refuses everything else without a trace', async (who) => {
		const { data, codes } = await persons[who].ask(
			'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { allowedActions } }',
			{ id: made.id },
		);
		if (isSeen(state, who))
			expect([...data.getOnePlanningCheckRequest.allowedActions].sort()).toEqual([...(legal[state][who] ?? [])].sort());
		else expect(codes).toEqual(['NOT_FOUND']);

		const refused = acts.filter((doing) => !legal[state][who]?.includes(doing));
		const outcomes = [];
		for (const doing of refused) outcomes.push(`${doing} ${await act(who, doing, made)}`);
		expect(outcomes).toEqual(refused.map((doing) => `${doing} ${refusal(state, who, doing)}`));
		expect(await readStatus(made.id)).toBe(statusOf[state]);
	});

	const allowed = people.flatMap((who) => (legal[state][who] ?? []).map((doing) => [who, doing] as const));
	it.each(allowed)('lets its %s %s', async (who, doing) => {
		const own = await make(state);
		expect(await act(who, doing, own)).toBe('ok');
		expect(await readStatus(own.id)).toBe(statusAfter[doing] ?? statusOf[state]);
	});
});
