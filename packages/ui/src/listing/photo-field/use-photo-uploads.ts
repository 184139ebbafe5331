import type { PhotoChange, PhotoValue, RefusedPhoto } from '@ancu/forms/listing';
import { type UploadOptions, useUploadQueue } from '../../primitives/upload/index.ts';
import { openPicture } from './open-picture.ts';

/**
 * Sends a photo. Returns its id and its size in pixels, or why it was refused, in words. What it throws counts as a failure
 * that nobody explained.
 */
export type UploadPhoto = (
	file: File,
	options: UploadOptions,
) => Promise<{ id: string; width: number; height: number } | { message: string }>;

export interface PhotoUploadsOptions {
	photos: readonly PhotoValue[];
	change: (change: PhotoChange) => void;
	upload: UploadPhoto;
	/** Told a file that turned out to be no picture that can be sent; its photo is gone. */
	onRefused: (refused: RefusedPhoto) => void;
}

/** Opens the photos that wait, makes large ones smaller and sends them. Returns how much of each has been sent, from 0 to 1, by key. */
export function usePhotoUploads({
	photos,
	change,
	upload,
	onRefused,
}: PhotoUploadsOptions): ReadonlyMap<string, number> {
	return useUploadQueue(photos, async (key, file, options) => {
		const { signal } = options;
		const picture = await openPicture(file);
		if (signal.aborted) return;
		if (!picture) {
			change({ type: 'remove', key });
			onRefused({ name: file.name, fault: 'broken' });
			return;
		}
		const { sent, ...size } = picture;
		change({ type: 'measure', key, ...size });
		try {
			const answer = await upload(sent, options);
			if (signal.aborted) return;
			if ('id' in answer) {
				const { id, width, height } = answer;
				change({ type: 'arrive', key, id, width, height });
			} else {
				change({ type: 'fail', key, failure: answer.message });
			}
		} catch {
			if (!signal.aborted) change({ type: 'fail', key, failure: null });
		}
	});
}
