import { SERVERS, startSite } from './site.ts';

/** Fills one site with demo data before all journeys: each worker's site begins as a copy of it, which takes a second and not ten. */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
	// Several servers keep theirs in more than a folder, and Windows has no `cp`: there each site makes its own.
	if (SERVERS > 1 || process.platform === 'win32') return undefined;
	const site = await startSite();
	await site.stop();
	process.env.SEEDED_DATA = site.dataDir;
	return site.remove;
}
