import { newKey } from '@ancu/forms/file';
import {
	changePhotos,
	isUploading,
	newPhoto,
	PHOTO_EDGE_ADVISED,
	PHOTO_FILE_MAX_MEGABYTES,
	PHOTOS_ADVISED,
	PHOTOS_MAX,
	type PhotoValue,
	photoTypes,
	type RefusedPhoto,
	sortPhotoFiles,
} from '@ancu/forms/listing';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { AddPhotoIcon, InfoIcon, RetryIcon } from '../../primitives/icon/index.ts';
import { FileInput, useIncomingFiles, useValueChanges } from '../../primitives/upload/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useSaid } from '../../translation/use-said.tsx';
import { PhotoCard } from './photo-card.tsx';
import { RefusedPhotos } from './refused-photos.tsx';
import { RemovedPhotos } from './removed-photos.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { type UploadPhoto, usePhotoUploads } from './use-photo-uploads.ts';

export interface PhotoFieldProps {
	/** Cover first. Begin with `storedPhoto` of each that a listing has, or nothing. */
	value: readonly PhotoValue[];
	/** Told all photos at every change: chosen, measured, arrived, failed, moved, described, removed. */
	onChange: (value: readonly PhotoValue[]) => void;
	/** Sends one photo; at most three are under way at once. */
	upload: UploadPhoto;
	/** Told of each that was refused once it was to be sent; the field says so itself. */
	onRefused?: (() => void) | undefined;
	/** What is wrong with the photos as the form sees it. */
	error?: string | undefined;
}

/**
 * The photos of a listing: chosen, dropped or pasted, several at once, made smaller and sent at once, put in order by drag and keyboard.
 * Photos that did not arrive keep their file. Uploads stop when the field is taken out of the page and begin again when it is
 * back, so a form in steps hides it (`hidden`) and does not unmount it.
 */
