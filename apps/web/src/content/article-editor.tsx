import { ApiError } from '@ancu/api/client';
import { type ArticleDetailFragment, useCreateArticleMutation, useUpdateArticleMutation } from '@ancu/api/content';
import { type ArticleDraft, type ArticleValues, readArticleDraft } from '@ancu/forms/content';
import { formatDateTime } from '@ancu/forms/format';
import { ArticleForm } from '@ancu/ui/content';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from '../data/local-draft.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { ArticleLivePreview } from './article-live-preview.tsx';
import { deskHref, editArticleHref } from './news-address.ts';
import { useArticleActs } from './use-article-acts.ts';

interface ArticleEditorProps {
	/** Undefined for a new one. */
	article: ArticleDetailFragment | undefined;
	/** Reads the article as it is now. */
	refresh: () => Promise<ArticleDetailFragment | undefined>;
	/** Begins again with what was saved. */
	onAnew: () => void;
}

/** The form of an article with everything around it: what this browser keeps of it, whose version is newer, the question before it is left. */
export function ArticleEditor({ article, refresh, onAnew }: ArticleEditorProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const navigate = useNavigate();
	const toast = useToast();
	const submit = useSubmit();
	const upload = useUpload('PHOTO');
	const create = useCreateArticleMutation();
	const update = useUpdateArticleMutation();
	const name = `article:${article?.id ?? 'new'}`;
	const [kept] = useState(() => readLocalDraft(name, readArticleDraft));
	const [hasConflict, setConflict] = useState(false);
	const [isDirty, setDirty] = useState(kept !== undefined);
	const guard = useLeaveGuard(isDirty, t('article.leaveKept'));
	// The version that is looked at: after somebody else's only what the editor chose to write over.
	const version = useRef(article?.version ?? 0);
	const act = useArticleActs(article, version, guard.letGo);
	const keep = useCallback((draft: ArticleDraft) => keepLocalDraft(name, JSON.stringify(draft)), [name]);
	const drop = () => {
		forgetLocalDraft(name);
		onAnew();
	};
	async function save(data: ArticleValues): Promise<void> {
		if (article) {
			const saved = await update.mutateAsync({ id: article.id, version: version.current, data });
			version.current = saved.updateArticle.version;
			forgetLocalDraft(name);
			await refresh();
		} else {
			const { createArticle } = await create.mutateAsync({ data });
			forgetLocalDraft(name);
			guard.letGo();
			navigate(editArticleHref(createArticle.id), { replace: true });
		}
		toast({ kind: 'success', message: t('article.saved') });
	}
	return (
		<>
			<ArticleForm
				article={article}
				defaultValues={kept?.draft ?? (article && draftOf(article))}
				isRestored={kept !== undefined}
				cover={article?.cover ? { image: article.cover.photo.key, url: article.cover.photo.url } : undefined}
				listHref={deskHref()}
				upload={upload}
				preview={(body) => <ArticleLivePreview body={body} />}
				notice={
					kept && (
						<DraftNotice
							text={t('article.restored', { at: formatDateTime(kept.at, locale) })}
							action={
								<Button size="sm" variant="secondary" onClick={drop}>
									{t(article ? 'article.useSaved' : 'article.beginAnew')}
								</Button>
							}
						/>
					)
				}
				onDraftChange={keep}
				onDirtyChange={setDirty}
				onAct={act}
				conflict={
					hasConflict
						? {
								onOverwrite: async () => {
									version.current = (await refresh())?.version ?? version.current;
									setConflict(false);
								},
								onDiscard: async () => {
									await refresh();
									drop();
								},
							}
						: undefined
				}
				onSubmit={(data) =>
					submit(() =>
						save(data).catch((error) => {
							if (error instanceof ApiError && error.code === 'ARTICLE_CHANGED') setConflict(true);
							throw error;
						}),
					)
				}
			/>
			{guard.dialog}
		</>
	);
}

function draftOf({ title, summary, body, cover }: ArticleDetailFragment): ArticleDraft {
	return {
		title: { ...title },
		summary: { ...summary },
		body: { ...body },
		cover: cover && { image: cover.photo.key, alt: { ...cover.alt } },
	};
}
