import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

describe('the offline page', () => {
	it('has the colours of the tokens', () => {
		const theme = read('packages/ui/src/theme/theme.css');
		const tokens = read('apps/web/public/offline.css').match(/--color-[\w-]+: .+;/g) ?? [];
		expect(tokens.length).toBeGreaterThan(5);
		for (const token of tokens) expect(theme).toContain(token);
	});

	it('is all kept by the service worker', () => {
		const worker = read('apps/web/public/service-worker.js');
		const page = read('apps/web/public/offline.html');
		const files = [...page.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, file]) => file);
		expect(files).toEqual(['/icon.svg', '/offline.css']);
		for (const file of files) expect(worker).toContain(`'${file}'`);
		expect(page).not.toContain('<script');
	});
});
