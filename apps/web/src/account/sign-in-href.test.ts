import { describe, expect, it } from 'vitest';
import { readNext, signInHref } from './sign-in-href.ts';

const next = (value: string) => readNext(new URLSearchParams({ next: value }));

describe('the way back after signing in', () => {
	it('leads to where the person was', () => {
		const href = signInHref({ pathname: '/real-estate/12', search: '?q=a%26b' }, 'pleaseSignIn');
		expect(readNext(new URL(href, 'http://x').searchParams)).toBe('/real-estate/12?q=a%26b');
	});

	it.each([
		['?next=%2Frent%3Fq%3Da', '/rent?q=a'],
		['', '/'],
		['?next=https%3A%2F%2Fevil.example', '/'],
	])('from signing up leads on to where that does: %s', (search, where) => {
		const href = signInHref({ pathname: '/auth/sign-up', search });
		expect(readNext(new URL(href, 'http://x').searchParams)).toBe(where);
	});

	it('leads home when there is none', () => expect(readNext(new URLSearchParams())).toBe('/'));

	it.each([
		'https://evil.example/',
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'javascript:alert(1)',
		'/\t/evil.example',
		'evil',
	])('never leads elsewhere: %j', (value) => expect(next(value)).toBe('/'));
});
