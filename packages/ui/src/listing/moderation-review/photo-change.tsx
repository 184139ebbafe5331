import { useTranslation } from 'react-i18next';
import { PhotoIcon } from '../../primitives/icon/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import type { KeyedPhoto } from '../moderation-model.ts';

export interface PhotoChangeProps {
	/** Keys or addresses of the pictures of this side, in order. */
	own: readonly string[];
	/** Those of the other side. */
	other: readonly string[];
	/** Pictures that keys are looked up in. */
	photos: readonly KeyedPhoto[];
	side: 'before' | 'after';
}

/** The pictures of one version as thumbnails; what the other version lacks is marked in words. */
export function PhotoChange({ own, other, photos, side }: PhotoChangeProps) {
	const { t } = useTranslation('listing');
	const others = new Set(other);
	return (
		<ul data-slot="photo-change" className="grid grid-cols-3 gap-2 pt-1">
			{own.map((name, index) => {
				const photo = photos.find(({ key, url }) => key === name || url === name);
				const url = photo?.url ?? (/^(?:\/|https?:|data:image\/)/.test(name) ? name : undefined);
				const number = t('moderation.photoNumber', { number: index + 1 });
				return (
					<li key={name} className="grid content-start justify-items-start gap-1">
						<span className="hatch flex aspect-4/3 w-full items-center justify-center overflow-hidden rounded-tag border border-line">
							{url ? (
								<img
									src={url}
									alt={photo?.caption ?? number}
									loading="lazy"
									className="dark-dim size-full object-cover"
								/>
							) : (
								<>
									<PhotoIcon aria-hidden="true" className="size-5 text-ink-muted" />
									<span className="sr-only">{number}</span>
								</>
							)}
						</span>
						{!others.has(name) && (
							<Tag tone={side === 'after' ? 'ink' : 'outline'}>
								{t(side === 'after' ? 'moderation.photoAdded' : 'moderation.photoRemoved')}
							</Tag>
						)}
					</li>
				);
			})}
		</ul>
	);
}
