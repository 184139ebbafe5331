/** Hands the person a file under a name, as a download. */
export function saveFile(name: string, content: Blob): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(content);
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	// Some browsers read the address only after the press is over.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
