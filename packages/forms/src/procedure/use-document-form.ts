import { useState } from 'react';
import { get, useFieldArray, useWatch } from 'react-hook-form';
import { listErrors } from '../form/code-of.ts';
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
	images?: readonly { photo: { readonly key: string }; alt: Readonly<TypedText> }[] | undefined;
	link?: string | null | undefined;
}

export interface DocumentFormOptions {
	/** What the form begins with; left out, nothing. */
	document?: GivenDocument | undefined;
	/** Fields that the server refuses bear the paths of SuggestDocumentInput, as `title.en`. */
	onSubmit: Submit<SuggestDocumentValues>;
}

/** A text of a document that stands in both languages, as `images.0.alt`. */
export type DocumentTextPath = 'title' | 'content' | `images.${number}.alt`;

/** A suggested document that is being written. */
export interface DocumentFormState
	extends Pick<
		TrackedForm<SuggestDocumentDraft>,
		'register' | 'onSubmit' | 'pending' | 'submitTimes' | 'failure' | 'isDirty'
	> {
	/** Code of what is wrong with a field; of a list only what is wrong with the whole of it. */
	errorOf: (path: string) => string | undefined;
	/** Whether a text is missing in this language alone, as it is typed. */
	isMissing: (name: DocumentTextPath, language: keyof TypedText) => boolean;
	/** Its pictures: a key that stays with each, and its upload or key in the store, empty until that has arrived. */
	images: readonly { row: string; image: string }[];
	/** One more, which has not arrived and says nothing. */
	addImage: () => void;
	/** Another picture in this place; the words stay. */
	setImage: (index: number, image: string) => void;
	removeImage: (index: number) => void;
	/** Takes out those of these names, and what they show: they are to be had no more. */
	dropImages: (names: readonly string[]) => void;
	/** What pictures are called now that they are saved, in the same order, if they are still in the form; that is no change. */
	renameImages: (from: readonly string[], to: readonly string[]) => void;
}

/** The rules of writing a suggested document. */
export function useDocumentForm({ document, onSubmit }: DocumentFormOptions): DocumentFormState {
	const [initial] = useState<SuggestDocumentDraft>(() => ({
		title: { vn: '', en: '', ...document?.title },
		content: { vn: '', en: '', ...document?.content },
		types: [...(document?.types ?? [])],
		link: document?.link ?? '',
		images: document?.images?.map(({ photo, alt }) => ({ image: photo.key, alt: { ...alt } })) ?? [],
	}));
	const { control, register, pending, failure, isDirty, ...form } = useTrackedForm<
		SuggestDocumentDraft,
		SuggestDocumentValues
	>(suggestDocumentSchema, {
		defaultValues: initial,
		// A picture can be wrong too.
		leadsToError: false,
		onSubmit,
	});
	const pictures = useFieldArray({ control: control.control, name: 'images', keyName: 'row' });
	const typed = useWatch({ control: control.control }) as SuggestDocumentDraft;
	const errors = listErrors(control.formState.errors);
	return {
		register,
		errorOf: (path) => errors.find((error) => error.path === path)?.code,
		onSubmit: form.onSubmit,
		pending,
		failure,
		isDirty,
		isMissing: (name, language) => {
			const text: TypedText | undefined = get(typed, name);
			return text !== undefined && isUntranslated(text) && !text[language].trim();
		},
		images: pictures.fields.map(({ row }, index) => ({ row, image: typed.images?.[index]?.image ?? '' })),
		addImage: () => pictures.append({ image: '', alt: { vn: '', en: '' } }, { shouldFocus: false }),
		setImage: (index, image) => {
			control.setValue(`images.${index}.image`, image);
			control.clearErrors(`images.${index}.image`);
		},
		removeImage: (index) => pictures.remove(index),
		dropImages: (names) => {
			const images = control.getValues('images') ?? [];
			pictures.remove(images.flatMap(({ image }, index) => (names.includes(image) ? [index] : [])));
		},
		renameImages: (from, to) => {
			const names = control.getValues('images')?.map(({ image }) => to[from.indexOf(image)]) ?? [];
			form.quietly(() => {
				for (const [index, name] of names.entries()) if (name) control.setValue(`images.${index}.image`, name);
			});
		},
		submitTimes: form.submitTimes,
	};
}
