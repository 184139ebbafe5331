import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { production } from '../testing/production.ts';

const read = (variables: Record<string, string> = {}) => readEnv({ NODE_ENV: 'test', ...variables }).operator;

describe('who runs the site', () => {
	it('is nobody that was not named', () => expect(read()).toEqual({}));

	it('is named as far as it is known', () =>
		expect(read({ OPERATOR_NAME: ' Công ty Ví Dụ ', OPERATOR_EMAIL: 'a@ancu.test' })).toEqual({
			name: 'Công ty Ví Dụ',
			email: 'a@ancu.test',
		}));

	it('is refused where it makes no sense', () =>
		expect(() => read({ OPERATOR_EMAIL: 'not an address' })).toThrow('OPERATOR_EMAIL'));

	it('is nobody where a line is left blank', () => expect(read({ OPERATOR_NAME: '   ' })).toEqual({}));

	it.each(['NAME', 'ADDRESS', 'TAX_NUMBER', 'PHONE', 'EMAIL'].map((fact) => `OPERATOR_${fact}`))(
		'must be told in production: %s',
		(name) => {
			expect(() => readEnv(production)).not.toThrow();
			for (const nothing of [undefined, '', '   '])
				expect(() => readEnv({ ...production, [name]: nothing })).toThrow(`${name}: production needs it`);
		},
	);
});
