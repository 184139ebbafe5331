/** What was drawn, as a file. Not by `toBlob`, which waits until the browser has nothing else to do. */
export async function canvasFile(canvas: HTMLCanvasElement, name: string, type = 'image/jpeg'): Promise<File> {
	const drawn = await (await fetch(canvas.toDataURL(type))).blob();
	return new File([drawn], name, { type, lastModified: 1_700_000_000_000 });
}
