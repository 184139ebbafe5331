import { PHOTO_MAX_MEGABYTES, photoTypes } from '@ancu/forms/listing';
import { DOCUMENT_IMAGES_MAX } from '@ancu/forms/procedure';
import type { DocumentFormState } from '@ancu/forms/procedure/form';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { AddPhotoIcon } from '../../primitives/icon/index.ts';
import { FileInput } from '../../primitives/upload/index.ts';
import { type PictureFault, pictureFault } from '../../translation/picture-field/picture-fault.ts';
import type { PicturePending, UploadPicture } from '../../translation/picture-field/picture-field.tsx';
import { useSaid } from '../../translation/use-said.tsx';
import { DocumentImageRow } from './document-image-row.tsx';

export interface DocumentImagesProps {
	form: DocumentFormState;
	/** Where those are that were saved, by what the form calls them. */
	urls: ReadonlyMap<string, string>;
	upload: UploadPicture;
	/** Told of each row what of it is not in the form. */
	onPending: (row: string, pending: PicturePending | undefined) => void;
	/** What is wrong at a path, in words. */
	errorOf: (path: string) => string | undefined;
}

/** The pictures of a document: added one by one, each with its words. The focus stays with what was done. */
export function DocumentImages({ form, urls, upload, onPending, errorOf }: DocumentImagesProps) {
	const { t } = useTranslation(['procedure', 'translation']);
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const leadTo = useRef<() => HTMLElement | null | undefined>(undefined);
	/** What was chosen last: the row that comes for it sends it. */
	const [chosen, setChosen] = useState<File>();
	const [fault, setFault] = useState<PictureFault>();
	const { said, say } = useSaid();
	const { images } = form;
	const isFull = images.length >= DOCUMENT_IMAGES_MAX;

	useEffect(() => {
		const target = leadTo.current?.();
		leadTo.current = undefined;
		target?.focus();
	});

	const take = (file: File) => {
		const refused = pictureFault(file);
		setFault(refused);
		if (refused) return;
		setChosen(file);
		form.addImage();
		// What it shows is written while it is sent.
		leadTo.current = () => list.current?.lastElementChild?.querySelector<HTMLElement>('input:not([type="file"])');
	};
	const remove = (index: number) => {
		form.removeImage(index);
		say(t('document.images.removed', { number: index + 1 }));
		leadTo.current = () => add.current;
	};

	return (
		<fieldset
			data-slot="document-images"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-hint`}
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span id={`${id}-title`} className="text-sm font-bold">
					{t('document.images.title')} <span className="font-normal text-ink-muted">{t('optional')}</span>
				</span>
				<span className="text-sm text-ink-muted">
					{t('document.images.count', { used: images.length, max: DOCUMENT_IMAGES_MAX })}
				</span>
			</div>
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{t('document.images.hint', { megabytes: PHOTO_MAX_MEGABYTES })}
			</p>
			<ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
				{images.map(({ row, image }, index) => (
					<li key={row} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-line-strong pl-3">
						<DocumentImageRow
							form={form}
							index={index}
							image={image}
							url={urls.get(image) ?? null}
							first={image ? undefined : chosen}
							upload={upload}
							onPending={(pending) => onPending(row, pending)}
							onRemove={() => remove(index)}
							errorOf={errorOf}
						/>
					</li>
				))}
			</ol>
			<div data-wrong={Boolean(errorOf('images')) || undefined} className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					ref={add}
					size="sm"
					variant="secondary"
					// Stays focusable where there is room for no more: removing one leads here.
					aria-disabled={isFull}
					aria-describedby={`${id}-error`}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{t('document.images.add')}
				</Button>
				{isFull && <p className="text-sm text-ink-muted">{t('document.images.full', { max: DOCUMENT_IMAGES_MAX })}</p>}
			</div>
			<ErrorLine keepsHeight id={`${id}-error`}>
				{fault ? t(`translation:pictureField.${fault}`, { megabytes: PHOTO_MAX_MEGABYTES }) : errorOf('images')}
			</ErrorLine>
			<FileInput
				ref={input}
				aria-label={t('document.images.add')}
				accept={photoTypes}
				onTake={([file]) => take(file)}
			/>
			<p role="status" className="sr-only">
				{said}
			</p>
		</fieldset>
	);
}
