import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../format/durations.ts';
import { markEnd, mayAskGreenCheck } from './terms.ts';

const now = new Date('2026-03-10T03:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

it('a mark counts for sixty days', () => {
	expect(markEnd(now).toISOString()).toBe('2026-05-09T03:00:00.000Z');
});

describe('the green check of a listing', () => {
	it.each([
		['that never had one', null, null, true],
		['whose check waits to be paid', 'PENDING', null, false],
		['that somebody looks at', 'ACCEPT', null, false],
		['whose check waits for approval', 'CHECKED', null, false],
		['whose check was cancelled', 'CANCEL', null, true],
		['whose mark is new', 'APPROVE', inDays(60), false],
		['whose mark is nearly over', 'APPROVE', inDays(13), true],
		['whose mark has ended', 'APPROVE', null, true],
		['whose new check is under way while the mark ends', 'PENDING', inDays(2), false],
		['whose new check was cancelled while the mark stands', 'CANCEL', inDays(30), false],
	])('%s: may it be asked for?', (_name, status, markUntil, expected) => {
		expect(mayAskGreenCheck({ status, markUntil }, now)).toBe(expected);
	});
});
