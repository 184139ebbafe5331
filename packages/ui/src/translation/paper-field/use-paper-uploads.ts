import type { PaperChange, PaperValue } from '@ancu/forms/file';
import { type UploadOptions, useUploadQueue } from '../../primitives/upload/index.ts';

/** Sends a paper. Returns its id, or why it was refused, in words. What it throws counts as a failure that nobody explained. */
export type UploadPaper = (file: File, options: UploadOptions) => Promise<{ id: string } | { message: string }>;

/** Sends the papers that wait. Returns how much of each has been sent, from 0 to 1, by key. */
export function usePaperUploads(
	papers: readonly PaperValue[],
	change: (change: PaperChange) => void,
	upload: UploadPaper,
): ReadonlyMap<string, number> {
	return useUploadQueue(papers, async (key, file, options) => {
		const { signal } = options;
		try {
			const answer = await upload(file, options);
			if (signal.aborted) return;
			if ('id' in answer) change({ type: 'arrive', key, id: answer.id });
			else change({ type: 'fail', key, failure: answer.message });
		} catch {
			if (!signal.aborted) change({ type: 'fail', key, failure: null });
		}
	});
}
