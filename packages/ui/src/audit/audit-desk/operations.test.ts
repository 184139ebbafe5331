import { permissions } from '@ancu/forms/access';
import { expect, it } from 'vitest';
import { staffOperations } from './operations.ts';

it('everything that staff alone may do has words', () => {
	const ofStaff = Object.entries(permissions.Mutation).filter(([, rule]) => Array.isArray(rule));
	expect(ofStaff.map(([name]) => name).toSorted()).toEqual(staffOperations.toSorted());
});
