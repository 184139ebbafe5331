import { ApiError } from '@ancu/api/client';
import { type ArticleDetailFragment, useCreateArticleMutation, useUpdateArticleMutation } from '@ancu/api/content';
import type { ArticleDraft, ArticleValues } from '@ancu/forms/content';
import { formatDateTime } from '@ancu/forms/format';
import { ArticleForm, type ArticleSaved } from '@ancu/ui/content';
import { useLocale } from '@ancu/ui/i18n';
import { DraftNotice } from '@ancu/ui/listing';
import { Button } from '@ancu/ui/primitives/button';
import { useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useUpload } from '../file/use-upload.ts';
import { useGoOn } from '../shell/use-go.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { ArticleLivePreview } from './article-live-preview.tsx';
import { deskHref, editArticleHref } from './desk-address.ts';
import { useArticleActs } from './use-article-acts.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useArticleSaved } from './use-article-saved.ts';

interface ArticleEditorProps {
	/** Undefined for a new one. */
	article: ArticleDetailFragment | undefined;
	/** Reads the article as it is now. */
	refresh: () => Promise<ArticleDetailFragment | undefined>;
	/** Told of a new one what came of it. */
	onCreated: (article: ArticleDetailFragment) => void;
	/** Begins again with what was saved, which may be somebody else's that nobody asked for. */
	onAnew: (isTheirs?: boolean) => void;
	/** It began again: its title takes the focus. */
	isAnew: boolean;
	/** It began again with what somebody else saved, and says so. */
	isTheirs: boolean;
}

/** The form of an article with everything around it: what this browser keeps of it, whose version is newer, the question before it is left. */
export function ArticleEditor({ article, refresh, onCreated, onAnew, isAnew, isTheirs }: ArticleEditorProps) {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const goOn = useGoOn();
	const toast = useToast();
	const submit = useSubmit();
	const upload = useUpload('PHOTO');
	const create = useMutationOnce(useCreateArticleMutation);
	const update = useUpdateArticleMutation();
	const { kept, version, moveTo, keep, forget, beginSave } = useArticleDraft(article);
	// Somebody else's may have come while this lay in the browser.
	const [hasConflict, setConflict] = useState(article !== undefined && version.current < article.version);
	const [isTold, setTold] = useState(isTheirs);
	const [isDirty, setDirty] = useState(kept !== undefined);
	const [isWaiting, setWaiting] = useState(false);
	// What has not arrived is in no draft.
	const guard = useLeaveGuard(isDirty || isWaiting, {
		text: t(isWaiting ? 'leave.files' : 'article.leaveKept'),
		loses: isWaiting,
	});
	const tell = useArticleSaved();
	const drop = (toTheirs = false) => {
		forget();
		onAnew(toTheirs);
	};
	const act = useArticleActs(article, {
		version,
		moveTo: (next) => {
			moveTo(next);
			setTold(false);
		},
		letGo: guard.letGo,
		onOlder: async () => {
			// Nothing of one's own is lost by looking at it. Not reached, it is chosen as after a save.
			const newest = isDirty || isWaiting ? undefined : await refresh();
			if (newest && newest.version !== version.current) drop(true);
			else setConflict(true);
		},
	});
	async function save(data: ArticleValues): Promise<ArticleSaved> {
		const endSave = beginSave();
		const saved = article
			? (await update.mutateAsync({ id: article.id, version: version.current, data })).updateArticle
			: (await create.mutateAsync({ data })).createArticle;
		endSave(saved);
		setTold(false);
		if (!article) {
			onCreated(saved);
			guard.letGo();
			await goOn(editArticleHref(saved.id), { replace: true, preventScrollReset: true });
		}
		await tell(saved);
		toast({ kind: 'success', message: t('article.saved') });
		return { cover: saved.cover?.photo.key };
	}
	return (
		<>
			<ArticleForm
				article={article}
				defaultValues={kept?.draft ?? (article && draftOf(article))}
				isRestored={kept !== undefined}
				takesFocus={isAnew && !isTheirs}
				cover={article?.cover ? { image: article.cover.photo.key, url: article.cover.photo.url } : undefined}
				listHref={deskHref()}
				upload={upload}
				preview={(body) => <ArticleLivePreview body={body} />}
				notice={
					isTold ? (
						<DraftNotice takesFocus text={t('article.theirs')} action={null} />
					) : (
						kept &&
						!hasConflict && (
							<DraftNotice
								text={t('article.restored', { at: formatDateTime(kept.at, locale) })}
								action={
									<Button size="sm" variant="secondary" onClick={() => drop()}>
										{t(article ? 'article.useSaved' : 'article.beginAnew')}
									</Button>
								}
							/>
						)
					)
				}
				onDraftChange={keep}
				onDirtyChange={setDirty}
				onWaitingChange={setWaiting}
				onAct={act}
				conflict={
					hasConflict
						? {
								onOverwrite: async () => {
									moveTo((await refresh())?.version ?? version.current);
									setConflict(false);
								},
								onDiscard: async () => {
									const newest = await refresh();
									// Not reached, there is nothing to begin again with.
									if (newest && newest.version !== version.current) drop();
								},
							}
						: undefined
				}
				onSubmit={async (data) => {
					let saved: ArticleSaved = { cover: undefined };
					let isOlder = false;
					const refused = await submit(async () => {
						saved = await save(data).catch((error) => {
							isOlder = error instanceof ApiError && error.code === 'ARTICLE_CHANGED';
							throw error;
						});
					});
					if (!isOlder) return refused ?? saved;
					// Told by the choice between both versions.
					setConflict(true);
					return {};
				}}
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
