import type { CSSProperties } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { PhotoSource } from '../listing-model.ts';

/** A picture's files by format, as `<source>` takes them. */
export function formats(sources: readonly PhotoSource[] = []): { type: string; srcSet: string }[] {
	const byType = Map.groupBy(sources, ({ type }) => type);
	return [...byType].map(([type, files]) => ({
		type,
		srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
	}));
}

/** What is seen until a picture is there. */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
	if (!placeholder) return undefined;
	const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
	return { backgroundImage: `url(${thumbHashToDataURL(bytes)})` };
}
