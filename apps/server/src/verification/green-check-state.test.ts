import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { byPhone, insertListing, insertPerson, insertTestCheck, type Person, passed } from './verification.fixtures.ts';

const people = ['owner', 'stranger', 'editor', 'taker', 'colleague', 'admin', 'otherAdmin'] as const;
type Who = (typeof people)[number];
const roles = {
	owner: 'user',
	stranger: 'user',
	editor: 'editor',
	taker: 'checker',
	colleague: 'checker',
	admin: 'admin',
	otherAdmin: 'admin',
} as const satisfies Record<Who, string>;

const acts = ['PAY', 'CANCEL', 'TAKE', 'RELEASE', 'SAVE', 'FILE', 'APPROVE', 'SEND_BACK', 'REJECT'] as const;
type Act = (typeof acts)[number];

type Status = 'PENDING' | 'ACCEPT' | 'CHECKED' | 'APPROVE' | 'CANCEL';
interface State {
	status: Status;
	/** Whose listing it is. @default 'owner' */
	of?: Who;
	/** Who took it. */
	by?: Who;
	isUnpaid?: true;
	/** An item failed. */
	hasFailed?: true;
	/** The listing is taken down. */
	isClosed?: true;
	/** Its mark has ended. */
	isOver?: true;
	/** Who may do what. Everything else is refused. */
	legal: Partial<Record<Who, readonly Act[]>>;
}

const waiting: readonly Act[] = ['TAKE', 'REJECT'];
const handsOn: readonly Act[] = ['RELEASE', 'SAVE', 'FILE', 'REJECT'];
const decisions: readonly Act[] = ['APPROVE', 'SEND_BACK', 'REJECT'];
const noMark: readonly Act[] = ['SEND_BACK', 'REJECT'];
const states: Record<string, State> = {
	'not paid': { status: 'PENDING', isUnpaid: true, legal: { owner: ['PAY', 'CANCEL'] } },
	paid: {
		status: 'PENDING',
		legal: {
			owner: ['CANCEL'],
			taker: waiting,
			colleague: waiting,
			admin: waiting,
			otherAdmin: waiting,
		},
	},
	'paid, of a checker’s own listing': {
		status: 'PENDING',
		of: 'colleague',
		legal: { colleague: ['CANCEL'], taker: waiting, admin: waiting, otherAdmin: waiting },
	},
	taken: {
		status: 'ACCEPT',
		by: 'taker',
		legal: { taker: handsOn, admin: ['RELEASE', 'REJECT'], otherAdmin: ['RELEASE', 'REJECT'] },
	},
	'taken by an admin': { status: 'ACCEPT', by: 'admin', legal: { admin: handsOn, otherAdmin: ['RELEASE', 'REJECT'] } },
	'taken, of an admin’s own listing': {
		status: 'ACCEPT',
		of: 'admin',
		by: 'taker',
		legal: { taker: handsOn, otherAdmin: ['RELEASE', 'REJECT'] },
	},
	filed: { status: 'CHECKED', by: 'taker', legal: { admin: decisions, otherAdmin: decisions } },
	'filed by an admin': { status: 'CHECKED', by: 'admin', legal: { otherAdmin: decisions } },
	'filed, of an admin’s own listing': {
		status: 'CHECKED',
		of: 'admin',
		by: 'taker',
		legal: { otherAdmin: decisions },
	},
	'filed with something that failed': {
		status: 'CHECKED',
		by: 'taker',
		hasFailed: true,
		legal: { admin: noMark, otherAdmin: noMark },
	},
	'filed, of a listing that is taken down': {
		status: 'CHECKED',
		by: 'taker',
		isClosed: true,
		legal: { admin: noMark, otherAdmin: noMark },
	},
	approved: { status: 'APPROVE', by: 'taker', legal: {} },
	'approved, with a mark that has ended': { status: 'APPROVE', by: 'taker', isOver: true, legal: {} },
	cancelled: { status: 'CANCEL', legal: {} },
	'cancelled while it was taken': { status: 'CANCEL', by: 'taker', legal: {} },
	'cancelled unpaid': { status: 'CANCEL', isUnpaid: true, legal: {} },
};
const statusAfter: Partial<Record<Act, Status>> = {
	CANCEL: 'CANCEL',
	TAKE: 'ACCEPT',
	RELEASE: 'PENDING',
	FILE: 'CHECKED',
	APPROVE: 'APPROVE',
	SEND_BACK: 'ACCEPT',
	REJECT: 'CANCEL',
};

let server: TestServer;
const persons = {} as Record<Who, Person>;
beforeAll(async () => {
	server = await startTestServer();
	for (const who of people) persons[who] = await insertPerson(server, roles[who], who);
});
afterAll(() => server.close());

