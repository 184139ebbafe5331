import { chromium } from 'playwright';
import { startSite } from '../e2e/site.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { installPeers } from './peers.ts';
import { firstVisits } from './web/first-visit.ts';
import { interactions } from './web/interactions.ts';
import { lighthouse } from './web/lighthouse.ts';
import { navigation } from './web/navigation.ts';
import { scrolling } from './web/scrolling.ts';
import { throughput } from './web/throughput.ts';

/** The built website as a phone meets it: its scores, first visits, how it answers a touch and scrolls, the way from page to page, and how many pages a server renders. */
export async function benchWeb(): Promise<string> {
	installPeers();
	const site = await startSite();
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
	try {
		// They take minutes: each tells when it is done.
		for (const part of [throughput, interactions, scrolling, navigation, firstVisits])
			console.log(`${await part({ url: site.url, browser })}\n`);
		return await lighthouse({ url: site.url, browser });
	} finally {
		await browser.close();
		await site.remove();
	}
}
