import type { ArticleDraft, ArticleValues } from '@ancu/forms/content';
import { useArticleForm } from '@ancu/forms/content/form';
import type { SubmitFailure } from '@ancu/forms/form';
import { PHOTO_MAX_MEGABYTES } from '@ancu/forms/listing';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { ConflictBox } from '../../translation/conflict-box/conflict-box.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import {
	PictureField,
	type PicturePending,
	type UploadPicture,
} from '../../translation/picture-field/picture-field.tsx';
import { submitByKeys } from '../../translation/submit-by-keys.ts';
import { titleIn } from '../../translation/title-in.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { useSubmitAfterPictures } from '../../translation/use-submit-after-pictures.ts';
import type { ArticleRow } from '../article-model.ts';
import { type ArticleAct, ArticleActs } from './article-acts.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleLocalField } from './article-local-field.tsx';
import { useArticleWords } from './use-article-words.ts';

/** What a save that went well answers. */
export interface ArticleSaved {
	/** What the cover is called from now on; undefined without one. An upload is good for once. */
	cover: string | undefined;
}

export interface ArticleFormProps {
	/** The article as it was saved; undefined for a new one. */
	article?: Pick<ArticleRow, 'slug' | 'status' | 'title' | 'id'> | undefined;
	/** What the form begins with; left out, nothing. */
	defaultValues?: ArticleDraft | undefined;
	/** What it begins with was never saved. @default false */
	isRestored?: boolean | undefined;
	/** Said above, as that it was begun before. */
	notice?: ReactNode;
	/** The cover that was saved: what the form calls it, and where it is. */
	cover?: { image: string; url: string } | undefined;
	upload: UploadPicture;
	/** What a reader would see of a body, `ArticlePreview`. */
	preview: (body: string) => ReactNode;
	/** Saves what is typed; returns why it was refused, if it was. */
	onSubmit: (values: ArticleValues) => Promise<ArticleSaved | SubmitFailure>;
	/** Told everything at every change, to be kept. */
	onDraftChange?: ((draft: ArticleDraft) => void) | undefined;
	/** Told whether something is not saved. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
	/** Told while a cover is on its way, or did not arrive and is not given up: it is in nothing that is kept. */
	onWaitingChange?: ((isWaiting: boolean) => void) | undefined;
	/** Publishes, takes back or throws away the article as it was saved. A newer version is none of its failures: it is told by `conflict`. */
	onAct: (act: ArticleAct) => Promise<SubmitFailure | undefined>;
	/** Somebody else saved a newer version. */
	conflict?:
		| {
				/** Makes the next save go over the newer version. */
				onOverwrite: () => Promise<unknown>;
				onDiscard: () => void;
		  }
		| undefined;
	/** Address of the desk. */
	listHref: string;
	/** It takes the place of another form that had the focus: its title gets it. @default false */
	takesFocus?: boolean | undefined;
}

