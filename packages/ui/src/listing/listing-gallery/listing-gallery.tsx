import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureViewer } from '../../primitives/picture-viewer/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ListingPhoto as Photo } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';

const SHOWN = 3;
const frame = 'grid gap-1 overflow-hidden rounded-card border border-line';
const cover = 'max-sm:col-span-2 sm:row-span-2';

export interface ListingGalleryProps {
	/** Cover first. */
	photos: readonly Photo[];
}

/** The pictures of a listing: the cover large, the next beside it, any of them full-screen at a press. */
export function ListingGallery({ photos }: ListingGalleryProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const [open, setOpen] = useState<number | null>(null);
	const count = photos.length;
	if (count === 0) {
		return (
			<div className="overflow-hidden rounded-card border border-line">
				<ListingPhoto photo={null} />
			</div>
		);
	}
	const shown = photos.slice(0, SHOWN);

	return (
		<section aria-label={t('detail.gallery')} data-slot="listing-gallery">
			<ul
				className={`${frame} ${shown.length > 1 ? 'sm:grid-cols-[2fr_1fr]' : ''} ${shown.length > 2 ? 'grid-cols-2 sm:grid-rows-2' : ''}`}
			>
				{shown.map((photo, index) => (
					<li key={photo.url} className={`relative ${index === 0 ? cover : ''}`}>
						<button
							type="button"
							aria-label={t('detail.openPhoto', { index: index + 1, count })}
							onClick={() => setOpen(index)}
							className="block size-full cursor-zoom-in outline-offset-[-4px] [&>span]:size-full"
						>
							<ListingPhoto
								photo={photo}
								eager={index === 0}
								sizes={index === 0 ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 64rem) 20rem, 50vw'}
							/>
						</button>
						{index === 0 && photo.isDrawing && (
							<span className="pointer-events-none absolute bottom-2 left-2">
								<Tag tone="neutral">{t('drawing')}</Tag>
							</span>
						)}
						{index === shown.length - 1 && count > SHOWN && (
							<span className="pointer-events-none absolute right-2 bottom-2">
								<Tag tone="ink">{t('photoCount', { count })}</Tag>
							</span>
						)}
					</li>
				))}
			</ul>
			<PictureViewer
				pictures={photos}
				open={open}
				onOpen={setOpen}
				title={t('detail.photoOf', { index: (open ?? 0) + 1, count })}
				labels={{
					close: t('translation:close'),
					previous: t('detail.previousPhoto'),
					next: t('detail.nextPhoto'),
				}}
			/>
		</section>
	);
}

/** The place of a gallery that is loading, as high as one of three pictures or more, which most listings have. */
export function ListingGallerySkeleton() {
	return (
		<div data-slot="listing-gallery" className={`${frame} grid-cols-2 sm:grid-cols-[2fr_1fr] sm:grid-rows-2`}>
			<div className={cover}>
				<Skeleton shape="photo" />
			</div>
			<Skeleton shape="photo" />
			<Skeleton shape="photo" />
		</div>
	);
}
