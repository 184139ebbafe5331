import fastify, { type FastifyInstance } from 'fastify';

/** The outside world for development. What stands in it is added by the domains that need it. */
export function buildSandbox(): FastifyInstance {
	const app = fastify();
	app.get('/healthz', () => ({ status: 'ok' }));
	return app;
}
