import { describe, expect, it } from 'vitest';
import {
	ARTICLE_BODY_MAX,
	ARTICLE_TITLE_MAX,
	type ArticleDraft,
	articleBodySchema,
	articleSchema,
	emptyArticle,
	missingToPublish,
	publishableArticleSchema,
	readArticleDraft,
} from './article-schema.ts';

const whole: ArticleDraft = {
	title: { vn: ' Mua căn hộ đầu tiên ', en: 'Buying a first flat' },
	summary: { vn: 'Tóm tắt', en: 'Summary' },
	body: { vn: 'Nội dung', en: 'Body' },
	cover: { image: 'photo/a.webp', alt: { vn: 'Căn hộ', en: 'A flat' } },
};
const vietnamese: ArticleDraft = {
	title: { vn: 'Mua căn hộ', en: '' },
	summary: { vn: 'Tóm tắt', en: '' },
	body: { vn: 'Nội dung', en: ' ' },
	cover: { image: 'photo/a.webp', alt: { vn: 'Căn hộ', en: '' } },
};
const faults = (schema: typeof articleSchema, draft: unknown) =>
	schema.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('an article', () => {
	it('is taken in both languages, without blanks around', () =>
		expect(articleSchema.parse(whole).title.vn).toBe('Mua căn hộ đầu tiên'));

	it('is a draft with Vietnamese alone, and is published in both languages', () => {
		expect(faults(articleSchema, vietnamese)).toEqual([]);
		expect(faults(publishableArticleSchema, whole)).toEqual([]);
		expect(missingToPublish(vietnamese)).toEqual(['title.en', 'summary.en', 'body.en', 'cover.alt.en']);
		expect(missingToPublish(whole)).toEqual([]);
	});

	it('needs a title, a summary and a body', () => {
		expect(faults(articleSchema, emptyArticle())).toEqual([
			'title.vn required',
			'summary.vn required',
			'body.vn required',
		]);
		expect(faults(articleSchema, {})).toHaveLength(3);
	});

	it.each<[string, unknown, string]>([
		['a title without a letter', { title: { vn: '2026!', en: '' } }, 'title.vn invalid'],
		['a long title', { title: { vn: 'a'.repeat(ARTICLE_TITLE_MAX + 1), en: '' } }, 'title.vn too_long'],
		['a long English title', { title: { vn: 'a', en: 'a'.repeat(ARTICLE_TITLE_MAX + 1) } }, 'title.en too_long'],
		['a long body', { body: { vn: 'a'.repeat(ARTICLE_BODY_MAX + 1), en: '' } }, 'body.vn too_long'],
		['a body that is none', { body: { vn: 1, en: '' } }, 'body.vn required'],
		['a cover without words', { cover: { image: 'a', alt: { vn: '', en: '' } } }, 'cover.alt.vn required'],
		['a cover without a picture', { cover: { image: '', alt: { vn: 'a', en: '' } } }, 'cover.image required'],
	])('is refused with %s', (_name, change, fault) =>
		expect(faults(articleSchema, { ...whole, ...(change as object) })).toEqual([fault]),
	);

	it('is read back as it was kept, and from nothing else', () => {
		expect(readArticleDraft(JSON.stringify(vietnamese))).toEqual(vietnamese);
		expect(readArticleDraft(JSON.stringify({ ...whole, cover: null }))).toEqual({ ...whole, cover: null });
		for (const other of ['', 'null', '{}', '[]', '{"title":"a"}']) expect(readArticleDraft(other)).toBeUndefined();
	});

	it('is previewed up to its length', () => {
		expect(articleBodySchema.safeParse('').success).toBe(true);
		expect(articleBodySchema.safeParse('a'.repeat(ARTICLE_BODY_MAX + 1)).success).toBe(false);
	});
});
