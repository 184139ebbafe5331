/** Kinds of files that a picture of a person may come as. */
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Megabytes of 2^20 bytes that such a file may have. It is cut to a small square before it is sent, so this only keeps browsers from running out of memory. */
export const AVATAR_MAX_MEGABYTES = 20;

/** Why a chosen file cannot become a picture of a person; nothing when it may. Whether it is whole is found when it is decoded. */
export function faultOfAvatar({ type, size }: Pick<Blob, 'type' | 'size'>): 'notImage' | 'tooLarge' | undefined {
	if (!avatarTypes.includes(type)) return 'notImage';
	return size > AVATAR_MAX_MEGABYTES * 1024 * 1024 ? 'tooLarge' : undefined;
}
