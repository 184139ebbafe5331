import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Submit } from '../form/use-schema-form.ts';
import { type TrackedForm, useTrackedForm } from '../form/use-tracked-form.ts';
import { type SuggestDocumentDraft, type SuggestDocumentValues, suggestDocumentSchema } from './document-schema.ts';
import type { TypedText } from './template-draft.ts';
import { isUntranslated } from './template-values.ts';
import type { ProcedureType } from './terms.ts';

/** A suggested document as the contract gives it. */
export interface GivenDocument {
	title: Readonly<TypedText>;
	content: Readonly<TypedText>;
	types: readonly ProcedureType[];
	link?: string | null | undefined;
}

export interface DocumentFormOptions {
	/** What the form begins with; left out, nothing. */
	document?: GivenDocument | undefined;
	/** Fields that the server refuses bear the paths of SuggestDocumentInput, as `title.en`. */
	onSubmit: Submit<SuggestDocumentValues>;
}

/** A suggested document that is being written. */
export interface DocumentFormState
	extends Pick<
		TrackedForm<SuggestDocumentDraft>,
		'register' | 'errorOf' | 'onSubmit' | 'pending' | 'failure' | 'isDirty'
	> {
	/** Whether a text is missing in this language alone, as it is typed. */
	isMissing: (name: 'title' | 'content', language: keyof TypedText) => boolean;
}

/** The rules of writing a suggested document. */
export function useDocumentForm({ document, onSubmit }: DocumentFormOptions): DocumentFormState {
	const [initial] = useState<SuggestDocumentDraft>(() => ({
		title: { vn: '', en: '', ...document?.title },
		content: { vn: '', en: '', ...document?.content },
		types: [...(document?.types ?? [])],
		link: document?.link ?? '',
	}));
	const { control, register, errorOf, pending, failure, isDirty, ...form } = useTrackedForm<
		SuggestDocumentDraft,
		SuggestDocumentValues
	>(suggestDocumentSchema, { defaultValues: initial, onSubmit });
	const typed = useWatch({ control: control.control }) as SuggestDocumentDraft;
	return {
		register,
		errorOf,
		onSubmit: form.onSubmit,
		pending,
		failure,
		isDirty,
		isMissing: (name, language) => isUntranslated(typed[name]) && !typed[name][language].trim(),
	};
}
