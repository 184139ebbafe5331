/** A picture, and the same in other sizes. */
interface SizedPicture {
	url: string;
	sources: readonly { url: string; width: number }[];
}

/** What an `<img>` takes of a picture: of its sizes the browser fetches one that fits where it is shown. */
export function imgFiles(
	{ url, sources }: SizedPicture,
	sizes: string,
): { src: string; srcSet?: string; sizes?: string } {
	if (sources.length === 0) return { src: url };
	return { src: url, srcSet: sources.map((source) => `${source.url} ${source.width}w`).join(', '), sizes };
}
