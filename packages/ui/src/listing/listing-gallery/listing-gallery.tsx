import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureViewer } from '../../primitives/picture-viewer/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ListingPhoto as Photo } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';

/** On wider screens. */
const SHOWN = 3;
/** On a phone a strip that a finger pushes, on wider screens the cover with two beside it. */
const frame = 'flex gap-1 overflow-hidden rounded-card border border-line sm:grid';
const pushed = 'max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto overscroll-x-contain [scrollbar-width:none]';
const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-[2fr_1fr] sm:grid-rows-2'];
/** On a phone the next one looks in. */
const placeOf = (index: number, count: number) =>
	`${count === 1 ? 'w-full' : 'w-[90%]'} shrink-0 snap-center sm:w-auto ${index === 0 ? 'sm:row-span-2' : ''} ${index < SHOWN ? '' : 'sm:hidden'}`;

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
	return (
		<section aria-label={t('detail.gallery')} data-slot="listing-gallery">
			<ul className={`${frame} ${pushed} ${columns[Math.min(count, SHOWN)]}`}>
				{photos.map((photo, index) => (
					<li key={photo.url} className={`relative ${placeOf(index, count)}`}>
						<button
							type="button"
							aria-label={t('detail.openPhoto', { index: index + 1, count })}
							onClick={() => setOpen(index)}
							className="block size-full cursor-zoom-in outline-offset-[-4px] [&>span]:size-full"
						>
							<ListingPhoto
								photo={photo}
								eager={index === 0}
								sizes={
									index === 0
										? '(min-width: 64rem) 40rem, 100vw'
										: '(min-width: 64rem) 20rem, (min-width: 40rem) 34vw, 100vw'
								}
							/>
						</button>
						{index === 0 && photo.isDrawing && (
							<span className="pointer-events-none absolute bottom-2 left-2">
								<Tag ground="photo">{t('drawing')}</Tag>
							</span>
						)}
						{count > 1 && index === 0 && <Count count={count} className="sm:hidden" />}
						{count > SHOWN && index === SHOWN - 1 && <Count count={count} className="max-sm:hidden" />}
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

function Count({ count, className }: { count: number; className: string }) {
	const { t } = useTranslation('listing');
	return (
		<span className={`pointer-events-none absolute right-2 bottom-2 print:hidden ${className}`}>
			<Tag tone="ink">{t('photoCount', { count })}</Tag>
		</span>
	);
}

/** The place of a gallery that is loading, as high as one of three pictures or more, which most listings have. */
export function ListingGallerySkeleton() {
	return (
		<div data-slot="listing-gallery" className={`${frame} ${columns[SHOWN]}`}>
			{Array.from({ length: SHOWN }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another.
				<div key={index} className={placeOf(index, SHOWN)}>
					<Skeleton shape="photo" />
				</div>
			))}
		</div>
	);
}
