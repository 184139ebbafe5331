import { describe, expect, it } from 'vitest';
import { readDevice } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = {
	chromeWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
	edgeWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
	cocCoc: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} coc_coc_browser/128.0.148 Chrome/122.0.6261.148 Safari/537.36`,
	safariMac:
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
	firefoxLinux: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
	safariPhone:
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
	chromePhone:
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
	safariPad:
		'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
	chromeAndroid: `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
	samsungTablet: `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
	zalo: `Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) ${webKit} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Zalo android/12100722 ZaloTheme/light`,
	facebook:
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/540.0.0]',
	chromebook: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
};

describe('a device', () => {
	it.each([
		['chromeWindows', 'Chrome', 'Windows', 'computer'],
		['edgeWindows', 'Edge', 'Windows', 'computer'],
		['cocCoc', 'Cốc Cốc', 'Windows', 'computer'],
		['safariMac', 'Safari', 'macOS', 'computer'],
		['firefoxLinux', 'Firefox', 'Linux', 'computer'],
		['safariPhone', 'Safari', 'iOS', 'phone'],
		['chromePhone', 'Chrome', 'iOS', 'phone'],
		['safariPad', 'Safari', 'iPadOS', 'tablet'],
		['chromeAndroid', 'Chrome', 'Android', 'phone'],
		['samsungTablet', 'Samsung Internet', 'Android', 'tablet'],
		['zalo', 'Zalo', 'Android', 'phone'],
		['facebook', 'Facebook', 'iOS', 'phone'],
		['chromebook', 'Chrome', 'ChromeOS', 'computer'],
	] as const)('%s is %s on %s', (agent, browser, system, kind) =>
		expect(readDevice(agents[agent])).toEqual({ browser, system, kind }),
	);

	it.each(['', 'curl/8.5.0', 'node'])('that does not say what it is stays unnamed: %j', (agent) =>
		expect(readDevice(agent)).toEqual({ browser: undefined, system: undefined, kind: 'computer' }),
	);
});
