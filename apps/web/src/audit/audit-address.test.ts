import { expect, it } from 'vitest';
import { auditHref, readAudit } from './audit-address.ts';

const read = (href: string) => readAudit(new URL(href, 'https://ancu.vn').searchParams);
const accountId = '5b0c4f5e-8c26-4a3f-9d39-0f6f6f3a1e01';
const recordId = '0e9a7c11-52a4-4d0e-8f0a-b1e1c2d3e4f5';

it.each([
	['/audit', {}, 1],
	['/audit?page=3', {}, 3],
	[`/audit?account=${accountId}&page=2`, { accountId }, 2],
	[`/audit?account=${accountId}&record=${recordId}`, { accountId, recordId }, 1],
	['/audit?search=1042&page=2', { search: '1042' }, 2],
])('%s is what it shows, and back', (href, held, page) => {
	const filter = { accountId: undefined, recordId: undefined, search: '', ...held };
	expect(auditHref(filter, page)).toBe(href);
	expect(read(href)).toEqual({ filter, page });
});

it('what is no id holds it to nothing', () =>
	expect(read(`/audit?account=an&record=${recordId}'`)).toEqual(read('/audit')));
