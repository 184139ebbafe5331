import * as z from 'zod/mini';

const schema = z.object({
	NODE_ENV: z._default(z.string(), 'development'),
	SANDBOX_PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4010),
});

/** The sandbox's configuration; throws in production, where the outside world is real. */
export function readSandboxEnv(source: NodeJS.ProcessEnv = process.env): { port: number } {
	const { NODE_ENV, SANDBOX_PORT } = z.parse(schema, source);
	if (NODE_ENV === 'production') {
		throw new Error('The sandbox stands in for gateways and post offices. It does not run with NODE_ENV=production.');
	}
	return { port: SANDBOX_PORT };
}
