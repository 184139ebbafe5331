import { describe, expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };
import { bodyOf, htmlOf, shorten, titleOf } from './notification-text.ts';
import { type Kinds, tags, topicOf } from './tags.ts';
import { messageText } from './texts.ts';

type Texts = { [key: string]: string | Texts };

/** Texts by their tag: `planning.done` → { title, body }. */
function byTag(texts: Texts, path: string[] = []): Map<string, Record<string, string>> {
	if (typeof texts.title === 'string') return new Map([[path.join('.'), texts as Record<string, string>]]);
	return new Map(Object.entries(texts).flatMap(([key, inner]) => [...byTag(inner as Texts, [...path, key])]));
}
const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sample: Kinds = {
	name: 'Nhà',
	words: 'Vì thế',
	money: 500_000,
	price: 5_200_000_000,
	rent: 12_500_000,
	moment: '2026-03-09T17:05:00Z',
	day: '2026-03-10',
	count: 2,
	refund: 0,
};

describe.each([
	['vn', vn],
	['en', en],
] as const)('the texts in %s', (locale, texts) => {
	const all = byTag(texts.notification);

	it('are those of the table, and one for what the table does not know', () => {
		expect([...all.keys()].sort()).toEqual([...Object.keys(tags), 'other'].sort());
	});

	it.each(Object.entries(tags))('of %s say what its row holds, under a title that says nothing of it', (tag, kinds) => {
		const { title = '', ...bodies } = all.get(tag) ?? {};
		expect(namesIn(title)).toEqual([]);
		for (const [key, body] of Object.entries(bodies)) {
			const said = namesIn(body).map((name) => (name === 'formatted' ? 'count' : name));
			expect(Object.keys(kinds).sort()).toEqual(
				// "One share" needs no figure.
				key === 'body_one' ? [...said, ...(said.includes('count') ? [] : ['count'])].sort() : said,
			);
			// They become HTML as they are.
			expect(title + body).not.toMatch(/[<>&]/);
		}
		const params = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, sample[kind as keyof Kinds]]));
		for (const text of [titleOf({ tag }, locale), bodyOf({ tag, params }, locale), htmlOf({ tag, params }, locale)])
			expect(text).not.toMatch(/{{|undefined|notification\./);
	});
});

describe('what is said', () => {
	it('has figures and dates as the reader writes them', () => {
		const paid = { tag: 'wallet.toppedUp', params: { amount: 500_000 } };
		expect([plain(bodyOf(paid, 'vn')), plain(bodyOf(paid, 'en'))]).toEqual([
			'500.000 ₫ đã vào ví của bạn.',
			'₫500,000 has been added to your wallet.',
		]);
		const marked = { tag: 'verification.approved', params: { title: 'Nhà', until: '2026-03-09T20:00:00Z' } };
		expect(bodyOf(marked, 'vn')).toBe('“Nhà” mang tích xanh đến ngày 10/03/2026.');
	});

	it('knows one from many, and negotiable from a price', () => {
		const found = (count: number) => bodyOf({ tag: 'search.found', params: { name: 'Nhà', count } }, 'en');
		expect([found(1), found(3_000)]).toEqual(['“Nhà” has one new listing.', '“Nhà” has 3,000 new listings.']);
		const price = { tag: 'listing.price', params: { title: 'Nhà', before: 4_200_000_000, after: null } };
		expect(bodyOf(price, 'vn')).toBe('“Nhà”: từ 4,2\u00a0tỷ thành giá thỏa thuận.');
		const rent = { tag: 'listing.rent', params: { title: 'Nhà', before: 12_500_000, after: null } };
		expect(plain(bodyOf(rent, 'vn'))).toBe('“Nhà”: từ 12,5 triệu/tháng thành giá thỏa thuận.');
		expect(plain(bodyOf(rent, 'en'))).toBe('“Nhà”: from ₫12.5 million/month to a negotiable price.');
	});

	it('tells of the fee only where it went back', () => {
		const cancelled = (refund: number) => ({
			tag: 'verification.cancelled',
			params: { title: 'Nhà', reason: 'Không gặp được chủ nhà.', refund },
		});
		expect(plain(bodyOf(cancelled(0), 'vn'))).toBe('“Nhà” chưa được gắn tích xanh: “Không gặp được chủ nhà.”');
		expect(plain(bodyOf(cancelled(100_000), 'vn'))).toBe(
			'“Nhà” chưa được gắn tích xanh: “Không gặp được chủ nhà.” Phí 100.000 ₫ đã về ví của bạn.',
		);
	});

	it('ends long words of others', () => {
		const news = { tag: 'invest.news', params: { title: 'Nhà', text: 'a'.repeat(5_000) } };
		expect(bodyOf(news, 'vn')).toBe(`“Nhà”: ${'a'.repeat(300)}…`);
	});

	it('has something for what another version of the program wrote', () => {
		for (const tag of ['planning.never', 'constructor']) {
			expect(titleOf({ tag }, 'vn')).toBe('Thông báo từ An Cư');
			expect(bodyOf({ tag, params: { x: 1 } }, 'en')).toBe('Open An Cư to see it.');
		}
		expect([topicOf('planning.never'), topicOf('future.thing')]).toEqual(['PLANNING', undefined]);
	});
});

describe('as HTML', () => {
	const hostile = [
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'"><svg/onload=alert(1)>',
		"' onmouseover='alert(1)",
		'&lt;b&gt;',
		'$t(mail.verify.text)',
		'{{amount}}',
		'</strong><a href="javascript:alert(1)">x</a>',
	];

	it.each(hostile)('%s is text', (text) => {
		for (const [tag, params] of [
			['listing.accepted', { title: text }],
			['listing.rejected', { title: text, reason: text }],
			['planning.asked', { sheet: text, plot: text, question: text }],
			['search.found', { name: text, count: 1 }],
		] as const) {
			const html = htmlOf({ tag, params }, 'vn');
			expect(html.replaceAll(/<\/?strong>/g, '')).not.toMatch(/[<>"']/);
			const read = html
				.replaceAll(/<\/?strong>/g, '')
				.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>')
				.replaceAll('&quot;', '"')
				.replaceAll('&#39;', "'")
				.replaceAll('&amp;', '&');
			expect(read).toBe(bodyOf({ tag, params }, 'vn'));
			expect(read).toContain(text);
		}
	});

	it('names stand out', () => {
		expect(htmlOf({ tag: 'listing.accepted', params: { title: 'Nhà' } }, 'vn')).toBe(
			'“<strong>Nhà</strong>” đang hiển thị với mọi người.',
		);
	});
});

it('says one new listing of a saved search as one', () => {
	const text = (count: number) => messageText('mail.alert.text', { name: 'Nhà', count }, 'en');
	expect(text(1)).toContain('has one new listing:');
	expect(text(2)).toContain('has 2 new listings:');
});

it('shortens what is long, and leaves no half of a pair', () => {
	expect(shorten('a'.repeat(300))).toBe('a'.repeat(300));
	expect(shorten(`${'a'.repeat(298)}🏠🏠`)).toBe(`${'a'.repeat(298)}🏠…`);
	expect(shorten(`${'a'.repeat(299)}🏠`)).toBe(`${'a'.repeat(299)}…`);
});
