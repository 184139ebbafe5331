import { describe, expect, expectTypeOf, it } from 'vitest';
import { attempt, failureOf, NOT_SENT, toSubmitFailure } from './submit-failure.ts';
import type { Submit } from './use-schema-form.ts';

const refusal = (code: string, fields: object[] = []) => Object.assign(new Error('Not today.'), { code, fields });

describe('toSubmitFailure', () => {
	it('has the sentence of a refusal, and the fields of one that names some', () => {
		expect(toSubmitFailure(refusal('SOLD_OUT'))).toEqual({ message: 'Not today.' });
		const fields = [{ path: 'quantity', code: 'too_big' }];
		expect(toSubmitFailure(refusal('BAD_INPUT', fields))).toEqual({ fields });
	});

	it('says of all else that it was not sent, and never in words for programmers', () => {
		for (const error of [
			new TypeError('Failed to fetch'),
			refusal('NETWORK'),
			'no',
			undefined,
			{ code: 'X', fields: [] },
		])
			expect(failureOf(toSubmitFailure(error))).toBe(NOT_SENT);
	});
});

describe('attempt', () => {
	it('takes what answers nothing, as a function without a return does', async () => {
		const sent: string[] = [];
		const send = (name: string) => {
			sent.push(name);
		};
		const sendLater: Submit<string> = async (name) => {
			await Promise.resolve(name).then(send);
		};
		await expect(attempt(() => send('at once'))).resolves.toBeUndefined();
		await expect(attempt(() => sendLater('later'))).resolves.toBeUndefined();
		expect(sent).toEqual(['at once', 'later']);
		// @ts-expect-error What a server made is no answer of a form.
		expectTypeOf(async () => ({ id: '1' })).toExtend<Submit<string>>();
	});

	it('answers what was thrown as a refusal', async () => {
		await expect(attempt(() => undefined)).resolves.toBeUndefined();
		await expect(attempt(async () => ({ message: 'No.' }))).resolves.toEqual({ message: 'No.' });
		await expect(
			attempt(() => {
				throw refusal('SOLD_OUT');
			}),
		).resolves.toEqual({ message: 'Not today.' });
	});
});
