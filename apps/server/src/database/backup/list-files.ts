import { opendir } from 'node:fs/promises';
import path from 'node:path';

/** Files of a folder and of those inside, by their path in it with slashes, one at a time. Hidden ones are half-written and left out. */
export async function* listFiles(folder: string, inside = ''): AsyncGenerator<string> {
	const entries = await opendir(path.join(folder, inside)).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});
	if (!entries) return;
	for await (const entry of entries) {
		if (entry.name.startsWith('.')) continue;
		const name = path.posix.join(inside, entry.name);
		if (entry.isDirectory()) yield* listFiles(folder, name);
		else if (entry.isFile()) yield name;
		// Left out without a word, what lies behind it would be missing from a backup.
		else throw new Error(`${path.join(folder, name)} is neither a folder nor a file.`);
	}
}
