import { useArticleQuery } from '@ancu/api/content';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { Page } from '@ancu/ui/shell';
import { LoadError } from '@ancu/ui/translation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { ArticleEditor } from './article-editor.tsx';

const needs = { queries: () => [], namespaces: ['content', 'listing'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** An article that is written: one that is there, or a new one. */
export default function ArticleRoute() {
	const { t } = useTranslation('content');
	const account = useAccount();
	const { id = '' } = useParams();
	const isNew = id === 'new';
	const [round, setRound] = useState(0);
	const query = useArticleQuery({ id }, { enabled: !isNew, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
	const article = query.data?.getOneArticle;
	// What this browser keeps of it is known here alone, once it is known who writes.
	const isReady = account && (isNew || article);
	return (
		<Page>
			<PrivateHead title={article?.title.vn ?? t('form.new')} />
			{query.isError && (
				<LoadError title={t('news.error')} onRetry={query.refetch}>
					{t('news.errorText')}
				</LoadError>
			)}
			{!query.isError && !isReady && <Skeleton shape="title" />}
			{isReady && (
				<ArticleEditor
					key={`${id} ${round}`}
					article={article}
					refresh={async () => (await query.refetch()).data?.getOneArticle}
					onAnew={() => setRound(round + 1)}
				/>
			)}
		</Page>
	);
}
