import {
	type ArticleDetailFragment,
	useDeleteArticleMutation,
	usePublishArticleMutation,
	useUnpublishArticleMutation,
} from '@ancu/api/content';
import type { ArticleFormProps } from '@ancu/ui/content';
import { useToast } from '@ancu/ui/primitives/toast';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLocalDraft } from '../data/local-draft.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useGoOn } from '../shell/use-go.ts';
import { deskHref } from './desk-address.ts';
import { useArticleSaved } from './use-article-saved.ts';

interface Editing {
	/** The version that is looked at. */
	version: RefObject<number>;
	/** What is typed stands on this version from now on. */
	moveTo: (version: number) => void;
	/** The page is left without a question. */
	letGo: () => void;
	/** Somebody else saved a newer version: nothing was done. */
	onOlder: () => Promise<void>;
}

/** Publishes an article, takes it back or throws it away, as it was saved. A newer version is told beside the form, not in its window. */
export function useArticleActs(
	article: ArticleDetailFragment | undefined,
	{ version, moveTo, letGo, onOlder }: Editing,
): ArticleFormProps['onAct'] {
	const { t } = useTranslation('web');
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const tell = useArticleSaved();
	const publish = usePublishArticleMutation();
	const unpublish = useUnpublishArticleMutation();
	const remove = useDeleteArticleMutation();
	return async (act) => {
		let isOlder = false;
		const run = async () => {
			if (!article) return;
			const looked = { id: article.id, version: version.current };
			let saved: ArticleDetailFragment | undefined;
			if (act === 'delete') {
				await remove.mutateAsync(looked);
				forgetLocalDraft(`article:${article.id}`);
				letGo();
				goOn(deskHref(), { replace: true });
			} else {
				saved =
					act === 'publish'
						? (await publish.mutateAsync(looked)).publishArticle
						: (await unpublish.mutateAsync(looked)).unpublishArticle;
				moveTo(saved.version);
			}
			toast({ kind: 'success', message: t(`article.done.${act}`) });
			await tell(saved);
		};
		const refused = await submit(run, {
			tells: (code) => {
				isOlder = code === 'ARTICLE_CHANGED';
				return isOlder;
			},
		});
		if (!isOlder) return refused;
		await onOlder();
		return undefined;
	};
}
