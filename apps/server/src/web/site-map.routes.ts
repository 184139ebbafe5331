import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { type Env, originOf } from '../env.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Budget } from '../limit/budget.ts';
import { networkOf } from '../limit/network.ts';
import { countListingParts, type Entry, eachListing, findArticleEntries, hasArticles } from './site-map.repository.ts';
import { privatePaths, publicPages } from './site-pages.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A part is half a second of the processor, of database and server. */
const PARTS_A_MINUTE = 30;

interface SiteMapParts {
	db: Db;
	env: Env;
	budget: Budget;
}

/** Tells search engines what there is: `/robots.txt`, and `/sitemap.xml` with its parts. */
export function registerSiteMap(app: FastifyInstance, { db, env, budget }: SiteMapParts): void {
	app.get('/robots.txt', (request, reply) =>
		cached(reply, 'text/plain').send(robots(originOf(request, env), env.mode === 'production')),
	);

	app.get('/sitemap.xml', async (request, reply) => {
		const origin = originOf(request, env);
		const [parts, isNews] = await Promise.all([countListingParts(db), hasArticles(db)]);
		const maps = [
			mapOf(`${origin}/sitemap-pages.xml`),
			...(isNews ? [mapOf(`${origin}/sitemap-articles.xml`)] : []),
			...Array.from({ length: parts }, (_, index) => mapOf(`${origin}/sitemap-listings-${index + 1}.xml`)),
		];
		return cached(reply).send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`);
	});

	app.get('/sitemap-pages.xml', (request, reply) => {
		const origin = originOf(request, env);
		return cached(reply).send(whole(publicPages.map((path) => urlOf(origin + path)).join('')));
	});

	app.get('/sitemap-articles.xml', async (request, reply) => {
		const origin = originOf(request, env);
		const entries = await findArticleEntries(db);
		return cached(reply).send(whole(entries.map((entry) => entryOf(origin, entry)).join('')));
	});

	app.get<{ Params: { part: string } }>('/sitemap-listings-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
		budget.take('site-map', networkOf(request.ip), PARTS_A_MINUTE * env.rateLimitFactor);
		const part = Number(request.params.part);
		if (part > (await countListingParts(db))) return reply.callNotFound();
		return cached(reply).send(Readable.from(listingsOf(db, part, originOf(request, env))));
	});
}

async function* listingsOf(db: Db, part: number, origin: string): AsyncGenerator<string> {
	yield `${HEAD}<urlset ${NAMESPACE}>\n`;
	for await (const entries of eachListing(db, part)) yield entries.map((entry) => entryOf(origin, entry)).join('');
	yield '</urlset>\n';
}

/** Made-up data must not be found by anybody, so only production lets robots in. */
function robots(origin: string, isOpen: boolean): string {
	if (!isOpen) return 'User-agent: *\nDisallow: /\n';
	const closed = privatePaths.map((path) => `Disallow: ${path}\n`).join('');
	return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function cached(reply: FastifyReply, type = 'application/xml'): FastifyReply {
	return reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' });
}

const whole = (urls: string) => `${HEAD}<urlset ${NAMESPACE}>\n${urls}</urlset>\n`;
const entryOf = (origin: string, { path, changedAt }: Entry) => urlOf(origin + path, changedAt);

function urlOf(url: string, changedAt?: Date): string {
	const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
	return `<url><loc>${escapeMarkup(url)}</loc>${change}</url>\n`;
}

function mapOf(url: string): string {
	return `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`;
}
