import type { SubmitFailure } from '@ancu/forms/form';
import { localized } from '@ancu/forms/format';
import type { SuggestDocumentValues } from '@ancu/forms/procedure';
import { useDocumentForm } from '@ancu/forms/procedure/form';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { ConflictBox } from '../../translation/conflict-box/conflict-box.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import type { PicturePending, UploadPicture } from '../../translation/picture-field/picture-field.tsx';
import { submitByKeys } from '../../translation/submit-by-keys.ts';
import { useLeadToWrong } from '../../translation/use-lead-to-wrong.ts';
import { useSubmitAfterPictures } from '../../translation/use-submit-after-pictures.ts';
import { LocalTextField } from '../local-text-field/local-text-field.tsx';
import type { DocumentText } from '../procedure-template-model.ts';
import { useLocalErrorWords } from '../procedure-words/use-local-error-words.ts';
import { DocumentFoot } from './document-foot.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentImages } from './document-images.tsx';
import { DocumentTypes } from './document-types.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';

/** What somebody else did with the document meanwhile. */
export interface DocumentConflict {
	kind: 'conflict' | 'gone';
	/**
	 * Makes the next save go `over` what was changed, or write what is gone `anew`: without the pictures that it had, which went with
	 * it. Returns nothing where something else is to be decided first.
	 */
	onOverwrite: () => Promise<'over' | 'anew' | undefined>;
	/** Throws away what is typed and shows what was changed. */
	onDiscard: () => void;
}

/** What a save that went well answers. */
export interface DocumentSaved {
	/** What its pictures are called from now on, in their order. An upload is good for once. */
	images: readonly string[];
}

export interface DocumentFormProps {
	/** The document as it was saved, which the form begins with; left out, nothing. */
	document?: DocumentText | undefined;
	/** Somebody else was there meanwhile: what is typed stays until it is decided. */
	conflict?: DocumentConflict | undefined;
	/** Sends a picture. */
	upload: UploadPicture;
	/** Saves what is typed; returns why it was refused, if it was. Fields that are refused bear the paths of SuggestDocumentInput. */
	onSubmit: (values: SuggestDocumentValues) => Promise<DocumentSaved | SubmitFailure>;
	/** Takes the saved document away from everybody. */
	onRemove: () => Promise<SubmitFailure | undefined>;
	/** Told whether something is not saved, for asking before another page is opened. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
	/** Told while pictures are on their way, or did not arrive and are not given up: nothing is saved without them. */
	onWaitingChange?: ((isWaiting: boolean) => void) | undefined;
	/** Address of the list of documents. */
	listHref: string;
	/** Address of the templates of procedures. */
	templatesHref: string;
	/** It takes the place of another form that had the focus: its title gets it. @default false */
	takesFocus?: boolean | undefined;
}

const languages = ['vn', 'en'] as const;

/** A document that helps with procedures, written in both languages. Saved, everybody reads it. */
export function DocumentForm({
	document,
	conflict,
	upload,
	onSubmit,
	onRemove,
	onDirtyChange,
	onWaitingChange,
	listHref,
	templatesHref,
	takesFocus = false,
}: DocumentFormProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const errorWords = useLocalErrorWords('document');
	const element = useRef<HTMLFormElement>(null);
	const conflictBox = useRef<HTMLDivElement>(null);
	const form = useDocumentForm({
		document,
		onSubmit: async (values) => {
			const answer = await onSubmit(values);
			if ('images' in answer) {
				form.renameImages(values.images?.map(({ image }) => image) ?? [], answer.images);
				return undefined;
			}
			// Saved once more without choosing; otherwise it comes with its own focus.
			if (!answer.fields) conflictBox.current?.focus();
			return answer;
		},
	});
	/** Of each row what of it is not in the form. */
	const [waiting, setWaiting] = useState<Readonly<Record<string, PicturePending | undefined>>>({});
	const rows = form.images.map(({ row }) => waiting[row]);
	const { pending, state, submit } = useSubmitAfterPictures({ element, pictures: rows, send: form.onSubmit });
	const isWaiting = pending !== undefined;
	const { isDirty, failure, submitTimes } = form;
	const [isRemoving, setRemoving] = useState(false);
	const conflictKind = conflict?.kind;
	const title = document ? localized(document.title, locale) : t('document.new');
	const errorOf = (path: string) => {
		const code = form.errorOf(path);
		return code && errorWords(path, code);
	};

	// What is wrong first in the page, a text or a picture.
	useLeadToWrong(element, submitTimes);
	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
	useEffect(() => onWaitingChange?.(isWaiting), [isWaiting, onWaitingChange]);
	useEffect(() => {
		if (conflictKind && !isRemoving) conflictBox.current?.focus();
	}, [conflictKind, isRemoving]);

	return (
		<div data-slot="document-form" className="@container grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 py-5">
			<DocumentHead title={title} listHref={listHref} templatesHref={templatesHref} takesFocus={takesFocus} />
			<RemoveDocumentDialog
				open={isRemoving}
				onClose={() => setRemoving(false)}
				title={title}
				isDirty={isDirty || isWaiting}
				onRemove={onRemove}
			/>
			{conflict && (
				<ConflictBox
					ref={conflictBox}
					title={t(`document.${conflict.kind}.title`)}
					overwriteLabel={t(`document.${conflict.kind}.overwrite`)}
					onOverwrite={async () => {
						const way = await conflict.onOverwrite();
						if (!way) return;
						const saved = document?.images.map(({ photo }) => photo.key) ?? [];
						// It is a change once it is drawn, and would be one after the save.
						if (way === 'anew') flushSync(() => form.dropImages(saved));
						// The button goes with its box; what the save refuses takes the focus after this.
						element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
						await submit();
					}}
					discardLabel={t('document.conflict.discard')}
					onDiscard={conflict.kind === 'gone' ? undefined : conflict.onDiscard}
				>
					{t(`document.${conflict.kind}.text`)}
				</ConflictBox>
			)}
			<form
				ref={element}
				noValidate
				aria-label={t('document.formTitle')}
				onSubmit={submit}
				className="grid grid-cols-[minmax(0,1fr)] gap-3 [&_:is(input,textarea,button)]:scroll-mb-28"
				onKeyDown={submitByKeys}
			>
				{/* What somebody else did is told by the choice. */}
				<FormFailure message={conflict ? undefined : failure} />
				{(['title', 'content'] as const).map((name) => (
					<LocalTextField
						key={name}
						label={t(`document.${name}`)}
						hint={name === 'content' && t('document.contentHint')}
						required={languages}
						rows={name === 'content' ? 12 : undefined}
						isMissing={(language) => form.isMissing(name, language)}
						errorOf={(language) => errorOf(`${name}.${language}`)}
						register={(language) => form.register(`${name}.${language}`)}
					/>
				))}
				<DocumentTypes form={form} error={errorOf('types')} />
				<Field
					label={t('document.link')}
					optionalLabel={t('document.linkOptional')}
					hint={t('document.linkHint')}
					error={errorOf('link')}
				>
					{(control) => (
						<TextInput {...control} {...form.register('link')} type="url" inputMode="url" autoComplete="off" />
					)}
				</Field>
				<DocumentImages
					form={form}
					urls={new Map(document?.images.map(({ photo }) => [photo.key, photo.url]))}
					upload={upload}
					onPending={(row, state) => setWaiting((others) => ({ ...others, [row]: state }))}
					errorOf={errorOf}
				/>
				<DocumentFoot form={form} isNew={!document} pictures={state} onRemove={document && (() => setRemoving(true))} />
			</form>
		</div>
	);
}
