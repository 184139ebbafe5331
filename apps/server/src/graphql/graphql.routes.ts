import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@ancu/forms/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildSchema, type ExecutionResult, type GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius, { type IResolvers } from 'mercurius';
import type { Viewer } from '../access/viewer.ts';
import { readSession } from '../account/session.service.ts';
import type { Db } from '../database/open-database.ts';
import { type Env, originOf } from '../env.ts';
import { type Budget, createBudget } from '../limit/budget.ts';
import { whoAsks } from '../limit/limit.ts';
import { createSearchTurns } from '../limit/search-turns.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { TracedWork, Traces } from '../watch/traces.ts';
import { AppError } from './app-error.ts';
import { type Asked, outcomesOf, readAsked } from './asked.ts';
import { checkVariables } from './check-variables.ts';
import { type Context, createContext } from './context.ts';
import { type ErrorEntry, formatError } from './format-error.ts';
import { readKnownDocuments } from './known-documents.ts';
import { errorMessage } from './messages.ts';
import { modestDocument } from './modest-document.ts';
import { oneOperation } from './one-operation.ts';
import { createReadDocument } from './read-document.ts';
import { readerLocale } from './reader-locale.ts';
import { buildResolvers } from './resolvers.ts';
import { withSpelledIds } from './spelled-ids.ts';

const DEPTH_MAX = 8;
const BODY_BYTES_MAX = 256 * 1024;

interface Body {
	query?: string;
	/** Names a document of our own client in place of its text. */
	id?: string;
	variables?: Record<string, unknown> | null;
	operationName?: string | null;
}

/** A body whose document is there as text. */
type TextBody = Body & { query: string };

/** What is taken from a request. */
type RequestParts = Pick<FastifyRequest, 'id' | 'log' | 'ip' | 'headers' | 'protocol' | 'host'>;

/** Runs a document without HTTP, as a visitor: how pages get their data on the server. */
export type ExecuteAsVisitor = (operation: {
	document: string;
	variables?: Record<string, unknown>;
	locale: Locale;
	request: RequestParts;
}) => Promise<ExecutionResult>;

/** What the rest of the process has of the contract. */
export interface Contract {
	execute: ExecuteAsVisitor;
	/** How often somebody changed something through this process. */
	changes: () => number;
	/** Counts what is asked by the minute. */
	budget: Budget;
}

