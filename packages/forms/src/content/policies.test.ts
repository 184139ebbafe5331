import { describe, expect, it } from 'vitest';
import { policies, policyAt, policyGroups } from './policies.ts';

describe('policy pages', () => {
	it('are the fourteen of the contract', () => {
		expect(policies.map(({ path }) => path).sort()).toEqual(
			[
				'/privacy',
				...['account', 'customer', 'information', 'limit', 'own', 'violate'].map((name) => `/rule/${name}`),
				...['apply', 'cookies', 'data', 'payment'].map((name) => `/security/${name}`),
				...['duty', 'except', 'service'].map((name) => `/used/${name}`),
			].sort(),
		);
	});

	it('are named by their address, and stand in a group', () => {
		for (const { name, path, group } of policies) {
			expect(`/${name.replace('.', '/')}`).toBe(path);
			expect(policyGroups).toContain(group);
		}
	});

	it('are found by their path', () => {
		expect(policyAt('/rule/own')?.name).toBe('rule.own');
		expect(policyAt('/rule/own/')?.name).toBe('rule.own');
		expect(policyAt('/rule')).toBeUndefined();
		expect(policyAt('/')).toBeUndefined();
	});
});
