import { faultOfPapers, type PaperValue } from '@ancu/forms/file';
import { objectUrl } from './object-url.ts';

/** How far the files of a field are that are sent at once. */
export interface UploadState {
	/** Why the form cannot be sent yet. */
	waiting: ReturnType<typeof faultOfPapers>;
	/** Address of a file by what the form calls it. */
	urls: ReadonlyMap<string, string>;
}

/** Whether files are on their way or did not arrive, and where those that are here can be seen. */
export function uploadStateOf(files: readonly Pick<PaperValue, 'id' | 'url' | 'file' | 'status'>[]): UploadState {
	return {
		waiting: faultOfPapers(files),
		urls: new Map(
			files.flatMap(({ id, url, file }): [string, string][] => {
				const address = url ?? (file && objectUrl(file));
				return id && address ? [[id, address]] : [];
			}),
		),
	};
}
