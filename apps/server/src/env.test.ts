import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { production } from './testing/production.ts';

const bank = { BANK_BIN: '970416', BANK_ACCOUNT: '257678859', BANK_ACCOUNT_NAME: 'CONG TY AN CU' };

describe('a list of keys', () => {
	it.each(['SECRET_KEY', 'SIGNING_KEY', 'BANK_FEED_SECRET'])(
		'is not taken for one when there is none in it: %s',
		(name) => {
			expect(() => readEnv({ ...production, ...bank, [name]: `${','.repeat(16)} ` })).toThrow(`${name}:`);
		},
	);

	it('is one of good keys', () => {
		const read = (keys: string) => readEnv({ ...production, ...bank, BANK_FEED_SECRET: keys }).gateways.bank;
		expect(read('a-secret-of-a-feed, the-next-one-of-it')).toBeDefined();
		expect(() => read('a-secret-of-a-feed,short')).toThrow('BANK_FEED_SECRET:');
	});
});
