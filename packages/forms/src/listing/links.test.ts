import { describe, expect, it } from 'vitest';
import { canonicalLink, completeLink, isPlayer, type LinkField } from './links.ts';
import vectors from './vectors/links-xss.json' with { type: 'json' };

const field = (kind: string) => `${kind}Link` as LinkField;

describe('a link of a listing', () => {
	it.each(vectors.cases)('to $kind is kept as the vectors say: $input', ({ kind, input, out }) => {
		expect(canonicalLink(field(kind), input)).toBe(out?.replace(/^link:/, '') ?? null);
	});

	it.each([
		[
			'youtubeLink',
			'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=9',
			'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
		],
		['youtubeLink', 'https://www.youtube.com/@ancu', null],
		['youtubeLink', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ0', null],
		['youtubeLink', 'https://www.youtube.com/watch?q=v=dQw4w9WgXcQ', null],
		['tiktokLink', 'https://vm.tiktok.com/ZSabcdEFG', 'https://vm.tiktok.com/ZSabcdEFG'],
		['tiktokLink', 'https://www.tiktok.com/t/ZSabcdEFG/?x=1', 'https://www.tiktok.com/t/ZSabcdEFG/'],
		['facebookLink', 'https://m.facebook.com/watch?v=123&ref=share', 'https://www.facebook.com/watch/?v=123'],
		['facebookLink', 'https://www.facebook.com/reel/123?s=1', 'https://www.facebook.com/reel/123'],
		['facebookLink', 'https://www.facebook.com/share/v/1AbCdEf/', 'https://www.facebook.com/share/v/1AbCdEf/'],
		[
			'facebookLink',
			'https://www.facebook.com/ban.nha/posts/pfbid0abc',
			'https://www.facebook.com/ban.nha/posts/pfbid0abc',
		],
		[
			'facebookLink',
			'https://www.facebook.com/groups/123/permalink/456/',
			'https://www.facebook.com/groups/123/permalink/456/',
		],
		['facebookLink', 'https://fb.watch/aBc-1/?x=2', 'https://fb.watch/aBc-1/'],
		['facebookLink', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example', null],
		['facebookLink', 'https://www.facebook.com/', null],
		['facebookLink', 'https://www.tiktok.com/@a/video/7234567890123456789', null],
	] as const)('of %s, %s, is %s', (name, given, kept) => {
		expect(canonicalLink(name, given)).toBe(kept);
	});

	it('is taken again as it is kept', () => {
		for (const { kind, input } of vectors.cases) {
			const kept = canonicalLink(field(kind), input);
			if (kept) expect(canonicalLink(field(kind), kept)).toBe(kept);
		}
	});

	it('may stand in a page where it is a player', () => {
		expect(isPlayer('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')).toBe(true);
		expect(isPlayer('https://www.tiktok.com/embed/v2/7234567890123456789')).toBe(true);
		expect(isPlayer('https://vt.tiktok.com/ZSabcdEFG/')).toBe(false);
	});

	it.each([
		['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
		[' http://youtu.be/dQw4w9WgXcQ ', 'https://youtu.be/dQw4w9WgXcQ'],
		[' ', ''],
	])('is made whole as it was pasted: %s', (given, whole) => expect(completeLink(given)).toBe(whole));
});
