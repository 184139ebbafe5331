import { load } from '../peers.ts';
import { table } from '../stats.ts';
import { findListing } from './find-listing.ts';
import type { Bench } from './phone.ts';

const CONNECTIONS = 10;
const SECONDS = 10;

/** How many pages a server renders, load included. */
export async function throughput({ url }: Bench): Promise<string> {
	const pages = [
		['list', '/real-estate'],
		['home', '/'],
		['listing, as search engines get it', await findListing(url), 'Googlebot/2.1'],
	] as const;
	const rows = [];
	for (const [name, page, agent] of pages) {
		const order = { url: url + page, connections: CONNECTIONS, ...(agent && { agent }) };
		await load({ ...order, seconds: 4 });
		const { perSecond, p50, p99, failed } = await load({ ...order, seconds: SECONDS });
		rows.push([name, perSecond, p50, p99, String(failed)]);
	}
	return [
		`### Pages rendered on the server, ${CONNECTIONS} connections for ${SECONDS} s; load, server and database share the cores`,
		table(['page', 'a second', 'p50 ms', 'p99 ms', 'failed'], rows),
	].join('\n\n');
}
