import { faultOfPicture, type PhotoChange, type PhotoValue, type RefusedPhoto } from '@ancu/forms/listing';
import { useEffect, useRef, useState } from 'react';
import { measurePicture } from './measure-picture.ts';

const AT_ONCE = 3;

/**
 * Sends a photo. Answers its id and its size in pixels, or why it was refused, in words. What it throws counts as a failure
 * that nobody explained.
 */
export type UploadPhoto = (
	file: File,
	options: {
		/** Told how much has been sent, from 0 to 1. */
		onProgress: (fraction: number) => void;
		/** Aborted when the photo is taken away. */
		signal: AbortSignal;
	},
) => Promise<{ id: string; width: number; height: number } | { message: string }>;

export interface PhotoUploadsOptions {
	photos: readonly PhotoValue[];
	change: (change: PhotoChange) => void;
	upload: UploadPhoto;
	/** Told a file that turned out to be no picture that can be sent; its photo is gone. */
	onRefused: (refused: RefusedPhoto) => void;
}

/**
 * Sends the photos that wait, three at a time, in their order. Answers how much of each has been sent, from 0 to 1, by key;
 * one that is not in it waits for its turn.
 */
export function usePhotoUploads({
	photos,
	change,
	upload,
	onRefused,
}: PhotoUploadsOptions): ReadonlyMap<string, number> {
	const running = useRef(new Map<string, AbortController>());
	const [fractions, setFractions] = useState<ReadonlyMap<string, number>>(new Map());

	const send = async (key: string, file: File, signal: AbortSignal) => {
		const onProgress = (fraction: number) => {
			if (!signal.aborted) setFractions((others) => new Map(others).set(key, fraction));
		};
		onProgress(0);
		const size = await measurePicture(file);
		if (signal.aborted) return;
		const fault = faultOfPicture(size);
		if (fault) {
			change({ type: 'remove', key });
			onRefused({ name: file.name, fault });
			return;
		}
		if (size) change({ type: 'measure', key, ...size });
		try {
			const answer = await upload(file, { onProgress, signal });
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
	};

	useEffect(() => {
		const waiting = photos.filter(({ status }) => status === 'waiting');
		// An upload holds its place until the value shows how it ended: nothing is sent twice.
		for (const [key, controller] of running.current) {
			if (waiting.some((photo) => photo.key === key)) continue;
			controller.abort();
			running.current.delete(key);
		}
		for (const { key, file } of waiting) {
			if (running.current.size >= AT_ONCE) return;
			if (!file || running.current.has(key)) continue;
			const controller = new AbortController();
			running.current.set(key, controller);
			void send(key, file, controller.signal);
		}
	});

	useEffect(() => {
		const uploads = running.current;
		return () => {
			for (const controller of uploads.values()) controller.abort();
			uploads.clear();
		};
	}, []);

	return fractions;
}
