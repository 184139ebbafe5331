import { describe, expect, it } from 'vitest';
import { faultOfAvatar } from './avatar.ts';

const MEGABYTE = 1024 * 1024;

describe('a picture of a person', () => {
	it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (type) =>
		expect(faultOfAvatar({ type, size: 20 * MEGABYTE })).toBeUndefined(),
	);
	it.each(['image/gif', 'image/svg+xml', 'image/heic', 'application/pdf', ''])('may not be %j', (type) =>
		expect(faultOfAvatar({ type, size: 1 })).toBe('notImage'),
	);
	it('has five megabytes at most', () =>
		expect(faultOfAvatar({ type: 'image/png', size: 20 * MEGABYTE + 1 })).toBe('tooLarge'));
});
