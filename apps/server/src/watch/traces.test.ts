import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { startTestServer } from '../testing/test-server.ts';
import { startCollector } from './otlp.fixtures.ts';
import { type StartTracesOptions, startTraces } from './start-traces.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const waits = { timeout: 20_000 };

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
	collector = await startCollector();
});
afterAll(() => collector.close());

const start = (more: Partial<StartTracesOptions> = {}) =>
	startTraces({
		url: collector.url,
		service: 'ancu-test',
		sampler: 'parentbased_always_on',
		ratio: 1,
		version: '1.2.3',
		trustsParent: true,
		...more,
	});

const parent = (flags = '01') => ({ traceparent: `00-${TRACE}-${SPAN}-${flags}` });

describe('traces of a server', () => {
	let spans: typeof collector.spans;
	let post: PostOffice;
	// All of it on one server: what a collector gets is there when the traces have stopped.
	beforeAll(async () => {
		post = await startPostOffice();
		const traces = start();
		const server = await startTestServer({ smsUrl: post.env.smsUrl }, { traces });
		await server.ask('query Mine($id: ID!) { getDistrict(provinceId: $id) { id } }', {
			variables: { id: '79' },
			headers: parent(),
		});
		const token = await server.signIn('an');
		await server.ask('mutation ($phone: String!) { requestPhoneCode(purpose: REGISTER, phone: $phone) { id } }', {
			variables: { phone: '0912000555' },
			token,
		});
		await fetch(`${server.url}/files/photo/mine.webp?key=my-secret-key`);
		await vi.waitFor(async () => {
			const left = await server.db.selectFrom('job').select('id').where('kind', '=', 'sms.send').execute();
			expect(left).toEqual([]);
		}, waits);
		await server.close();
		await traces.stop();
		spans = [...collector.spans];
	}, 30_000);
	afterAll(() => post.close());

	it('go on with the trace that a request belongs to, down to its statements', () => {
		const own = spans.filter(({ traceId }) => traceId === TRACE);
		const request = own.find(({ name }) => name === 'POST /graphql');
		expect(request).toMatchObject({ parentSpanId: SPAN, service: 'ancu-test', kind: 2 });
		expect(request?.facts).toMatchObject({ 'http.route': '/graphql', 'http.response.status_code': 200 });
		const operation = own.find(({ name }) => name === 'graphql getDistrict');
		expect(operation?.parentSpanId).toBe(request?.spanId);
		expect(operation?.facts['ancu.codes']).toBe('OK');
		const statement = own.find(({ parentSpanId }) => parentSpanId === operation?.spanId);
		expect(statement).toMatchObject({ name: 'select', kind: 3 });
		expect(statement?.facts['db.query.text']).toContain('$1');
	});

	it('have no statement that belongs to nothing: what is asked by the clock is not traced', () => {
		const statements = spans.filter(({ facts }) => facts['db.query.text']);
		expect(statements.length).toBeGreaterThan(3);
		expect(statements.filter(({ parentSpanId }) => !parentSpanId)).toEqual([]);
	});

	it('show work of the queue with the calls that it makes to others', () => {
		const job = spans.find(({ name }) => name === 'job sms.send');
		const call = spans.find(
			({ parentSpanId, kind, facts }) => parentSpanId === job?.spanId && kind === 3 && !facts['db.query.text'],
		);
		const { host } = new URL(post.env.smsUrl);
		expect(call?.name).toBe(`POST ${host}`);
		expect(call?.facts).toMatchObject({ 'server.address': host, 'http.response.status_code': 202 });
	});

	it('hold nothing that somebody sent', () => {
		const sent = collector.sent();
		expect(sent).toContain('graphql loginUser');
		for (const secret of ['ancu-dev', '912000555', 'my-secret-key', 'mine.webp', '/sms"'])
			expect(sent).not.toContain(secret);
	});
});

describe('which traces are taken', () => {
	/** What the collector gets of one request. */
	async function take(headers: Record<string, string>, more: Partial<StartTracesOptions> = {}) {
		const before = collector.spans.length;
		const traces = start(more);
		const app = fastify();
		traces.register(app);
		app.get('/one/:id', async () => traces.around('work', async () => ({})));
		await app.inject({ url: '/one/2', headers });
		await app.close();
		await traces.stop();
		return collector.spans.slice(before);
	}

	it('a new one where nobody in front is to be believed, or says nothing that can be read', async () => {
		const [work, request] = await take(parent(), { trustsParent: false });
		expect(request).toMatchObject({ name: 'GET /one/:id' });
		expect(request?.traceId).not.toBe(TRACE);
		expect(work).toMatchObject({ name: 'work', traceId: request?.traceId, parentSpanId: request?.spanId });
		for (const traceparent of [`00-${'0'.repeat(32)}-${SPAN}-01`, `ff-${TRACE}-${SPAN}-01`, 'nonsense'])
			expect((await take({ traceparent })).map(({ traceId }) => traceId)).not.toContain(TRACE);
	});

	it('those that the sampler lets through', async () => {
		expect(await take({}, { sampler: 'always_off' })).toEqual([]);
		expect(await take(parent('00'))).toEqual([]);
		expect(await take({}, { sampler: 'traceidratio', ratio: 0 })).toEqual([]);
		expect(await take(parent('00'), { sampler: 'always_on' })).toHaveLength(2);
		expect(await take(parent('01'), { sampler: 'parentbased_always_off' })).toHaveLength(2);
	});
});

it('a collector that does not take them is told of', async () => {
	const refusing = createServer((_request, response) => response.writeHead(401).end());
	refusing.listen(0, '127.0.0.1');
	await once(refusing, 'listening');
	onTestFinished(() => void refusing.close());
	const failures: string[] = [];
	const traces = start({
		url: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/v1/traces`,
		onFailure: ({ message }) => failures.push(message),
	});
	await traces.around('work', async () => undefined);
	await traces.stop().catch(() => undefined);
	expect(failures).toHaveLength(1);
});

describe('the environment', () => {
	it('takes the variables of OpenTelemetry by their own names', () => {
		const { watch } = readEnv({
			OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
			OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
			OTEL_TRACES_SAMPLER_ARG: '0.1',
		});
		expect(watch.traces).toEqual({
			url: 'http://127.0.0.1:4318/v1/traces',
			service: 'ancu',
			sampler: 'parentbased_traceidratio',
			ratio: 0.1,
		});
		expect(readEnv({}).watch).toEqual({ metrics: undefined, traces: undefined, version: 'unversioned' });
	});

	it('refuses what would do harm or nothing', () => {
		expect(() => readEnv({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(/METRICS_PORT/);
		expect(() => readEnv({ OTEL_TRACES_SAMPLER: 'sometimes' })).toThrow(/OTEL_TRACES_SAMPLER/);
		expect(() => readEnv({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/http\/json/);
	});
});
