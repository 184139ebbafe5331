import { expect, it } from 'vitest';
import { readWorkPlace, workHref } from './work-address.ts';

it.each([
	['', '/response-planning-check'],
	['status=checking&mine&page=2', '/response-planning-check?status=checking&mine&page=2'],
	['status=all', '/response-planning-check?status=all'],
	['search=th%E1%BB%ADa+12', '/response-planning-check?search=th%E1%BB%ADa+12'],
	['status=nonsense&page=-1', '/response-planning-check'],
])('%j is read and written again as %j', (query, href) => {
	expect(workHref(readWorkPlace(new URLSearchParams(query)))).toBe(href);
});

it('one planning check leads back to where it was opened', () => {
	const href = workHref(readWorkPlace(new URLSearchParams('mine')), 'a1');
	expect(href).toBe('/response-planning-check?mine&open=a1');
	expect(workHref(readWorkPlace(new URLSearchParams(href.split('?')[1])))).toBe('/response-planning-check?mine');
});