/** An article that is being written, in both languages: saved as a draft, then published. What was typed stays whatever happens. */
export function ArticleForm({
	article,
	defaultValues,
	isRestored = false,
	notice,
	cover,
	upload,
	preview,
	onSubmit,
	onDraftChange,
	onDirtyChange,
	onWaitingChange,
	onAct,
	conflict,
	listHref,
	takesFocus = false,
}: ArticleFormProps) {
	const { t } = useTranslation(['content', 'translation']);
	const locale = useLocale();
	const errorWords = useArticleWords();
	const [coverError, setCoverError] = useState<string>();
	const [waiting, setWaiting] = useState<PicturePending>();
	const element = useRef<HTMLFormElement>(null);
	const form = useArticleForm({
		article: defaultValues,
		isPublished: article?.status === 'PUBLISHED',
		isUnsaved: isRestored,
		onSubmit: async (values) => {
			setCoverError(undefined);
			const answer = await onSubmit(values);
			if ('cover' in answer) {
				if (values.cover && answer.cover) form.renameCover(values.cover.image, answer.cover);
				return undefined;
			}
			setCoverError(answer.fields?.find(({ path }) => path === 'cover.image')?.code);
			// Saved once more without choosing; otherwise it comes with its own focus.
			if (!answer.fields && !answer.message) conflictBox.current?.focus();
			return answer;
		},
		onChange: onDraftChange,
	});
	const { draft, isDirty, failure } = form;
	const { pending, state, submit } = useSubmitAfterPictures({ element, pictures: [waiting], send: form.onSubmit });
	const isWaiting = pending !== undefined;
	const [asked, setAsked] = useState<ArticleAct>();
	const { ref: heading, lead } = useLedFocus();
	const conflictBox = useRef<HTMLDivElement>(null);
	const hasConflict = conflict !== undefined;
	const title = (article && titleIn(article.title, locale)) || t('form.new');

	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
	useEffect(() => onWaitingChange?.(isWaiting), [isWaiting, onWaitingChange]);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus, heading]);
	useEffect(() => {
		// It lies behind a window that asks.
		if (hasConflict && !asked) conflictBox.current?.focus();
	}, [hasConflict, asked]);

	return (
		<div data-slot="article-form" className="@container grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[{ label: t('desk.title'), href: listHref }, { label: title }]}
			/>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h1 ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere outline-none">
					{title}
				</h1>
				{article && (
					<Tag tone={article.status === 'PUBLISHED' ? 'ink' : 'outline'}>{t(`desk.status.${article.status}`)}</Tag>
				)}
			</div>
			{notice}
			<ArticleActs
				asked={asked}
				onClose={() => setAsked(undefined)}
				title={title}
				onAct={onAct}
				// It takes away the button that asked for it.
				onDone={lead}
			/>
			{conflict && (
				<ConflictBox
					ref={conflictBox}
					title={t('conflict.title')}
					overwriteLabel={t('conflict.overwrite')}
					discardLabel={t('conflict.discard')}
					onDiscard={conflict.onDiscard}
					onOverwrite={async () => {
						await conflict.onOverwrite();
						// The button goes with its box; what the save refuses takes the focus after this.
						heading.current?.focus();
						await submit();
					}}
				>
					{t('conflict.text')}
				</ConflictBox>
			)}
			<form
				ref={element}
				noValidate
				aria-label={t('form.name')}
				onSubmit={submit}
				className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,textarea,button)]:scroll-mb-28"
				onKeyDown={submitByKeys}
			>
				{/* Two versions are told by their choice. */}
				<FormFailure message={hasConflict ? undefined : failure} />
				{/* A field keeps the line of its error free by itself. */}
				<div className="grid grid-cols-[minmax(0,1fr)] gap-1">
					<ArticleLocalField form={form} name="title" label={t('form.title')} />
					<ArticleLocalField multiline form={form} name="summary" label={t('form.summary')} />
				</div>
				<ArticleBody form={form} preview={preview} />
				<PictureField
					label={t('cover.title')}
					labels={{
						choose: t('cover.choose'),
						change: t('cover.change'),
						remove: t('cover.remove'),
						sending: t('cover.sending'),
					}}
					hint={t('cover.hint', { megabytes: PHOTO_MAX_MEGABYTES })}
					url={draft.cover && draft.cover.image === cover?.image ? cover.url : null}
					image={draft.cover?.image ?? null}
					onChange={form.setCover}
					upload={upload}
					onPending={setWaiting}
					error={errorWords('cover.image', coverError)}
				/>
				{draft.cover && <ArticleLocalField form={form} name="cover.alt" label={t('cover.alt')} />}
				<ArticleFoot
					form={form}
					status={article?.status}
					pending={state}
					viewHref={article && `/news/${article.slug ?? article.id}`}
					onAsk={setAsked}
				/>
			</form>
		</div>
	);
}
