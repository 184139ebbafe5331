export { ArticleCard, type ArticleCardProps } from './article-card/article-card.tsx';
export { ArticleDesk, type ArticleDeskProps, type DeskScope, deskScopes } from './article-desk/article-desk.tsx';
export { ArticleForm, type ArticleFormProps, type ArticleSaved } from './article-form/article-form.tsx';
export { ArticlePreview, type ArticlePreviewProps } from './article-form/article-preview.tsx';
export { ArticleList, type ArticleListProps } from './article-list/article-list.tsx';
export {
	type ArticleCoverPicture,
	type ArticleRead,
	type ArticleRow,
	type ArticleSummary,
	articleHref,
} from './article-model.ts';
export { ArticlePage, type ArticlePageProps } from './article-page/article-page.tsx';
export { ArticleShelf, type ArticleShelfProps } from './article-shelf/article-shelf.tsx';
export { FactList, type FactListProps } from './fact-list/fact-list.tsx';
export { MarkdownField, type MarkdownFieldProps } from './markdown-field/markdown-field.tsx';
export { OperatorFacts, type OperatorFactsProps } from './operator-facts/operator-facts.tsx';
export { PolicyPage, type PolicyPageProps } from './policy-page/policy-page.tsx';
export type { PolicyText } from './policy-text.ts';
export { PolicyWords, type PolicyWordsProps } from './policy-words/policy-words.tsx';
export { readPolicy } from './read-policy.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
