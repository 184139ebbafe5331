import { HOUR_MS, serverNow, setServerTime } from '@ancu/forms/format';
import { afterEach, describe, expect, it } from 'vitest';
import { nowOf } from './now-of.ts';

describe('the time by which an answer is shown', () => {
	afterEach(() => setServerTime(Date.now()));

	it('is that of the answer, by the clock of the server', () => {
		const ahead = setServerTime(Date.now() - HOUR_MS);
		const answeredAt = Date.now() - 60_000;
		expect(nowOf(answeredAt)).toEqual(new Date(answeredAt - ahead));
	});

	it('is now before there is one', () => {
		const before = serverNow();
		expect(nowOf(0).getTime()).toBeGreaterThanOrEqual(before);
	});
});
