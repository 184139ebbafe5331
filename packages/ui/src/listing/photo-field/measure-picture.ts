/**
 * Pixels of a picture as it is shown; undefined of a file that is none or is broken. Not by an image element: those are decoded with
 * the next frame, and a page in a tab behind another has none.
 */
export async function measurePicture(file: Blob): Promise<{ width: number; height: number } | undefined> {
	try {
		const bitmap = await createImageBitmap(file);
		const { width, height } = bitmap;
		bitmap.close();
		return { width, height };
	} catch {
		return undefined;
	}
}
