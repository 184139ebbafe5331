import { useTranslation } from 'react-i18next';

export interface PhotoProgressProps {
	/** Place among the photos, from 0. */
	index: number;
	/** From 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
}

/** How far a photo has come, over its lower edge. */
export function PhotoProgress({ index, fraction }: PhotoProgressProps) {
	const { t } = useTranslation('listing');
	const percent = Math.round(Math.min(1, fraction ?? 0) * 100);
	const words =
		fraction === undefined
			? t('photos.queued')
			: percent < 100
				? t('photos.sending', { percent })
				: t('photos.processing');
	return (
		<div className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-surface-raised px-1.5 py-1 text-xs font-bold tabular-nums @lg:gap-1 @lg:px-2 @lg:py-1.5">
			{words}
			<div
				role="progressbar"
				aria-label={t('photos.progressOf', { index: index + 1 })}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
				aria-valuetext={words}
				className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:outline"
			>
				<div
					className="h-full rounded-full bg-focus forced-colors:system-filled transition-[width]"
					style={{ width: `${percent}%` }}
				/>
			</div>
		</div>
	);
}
