import { createRandom, type Random } from '@ancu/demo/drawing';
import type { GraphQLSchema } from 'graphql';
import type { Db } from '../../database/open-database.ts';
import type { Role } from '../../graphql/schema.generated.ts';
import { checkLedger } from '../../wallet/check-ledger.ts';
import { type Canary, plantCanaries } from './canaries.ts';
import { type Ids, readIds } from './ids.ts';
import { makeOperation, type Question } from './operation.ts';
import { type FuzzPerson, insertPerson } from './people.ts';
import { spoilOne } from './values.ts';

const SLOW_MS = 2_000;
/** Records come and go: their ids are read again after so many questions. */
const IDS_EVERY = 150;
const roles = ['user', 'collaborator', 'support', 'investor', 'editor', 'checker', 'admin'] as const satisfies Role[];

export interface FuzzOptions {
	/** As `http://127.0.0.1:3000`. */
	url: string;
	db: Db;
	schema: GraphQLSchema;
	/** The same seed asks the same operations, about ids that differ from run to run. */
	seed: number;
	/** Until when, as `Date.now()` says it. */
	until: number;
	/** At most so many questions. @default no limit */
	questions?: number;
	/** Asks this root field alone. */
	only?: string | undefined;
}

/** Something that must not be. */
export interface Finding {
	what: string;
	/** Number of the question, from 1. */
	question: number;
	role: Role | null;
	sent: string;
	got: string;
}

export interface FuzzReport {
	asked: number;
	findings: Finding[];
	/** Questions that took over two seconds. */
	slow: { ms: number; sent: string }[];
	/** How many answers had which code; `ok` for those without. */
	codes: Record<string, number>;
	/** Root fields that were answered without an error at least once. */
	reached: Set<string>;
	/** The ledger's sum, which must be 0, and wallets that are not what their entries say. */
	ledger: { sum: number; wrong: number };
}

/** Asks a server random things as everybody, and says what it should not have answered. */
export async function fuzz({ url, db, schema, seed, until, questions, only }: FuzzOptions): Promise<FuzzReport> {
	const random = createRandom(seed);
	const canaries = await plantCanaries(db, async (token, query, variables) => {
		const { text } = await post(url, token, JSON.stringify({ query, variables }));
		if (text.includes('"errors"')) throw new Error(text);
	});
	const people: FuzzPerson[] = [{ role: null, token: null }];
	for (const role of roles) people.push(await insertPerson(db, role, random));
	const report: FuzzReport = {
		asked: 0,
		findings: [],
		slow: [],
		codes: {},
		reached: new Set(),
		ledger: { sum: 0, wrong: 0 },
	};
	let ids: Ids = new Map();
	while (Date.now() < until && report.asked < (questions ?? Number.POSITIVE_INFINITY)) {
		if (report.asked % IDS_EVERY === 0) ids = await readIds(db);
		report.asked++;
		const at = random.int(0, people.length - 1);
		const person = people[at] as FuzzPerson;
		const hostility = random.pick([0, 0, 0, 0, 0.15, 0.5]);
		const question = makeOperation({ random, ids, hostility }, schema, only);
		for (let spoilt = random.pick([0, 1, 1, 2]); spoilt > 0; spoilt--) spoilOne(random, question.variables);
		const isOver = await askAs({ url, person, question, random, canaries, report });
		// Signed out, erased, or signed in elsewhere: somebody new takes the place.
		if (isOver && person.role) people[at] = await insertPerson(db, person.role, random);
	}
	const { sum, wrong } = await checkLedger(db);
	report.ledger = { sum, wrong: wrong.length };
	return report;
}

interface Asking {
	url: string;
	person: FuzzPerson;
	question: Question;
	random: Random;
	canaries: readonly Canary[];
	report: FuzzReport;
}

/** Asks one thing and looks at the answer. Returns whether the person's session is over. */
async function askAs({ url, person, question, random, canaries, report }: Asking): Promise<boolean> {
	const body = garble(random, JSON.stringify(question));
	const started = performance.now();
	const found = (what: string, got: string) =>
		report.findings.push({
			what,
			question: report.asked,
			role: person.role,
			sent: body.slice(0, 3_000),
			got: got.slice(0, 600),
		});
	let answer: { status: number; text: string };
	try {
		answer = await post(url, person.token, body);
	} catch (error) {
		found(`no answer: ${String(error)}`, '');
		return false;
	}
	const { status, text } = answer;
	const ms = Math.round(performance.now() - started);
	if (ms > SLOW_MS) report.slow.push({ ms, sent: body.slice(0, 1_000) });
	if (status >= 500) found(`status ${status}`, text);
	const codes = readCodes(text);
	if (!codes) found('an answer that is not JSON', text);
	for (const code of codes ?? []) report.codes[code] = (report.codes[code] ?? 0) + 1;
	if (codes?.length === 0) {
		report.codes.ok = (report.codes.ok ?? 0) + 1;
		const root = /\{ (\w+)/.exec(question.query)?.[1];
		if (root) report.reached.add(root);
	}
	if (codes?.includes('INTERNAL')) found('INTERNAL', text);
	for (const canary of canaries)
		if (!canary.mayRead(person.role) && text.includes(canary.text) && !body.includes(canary.text))
			found(`a leak: ${canary.what}`, text);
	return codes?.includes('SESSION_EXPIRED') ?? false;
}

/** Spoils a body now and then: bytes that are no JSON, or no UTF-8. */
function garble(random: Random, body: string): string {
	if (!random.chance(0.02)) return body;
	const at = random.int(0, body.length - 1);
	return body.slice(0, at) + random.pick(['\u0000', '}', '"', '\ud800', '[[[[', '1e999', '']) + body.slice(at + 1);
}

function readCodes(text: string): string[] | undefined {
	try {
		const { errors = [], code } = JSON.parse(text) as { errors?: { extensions?: { code: string } }[]; code?: string };
		return [...(code ? [code] : []), ...errors.map(({ extensions }) => extensions?.code ?? 'NONE')];
	} catch {
		return undefined;
	}
}

async function post(url: string, token: string | null, body: string): Promise<{ status: number; text: string }> {
	const response = await fetch(`${url}/graphql`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
		body,
		signal: AbortSignal.timeout(30_000),
	});
	return { status: response.status, text: await response.text() };
}
