import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { NewsIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ArticleCard } from '../article-card/article-card.tsx';
import { ArticleCardSkeleton } from '../article-card/article-card-skeleton.tsx';
import type { ArticleSummary } from '../article-model.ts';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3';

export interface ArticleListProps extends PagedListProps {
	/** Undefined while they load. */
	articles: readonly ArticleSummary[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
}

/** The news, page by page; the newest of all stands in front. */
export function ArticleList({ articles, page = 1, ...list }: ArticleListProps) {
	const { t } = useTranslation(['content', 'shell', 'translation']);
	const leads = page === 1 ? 1 : 0;
	return (
		<section
			aria-labelledby="news"
			data-slot="article-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10"
		>
			<div className="grid max-w-prose gap-1">
				<h1 id="news" className="text-2xl font-bold">
					{t('news.title')}
				</h1>
				<p className="text-ink-muted">{t('news.lead')}</p>
			</div>
			<ListBody
				{...list}
				rows={articles}
				page={page}
				error={t('news.error')}
				loading={
					<div role="status" aria-busy="true" aria-label={t('translation:loading')} className={grid}>
						<ArticleCardSkeleton />
						<ArticleCardSkeleton />
						<ArticleCardSkeleton />
					</div>
				}
				empty={
					<StateMessage
						title={t('news.empty')}
						icon={<NewsIcon />}
						actions={
							<LinkButton variant="secondary" href="/transaction">
								{t('shell:guide')}
							</LinkButton>
						}
					>
						{t('news.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => (
					<>
						{rows.slice(0, leads).map((article) => (
							<ArticleCard key={article.id} article={article} size="lead" eager />
						))}
						<ul className={grid}>
							{rows.slice(leads).map((article) => (
								<li key={article.id} className="flex min-w-0">
									<ArticleCard article={article} />
								</li>
							))}
						</ul>
					</>
				)}
			</ListBody>
		</section>
	);
}
