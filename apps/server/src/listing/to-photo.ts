import { type Locale, localized } from '@ancu/forms/format';
import type { StoredPhoto } from '../database/tables.ts';
import { fileUrl } from '../file/file-url.ts';
import type { Photo } from '../graphql/schema.generated.ts';
import { avifKey } from './photo-avif.ts';

/** A stored picture as the contract gives it, its caption in the reader's language. */
export function toPhoto(
	{ key, width, height, caption, isDrawing, smaller = [], placeholder = null, hasAvif = false }: StoredPhoto,
	locale: Locale,
): Photo {
	const sizes = isDrawing ? [] : [...smaller, { key, width }];
	const webp = sizes.map((size) => ({ url: fileUrl(size.key), width: size.width, type: 'image/webp' }));
	const avif = hasAvif
		? sizes.map((size) => ({ url: fileUrl(avifKey(size.key)), width: size.width, type: 'image/avif' }))
		: [];
	const sources = [...avif, ...webp];
	return {
		key,
		url: fileUrl(key),
		width,
		height,
		caption: localized(caption, locale) || null,
		isDrawing,
		sources,
		placeholder,
	};
}
