import { faultOfPapers, type PaperValue } from '@ancu/forms/file';
import { useFileUrls } from './use-file-urls.ts';

/** How far the files of a field are that are sent at once. */
export interface UploadState {
	/** Why the form cannot be sent yet. */
	waiting: ReturnType<typeof faultOfPapers>;
	/** Address of a file by what the form calls it. */
	urls: ReadonlyMap<string, string>;
}

/** Says whether files are on their way or did not arrive, and where those that are here can be seen while the field is on the page. */
export function useUploadState(): (
	files: readonly Pick<PaperValue, 'id' | 'url' | 'file' | 'status'>[],
) => UploadState {
	const urlsOf = useFileUrls();
	return (files) => ({ waiting: faultOfPapers(files), urls: urlsOf(files) });
}
