import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import type { Tiles } from './map/tiles.ts';

/** Security headers for every answer, with a script nonce per page. */
export async function registerSecurity(app: FastifyInstance, env: Env): Promise<void> {
	await app.register(helmet, {
		enableCSPNonces: false,
		contentSecurityPolicy: false,
		crossOriginEmbedderPolicy: false,
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		strictTransportSecurity: env.mode === 'production' && { maxAge: 31_536_000, includeSubDomains: true },
	});
}

/**
 * The policy of a page: our own scripts by nonce, pictures also from the map's tile server, nothing else from elsewhere. A
 * card goes from the page to the card gateway.
 */
export function contentSecurityPolicy(
	nonce: string,
	{ tiles, cardHost }: { tiles?: Tiles | undefined; cardHost?: string | undefined } = {},
): string {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		// Positions on the map and progress bars are style attributes.
		"style-src 'self' 'unsafe-inline'",
		["img-src 'self' data: blob:", ...(tiles?.origin ? [tiles.origin] : [])].join(' '),
		"font-src 'self'",
		`connect-src 'self'${cardHost ? ` ${new URL(cardHost).origin}` : ''}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}
