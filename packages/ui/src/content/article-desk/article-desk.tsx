import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { NewsIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';
import { ListPages, type PagedListProps } from '../../translation/list-pages/list-pages.tsx';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { ArticleRow } from '../article-model.ts';
import { ArticleTable } from './article-table.tsx';

/** What the desk shows: everything, or what is in one state. */
export const deskScopes = ['ALL', 'DRAFT', 'PUBLISHED'] as const;
export type DeskScope = (typeof deskScopes)[number];

export interface ArticleDeskProps extends PagedListProps {
	/** Undefined while they load. */
	articles: readonly ArticleRow[] | undefined;
	/** Whose articles are listed. */
	scope: DeskScope;
	/** Address of a page of what is in a state. */
	hrefOf: (scope: DeskScope, page: number) => string;
	/** Where an article is written. */
	editHref: (id: string) => string;
	/** Where a new one is. */
	newHref: string;
}

/** The articles of the house on the desk of their editors: drafts and what is published. */
export function ArticleDesk({
	articles,
	total = 0,
	failed = false,
	onRetry,
	scope,
	page = 1,
	pageSize,
	hrefOf,
	editHref,
	newHref,
}: ArticleDeskProps) {
	const { t } = useTranslation('content');
	const write = (
		<LinkButton href={newHref} leadingIcon={<PlusIcon aria-hidden="true" />}>
			{t('desk.new')}
		</LinkButton>
	);
	return (
		<section
			aria-labelledby="news-desk"
			data-slot="article-desk"
			data-density="compact"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6 lg:py-10"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1">
					<h1 id="news-desk" className="text-2xl font-bold">
						{t('desk.title')}
					</h1>
					<p className="max-w-prose text-ink-muted">{t('desk.lead')}</p>
				</div>
				{articles && articles.length > 0 && write}
			</div>
			<TabLinks
				label={t('desk.scopes')}
				tabs={deskScopes.map((each) => ({
					href: hrefOf(each, 1),
					label: t(`desk.scope.${each}`),
					current: each === scope,
				}))}
			/>
			{!articles &&
				(failed ? (
					<LoadError title={t('desk.error')} onRetry={onRetry}>
						{t('news.errorText')}
					</LoadError>
				) : (
					<RowsLoading picture="none" rows={4} />
				))}
			{articles?.length === 0 && (
				<StateMessage title={t(`desk.empty.${scope}`)} icon={<NewsIcon />} actions={write}>
					{t('desk.emptyText')}
				</StateMessage>
			)}
			{articles && articles.length > 0 && <ArticleTable articles={articles} editHref={editHref} />}
			<ListPages page={page} pageSize={pageSize} total={total} hrefOf={(other) => hrefOf(scope, other)} />
		</section>
	);
}
