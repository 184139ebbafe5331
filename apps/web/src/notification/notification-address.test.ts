import { describe, expect, it } from 'vitest';
import { inboxHref, readInboxAddress, toNotification } from './notification-address.ts';

const read = (query: string) => readInboxAddress(new URLSearchParams(query));

describe('the address of the inbox', () => {
	it('holds filter and page, and leaves out what is not set', () => {
		for (const address of [
			'/notification',
			'/notification?unseen',
			'/notification?topic=planning',
			'/notification?unseen&topic=wallet&page=3',
		]) {
			expect(inboxHref(read(address.split('?')[1] ?? ''))).toBe(address);
		}
	});

	it('shows everything where it says nothing that makes sense', () =>
		expect(read('topic=weather&page=-1')).toEqual({ filter: { unseen: false, topic: undefined }, page: 1 }));
});

describe('where a notification leads to', () => {
	const row = {
		id: 'n1',
		tag: 'planning.done',
		title: '',
		body: '',
		seen: false,
		link: null,
		planningCheckRequestId: null,
		createdAt: '2026-03-10T05:00:00Z',
	};

	it('is what the server says', () =>
		expect(toNotification({ ...row, link: '/estate', planningCheckRequestId: 'c1' }).link).toBe('/estate'));

	it('is its planning check where the server says nothing', () =>
		expect(toNotification({ ...row, planningCheckRequestId: 'c1' }).link).toBe('/planning-check?id=c1'));

	it('is nowhere else', () => expect(toNotification(row).link).toBeNull());
});
