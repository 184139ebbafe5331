import type { QueueScope } from '@ancu/ui/verification';
import { describe, expect, it } from 'vitest';
import { openAt } from '../shell/open-at.ts';
import {
	ownCheckHref,
	ownChecksHref,
	payCheckHref,
	type QueuePlace,
	queueHref,
	readOpenCheck,
	readQueuePlace,
} from './check-address.ts';

const all = { status: undefined, isMine: false, search: '' };

const read = (scope: QueueScope, href: string) =>
	readQueuePlace(scope, new URL(href, 'http://here.invalid').searchParams);

describe('the address of a queue of green checks', () => {
	it.each<[QueueScope, string, QueuePlace]>([
		['checker', '/request-tick-checker', { filter: all, page: 1 }],
		[
			'checker',
			'/request-tick-checker?status=ACCEPT&mine&search=Q1&page=2',
			{ filter: { status: 'ACCEPT', isMine: true, search: 'Q1' }, page: 2 },
		],
		['admin', '/request-tick-admin', { filter: { ...all, status: 'CHECKED' }, page: 1 }],
		['admin', '/request-tick-admin?status=all&page=2', { filter: all, page: 2 }],
		['checker', '/request-tick-checker?status=CHECKED', { filter: { ...all, status: 'CHECKED' }, page: 1 }],
	])('of a %s, %s is written as it is read', (scope, href, place) => {
		expect(read(scope, href)).toEqual(place);
		expect(queueHref(scope, place)).toBe(href);
	});

	it('asks for all where it makes no sense', () => {
		expect(readQueuePlace('checker', new URLSearchParams('status=x&page=-1'))).toEqual({ filter: all, page: 1 });
	});

	it('says what is open, whatever part of the queue is behind it', () => {
		const at = (href: string) => openAt(new URL(href, 'http://here.invalid'), readOpenCheck);
		expect(at('/request-tick-checker?open=a&page=2')).toBe(at('/request-tick-checker?open=a'));
		expect(at('/request-tick-checker?open=a')).not.toBe(at('/request-tick-checker?open=b'));
		expect(at('/request-tick-checker?open=a')).not.toBe(at('/request-tick-checker'));
		expect(at('/request-tick-checker')).not.toBe(at('/request-tick-admin'));
	});

	it('leads to one, and from there back', () => {
		const place: QueuePlace = { filter: { ...all, status: 'ACCEPT' }, page: 3 };
		const href = queueHref('admin', place, 'c1');
		expect(href).toBe('/request-tick-admin?status=ACCEPT&page=3&open=c1');
		expect(read('admin', href)).toEqual(place);
	});
});

it('leads to own checks, one of them and its payment', () => {
	expect(ownChecksHref(1)).toBe('/green-check');
	expect(ownChecksHref(2)).toBe('/green-check?page=2');
	expect(ownCheckHref('l1')).toBe('/estate?checkOf=l1');
	expect(payCheckHref('c1')).toBe('/estate?greenCheck=c1');
	expect(payCheckHref('c1', 'p1')).toBe('/estate?greenCheck=c1&payment=p1');
});
