import { type ArticleDetailFragment, useArticleQuery } from '@ancu/api/content';
import { permissions } from '@ancu/forms/access';
import { Skeleton } from '@ancu/ui/primitives/skeleton';
import { Page } from '@ancu/ui/shell';
import { LoadError, NotFound } from '@ancu/ui/translation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFormOwner } from '../account/use-form-owner.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { anew, subject } from '../data/query-client.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { deskHref } from './desk-address.ts';

const needs = { queries: () => [], namespaces: ['content'], signedIn: true, rule: permissions.Query.getOneArticle };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** An article that is written: one that is there, or a new one. */
export default function ArticleRoute() {
	const { t } = useTranslation('content');
	const account = useFormOwner();
	const { id: address } = useParams();
	const [{ round, isTheirs }, setRound] = useState({ round: 0, isTheirs: false });
	const [created, setCreated] = useState<ArticleDetailFragment>();
	const id = address === 'new' ? created?.id : address;
	// Saved first, a new one stays where it is while its address changes: who writes it goes on.
	const isNew = id === created?.id;
	const query = useArticleQuery(
		{ id: id ?? '' },
		{
			enabled: id !== undefined,
			...(isNew && created && { initialData: { getOneArticle: created } }),
			...anew,
			...subject,
			refetchOnReconnect: false,
		},
	);
	const article = query.data?.getOneArticle;
	const isGone = !article && query.error?.code === 'NOT_FOUND';
	// What this browser keeps of it is known here alone, once it is known who writes.
	const isReady = account && (id === undefined || article);
	return (
		<Page>
			<PrivateHead title={article?.title.vn ?? t(isGone ? 'news.gone' : 'form.new')} />
			{isGone && (
				<NotFound title={t('news.gone')} href={deskHref()} label={t('desk.title')}>
					{t('desk.goneText')}
				</NotFound>
			)}
			{!article && query.isError && !isGone && <LoadError level={1} title={t('news.error')} onRetry={query.refetch} />}
			{!query.isError && !isReady && <Skeleton shape="title" />}
			{isReady && (
				<ArticleEditor
					key={`${isNew ? 'new' : id} ${round}`}
					article={article}
					refresh={async () => (await query.refetch()).data?.getOneArticle}
					onCreated={setCreated}
					isAnew={round > 0}
					isTheirs={isTheirs}
					onAnew={(toTheirs = false) => setRound({ round: round + 1, isTheirs: toTheirs })}
				/>
			)}
		</Page>
	);
}
