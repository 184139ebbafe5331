import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Outcome } from '../graphql/asked.ts';
import { createMeasures } from './measure-gauges.ts';
import { limitHit, noticeRejected, statementDone } from './told.ts';

/** Figures of one server, for Prometheus. */
export interface Metrics {
	/** Counts the requests of an app. */
	register: (app: FastifyInstance) => void;
	/** Counts what a document asked for, and how long all of it took. */
	countOperations: (outcomes: readonly Outcome[], seconds: number) => void;
	/** Asks for the number of open streams whenever figures are read. */
	watchStreams: (count: () => number) => void;
	/** All of it in Prometheus' own text. */
	read: () => Promise<string>;
	contentType: string;
	stop: () => void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** Open for as long as somebody has the site open: not a time that says anything. */
const STREAM = '/notification/stream';

export interface MetricsParts extends Pick<OpenDatabase, 'db' | 'longDb' | 'countConnections'> {
	version: string;
	/** Milliseconds after which a database that says nothing is not there. @default 3_000 */
	patienceMs?: number;
}

/** Figures are counted from here on. Labels are names of ours: none holds what somebody sent. */
export function createMetrics({ db, longDb, countConnections, version, patienceMs }: MetricsParts): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });

	new Gauge({ name: 'ancu_build_info', help: 'Which version runs.', labelNames: ['version'], registers }).set(
		{ version },
		1,
	);
	const requests = new Histogram({
		name: 'ancu_http_request_seconds',
		help: 'Requests by the pattern of their address; "page" is a page of the website.',
		labelNames: ['route', 'method', 'status'],
		buckets: SECONDS,
		registers,
	});
	const operations = new Counter({
		name: 'ancu_operations_total',
		help: 'Operations of the contract by how they went: OK or the code of the error.',
		labelNames: ['operation', 'code'],
		registers,
	});
	const operationSeconds = new Histogram({
		name: 'ancu_operation_seconds',
		help: 'How long documents took, for each operation that they ask for.',
		labelNames: ['operation'],
		buckets: SECONDS,
		registers,
	});
	const limits = new Counter({
		name: 'ancu_limits_hit_total',
		help: 'Refusals because of a limit.',
		labelNames: ['limit'],
		registers,
	});
	const rejections = new Counter({
		name: 'ancu_notices_rejected_total',
		help: 'Calls for gateways and the bank feed that were refused, and why.',
		labelNames: ['provider', 'reason'],
		registers,
	});
	const statements = new Histogram({
		name: 'ancu_database_statement_seconds',
		help: 'Statements of the database.',
		buckets: STATEMENT_SECONDS,
		registers,
	});
	const failures = new Counter({
		name: 'ancu_database_statements_failed_total',
		help: 'Statements that the database refused or did not answer.',
		registers,
	});
	new Gauge({
		name: 'ancu_database_connections',
		help: 'Connections of each pool, and callers that wait for one.',
		labelNames: ['pool', 'state'],
		registers,
		collect() {
			for (const [pool, counts] of Object.entries(countConnections()))
				for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count);
		},
	});
	let countStreams = () => 0;
	new Gauge({
		name: 'ancu_streams',
		help: 'Open streams of notifications.',
		registers,
		collect() {
			this.set(countStreams());
		},
	});
	createMeasures({ db, longDb }, registry, patienceMs);

	const stops = [
		limitHit.hear(({ name }) => limits.inc({ limit: name })),
		noticeRejected.hear((refused) => rejections.inc({ ...refused })),
		statementDone.hear(({ ms, isFailed }) => {
			statements.observe(ms / 1_000);
			if (isFailed) failures.inc();
		}),
	];

	return {
		register(app) {
			app.addHook('onResponse', async ({ method, routeOptions: { url = 'none', config } }, reply) => {
				if (url === STREAM) return;
				// Each built file has a route of its own, with another name after every build.
				const isBuilt = 'file' in (config ?? {});
				const route = url === '/*' ? 'page' : isBuilt ? 'built' : url;
				requests.observe(
					{ route, method, status: `${Math.floor(reply.statusCode / 100)}xx` },
					reply.elapsedTime / 1_000,
				);
			});
		},
		countOperations(outcomes, seconds) {
			for (const { operation, code } of outcomes) {
				operations.inc({ operation, code });
				operationSeconds.observe({ operation }, seconds);
			}
		},
		watchStreams(count) {
			countStreams = count;
		},
		read: () => registry.metrics(),
		contentType: registry.contentType,
		stop() {
			for (const stop of stops) stop();
			registry.clear();
		},
	};
}
