import { useUploadedPhotosQuery } from '@ancu/api/listing';
import { quiet } from '../data/query-client.ts';

/** A picture that the server has. */
export interface KnownPhoto {
	/** What the form calls it: a listing's own by its key, one that was only sent by the id of its upload. */
	key: string;
	url: string;
	width: number;
	height: number;
}

/** The pictures of a form that begins: those that its listing has, and those that its draft had sent before. */
export function useKnownPhotos(ofListing: readonly KnownPhoto[], images: readonly string[]): readonly KnownPhoto[] {
	const ids = images.filter((image) => !ofListing.some(({ key }) => key === image));
	const sent = useUploadedPhotosQuery({ ids }, { ...quiet, enabled: ids.length > 0 });
	return [...ofListing, ...(sent.data?.getAllMyUploadedPhoto ?? [])];
}
