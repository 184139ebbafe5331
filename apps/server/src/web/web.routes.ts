import { randomBytes } from 'node:crypto';
import type { Operator } from '@ancu/forms/content';
import type { Locale } from '@ancu/forms/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, originOf } from '../env.ts';
import type { Contract } from '../graphql/graphql.routes.ts';
import type { PaymentMethod } from '../graphql/schema.generated.ts';
import { networkOf } from '../limit/network.ts';
import { contentSecurityPolicy } from '../security.ts';
import { type Cashier, offeredMethods } from '../wallet/cashier.ts';
import { acceptsBrotli, compress, scriptHashes } from './page-parts.ts';

/**
 * What we give to the website for a page: `Host` of apps/web/src/host.ts. Neither app imports the other, so each says it for itself, and
 * scripts/host.test.ts compares.
 */
export interface WebHost {
	/** Runs a document in process, as a visitor. */
	execute: (document: string, variables: Record<string, unknown> | undefined, locale: Locale) => Promise<unknown>;
	/** Hears what broke while the page was rendered. */
	fail: (error: unknown) => void;
	/** For the page's own scripts. */
	nonce: string;
	/** How often somebody changed something in this process. */
	changes: () => number;
	/** Where people reach the site. */
	origin: string;
	/** The data is made up, which the page must say. */
	demo: boolean;
	/** Who runs the site, as far as it is configured. */
	operator: Operator;
	/** Pictures of the ground for its maps, with who made them. */
	tiles: { url: string; attribution: string } | undefined;
	/** The methods of payment that are switched on. */
	methods: readonly PaymentMethod[];
	/** The service that carries messages to browsers, as far as they must know it. */
	push: { kind: 'web'; key: string } | { kind: 'onesignal'; appId: string; script: string };
}

/** A page as the website rendered it, as far as we need it. The same object is the same page, which many may be given. */
export interface RenderedPage {
	status: number;
	headers: Headers;
	/** In UTF-8. */
	html: Buffer;
	/** Of its own scripts, and of nothing that somebody else brought into it. */
	nonce: string;
}

/** Renders a page: what apps/web/src/entry.server.tsx makes. */
export type RenderPage = (request: Request, host: WebHost) => Promise<RenderedPage>;

/** Where pages come from: the built website, or the one that is being worked on. */
export interface Web {
	/** Adds what serves the website's files. */
	registerFiles: (app: FastifyInstance) => Promise<void>;
	render: RenderPage;
	/** False while a development server puts scripts of its own into pages. */
	strictScripts: boolean;
}

// A page is some hundredths of a second of the processor, whatever it asks for; search engines ask for ten a second at most.
const PAGES_A_MINUTE = 600;

/** Renders every address that nothing else answers. */
export async function registerWeb(
	app: FastifyInstance,
	{ web, env, cashier, execute, changes, budget }: { web: Web; env: Env; cashier: Cashier } & Contract,
): Promise<void> {
	const methods = offeredMethods(cashier);
	await web.registerFiles(app);
	await registerEarlyForms(app, env);
	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler: async (request, reply) => {
			budget.take('page', networkOf(request.ip), PAGES_A_MINUTE * env.rateLimitFactor);
			const nonce = randomBytes(16).toString('base64');
			const origin = originOf(request, env);
			const page = await web.render(toWebRequest(request, origin), {
				fail: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
				nonce,
				changes,
				origin,
				demo: env.mode !== 'production',
				operator: env.operator,
				tiles: env.tiles && { url: env.tiles.url, attribution: env.tiles.attribution },
				methods,
				push: pushOf(env),
				execute: (document, variables, locale) =>
					execute({ document, ...(variables && { variables }), locale, request }),
			});
			reply.code(page.status);
			for (const [name, value] of page.headers) reply.header(name, value);
			// On the way back a browser shows what it kept, however old: not what was made for whoever was signed in then.
			reply.header('vary', 'accept-encoding, cookie');
			if (web.strictScripts) reply.header('content-security-policy', contentSecurityPolicy(scriptHashes(page), env));
			if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(page.html);
			return reply.header('content-encoding', 'br').send(await compress(page));
		},
	});
}

/** A form that was sent before its scripts ran leads back to its page. What was typed, perhaps a password, is not read. */
async function registerEarlyForms(app: FastifyInstance, env: Env): Promise<void> {
	await app.register(async (scope) => {
		scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
			body.resume();
			done(null);
		});
		// Joined as texts: `//` begins an address elsewhere.
		scope.post('/*', (request, reply) => reply.redirect(originOf(request, env) + request.url, 303));
	});
}

// The rest of the settings is secret.
function pushOf({ push }: Env): WebHost['push'] {
	if (push.kind === 'web') return { kind: 'web', key: push.publicKey };
	return { kind: 'onesignal', appId: push.appId, script: push.script };
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
	}
	// Joined as texts: `//` begins an address elsewhere, or none at all.
	return new Request(new URL(origin + request.url), { method: request.method, headers });
}
