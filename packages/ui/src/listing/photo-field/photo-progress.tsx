import { useTranslation } from 'react-i18next';
import { ProgressBar, percentOf } from '../../translation/progress-bar.tsx';

export interface PhotoProgressProps {
	/** Place among the photos, from 0. */
	index: number;
	/** From 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
}

/** How far a photo has come, over its lower edge. */
export function PhotoProgress({ index, fraction }: PhotoProgressProps) {
	const { t } = useTranslation('listing');
	const percent = percentOf(fraction);
	const words =
		fraction === undefined
			? t('photos.queued')
			: percent < 100
				? t('photos.sending', { percent })
				: t('photos.processing');
	return (
		<div className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-surface-raised px-1.5 py-1 text-xs font-bold tabular-nums @lg:gap-1 @lg:px-2 @lg:py-1.5">
			{words}
			<ProgressBar label={t('photos.progressOf', { index: index + 1 })} fraction={fraction} valueText={words} />
		</div>
	);
}
