import { changePapers, type PaperChange, type PaperValue } from '@ancu/forms/planning';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const AT_ONCE = 3;

/**
 * Sends a paper. Answers its id, or why it was refused, in words. What it throws counts as a failure that nobody explained.
 */
export type UploadPaper = (
	file: File,
	options: {
		/** Told how much has been sent, from 0 to 1. */
		onProgress: (fraction: number) => void;
		/** Aborted when the paper is taken away. */
		signal: AbortSignal;
	},
) => Promise<{ id: string } | { message: string }>;

/** Changes the papers of a form. Uploads end in any order and between renders, so each change starts from the newest value. */
export function usePaperChanges(
	value: readonly PaperValue[],
	onChange: (value: readonly PaperValue[]) => void,
): (change: PaperChange) => void {
	const latest = useRef(value);
	const report = useRef(onChange);
	useLayoutEffect(() => {
		latest.current = value;
		report.current = onChange;
	}, [value, onChange]);
	return useCallback((change) => {
		latest.current = changePapers(latest.current, change);
		report.current(latest.current);
	}, []);
}

/** Sends the papers that wait, three at a time. Answers how much of each has been sent, from 0 to 1, by key; one that is not in it waits for its turn. */
export function usePaperUploads(
	papers: readonly PaperValue[],
	change: (change: PaperChange) => void,
	upload: UploadPaper,
): ReadonlyMap<string, number> {
	const running = useRef(new Map<string, AbortController>());
	const [fractions, setFractions] = useState<ReadonlyMap<string, number>>(new Map());

	const send = async (key: string, file: File, signal: AbortSignal) => {
		const onProgress = (fraction: number) => {
			if (!signal.aborted) setFractions((others) => new Map(others).set(key, fraction));
		};
		onProgress(0);
		try {
			const answer = await upload(file, { onProgress, signal });
			if (signal.aborted) return;
			if ('id' in answer) change({ type: 'arrive', key, id: answer.id });
			else change({ type: 'fail', key, failure: answer.message });
		} catch {
			if (!signal.aborted) change({ type: 'fail', key, failure: null });
		}
	};

	useEffect(() => {
		const waiting = papers.filter(({ status }) => status === 'waiting');
		// An upload holds its place until the value shows how it ended: nothing is sent twice.
		for (const [key, controller] of running.current) {
			if (waiting.some((paper) => paper.key === key)) continue;
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
