import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { listErrors } from '../form/code-of.ts';
import type { Submit } from '../form/use-schema-form.ts';
import { type TrackedForm, useTrackedForm } from '../form/use-tracked-form.ts';
import {
	type ArticleDraft,
	type ArticleValues,
	articleSchema,
	emptyArticle,
	publishableArticleSchema,
} from './article-schema.ts';

/** Texts of an article, as `title.vn`. */
export type ArticlePath = `${'title' | 'summary' | 'body' | 'cover.alt'}.${'vn' | 'en'}`;

export interface ArticleFormOptions {
	/** What it begins with; left out, nothing. */
	article?: ArticleDraft | undefined;
	/** It is what readers see: both languages have to stay. */
	isPublished: boolean;
	/** What it begins with was never saved. @default false */
	isUnsaved?: boolean | undefined;
	onSubmit: Submit<ArticleValues>;
	/** Told everything at every change. */
	onChange?: ((draft: ArticleDraft) => void) | undefined;
}

/** An article that is being written. */
export interface ArticleFormState
	extends Pick<TrackedForm<ArticleDraft>, 'register' | 'onSubmit' | 'pending' | 'submitTimes' | 'failure' | 'isDirty'> {
	/** Code of what is wrong with a text. */
	errorOf: (path: ArticlePath) => string | undefined;
	/** Everything as it is typed now. */
	draft: ArticleDraft;
	/** Another cover, or none. */
	setCover: (image: string | null) => void;
	/** What a cover is called now that it is saved, if it is still the one in the form; that is no change. */
	renameCover: (from: string, to: string) => void;
	/** Paths of what is wrong, as far as it is said. */
	wrong: readonly string[];
}

/** The rules of writing an article. */
export function useArticleForm({
	article,
	isPublished,
	isUnsaved,
	onSubmit,
	onChange,
}: ArticleFormOptions): ArticleFormState {
	const [initial] = useState(() => article ?? emptyArticle());
	const form = useTrackedForm<ArticleDraft, ArticleValues>(isPublished ? publishableArticleSchema : articleSchema, {
		defaultValues: initial,
		checkedWhen: 'left',
		isUnsaved,
		onChange,
		onSubmit,
	});
	const { control } = form;

	return {
		register: form.register,
		onSubmit: form.onSubmit,
		pending: form.pending,
		failure: form.failure,
		errorOf: form.errorOf,
		draft: useWatch({ control: control.control }) as ArticleDraft,
		isDirty: form.isDirty,
		setCover: (image) => {
			const present = control.getValues('cover');
			// One that never arrived is given up.
			if (image === null && !present) return;
			const alt = present?.alt ?? { vn: '', en: '' };
			control.setValue('cover', image === null ? null : { image, alt });
		},
		renameCover: (from, to) => {
			if (control.getValues('cover')?.image === from) form.quietly(() => control.setValue('cover.image', to));
		},
		wrong: listErrors(control.formState.errors).map(({ path }) => path),
		submitTimes: form.submitTimes,
	};
}
