import { formatDateTime } from '@ancu/forms/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { WarningIcon } from '../../primitives/icon/index.ts';
import { PictureViewer } from '../../primitives/picture-viewer/index.ts';
import type { GreenCheckPhoto } from '../verification-model.ts';

/** Says when a photo was taken, and whether that was before a moment (ISO 8601) from when on it counts. */
export function usePhotoTimeWords(): (
	takenAt: string | null,
	since: string | null,
) => { text: string; isOld: boolean } {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	return (takenAt, since) => {
		if (takenAt === null) return { text: t('photos.noTime'), isOld: false };
		const isOld = since !== null && new Date(takenAt) < new Date(since);
		const at = formatDateTime(takenAt, locale);
		return { text: t(isOld ? 'photos.takenBefore' : 'photos.taken', { at }), isOld };
	};
}

export interface SitePhotosProps {
	photos: readonly GreenCheckPhoto[];
	/** When the check was taken in hand, ISO 8601: an older photo is pointed out. @default nothing is */
	since?: string | null | undefined;
}

/** Photos that were taken on site, with their times; any of them full-screen at a press. */
export function SitePhotos({ photos, since = null }: SitePhotosProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const words = usePhotoTimeWords();
	const [open, setOpen] = useState<number | null>(null);
	const count = photos.length;
	if (count === 0) return <p className="text-ink-muted">{t('photos.none')}</p>;
	const timed = photos.map((photo) => ({ ...photo, ...words(photo.takenAt, since) }));
	return (
		<div data-slot="site-photos">
			<ul className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-3">
				{timed.map(({ id, url, text, isOld }, index) => (
					<li key={id} className="grid min-w-0 content-start gap-1 text-sm">
						<button
							type="button"
							aria-label={t('photos.open', { index: index + 1, count })}
							onClick={() => setOpen(index)}
							className="hatch block aspect-4/3 cursor-zoom-in overflow-hidden rounded-tag border border-line"
						>
							<img src={url} alt="" loading="lazy" className="dark-dim size-full object-cover" />
						</button>
						<span className={isOld ? 'flex items-start gap-1.5' : 'text-ink-muted'}>
							{isOld && <WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
							{text}
						</span>
					</li>
				))}
			</ul>
			<PictureViewer
				pictures={timed.map(({ url, text }, index) => ({
					url,
					caption: text,
					alt: t('photos.photo', { index: index + 1 }),
				}))}
				open={open}
				onOpen={setOpen}
				title={t('photos.title', { index: (open ?? 0) + 1, count })}
				labels={{ close: t('translation:close'), previous: t('photos.previous'), next: t('photos.next') }}
			/>
		</div>
	);
}
