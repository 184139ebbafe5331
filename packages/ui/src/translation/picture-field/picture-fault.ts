import { PHOTO_MAX_MEGABYTES, photoTypes } from '@ancu/forms/listing';

/** Why a file is not taken for a picture. */
export type PictureFault = 'notPhoto' | 'tooLarge';

/** What is wrong with a file that is to be a picture, before it is sent. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | undefined {
	if (!photoTypes.includes(type)) return 'notPhoto';
	return size > PHOTO_MAX_MEGABYTES * 1024 * 1024 ? 'tooLarge' : undefined;
}
