import { describe, expect, it } from 'vitest';
import { toVietnamTime } from './vietnam-time.ts';

describe('time in Vietnam', () => {
	it('is seven hours ahead of Greenwich, in summer as in winter', () => {
		expect(toVietnamTime(new Date('2026-01-31T17:00:00Z')).toISOString()).toBe('2026-02-01T00:00:00.000Z');
		expect(toVietnamTime(new Date('2026-07-10T16:59:00Z')).toISOString()).toBe('2026-07-10T23:59:00.000Z');
	});
});
