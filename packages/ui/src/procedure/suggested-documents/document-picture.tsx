import { imgFiles } from '../../translation/img-files.ts';
import type { DocumentPhoto } from '../procedure-model.ts';

/** As high as a picture is at most, in rem. */
const HEIGHT_MAX = 24;
/** It stands in the column beside the steps, or below them. */
const SIZES = '(min-width: 64rem) 20rem, 100vw';

export interface DocumentPictureProps {
	photo: DocumentPhoto;
	/** Said of one that has no words of its own. */
	name: string;
}

/** A picture of a document, whole. Its place has its size before the picture is there. */
export function DocumentPicture({ photo, name }: DocumentPictureProps) {
	const { width, height, caption } = photo;
	return (
		<img
			{...imgFiles(photo, SIZES)}
			alt={caption || name}
			width={width}
			height={height}
			loading="lazy"
			decoding="async"
			data-slot="document-picture"
			className="dark-dim h-auto w-full rounded-card border border-line bg-surface-sunken"
			// Neither larger than it is nor higher than a window: its width says how high it is.
			style={{ maxWidth: `min(${width}px, ${(HEIGHT_MAX * width) / height}rem)` }}
		/>
	);
}
