import type { CSSProperties } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { PhotoSource } from '../listing-model.ts';

/** A picture's files by format, as `<source>` takes them. */
export function formats(sources: readonly PhotoSource[] = []): { type: string; srcSet: string }[] {
	const byType = Map.groupBy(sources, ({ type }) => type);
	return [...byType].map(([type, files]) => ({
		type,
		srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
	}));
}

/** What is seen until a picture is there: its mean colour. A blurred picture would put 2 KB into a page for each, gzipped. */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
	if (!placeholder) return undefined;
	const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
	const { r, g, b } = thumbHashToAverageRGBA(bytes);
	return { backgroundColor: `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})` };
}
