import { load } from '../peers.ts';
import { table } from '../stats.ts';
import { findListing } from './find-listing.ts';
import type { Bench } from './phone.ts';

const CONNECTIONS = 10;
const SECONDS = 10;
/** More than are kept. */
const others = Array.from({ length: 2_000 }, (_, index) => `/real-estate?areaMin=${index}`);

/** How many pages a server renders, load included. */
export async function throughput({ url }: Bench): Promise<string> {
	const pages = [
		{ name: 'list', paths: ['/real-estate'] },
		{ name: 'list, each another one', paths: others },
		{ name: 'home', paths: ['/'] },
		{ name: 'listing, as search engines get it', paths: [await findListing(url)], agent: 'Googlebot/2.1' },
	];
	const rows = [];
	for (const { name, ...asked } of pages) {
		const order = { url, connections: CONNECTIONS, ...asked };
		await load({ ...order, seconds: 4 });
		const { perSecond, p50, p99, failed } = await load({ ...order, seconds: SECONDS });
		rows.push([name, perSecond, p50, p99, String(failed)]);
	}
	return [
		`### Pages from the server, compressed, ${CONNECTIONS} connections for ${SECONDS} s; load, server and database share the cores`,
		table(['page', 'a second', 'p50 ms', 'p99 ms', 'failed'], rows),
	].join('\n\n');
}
