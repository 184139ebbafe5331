import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

/** Security headers for every answer; the policy of scripts is each page's own. */
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
 * The policy of a page: our own scripts by file and, those in the page, by hash, pictures also from the map's tile server, nothing else from elsewhere. A
 * card goes from the page to the card gateway. OneSignal's script comes from its own host and asks its service, where that is
 * how messages are pushed.
 */
export function contentSecurityPolicy(
	scripts: readonly string[],
	{ tiles, gateways, push }: Partial<Pick<Env, 'tiles' | 'gateways' | 'push'>> = {},
): string {
	const cardHost = gateways?.card?.host;
	const oneSignal = push?.kind === 'onesignal' ? [push.script, push.url] : [];
	return [
		"default-src 'self'",
		sources('script-src', scripts, oneSignal),
		// Positions on the map and progress bars are style attributes.
		"style-src 'self' 'unsafe-inline'",
		["img-src 'self' data: blob:", ...(tiles?.origin ? [tiles.origin] : [])].join(' '),
		"font-src 'self'",
		sources('connect-src', [], [...(cardHost ? [cardHost] : []), ...oneSignal]),
		// Players of films that a listing leads to.
		'frame-src https://www.youtube-nocookie.com https://www.tiktok.com',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}

function sources(directive: string, named: readonly string[], addresses: string[]): string {
	const origins = new Set(addresses.map((address) => new URL(address).origin));
	return [directive, "'self'", ...named, ...origins].join(' ');
}
