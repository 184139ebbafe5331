import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';
import vectors from './vectors/phone-vn.json' with { type: 'json' };

describe('a phone number', () => {
	it.each(vectors.accept)('is $e164, written as $input', ({ input, e164 }) => expect(readPhone(input)).toBe(e164));
	it.each(vectors.reject.map((input) => [input]))('is not %j', (input) => expect(readPhone(input)).toBeUndefined());
});
