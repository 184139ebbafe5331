import { isSmallPhoto, PHOTO_CAPTION_MAX, PHOTO_EDGE_ADVISED, type PhotoValue } from '@ancu/forms/listing';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../primitives/button/index.ts';
import {
	AlertIcon,
	ArrowLeftIcon,
	ArrowRightIcon,
	CloseIcon,
	DragIcon,
	PhotoIcon,
	RemoveIcon,
	RetryIcon,
	WarningIcon,
} from '../../primitives/icon/index.ts';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { usePreviewUrl } from '../../primitives/upload/index.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { PhotoProgress } from './photo-progress.tsx';

/** From here on a caption shows how much room is left. */
const COUNTED_FROM = PHOTO_CAPTION_MAX - 30;

export interface PhotoCardProps {
	photo: PhotoValue;
	/** Place among the photos, from 0. */
	index: number;
	/** How many photos there are. */
	count: number;
	/** How much has been sent, from 0 to 1; nothing while it waits for its turn. */
	fraction: number | undefined;
	onCaption: (caption: string) => void;
	/** Told the place that it should have, from 0. */
	onMove: (to: number) => void;
	onRemove: () => void;
	onRetry: () => void;
	/** Begins a drag. */
	onGrip: (event: PointerEvent<HTMLElement>) => void;
	/** While one is dragged: where this one stands. */
	style: CSSProperties | undefined;
	'data-drag': 'held' | 'aside' | undefined;
}

/** One photo: its picture, state, caption and place among the others. */
export function PhotoCard({
	photo,
	index,
	count,
	fraction,
	onCaption,
	onMove,
	onRemove,
	onRetry,
	onGrip,
	style,
	'data-drag': drag,
}: PhotoCardProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const preview = usePreviewUrl(photo.file);
	const { caption, status } = photo;
	const place = index + 1;
	const counterId = useId();
	const isCounted = caption.length >= COUNTED_FROM;
	const isTooLong = caption.trim().length > PHOTO_CAPTION_MAX;
	const last = count - 1;

	const moveByKey = (event: KeyboardEvent) => {
		// Alt+← is the browser's way back.
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const to = {
			ArrowLeft: index - 1,
			ArrowUp: index - 1,
			ArrowRight: index + 1,
			ArrowDown: index + 1,
			Home: 0,
			End: last,
		}[event.key];
		if (to === undefined) return;
		event.preventDefault();
		if (to >= 0 && to <= last && to !== index) onMove(to);
	};

	return (
		<li
			data-slot="photo-card"
			data-key={photo.key}
			data-drag={drag}
			style={style}
			className="relative flex min-w-0 flex-col rounded-card border border-line bg-surface-raised data-[drag=aside]:transition-transform data-[drag=held]:z-10 data-[drag=held]:border-focus data-[drag=held]:shadow-float"
		>
			<div className="flex gap-3 p-2 max-[15rem]:flex-wrap @lg:flex-col @lg:gap-0 @lg:p-0">
				<div
					onPointerDown={(event) => event.pointerType === 'mouse' && onGrip(event)}
					className="relative aspect-4/3 w-20 shrink-0 @xs:w-28 cursor-grab self-start overflow-hidden rounded-card bg-surface-sunken select-none @lg:w-full @lg:rounded-b-none"
				>
					<PhotoPreview
						src={preview ?? photo.url ?? undefined}
						alt={caption || t('photos.photo', { index: place })}
						pale={status !== 'arrived'}
					/>
					<span className="absolute top-1.5 left-1.5">
						<Tag tone="ink">{index === 0 ? t('photos.cover') : place}</Tag>
					</span>
					{status === 'waiting' && <PhotoProgress index={index} fraction={fraction} />}
				</div>
				<div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-1 @lg:p-2">
					<TextInput
						aria-label={t('photos.captionOf', { index: place })}
						placeholder={t('photos.caption')}
						value={caption}
						aria-invalid={isTooLong || undefined}
						aria-describedby={isCounted ? counterId : undefined}
						autoComplete="off"
						onChange={({ target }) => onCaption(target.value)}
						onKeyDown={(event) => {
							// Enter would send the whole listing.
							if (event.key === 'Enter') event.preventDefault();
						}}
					/>
					{isCounted && (
						<p id={counterId} className={`text-right text-xs ${isTooLong ? 'text-danger' : 'text-ink-muted'}`}>
							{t('photos.counter', { used: caption.length, max: PHOTO_CAPTION_MAX })}
						</p>
					)}
					<div className="flex items-center justify-between">
						<span className="-ml-1 flex items-center">
							<span className="touch-none" onPointerDown={onGrip}>
								<IconButton
									size="sm"
									data-handle=""
									aria-label={t('photos.handle', { index: place, count })}
									title={t('photos.handleHint')}
									icon={<DragIcon aria-hidden="true" />}
									onKeyDown={moveByKey}
								/>
							</span>
							{count > 1 && (
								<Menu label={t('photos.orderOf', { index: place })} trigger={t('photos.order')}>
									{index > 0 && (
										<>
											<MenuItem icon={<PhotoIcon aria-hidden="true" />} onSelect={() => onMove(0)}>
												{t('photos.makeCover')}
											</MenuItem>
											<MenuItem icon={<ArrowLeftIcon aria-hidden="true" />} onSelect={() => onMove(index - 1)}>
												{t('photos.earlier')}
											</MenuItem>
										</>
									)}
									{index < last && (
										<MenuItem icon={<ArrowRightIcon aria-hidden="true" />} onSelect={() => onMove(index + 1)}>
											{t('photos.later')}
										</MenuItem>
									)}
								</Menu>
							)}
						</span>
						<IconButton
							size="sm"
							aria-label={t(status === 'waiting' ? 'photos.cancel' : 'photos.remove', { index: place })}
							icon={status === 'waiting' ? <CloseIcon aria-hidden="true" /> : <RemoveIcon aria-hidden="true" />}
							onClick={onRemove}
						/>
					</div>
				</div>
			</div>
			{status === 'failed' && (
				<div className="flex flex-wrap items-center justify-between gap-2 px-3 pb-3 text-sm">
					<p className="flex min-w-0 items-start gap-1.5 text-danger">
						<AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{photo.failure ?? t('photos.failed')}
					</p>
					<Button
						size="sm"
						variant="secondary"
						aria-label={t('photos.retryOf', { index: place })}
						leadingIcon={<RetryIcon aria-hidden="true" />}
						onClick={onRetry}
					>
						{t('translation:retry')}
					</Button>
				</div>
			)}
			{isSmallPhoto(photo) && (
				<p className="flex items-start gap-1.5 px-3 pb-3 text-sm text-ink-muted">
					<WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{t('photos.small', { width: photo.width, height: photo.height, edge: PHOTO_EDGE_ADVISED })}
				</p>
			)}
		</li>
	);
}
