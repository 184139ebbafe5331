const addresses = new WeakMap<File, string>();

/** Where a file that was chosen here can be seen: one address a file, for as long as the file is there. */
export function objectUrl(file: File): string {
	const url = addresses.get(file) ?? URL.createObjectURL(file);
	addresses.set(file, url);
	return url;
}
