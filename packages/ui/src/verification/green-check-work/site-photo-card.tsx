import type { PhotoValue } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { AlertIcon, CloseIcon, RemoveIcon, RetryIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { usePreviewUrl } from '../../primitives/upload/index.ts';
import { ProgressBar, percentOf } from '../../translation/progress-bar.tsx';

export interface SitePhotoCardProps {
	photo: PhotoValue;
	/** Place among the photos, from 0. */
	index: number;
	/** How much has been sent, from 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
	/** When it was taken, in words; nothing while the server has not said. */
	time: { text: string; isOld: boolean } | undefined;
	onRetry: () => void;
	onRemove: () => void;
}

/** One photo taken on site: its picture, how far it has come, when it was taken. */
export function SitePhotoCard({ photo, index, fraction, time, onRetry, onRemove }: SitePhotoCardProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const preview = usePreviewUrl(photo.file);
	const place = { index: index + 1 };
	const { status, failure, url } = photo;
	const src = preview ?? url;
	return (
		<li data-slot="site-photo-card" className="grid min-w-0 content-start gap-1 text-sm">
			<span className="hatch relative block aspect-4/3 overflow-hidden rounded-tag border border-line">
				{src && (
					<img
						src={src}
						alt={t('photos.photo', place)}
						className={`dark-dim size-full object-cover ${status === 'arrived' ? '' : 'opacity-55'}`}
					/>
				)}
				<span className="absolute top-1 right-1 rounded-card bg-surface-raised">
					<IconButton
						size="sm"
						aria-label={t(status === 'waiting' ? 'photos.stop' : 'photos.remove', place)}
						icon={status === 'waiting' ? <CloseIcon aria-hidden="true" /> : <RemoveIcon aria-hidden="true" />}
						onClick={onRemove}
					/>
				</span>
			</span>
			{status === 'waiting' && <Progress index={index} fraction={fraction} />}
			{status === 'failed' && (
				<>
					<p className="flex items-start gap-1.5 text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{failure ?? t('photos.failed')}
					</p>
					{photo.file && (
						<div>
							<Button
								size="sm"
								variant="secondary"
								aria-label={t('photos.retry', place)}
								leadingIcon={<RetryIcon aria-hidden="true" />}
								onClick={onRetry}
							>
								{t('translation:retry')}
							</Button>
						</div>
					)}
				</>
			)}
			{status === 'arrived' && time && (
				<p className={time.isOld ? 'flex items-start gap-1.5' : 'text-ink-muted'}>
					{time.isOld && <WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
					{time.text}
				</p>
			)}
		</li>
	);
}

function Progress({ index, fraction }: { index: number; fraction: number | undefined }) {
	const { t } = useTranslation('verification');
	return (
		<span className="grid gap-1 text-ink-muted tabular-nums">
			{fraction === undefined ? t('photos.queued') : t('photos.sent', { percent: percentOf(fraction) })}
			<ProgressBar label={t('photos.progress', { index: index + 1 })} fraction={fraction} />
		</span>
	);
}
