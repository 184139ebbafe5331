import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import type { ExecuteAsVisitor } from '../graphql/graphql.routes.ts';
import { contentSecurityPolicy } from '../security.ts';

/** What the website's server build gives us: see apps/web/src/entry.server.tsx. */
interface WebBuild {
	entry: { module: { createHandler: (build: WebBuild) => (request: Request, host: WebHost) => Promise<Response> } };
}

/** What we give to the website. */
export interface WebHost {
	/** Runs a document in process, as a visitor. */
	execute: (document: string, variables: Record<string, unknown> | undefined, locale: 'vn' | 'en') => Promise<unknown>;
	/** For the page's own scripts. */
	nonce: string;
	/** Where people reach the site. */
	origin: string;
}

/** Serves the built website: its files at `/assets`, everything else rendered. */
export async function registerWeb(app: FastifyInstance, { env, execute }: { env: Env; execute: ExecuteAsVisitor }): Promise<void> {
	const build = path.join(env.repository, 'apps/web/build');
	const entry = path.join(build, 'server/index.js');
	if (!(await stat(entry).catch(() => undefined))) throw new Error('The website is not built. Run `npm run build` first; `npm start` does it by itself.');
	const web = (await import(pathToFileURL(entry).href)) as WebBuild;
	const handle = web.entry.module.createHandler(web);

	await app.register(fastifyStatic, {
		root: path.join(build, 'client'),
		prefix: '/',
		wildcard: false,
		index: false,
		setHeaders: (reply, file) => {
			reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
		},
	});

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler: async (request, reply) => {
			const nonce = randomBytes(16).toString('base64');
			const origin = env.publicUrl ?? `${request.protocol}://${request.host}`;
			const host: WebHost = {
				nonce,
				origin,
				execute: (document, variables, locale) => execute({ document, ...(variables && { variables }), locale, request }),
			};
			const response = await handle(toWebRequest(request, origin), host);
			return send(response, reply.header('content-security-policy', contentSecurityPolicy(nonce)));
		},
	});
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
	}
	return new Request(new URL(request.url, origin), { method: request.method, headers });
}

async function send(response: Response, reply: FastifyReply): Promise<FastifyReply> {
	reply.code(response.status);
	for (const [name, value] of response.headers) reply.header(name, value);
	return reply.send(await response.text());
}
