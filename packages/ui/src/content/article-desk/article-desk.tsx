import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { NewsIcon, PlusIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
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
export function ArticleDesk({ articles, scope, hrefOf, editHref, newHref, ...list }: ArticleDeskProps) {
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
			<ListBody
				{...list}
				rows={articles}
				hrefOf={(page) => hrefOf(scope, page)}
				error={t('desk.error')}
				loading={<RowsLoading picture="none" rows={4} />}
				empty={
					<StateMessage title={t(`desk.empty.${scope}`)} icon={<NewsIcon />} actions={write}>
						{t('desk.emptyText')}
					</StateMessage>
				}
			>
				{(rows) => <ArticleTable articles={rows} editHref={editHref} />}
			</ListBody>
		</section>
	);
}
