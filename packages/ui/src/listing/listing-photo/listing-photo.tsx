import { useTranslation } from 'react-i18next';
import { PhotoIcon } from '../../primitives/icon/index.ts';
import type { ListingPhoto as Photo } from '../listing-model.ts';

export interface ListingPhotoProps {
	/** Nothing draws the place of a photo. */
	photo: Photo | undefined;
	/** Widths at which it is shown, as for `<img sizes>`. */
	sizes?: string | undefined;
	/** The picture that people see first: fetch it before everything else. @default false */
	eager?: boolean | undefined;
}

/** A picture 4:3, filling its frame. The frame has its size before the picture is there. */
export function ListingPhoto({ photo, sizes, eager = false }: ListingPhotoProps) {
	const { t } = useTranslation('listing');
	return (
		<span data-slot="listing-photo" className="relative block aspect-4/3 overflow-hidden bg-surface-sunken">
			{photo ? (
				<img
					src={photo.url}
					alt={photo.caption ?? ''}
					width={photo.width}
					height={photo.height}
					sizes={sizes}
					loading={eager ? 'eager' : 'lazy'}
					fetchPriority={eager ? 'high' : undefined}
					decoding="async"
					className="size-full object-cover dark-dim"
				/>
			) : (
				<span className="hatch flex size-full flex-col items-center justify-center gap-2 text-sm text-ink-muted">
					<PhotoIcon aria-hidden="true" className="size-6" />
					{t('noPhoto')}
				</span>
			)}
		</span>
	);
}
