import type { PaperValue } from '../file/papers.ts';

export * from '../file/papers.ts';

/** Why a form cannot be sent with its papers yet; undefined when all have arrived. */
export function faultOfPapers(papers: readonly PaperValue[]): 'still_sending' | 'not_arrived' | undefined {
	if (papers.some(({ status }) => status === 'waiting')) return 'still_sending';
	return papers.some(({ status }) => status === 'failed') ? 'not_arrived' : undefined;
}
