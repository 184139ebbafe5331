import { useLinkElement } from '../../primitives/link/index.ts';
import { ArticleCover } from '../article-cover/article-cover.tsx';
import { type ArticleSummary, articleHref } from '../article-model.ts';
import { ArticleMeta } from './article-meta.tsx';

const base =
	'group relative isolate flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface-raised transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const sizes = {
	card: '',
	lead: 'lg:flex-row lg:[&>[data-slot=article-picture]]:w-3/5',
};

export interface ArticleCardProps {
	/** The article that it shows. */
	article: ArticleSummary;
	/** `lead` stands before the others: on a wide screen its picture beside its words. @default 'card' */
	size?: 'card' | 'lead' | undefined;
	/** Level of its heading. @default 2 */
	level?: 2 | 3 | undefined;
	/** Its picture is among those that people see first. @default false */
	eager?: boolean | undefined;
}

/** An article among others. The whole card leads to its page. */
export function ArticleCard({ article, size = 'card', level = 2, eager = false }: ArticleCardProps) {
	const Element = useLinkElement();
	const Heading = `h${level}` as const;
	const { title, summary, cover } = article;
	const isLead = size === 'lead';
	return (
		<article data-slot="article-card" className={`${base} ${sizes[size]}`}>
			<div data-slot="article-picture" className="shrink-0">
				{cover ? (
					<ArticleCover
						isDecorative
						cover={cover}
						eager={eager}
						sizes={
							isLead ? '(min-width: 64rem) 48rem, 100vw' : '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw'
						}
					/>
				) : (
					<div className="cadastre aspect-video bg-surface-sunken" />
				)}
			</div>
			<div className={`flex min-w-0 grow flex-col gap-2 ${isLead ? 'justify-center p-5 lg:p-8' : 'p-4'}`}>
				<Heading className={isLead ? 'text-xl font-bold lg:text-2xl' : 'text-lg font-bold'}>
					<Element
						href={articleHref(article)}
						className="outline-none after:absolute after:inset-0 group-hover:underline"
					>
						{title}
					</Element>
				</Heading>
				<p className={`text-ink-muted ${isLead ? 'line-clamp-4' : 'line-clamp-3'}`}>{summary}</p>
				<div className={isLead ? 'pt-2' : 'mt-auto pt-1'}>
					<ArticleMeta article={article} />
				</div>
			</div>
		</article>
	);
}
