import {
	type ArticleDetailFragment,
	useArticleQuery,
	useDeleteArticleMutation,
	useNewsListQuery,
	useNewsPageQuery,
	usePublishArticleMutation,
	useUnpublishArticleMutation,
} from '@ancu/api/content';
import type { ArticleFormProps } from '@ancu/ui/content';
import { useToast } from '@ancu/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetLocalDraft } from '../data/local-draft.ts';
import { useSubmit } from '../data/use-submit.ts';
import { deskHref } from './news-address.ts';

/** Publishes an article, takes it back or throws it away, as it was saved; pages of news are read anew after it. */
export function useArticleActs(
	article: ArticleDetailFragment | undefined,
	version: RefObject<number>,
	letGo: () => void,
): ArticleFormProps['onAct'] {
	const { t } = useTranslation('web');
	const navigate = useNavigate();
	const toast = useToast();
	const submit = useSubmit();
	const client = useQueryClient();
	const publish = usePublishArticleMutation();
	const unpublish = useUnpublishArticleMutation();
	const remove = useDeleteArticleMutation();
	return (act) =>
		submit(async () => {
			if (!article) return;
			const looked = { id: article.id, version: version.current };
			if (act === 'delete') {
				await remove.mutateAsync(looked);
				forgetLocalDraft(`article:${article.id}`);
				letGo();
				navigate(deskHref(), { replace: true });
			} else {
				const saved =
					act === 'publish'
						? (await publish.mutateAsync(looked)).publishArticle
						: (await unpublish.mutateAsync(looked)).unpublishArticle;
				version.current = saved.version;
				client.setQueryData(useArticleQuery.getKey({ id: article.id }), { getOneArticle: saved });
			}
			toast({ kind: 'success', message: t(`article.done.${act}`) });
			await client.invalidateQueries({
				predicate: ({ queryKey: [root] }) => root === useNewsListQuery.rootKey || root === useNewsPageQuery.rootKey,
			});
		});
}
