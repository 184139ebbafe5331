import type { PhotoChange, PhotoValue } from '@ancu/forms/listing';
import { type UploadOptions, useUploadQueue } from '../../primitives/upload/index.ts';

/**
 * Sends a photo taken on site. Returns its id and its size in pixels, or why it was refused, in words. What it throws counts as
 * a failure that nobody explained.
 */
export type UploadSitePhoto = (
	file: File,
	options: UploadOptions,
) => Promise<{ id: string; width: number; height: number } | { message: string }>;

/** Sends the photos that wait. Returns how much of each has been sent, from 0 to 1, by key. */
export function useSiteUploads(
	photos: readonly PhotoValue[],
	change: (change: PhotoChange) => void,
	upload: UploadSitePhoto,
): ReadonlyMap<string, number> {
	return useUploadQueue(photos, async (key, file, options) => {
		const { signal } = options;
		try {
			const answer = await upload(file, options);
			if (signal.aborted) return;
			if ('id' in answer) change({ type: 'arrive', key, ...answer });
			else change({ type: 'fail', key, failure: answer.message });
		} catch {
			if (!signal.aborted) change({ type: 'fail', key, failure: null });
		}
	});
}
