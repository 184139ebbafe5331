import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { commonNeeds } from './common-needs.ts';

it('is of pages that there are', () => {
	const ids = routes.flatMap(({ children = [] }) => children).map(({ id, file }) => id ?? file.replace(/\.tsx$/, ''));
	for (const id of Object.keys(commonNeeds)) expect(ids).toContain(id);
});
