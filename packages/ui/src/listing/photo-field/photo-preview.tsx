import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoIcon } from '../../primitives/icon/index.ts';

export interface PhotoPreviewProps {
	/** Address of the picture; nothing when there is none to show. */
	src: string | undefined;
	alt: string;
	/** Not there yet: drawn paler. @default false */
	pale?: boolean | undefined;
}

/** A photo in its frame, or hatching where it cannot be shown. */
export function PhotoPreview({ src, alt, pale = false }: PhotoPreviewProps) {
	const { t } = useTranslation('listing');
	const [broken, setBroken] = useState<string>();
	if (!src || src === broken) {
		return (
			<span
				role="img"
				aria-label={alt}
				className="hatch flex size-full flex-col items-center justify-center gap-1 p-2 text-center text-xs text-ink-muted"
			>
				<PhotoIcon aria-hidden="true" className="size-5" />
				{t('photos.noPreview')}
			</span>
		);
	}
	return (
		<img
			src={src}
			alt={alt}
			draggable={false}
			decoding="async"
			onError={() => setBroken(src)}
			className={`dark-dim size-full object-cover ${pale ? 'opacity-55' : ''}`}
		/>
	);
}