export function PhotoField({ value, onChange, upload, onRefused, error }: PhotoFieldProps) {
	const { t } = useTranslation('listing');
	const id = useId();
	const field = useRef<HTMLFieldSetElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const choose = useRef<HTMLButtonElement>(null);
	const undo = useRef<HTMLButtonElement>(null);
	// Where the focus goes once the change is on the page: a moved card loses it, a removed one takes it along.
	const focusNext = useRef<{ handleOf: string } | 'undo' | 'choose'>(undefined);
	const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
	const [removed, setRemoved] = useState<readonly { photo: PhotoValue; at: number }[]>([]);
	const { said, say } = useSaid();

	const change = useValueChanges(value, onChange, changePhotos);
	const fractions = usePhotoUploads({
		photos: value,
		change,
		upload,
		onRefused: (one) => {
			setRefused((others) => [...others, one]);
			onRefused?.();
		},
	});
	const order = useDragOrder(list);

	const count = value.length;
	const full = count >= PHOTOS_MAX;
	const failed = value.filter(({ status }) => status === 'failed');
	const progressWords = isUploading(value)
		? t('photos.uploading')
		: failed.length > 0
			? t('photos.failedCount', { count: failed.length })
			: value.some(({ file }) => file) && t('photos.uploaded');

	const add = (files: readonly File[]) => {
		if (files.length === 0) return;
		const sorted = sortPhotoFiles(value, files, PHOTO_FILE_MAX_MEGABYTES);
		setRefused(sorted.refused);
		if (sorted.taken.length > 0) change({ type: 'add', photos: sorted.taken.map((file) => newPhoto(newKey(), file)) });
	};
	const isOver = useIncomingFiles(field, add);

	const move = (key: string, to: number) => {
		change({ type: 'move', key, to });
		say(t(to === 0 ? 'photos.movedToCover' : 'photos.moved', { index: to + 1, count }));
		focusNext.current = { handleOf: key };
	};
	const remove = (photo: PhotoValue, at: number) => {
		change({ type: 'remove', key: photo.key });
		setRemoved((others) => [...others, { photo, at }]);
		say(t('photos.removedOne', { index: at + 1 }));
		focusNext.current = 'undo';
	};
	const bringBack = () => {
		const last = removed.at(-1);
		if (!last) return;
		change({ type: 'restore', ...last });
		setRemoved((others) => others.slice(0, -1));
		say(t('photos.restored', { index: last.at + 1, count: count + 1 }));
		focusNext.current = { handleOf: last.photo.key };
	};
	const letGo = () => {
		setRemoved([]);
		focusNext.current = 'choose';
	};

	useEffect(() => {
		const next = focusNext.current;
		focusNext.current = undefined;
		if (next === 'undo') undo.current?.focus({ preventScroll: true });
		else if (next === 'choose') choose.current?.focus({ preventScroll: true });
		else if (next) list.current?.querySelector<HTMLElement>(`[data-key="${next.handleOf}"] [data-handle]`)?.focus();
	});

	return (
		<fieldset
			ref={field}
			aria-labelledby={`${id}-title`}
			data-slot="photo-field"
			className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
		>
			<div className="flex items-baseline justify-between gap-3">
				<span id={`${id}-title`} className="text-sm font-bold">
					{t('photos.title')}
				</span>
				<span className="text-sm text-ink-muted">{t('photos.count', { count, max: PHOTOS_MAX })}</span>
			</div>

			<div
				data-over={isOver || undefined}
				className={`flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 text-center data-over:border-focus data-over:bg-surface-sunken ${count === 0 ? 'cadastre py-10' : 'py-5'}`}
			>
				<Button
					ref={choose}
					variant="secondary"
					// Stays focusable where there is room for no more: closing what was refused leads here.
					aria-disabled={full}
					aria-describedby={`${id}-hint ${error ? `${id}-error` : ''}`}
					leadingIcon={<AddPhotoIcon aria-hidden="true" />}
					onClick={() => input.current?.click()}
				>
					{t(count === 0 ? 'photos.choose' : 'photos.add')}
				</Button>
				<p className="text-sm text-ink-muted">
					{full && t('photos.full', { max: PHOTOS_MAX })}
					{!full && isOver && t('photos.dropNow')}
					{!full && !isOver && (
						<>
							{t('photos.several')}
							{/* A finger drags no file. */}
							<span className="hidden pointer-fine:inline"> {t('photos.drop')}</span>
						</>
					)}
				</p>
			</div>
			<p id={`${id}-hint`} className="text-sm text-ink-muted">
				{t('photos.hint', {
					least: PHOTOS_ADVISED,
					edge: PHOTO_EDGE_ADVISED,
					megabytes: PHOTO_FILE_MAX_MEGABYTES,
				})}
			</p>
			<FileInput ref={input} multiple accept={photoTypes} onTake={add} />

			<RefusedPhotos
				refused={refused}
				onClose={() => {
					setRefused([]);
					focusNext.current = 'choose';
				}}
			/>
			<div className="flex flex-wrap items-center justify-between gap-2 text-sm font-bold">
				<p role="status">{progressWords}</p>
				{failed.length > 1 && (
					<Button
						size="sm"
						variant="secondary"
						leadingIcon={<RetryIcon aria-hidden="true" />}
						onClick={() => {
							for (const { key } of failed) change({ type: 'retry', key });
							focusNext.current = 'choose';
						}}
					>
						{t('photos.retryAll', { count: failed.length })}
					</Button>
				)}
			</div>

			{count > 0 && (
				<ol
					ref={list}
					aria-label={t('photos.list')}
					className="grid gap-3 @lg:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-4"
				>
					{value.map((photo, index) => (
						<PhotoCard
							key={photo.key}
							{...order.itemProps(index)}
							photo={photo}
							index={index}
							count={count}
							fraction={fractions.get(photo.key)}
							onCaption={(caption) => change({ type: 'caption', key: photo.key, caption })}
							onMove={(to) => move(photo.key, to)}
							onGrip={order.grip(index, (to) => move(photo.key, to))}
							onRemove={() => remove(photo, index)}
							onRetry={() => {
								change({ type: 'retry', key: photo.key });
								focusNext.current = { handleOf: photo.key };
							}}
						/>
					))}
				</ol>
			)}
			{count > 0 && count < PHOTOS_ADVISED && (
				<p className="flex items-start gap-2 text-sm">
					<InfoIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{t('photos.advice', { count: PHOTOS_ADVISED })}
				</p>
			)}
			<ErrorLine keepsHeight id={`${id}-error`}>
				{error}
			</ErrorLine>
			<RemovedPhotos count={removed.length} full={full} onUndo={bringBack} onClose={letGo} undoRef={undo} />
			<div role="status">
				<VisuallyHidden>{said}</VisuallyHidden>
			</div>
		</fieldset>
	);
}
