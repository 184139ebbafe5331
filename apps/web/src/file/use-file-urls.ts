import { useEffect, useState } from 'react';

/** A file of a form. */
interface FormFile {
	/** What the server calls it; null until it has arrived. */
	id: string | null;
	/** Where the server shows it; null of one that was chosen here. */
	url: string | null;
	/** What was chosen here; null of one that the server had. */
	file: File | null;
}

/** Addresses of the files of a form. A browser keeps a file that has one until the page is loaded anew, so they are given back. */
export function createFileUrls() {
	const made = new Map<File, string>();
	function giveBack(files: Iterable<File>): void {
		for (const file of files) {
			const url = made.get(file);
			if (url !== undefined) URL.revokeObjectURL(url);
			made.delete(file);
		}
	}
	function urlOf(file: File): string {
		const url = made.get(file) ?? URL.createObjectURL(file);
		made.set(file, url);
		return url;
	}
	return {
		/** Where those of a form can be seen that have arrived, by what the server calls them: of files that were chosen here, as long as these stay in the form. */
		of: (files: readonly FormFile[]): ReadonlyMap<string, string> => {
			giveBack([...made.keys()].filter((kept) => !files.some(({ file }) => file === kept)));
			return new Map(
				files.flatMap(({ id, url, file }): [string, string][] => {
					const address = id === null ? undefined : (url ?? (file && urlOf(file)));
					return id !== null && address ? [[id, address]] : [];
				}),
			);
		},
		giveBackAll: () => giveBack([...made.keys()]),
	};
}

/** Says where the files of a form can be seen, as long as the part that asks is on the page. */
export function useFileUrls(): ReturnType<typeof createFileUrls>['of'] {
	const [urls] = useState(createFileUrls);
	useEffect(() => urls.giveBackAll, [urls]);
	return urls.of;
}