async function make({ status, of = 'owner', by, isUnpaid, hasFailed, isClosed, isOver }: State): Promise<string> {
	const owner = persons[of].id;
	const items = hasFailed && [...passed('ADDRESS'), { name: 'PRICE', result: 'FAIL', note: 'Chủ nhà nói giá khác.' }];
	return insertTestCheck(
		server,
		{
			listing_id: await insertListing(server, owner, isClosed && { status: 'CANCEL', closed_reason: 'REJECTED' }),
			account_id: owner,
			status,
			...(by && { checker_id: persons[by].id }),
			...(items && { items: JSON.stringify(items) }),
			...(status === 'APPROVE' && { approver_id: persons.otherAdmin.id }),
			...(isOver && { closed_at: new Date() }),
		},
		{ isPaid: !isUnpaid },
	);
}

async function act(who: Who, doing: Act, id: string): Promise<string> {
	const person = persons[who];
	const run: Record<Act, () => Promise<{ codes: string[] }>> = {
		PAY: () => person.pay(id),
		CANCEL: () => person.act('cancelMyGreenCheck', id),
		TAKE: () => person.act('takeGreenCheck', id),
		RELEASE: () => person.act('releaseGreenCheck', id),
		SAVE: () => person.act('saveGreenCheck', id, { data: { items: [], photoIds: [] } }),
		FILE: () => person.act('fileGreenCheck', id, { data: byPhone }),
		APPROVE: () => person.act('approveGreenCheck', id),
		SEND_BACK: () => person.act('sendBackGreenCheck', id, { reason: 'Ảnh mờ.' }),
		REJECT: () => person.act('cancelGreenCheck', id, { reason: 'Không liên lạc được chủ nhà.' }),
	};
	const { codes } = await run[doing]();
	return codes.join() || 'ok';
}

const isChecker = (who: Who) => roles[who] === 'checker' || roles[who] === 'admin';
const isSeen = ({ of = 'owner', isUnpaid }: State, who: Who) => who === of || (isChecker(who) && !isUnpaid);

/** How what is not allowed is refused. */
function refusal(state: State, who: Who, doing: Act): string {
	const { of = 'owner', status, isUnpaid } = state;
	if (doing === 'PAY') {
		if (who !== of) return 'NOT_FOUND';
		return isUnpaid && status === 'CANCEL' ? 'NOT_ALLOWED_NOW' : 'ALREADY_PAID';
	}
	if ((doing === 'APPROVE' || doing === 'SEND_BACK') && roles[who] !== 'admin') return 'FORBIDDEN';
	if (doing !== 'CANCEL' && !isChecker(who)) return 'FORBIDDEN';
	return isSeen(state, who) ? 'NOT_ALLOWED_NOW' : 'NOT_FOUND';
}

async function readCheck(id: string) {
	const { status } = await server.db
		.selectFrom('green_check')
		.select('status')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	const events = await server.db
		.selectFrom('green_check_event')
		.select(['role', 'actor_id'])
		.where('check_id', '=', id)
		.execute();
	return { status, events };
}

describe.each(Object.entries(states))('a green check that is %s', (_name, state) => {
	let id: string;
	beforeAll(async () => {
		id = await make(state);
	});

	it.each(people)('offers %s what they may do, and refuses everything else without a trace', async (who) => {
		const { data, codes } = await persons[who].ask(
			'query ($id: ID!) { getOneGreenCheck(id: $id) { allowedActions } }',
			{ id },
		);
		if (isSeen(state, who))
			expect([...data.getOneGreenCheck.allowedActions].sort()).toEqual([...(state.legal[who] ?? [])].sort());
		else expect(codes).toEqual(['NOT_FOUND']);

		const refused = acts.filter((doing) => !state.legal[who]?.includes(doing));
		const outcomes = [];
		for (const doing of refused) outcomes.push(`${doing} ${await act(who, doing, id)}`);
		expect(outcomes).toEqual(refused.map((doing) => `${doing} ${refusal(state, who, doing)}`));
		expect(await readCheck(id)).toEqual({ status: state.status, events: [] });
	});

	const legal = people.flatMap((who) => (state.legal[who] ?? []).map((doing) => [who, doing] as const));
	it.each(legal)('lets %s %s, and notes it', async (who, doing) => {
		const own = await make(state);
		expect(await act(who, doing, own)).toBe('ok');
		const { status, events } = await readCheck(own);
		expect(status).toBe(statusAfter[doing] ?? state.status);
		const role = who === (state.of ?? 'owner') ? 'user' : roles[who];
		expect(events).toEqual(doing === 'SAVE' ? [] : [{ actor_id: persons[who].id, role }]);
	});
});
