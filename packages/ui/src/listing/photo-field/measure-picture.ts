/** Pixels of a picture as it is shown; undefined of a file that is none or is broken. */
export async function measurePicture(file: Blob): Promise<{ width: number; height: number } | undefined> {
	const url = URL.createObjectURL(file);
	const image = new Image();
	image.src = url;
	try {
		await image.decode();
		return { width: image.naturalWidth, height: image.naturalHeight };
	} catch {
		return undefined;
	} finally {
		URL.revokeObjectURL(url);
	}
}
