import { expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

it.each([
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
	'ZaloPC-linkpreview',
	'TelegramBot (like TwitterBot)',
	'WhatsApp/2.23.20.0',
	'Viber/20.4.0.2',
])('%s reads for others', (agent) => expect(isCrawler(agent)).toBe(true));

it.each([
	null,
	'',
	'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
	'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
	'curl/8.5.0',
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn',
	'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 Zalo android/12100634 ZaloTheme/light ZaloLanguage/vn',
	'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 Viber/22.1',
])('%s reads for itself', (agent) => expect(isCrawler(agent)).toBe(false));
