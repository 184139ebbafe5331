import { describe, expect, it } from 'vitest';
import { ownCheckHref, payCheckHref, type QueuePlace, queueHref, readQueuePlace } from './check-address.ts';

const all = { status: undefined, isMine: false, search: '' };

describe('the address of a queue of green checks', () => {
	it.each<[string, QueuePlace]>([
		['/request-tick-checker', { filter: all, page: 1 }],
		[
			'/request-tick-checker?status=ACCEPT&mine&search=Q1&page=2',
			{ filter: { status: 'ACCEPT', isMine: true, search: 'Q1' }, page: 2 },
		],
	])('%s is written as it is read', (href, place) => {
		expect(readQueuePlace(new URL(href, 'http://here.invalid').searchParams)).toEqual(place);
		expect(queueHref('checker', place)).toBe(href);
	});

	it('asks for all where it makes no sense', () => {
		expect(readQueuePlace(new URLSearchParams('status=x&page=-1'))).toEqual({ filter: all, page: 1 });
	});

	it('leads to one, and from there back', () => {
		const href = queueHref('admin', { filter: { ...all, status: 'CHECKED' }, page: 3 }, 'c1');
		expect(href).toBe('/request-tick-admin?status=CHECKED&page=3&open=c1');
		expect(readQueuePlace(new URL(href, 'http://here.invalid').searchParams)).toEqual({
			filter: { ...all, status: 'CHECKED' },
			page: 3,
		});
	});
});

it('leads to an own check and its payment', () => {
	expect(ownCheckHref('l1')).toBe('/estate?checkOf=l1');
	expect(payCheckHref('c1')).toBe('/estate?greenCheck=c1');
	expect(payCheckHref('c1', 'p1')).toBe('/estate?greenCheck=c1&payment=p1');
});
