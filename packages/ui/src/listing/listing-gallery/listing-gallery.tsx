import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { ListingPhoto as Photo } from '../listing-model.ts';
import { ListingPhoto } from '../listing-photo/listing-photo.tsx';

const SHOWN = 3;

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
				<ListingPhoto photo={undefined} />
			</div>
		);
	}
	const shown = photos.slice(0, SHOWN);
	const current = open === null ? undefined : photos[open];
	const go = (step: number) => setOpen((index) => (index === null ? null : (index + step + count) % count));

	return (
		<section aria-label={t('detail.gallery')} data-slot="listing-gallery">
			<ul
				className={`grid gap-1 overflow-hidden rounded-card border border-line ${shown.length > 1 ? 'sm:grid-cols-[2fr_1fr]' : ''} ${shown.length > 2 ? 'grid-cols-2 sm:grid-rows-2' : ''}`}
			>
				{shown.map((photo, index) => (
					<li key={photo.url} className={`relative ${index === 0 ? 'max-sm:col-span-2 sm:row-span-2' : ''}`}>
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
			<Dialog
				open={open !== null}
				onClose={() => setOpen(null)}
				title={t('detail.photoOf', { index: (open ?? 0) + 1, count })}
				closeLabel={t('translation:close')}
				placement="full"
			>
				{current && (
					// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys besides the two buttons, which do the same.
					<div
						className="flex h-full flex-col items-center justify-center gap-3"
						onKeyDown={(event) => {
							if (event.key === 'ArrowLeft') go(-1);
							if (event.key === 'ArrowRight') go(1);
						}}
					>
						<img
							src={current.url}
							alt={current.caption ?? ''}
							width={current.width}
							height={current.height}
							className="dark-dim min-h-0 w-full grow object-contain"
						/>
						<p aria-live="polite" className="text-sm text-ink-muted">
							{current.caption}
						</p>
						{count > 1 && (
							<div className="flex gap-2">
								<IconButton
									variant="secondary"
									aria-label={t('detail.previousPhoto')}
									icon={<ChevronLeftIcon aria-hidden="true" />}
									onClick={() => go(-1)}
								/>
								<IconButton
									variant="secondary"
									aria-label={t('detail.nextPhoto')}
									icon={<ChevronRightIcon aria-hidden="true" />}
									onClick={() => go(1)}
								/>
							</div>
						)}
					</div>
				)}
			</Dialog>
		</section>
	);
}
