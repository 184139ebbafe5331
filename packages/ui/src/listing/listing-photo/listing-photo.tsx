import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PhotoIcon } from '../../primitives/icon/index.ts';
import type { ListingPhoto as Photo } from '../listing-model.ts';
import { formats, type PhotoFormat, placeholderStyle } from './photo-sources.ts';

export interface ListingPhotoProps {
	/** Nothing draws the place of a photo. */
	photo: Photo | null;
	/** Widths at which it is shown, as for `<img sizes>`. */
	sizes?: string | undefined;
	/** `frame` keeps 4:3, `fill` takes the height of what stands beside it. @default 'frame' */
	fit?: 'frame' | 'fill' | undefined;
	/** The picture that people see first: fetch it before everything else. @default false */
	eager?: boolean | undefined;
	/** It steps back, as of what is gone. @default false */
	faded?: boolean | undefined;
}

/** A picture that fills its frame. The frame has its size before the picture is there. */
export function ListingPhoto({ photo, sizes, fit = 'frame', eager = false, faded = false }: ListingPhotoProps) {
	const files = formats(photo?.sources);
	if (photo && eager) preloadPhoto(photo.url, files[0], sizes);
	return (
		<span
			data-slot="listing-photo"
			className={`relative block overflow-hidden bg-surface-sunken ${fit === 'frame' ? 'aspect-4/3' : 'h-full min-h-28'} ${faded ? '*:opacity-45' : ''}`}
			style={placeholderStyle(photo?.placeholder)}
		>
			{photo ? (
				<picture>
					{files.map(({ type, srcSet }) => (
						<source key={type} type={type} srcSet={srcSet} sizes={sizes} />
					))}
					<img
						alt={photo.caption ?? ''}
						width={photo.width}
						height={photo.height}
						loading={eager ? 'eager' : 'lazy'}
						fetchPriority={eager ? 'high' : undefined}
						decoding="async"
						className="dark-dim absolute inset-0 size-full object-cover"
						// Last: what is known of it by then decides how it is fetched.
						src={photo.url}
					/>
				</picture>
			) : (
				<NoPhoto />
			)}
		</span>
	);
}

/** Asks for it in the head of the page, which is there before the card is. A browser that does not know the format asks for nothing. */
function preloadPhoto(url: string, best: PhotoFormat | undefined, sizes: string | undefined): void {
	const files = best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type };
	preload(url, { as: 'image', fetchPriority: 'high', ...files });
}

function NoPhoto() {
	const { t } = useTranslation('listing');
	return (
		<span className="hatch flex size-full flex-col items-center justify-center gap-2 text-sm text-ink-muted">
			<PhotoIcon aria-hidden="true" className="size-6" />
			{t('noPhoto')}
		</span>
	);
}
