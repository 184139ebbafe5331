import path from 'node:path';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { dropFiles } from '../file/drop-files.ts';
import { isPrivateKey } from '../file/file-store.ts';
import { fileUrl } from '../file/file-url.ts';
import { privateFileUrl } from '../file/private-file.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { badField } from '../graphql/app-error.ts';
import type { FileLink } from '../graphql/schema.generated.ts';

/** Links to the papers of a listing, by their keys, named `<called>-1.pdf` and on. Those from before papers were private lie with the photos. */
export function paperLinks(env: Pick<Env, 'secretKeys'>, called: string, keys: readonly string[]): FileLink[] {
	return keys.map((key, index) => {
		const name = `${called}-${index + 1}${path.posix.extname(key)}`;
		return { id: key, name, url: isPrivateKey(key) ? privateFileUrl(env, { key, name }) : fileUrl(key) };
	});
}

/**
 * Keys of a listing's papers as they are wanted now, in that order: ids of uploads (LISTING_FILE), and keys of papers that it has. What
 * is not named any more is thrown away. Throws BAD_INPUT at the field.
 */
export async function takePapers(
	tx: Db,
	accountId: string,
	{ field, wanted, present }: { field: string; wanted: readonly string[]; present: readonly string[] },
): Promise<string[]> {
	const keys: string[] = [];
	// One after the other: they come from one transaction.
	for (const [index, id] of [...new Set(wanted)].entries()) {
		const key = present.includes(id) ? id : (await takeUpload(tx, accountId, id, 'LISTING_FILE'))?.key;
		if (!key) throw badField(`${field}.${index}`, 'unknown');
		keys.push(key);
	}
	await dropFiles(
		tx,
		present.filter((key) => !keys.includes(key)),
	);
	return keys;
}
