import { describe, expect, it } from 'vitest';
import { canonicalLink, completeLink, isPlayer, type LinkField } from './links.ts';
import vectors from './vectors/links-xss.json' with { type: 'json' };

const field = (kind: string) => `${kind}Link` as LinkField;

/** What is kept of a link that somebody gave. */
const given: readonly (readonly [LinkField, string, string | null])[] = [
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
	[
		'facebookLink',
		'https://www.facebook.com/permalink.php?story_fbid=pfbid0aBc&id=100012345678901&rdid=x',
		'https://www.facebook.com/permalink.php?story_fbid=pfbid0aBc&id=100012345678901',
	],
	[
		'facebookLink',
		'https://m.facebook.com/story.php?id=1000&mibextid=x&story_fbid=123',
		'https://www.facebook.com/permalink.php?story_fbid=123&id=1000',
	],
	['facebookLink', 'https://www.facebook.com/photo/?fbid=123&set=a.456', 'https://www.facebook.com/photo/?fbid=123'],
	['facebookLink', 'https://www.facebook.com/photo.php?set=a.4&fbid=123', 'https://www.facebook.com/photo/?fbid=123'],
	['facebookLink', 'https://www.facebook.com/photo?fbid=123', 'https://www.facebook.com/photo/?fbid=123'],
	['facebookLink', 'https://www.facebook.com/permalink.php?story_fbid=pfbid0aBc', null],
	['facebookLink', 'https://www.facebook.com/permalink.php?id=1000', null],
	['facebookLink', 'https://www.facebook.com/permalink.php?story_fbid=1/../../l.php&id=1', null],
	['facebookLink', 'https://www.facebook.com/permalink.php?story_fbid=1%26u%3Dx&id=1', null],
	['facebookLink', 'https://www.facebook.com/story.php?story_fbid=1&id=//evil.example', null],
	['facebookLink', 'https://www.facebook.com/photo/?fbid=1%0a', null],
	['facebookLink', 'https://www.facebook.com/photo/?next=https://evil.example', null],
	['facebookLink', 'https://www.facebook.com.evil.example/photo/?fbid=1', null],
	['facebookLink', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example', null],
	['facebookLink', 'https://www.facebook.com/', null],
	['facebookLink', 'https://www.tiktok.com/@a/video/7234567890123456789', null],
];

describe('a link of a listing', () => {
	it.each(vectors.cases)('to $kind is kept as the vectors say: $input', ({ kind, input, out }) => {
		expect(canonicalLink(field(kind), input)).toBe(out?.replace(/^link:/, '') ?? null);
	});

	it.each(given)('of %s, %s, is %s', (name, link, kept) => {
		expect(canonicalLink(name, link)).toBe(kept);
	});

	it('is taken again as it is kept', () => {
		const links = [...given, ...vectors.cases.map(({ kind, input }) => [field(kind), input] as const)];
		for (const [name, link] of links) {
			const kept = canonicalLink(name, link);
			if (kept) expect(canonicalLink(name, kept)).toBe(kept);
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
