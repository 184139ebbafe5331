import type { CSSProperties } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { PhotoSource } from '../listing-model.ts';

/** A picture's files in one format, as `<source>` takes them. */
export interface PhotoFormat {
	type: string;
	srcSet: string;
}

/** A picture's files by format, best first. */
export function formats(sources: readonly PhotoSource[] = []): PhotoFormat[] {
	const types = [...new Set(sources.map(({ type }) => type))];
	const filesOf = (type: string) => sources.filter((source) => source.type === type);
	return types.map((type) => ({
		type,
		srcSet: filesOf(type)
			.map(({ url, width }) => `${url} ${width}w`)
			.join(', '),
	}));
}

/** What is seen until a picture is there: its mean colour. A blurred picture would put 2 KB into a page for each, gzipped. */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
	if (!placeholder) return undefined;
	const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
	const { r, g, b } = thumbHashToAverageRGBA(bytes);
	return { backgroundColor: `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})` };
}
