import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ArticleCard } from '../article-card/article-card.tsx';
import type { ArticleSummary } from '../article-model.ts';

export interface ArticleShelfProps {
	title: string;
	/** Three at most; of none nothing is drawn. */
	articles: readonly ArticleSummary[] | undefined;
}

/** A few articles side by side on another page, with the way to all of them. */
export function ArticleShelf({ title, articles = [] }: ArticleShelfProps) {
	const { t } = useTranslation('content');
	const id = useId();
	if (articles.length === 0) return null;
	return (
		<section aria-labelledby={id} data-slot="article-shelf" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-xl font-bold">
					{title}
				</h2>
				<Link href="/news" variant="quiet" alone>
					<span className="inline-flex items-center gap-1">
						{t('news.all')}
						<ArrowRightIcon aria-hidden="true" className="size-4" />
					</span>
				</Link>
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{articles.map((article) => (
					<li key={article.id} className="flex min-w-0">
						<ArticleCard article={article} level={3} />
					</li>
				))}
			</ul>
		</section>
	);
}
