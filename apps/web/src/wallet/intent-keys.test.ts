import { expect, it } from 'vitest';
import { createIntentKeys } from './intent-keys.ts';

it('keeps the key over retries and changes it with what is meant', () => {
	const keyOf = createIntentKeys();
	const first = keyOf('refund', 'p1', 'Thu nhầm.');
	expect(keyOf('refund', 'p1', 'Thu nhầm.')).toBe(first);
	const second = keyOf('refund', 'p1', 'Thu hai lần.');
	expect(second).not.toBe(first);
	expect(keyOf('refund', 'p1', 'Thu nhầm.')).not.toBe(second);
});
