import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('**/*.route.tsx', { cwd: import.meta.dirname });

it.each(files)('%s is short and has no look of its own', (file) => {
	const text = readFileSync(new URL(file, import.meta.url), 'utf8');
	expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
	expect(text).not.toContain('className');
});
