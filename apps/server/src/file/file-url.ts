/** Where a browser finds a stored file. */
export function fileUrl(key: string): string {
	return `/files/${key}`;
}
