import * as z from 'zod/mini';
import { both, needed, written } from '../form/written.ts';

/** Lengths of an article's texts in each language, in characters. */
export const ARTICLE_TITLE_MAX = 150;
export const ARTICLE_SUMMARY_MAX = 300;
export const ARTICLE_BODY_MAX = 40_000;
export const ARTICLE_ALT_MAX = 200;

/** Codes of what only the server finds out, at a body and at `cover.image`. */
export const articleRefusals = { tooDeep: 'too_deep', coverUnknown: 'unknown' } as const;

const LETTER = /\p{L}/u;

/** A text that Vietnamese readers get, and English ones once it is translated. */
const inVietnamese = (max: number) => z.object({ vn: needed(max), en: written(max) });

function article(texts: typeof inVietnamese) {
	return z.object({
		// Its address is made from its letters.
		title: texts(ARTICLE_TITLE_MAX).check(
			z.refine<{ vn: string }>(({ vn }) => vn === '' || LETTER.test(vn), { path: ['vn'], error: 'invalid' }),
		),
		summary: texts(ARTICLE_SUMMARY_MAX),
		/** Markdown. */
		body: texts(ARTICLE_BODY_MAX),
		cover: z.nullish(
			z.object({
				/** Id of an upload, or key of the picture that it has. */
				image: z.string({ error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(200, 'invalid')),
				/** What it shows, in words. */
				alt: texts(ARTICLE_ALT_MAX),
			}),
		),
	});
}

/** What an article says: ArticleInput. Paths of faults are as `title.en`. */
export const articleSchema = article(inVietnamese);
/** What it has to say before everybody reads it: the same in both languages. */
export const publishableArticleSchema = article(both);
/** What a preview is made of. */
export const articleBodySchema = z.string({ error: 'required' }).check(z.maxLength(ARTICLE_BODY_MAX, 'too_long'));

export type ArticleDraft = z.input<typeof articleSchema>;
export type ArticleValues = z.output<typeof articleSchema>;

/** Paths of what is still to be written before an article can be published. */
export function missingToPublish(draft: ArticleDraft): string[] {
	return publishableArticleSchema.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

/** An article that nothing was typed into yet. */
export function emptyArticle(): ArticleDraft {
	const none = { vn: '', en: '' };
	return { title: { ...none }, summary: { ...none }, body: { ...none }, cover: null };
}

/** Reads an article that was kept as JSON; undefined when it is none. */
export function readArticleDraft(json: string): ArticleDraft | undefined {
	const text = z.object({ vn: z.string(), en: z.string() });
	const draft = z.object({
		title: text,
		summary: text,
		body: text,
		cover: z.nullish(z.object({ image: z.string(), alt: text })),
	});
	try {
		return draft.safeParse(JSON.parse(json)).data;
	} catch {
		return undefined;
	}
}
