import { expect, it } from 'vitest';
import { needsInstall } from './needs-install.ts';

const phone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const on = (userAgent: string, more: object = {}) =>
	needsInstall({ userAgent, maxTouchPoints: 0, ...more } as Navigator);

it('is so on iPhone and iPad, until the site is on the home screen', () => {
	expect(on(phone, { maxTouchPoints: 5 })).toBe(true);
	expect(on(mac, { maxTouchPoints: 5 })).toBe(true);
	expect(on(phone, { standalone: true })).toBe(false);
});

it('is so nowhere else', () => {
	expect(on(mac)).toBe(false);
	expect(on(android, { maxTouchPoints: 5 })).toBe(false);
});
