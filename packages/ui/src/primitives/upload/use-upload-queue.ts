import { useEffect, useRef, useState } from 'react';

const AT_ONCE = 3;

/** A file of a form that may have to be sent. */
export interface QueuedFile {
	key: string;
	/** `waiting` until its upload has ended. */
	status: 'waiting' | 'failed' | 'arrived';
	/** Null of one that the server had. */
	file: File | null;
}

/** What an upload is given. */
export interface UploadOptions {
	/** Told how much has been sent, from 0 to 1. */
	onProgress: (fraction: number) => void;
	/** Aborted when the file is taken away. */
	signal: AbortSignal;
}

/**
 * Sends the files that wait, three at a time, in their order. `send` changes the value by how it ended, and after an abort no
 * more. Returns how much of each has been sent, from 0 to 1, by key; one that is not in it waits for its turn.
 */
export function useUploadQueue(
	files: readonly QueuedFile[],
	send: (key: string, file: File, options: UploadOptions) => Promise<void>,
): ReadonlyMap<string, number> {
	const running = useRef(new Map<string, AbortController>());
	const [fractions, setFractions] = useState<ReadonlyMap<string, number>>(new Map());

	useEffect(() => {
		const waiting = files.filter(({ status }) => status === 'waiting');
		// An upload holds its place until the value shows how it ended: nothing is sent twice.
		for (const [key, controller] of running.current) {
			if (waiting.some((file) => file.key === key)) continue;
			controller.abort();
			running.current.delete(key);
		}
		for (const { key, file } of waiting) {
			if (running.current.size >= AT_ONCE) return;
			if (!file || running.current.has(key)) continue;
			const controller = new AbortController();
			const { signal } = controller;
			const onProgress = (fraction: number) => {
				if (!signal.aborted) setFractions((others) => new Map(others).set(key, fraction));
			};
			running.current.set(key, controller);
			onProgress(0);
			void send(key, file, { onProgress, signal });
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
