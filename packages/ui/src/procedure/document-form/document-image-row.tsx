import type { DocumentFormState } from '@ancu/forms/procedure/form';
import { useTranslation } from 'react-i18next';
import {
	PictureField,
	type PicturePending,
	type UploadPicture,
} from '../../translation/picture-field/picture-field.tsx';
import { LocalTextField } from '../local-text-field/local-text-field.tsx';

export interface DocumentImageRowProps {
	form: Pick<DocumentFormState, 'register' | 'isMissing' | 'setImage'>;
	/** Place among the pictures, from 0. */
	index: number;
	/** What the form calls it; empty until it has arrived. */
	image: string;
	/** Where it is; null unless it was saved. */
	url: string | null;
	/** Chosen before this was there. */
	first: File | undefined;
	upload: UploadPicture;
	onPending: (pending: PicturePending | undefined) => void;
	onRemove: () => void;
	/** What is wrong at a path, in words. */
	errorOf: (path: string) => string | undefined;
}

const languages = ['vn', 'en'] as const;

/** One picture of a document, and what it shows in both languages. */
export function DocumentImageRow({
	form,
	index,
	image,
	url,
	first,
	upload,
	onPending,
	onRemove,
	errorOf,
}: DocumentImageRowProps) {
	const { t } = useTranslation('procedure');
	const place = { number: index + 1 };
	const alt = `images.${index}.alt` as const;
	return (
		<>
			<PictureField
				label={t('document.images.one', place)}
				labels={{
					choose: t('document.images.choose', place),
					change: t('document.images.change', place),
					remove: t('document.images.remove', place),
					sending: t('document.images.sendingOne', place),
				}}
				// Its words have to be read.
				fit="contain"
				url={url}
				image={image || null}
				first={first}
				onChange={(next) => (next === null ? onRemove() : form.setImage(index, next))}
				upload={upload}
				onPending={onPending}
				error={errorOf(`images.${index}.image`)}
			/>
			<LocalTextField
				label={t('document.images.alt', place)}
				required={languages}
				isMissing={(language) => form.isMissing(alt, language)}
				errorOf={(language) => errorOf(`${alt}.${language}`)}
				register={(language) => form.register(`${alt}.${language}`)}
			/>
		</>
	);
}
