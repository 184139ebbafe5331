import { expect, it } from 'vitest';
import { newKey } from './new-key.ts';

it('is a key that nothing else has, and a part of a template may have', () => {
	const keys = Array.from({ length: 1_000 }, newKey);
	expect(new Set(keys).size).toBe(1_000);
	for (const key of keys) {
		expect(key).toMatch(/^[\w-]{1,60}$/);
		expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	}
});
