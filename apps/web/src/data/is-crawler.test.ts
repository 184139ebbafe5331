import { expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

it.each([
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
	'ZaloPC-linkpreview',
	'TelegramBot (like TwitterBot)',
])('%s reads for others', (agent) => expect(isCrawler(agent)).toBe(true));

it.each([
	null,
	'',
	'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
	'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
	'curl/8.5.0',
])('%s reads for itself', (agent) => expect(isCrawler(agent)).toBe(false));
