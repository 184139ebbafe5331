import { type FileFault, sortFiles } from './sort-files.ts';

/** Kinds of files that a paper may come as; the server takes no others. */
export const paperTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
/** Megabytes of 2^20 bytes that such a file may have. */
export const PAPER_MAX_MEGABYTES = 20;
/** Papers that a form takes, where it does not say otherwise. */
export const PAPERS_MAX = 10;

/** A paper in a form: a photo of it, or a PDF. */
export interface PaperValue {
	/** Names it within the form; never changes. */
	key: string;
	/** What the server takes: id of its upload or of the file that is there; null until it has arrived. */
	id: string | null;
	name: string;
	/** Where the server shows it; null of one that was chosen here. */
	url: string | null;
	/** What was chosen here; null of one that the server had. */
	file: File | null;
	/** `waiting` until its upload has ended; `failed` keeps the file for another try. */
	status: 'waiting' | 'failed' | 'arrived';
	/** Why it failed, in words; null when nobody said. */
	failure: string | null;
}

/** A paper that was chosen and has to be sent. */
export function newPaper(key: string, file: File): PaperValue {
	return { key, id: null, name: file.name, url: null, file, status: 'waiting', failure: null };
}

/** A paper that the server has; without an address, an upload that a draft has kept. */
export function storedPaper({ id, name, url = null }: { id: string; name: string; url?: string | null }): PaperValue {
	return { key: id, id, name, url, file: null, status: 'arrived', failure: null };
}

/** Something that happens to the papers of a form. */
export type PaperChange<Paper extends PaperValue = PaperValue> =
	| { type: 'add'; papers: readonly Paper[]; most: number }
	| { type: 'arrive'; key: string; id: string }
	| { type: 'fail'; key: string; failure: string | null }
	| { type: 'retry'; key: string }
	| { type: 'remove'; key: string };

/** The papers after a change. One that is not there any more is not changed. */
export function changePapers<Paper extends PaperValue>(
	papers: readonly Paper[],
	change: PaperChange<Paper>,
): readonly Paper[] {
	const patch = (key: string, fields: Partial<PaperValue>) =>
		papers.map((paper) => (paper.key === key ? { ...paper, ...fields } : paper));
	switch (change.type) {
		case 'add':
			return [...papers, ...change.papers].slice(0, change.most);
		case 'arrive':
			return patch(change.key, { id: change.id, status: 'arrived', failure: null });
		case 'fail':
			return patch(change.key, { status: 'failed', failure: change.failure });
		case 'retry':
			return patch(change.key, { status: 'waiting', failure: null });
		case 'remove':
			return papers.filter(({ key }) => key !== change.key);
	}
}

/** Why a file cannot become a paper. */
export type PaperFault = FileFault | 'notPaper';

/** A file that was not taken. */
export interface RefusedPaper {
	/** Of the file. */
	name: string;
	fault: PaperFault;
}

/** Tells which of the chosen files can join the papers, of which there may be `most`. */
export function sortPaperFiles(
	papers: readonly PaperValue[],
	files: readonly File[],
	most: number,
): { taken: File[]; refused: RefusedPaper[] } {
	return sortFiles(papers, files, {
		types: paperTypes,
		wrongType: 'notPaper',
		megabytes: PAPER_MAX_MEGABYTES,
		most,
	});
}

/** Why a form cannot be sent with its papers, or its photos, yet; undefined when all have arrived. */
export function faultOfPapers(
	papers: readonly Pick<PaperValue, 'status'>[],
): 'still_sending' | 'not_arrived' | undefined {
	// First, as nobody need wait for the others to hear of it.
	if (papers.some(({ status }) => status === 'failed')) return 'not_arrived';
	return papers.some(({ status }) => status === 'waiting') ? 'still_sending' : undefined;
}