/** Serves the contract at `POST /graphql`. */
export async function registerGraphql(
	app: FastifyInstance,
	parts: Pick<Context, 'db' | 'searchDb' | 'env' | 'phoneProof' | 'geocoder' | 'cashier' | 'push'>,
	{ metrics, traces }: Watchers = {},
): Promise<Contract> {
	const { db, env } = parts;
	const changes = { count: 0 };
	const budget = createBudget({ db, env, log: app.log });
	const turns = createSearchTurns(env.rateLimitFactor);
	/** `page`: it is asked by a page that is rendered here, in its language. */
	const contextOf = (request: RequestParts, viewer: Viewer | null, page?: { locale: Locale }) => {
		const described = describe(request, env);
		const isPage = page !== undefined;
		// What pages ask for others wait for too.
		const inTurn = turns(`${isPage ? 'page ' : ''}${whoAsks({ ...described, viewer })}`);
		return createContext({ ...described, ...parts, budget, inTurn, changes, isPage, viewer, ...page });
	};
	// The types made from it are looked at before anything runs: doing so again takes half of what it takes to read it.
	const text = readFileSync(path.join(env.repository, 'schema.graphql'), 'utf8');
	const schema = buildSchema(text, { assumeValidSDL: true });
	await app.register(mercurius, {
		schema,
		resolvers: withSpelledIds(schema, buildResolvers()) as IResolvers,
		routes: false,
		queryDepth: DEPTH_MAX,
		validationRules: [
			oneOperation,
			modestDocument,
			...(env.mode === 'production' ? [NoSchemaIntrospectionCustomRule] : []),
		],
		// Compiling costs milliseconds, so only what comes again is compiled. A busy process too: it would never get out of it otherwise.
		jit: 3,
		errorFormatter: ({ data, errors }, context) => ({
			statusCode: 200,
			response: {
				data: data ?? null,
				errors: (errors ?? []).map((error) =>
					formatError(error, context as unknown as Context),
				) as unknown as GraphQLError[],
			},
		}),
	});

	const readDocument = createReadDocument(app.graphql.schema);
	const known = readKnownDocuments(env.repository);

	if (metrics || traces)
		app.graphql.addHook('preExecution', (_schema, document, context) => {
			(context as unknown as { asked: Asked[] }).asked.push(...readAsked(document));
		});

	async function execute(body: TextBody, context: Context): Promise<ExecutionResult> {
		if (!metrics && !traces) return run(body, context);
		const asked: Asked[] = [];
		const start = performance.now();
		const watched = async (traced?: TracedWork) => {
			const result = await run(body, context, asked);
			const outcomes = outcomesOf(asked, result);
			metrics?.countOperations(outcomes, (performance.now() - start) / 1_000);
			const names = outcomes.map(({ operation }) => operation).join(', ');
			traced?.describe(`graphql ${names}`, { 'ancu.codes': outcomes.map(({ code }) => code).join(', ') });
			return result;
		};
		return traces ? traces.around('graphql', watched) : watched();
	}

	async function run(body: TextBody, context: Context, asked?: Asked[]): Promise<ExecutionResult> {
		try {
			const variables = body.variables ?? {};
			readDocument(body.query, variables);
			checkVariables(variables);
			return await app.graphql(
				body.query,
				{ ...context, asked },
				// Never without: a compiled document would fail where it should say which variable is missing.
				variables,
				body.operationName ?? undefined,
			);
		} catch (error) {
			const errors: unknown[] = (error as { errors?: unknown[] }).errors ?? [error];
			return { data: null, errors: errors.map((each) => formatError(each, context)) as unknown as GraphQLError[] };
		}
	}

	app.post<{ Body: Body }>(
		'/graphql',
		{ bodyLimit: BODY_BYTES_MAX, schema: { body: bodySchema } },
		async (request, reply) => {
			const query = known.find(request.body, { onlyKnown: env.onlyKnownDocuments });
			if (query === undefined) return reply.code(400).header('cache-control', 'no-store').send(refuseDocument(request));
			const refuse = (error: unknown) => {
				const errors = [formatError(error, contextOf(request, null))] as unknown as GraphQLError[];
				metrics?.countOperations(outcomesOf([], { data: null, errors }), reply.elapsedTime / 1_000);
				return { data: null, errors };
			};
			const result = await readViewer(db, request).then(
				(viewer) => execute({ ...request.body, query }, contextOf(request, viewer)),
				refuse,
			);
			const codes = result.errors?.map((error) => (error as unknown as ErrorEntry).extensions.code);
			const status = codes?.some((code) => code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED') ? 401 : 200;
			return reply.code(status).header('cache-control', 'no-store').send(result);
		},
	);

	app.route({
		method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
		url: '/graphql',
		handler: (_request, reply) =>
			reply
				.code(405)
				.header('allow', 'POST')
				.send({ errors: [{ message: 'POST a JSON body: { "query": … }' }] }),
	});

	return {
		budget,
		changes: () => changes.count,
		execute: ({ document, variables, locale, request }) =>
			execute({ query: document, variables: variables ?? null }, contextOf(request, null, { locale })),
	};
}

interface Watchers {
	metrics?: Pick<Metrics, 'countOperations'> | undefined;
	traces?: Pick<Traces, 'around'> | undefined;
}

const bodySchema = {
	type: 'object',
	anyOf: [{ required: ['query'] }, { required: ['id'] }],
	properties: {
		query: { type: 'string', minLength: 1 },
		id: { type: 'string', minLength: 1, maxLength: 64 },
		variables: { type: ['object', 'null'] },
		operationName: { type: ['string', 'null'] },
	},
};

/** Null for a visitor; throws when the token stands for nobody any more. The token is taken from the header alone: a cookie would let other sites act for the person. */
async function readViewer(db: Db, request: FastifyRequest): Promise<Viewer | null> {
	const token = request.headers['x-token'];
	if (typeof token !== 'string' || !token) return null;
	const viewer = await readSession(db, token);
	if (!viewer) throw new AppError('SESSION_EXPIRED');
	return viewer;
}

/** The answer to a document that is not known: by its id, or at all where only known ones are taken. */
function refuseDocument(request: RequestParts): ExecutionResult {
	const extensions = { code: 'DOCUMENT_UNKNOWN', requestId: request.id };
	const message = errorMessage('DOCUMENT_UNKNOWN', {}, readerLocale(request));
	return { data: null, errors: [{ message, extensions }] as unknown as GraphQLError[] };
}

function describe(
	request: RequestParts,
	env: Env,
): Pick<Context, 'log' | 'requestId' | 'client' | 'locale' | 'origin' | 'idempotencyKey'> {
	const key = request.headers['idempotency-key'];
	return {
		log: request.log,
		requestId: request.id,
		origin: originOf(request, env),
		client: { address: request.ip, userAgent: request.headers['user-agent'] ?? null },
		locale: readerLocale(request),
		idempotencyKey: typeof key === 'string' ? key : null,
	};
}
