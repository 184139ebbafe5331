import { newKey } from '@ancu/forms/file';
import {
	isUploading,
	newPhoto,
	PHOTO_MAX_MEGABYTES,
	type PhotoChange,
	type PhotoValue,
	photoTypes,
	type RefusedPhoto,
	sortPhotoFiles,
} from '@ancu/forms/listing';
import { GREEN_CHECK_PHOTOS_MAX } from '@ancu/forms/verification';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { AddPhotoIcon, AlertIcon, PhotoIcon, WarningIcon } from '../../primitives/icon/index.ts';
import { FileInput, useIncomingFiles } from '../../primitives/upload/index.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { usePhotoTimeWords } from '../site-evidence/site-photos.tsx';
import type { GreenCheckPhoto } from '../verification-model.ts';
import { SitePhotoCard } from './site-photo-card.tsx';
import { type UploadSitePhoto, useSiteUploads } from './use-site-uploads.ts';

export interface SitePhotoFieldProps {
	/** Begin with `storedPhoto` of each that is kept, or nothing. */
	value: readonly PhotoValue[];
	/** Told what happens to each: taken, arrived, failed, removed. The same function all the while: uploads end between renders. */
	onChange: (change: PhotoChange) => void;
	/** Sends one photo; at most three are under way at once. */
	upload: UploadSitePhoto;
	/** Those that the server keeps: it says when they were taken. */
	kept: readonly GreenCheckPhoto[];
	/** When the check was taken in hand, ISO 8601: an older photo is pointed out. */
	since: string | null;
	/** What is wrong with them as the form sees it. */
	error?: string | undefined;
}

/** Photos of a green check: taken with the device's camera or chosen, sent at once. One that did not arrive keeps its file. */
export function SitePhotoField({ value, onChange: change, upload, kept, since, error }: SitePhotoFieldProps) {
	const { t } = useTranslation('verification');
	const id = useId();
	const field = useRef<HTMLFieldSetElement>(null);
	const camera = useRef<HTMLInputElement>(null);
	const files = useRef<HTMLInputElement>(null);
	// What is pressed at a photo goes away with it.
	const take = useLedFocus<HTMLButtonElement>();
	const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
	const fractions = useSiteUploads(value, change, upload);
	const failed = value.filter(({ status }) => status === 'failed').length;
	const timeWords = usePhotoTimeWords();
	const isFull = value.length >= GREEN_CHECK_PHOTOS_MAX;

	const add = (chosen: readonly File[]) => {
		if (chosen.length === 0) return;
		const sorted = sortPhotoFiles(value, chosen);
		const room = GREEN_CHECK_PHOTOS_MAX - value.length;
		const tooMany = sorted.taken.slice(room).map(({ name }) => ({ name, fault: 'tooMany' }) as const);
		setRefused([...sorted.refused, ...tooMany]);
		const taken = sorted.taken.slice(0, room);
		if (taken.length > 0) change({ type: 'add', photos: taken.map((file) => newPhoto(newKey(), file)) });
	};
	const isOver = useIncomingFiles(field, add);

	const timeOf = (photo: PhotoValue) => {
		const known = kept.find(({ id: photoId }) => photoId === photo.id);
		return known && timeWords(known.takenAt, since);
	};

	return (
		<fieldset
			ref={field}
			data-slot="site-photo-field"
			data-field="photoIds"
			aria-label={t('photos.heading')}
			aria-describedby={`${id}-hint ${id}-error`}
			className="grid min-w-0 gap-3"
		>
			<div
				data-over={isOver || undefined}
				className="cadastre flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-5 text-center data-over:border-focus data-over:bg-surface-sunken"
			>
				<div className="flex flex-wrap justify-center gap-2">
					<Button
						ref={take.ref}
						variant="secondary"
						// Stays focusable where there is room for no more: what was pressed may have filled it.
						aria-disabled={isFull}
						leadingIcon={<PhotoIcon aria-hidden="true" />}
						onClick={() => camera.current?.click()}
					>
						{t('photos.take')}
					</Button>
					<Button
						variant="quiet"
						aria-disabled={isFull}
						leadingIcon={<AddPhotoIcon aria-hidden="true" />}
						onClick={() => files.current?.click()}
					>
						{t('photos.choose')}
					</Button>
				</div>
				<p id={`${id}-hint`} className="text-sm text-ink-muted">
					{isFull
						? t('photos.full', { max: GREEN_CHECK_PHOTOS_MAX })
						: t('photos.kinds', { count: value.length, max: GREEN_CHECK_PHOTOS_MAX, megabytes: PHOTO_MAX_MEGABYTES })}
				</p>
			</div>
			{[camera, files].map((input) => (
				<FileInput
					key={input === camera ? 'camera' : 'files'}
					ref={input}
					data-testid={input === camera ? 'camera-input' : 'photo-input'}
					accept={photoTypes}
					{...(input === camera ? { capture: 'environment' as const } : { multiple: true })}
					onTake={add}
				/>
			))}
			<div role="alert">
				{refused.length > 0 && (
					<ul className="grid gap-1 rounded-card border border-line-strong p-3 text-sm">
						{refused.map(({ name, fault }) => (
							<li key={name} className="flex items-start gap-2">
								<WarningIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
								<span className="min-w-0 wrap-anywhere">
									<span className="font-bold">{name}</span>
									{': '}
									{t(`photos.fault.${fault}`, { max: GREEN_CHECK_PHOTOS_MAX, megabytes: PHOTO_MAX_MEGABYTES })}
								</span>
							</li>
						))}
					</ul>
				)}
			</div>
			{value.length > 0 && (
				<ul
					aria-label={t('photos.heading')}
					className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-3"
				>
					{value.map((photo, index) => (
						<SitePhotoCard
							key={photo.key}
							photo={photo}
							index={index}
							fraction={fractions.get(photo.key)}
							time={timeOf(photo)}
							onRetry={() => {
								take.lead();
								change({ type: 'retry', key: photo.key });
							}}
							onRemove={() => {
								take.lead();
								change({ type: 'remove', key: photo.key });
							}}
						/>
					))}
				</ul>
			)}
			<p role="status" className="sr-only">
				{isUploading(value)
					? t('photos.sending')
					: failed > 0
						? t('photos.notArrived', { count: failed })
						: value.some(({ file, id: sent }) => file && sent) && t('photos.arrived')}
			</p>
			<p id={`${id}-error`} aria-live="polite" className="flex items-start gap-1.5 text-sm text-danger">
				{error && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
				{error}
			</p>
		</fieldset>
	);
}
