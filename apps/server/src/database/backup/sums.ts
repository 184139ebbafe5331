import { createHash, type Hash } from 'node:crypto';
import { createReadStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Manifest, SUMS } from './manifest.ts';

/** Passes bytes on and calculates their checksum. */
export function hashing(): { stream: Transform; hash: Hash } {
	const hash = createHash('sha256');
	const stream = new Transform({
		transform(chunk, _encoding, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
	return { stream, hash };
}

/** Writes a line of the list of checksums. `name` is the file's path in the backup, with slashes. */
export function writeSum(list: WriteStream, hash: Hash, name: string): void {
	list.write(`${hash.digest('hex')}  ${name}\n`);
}

/** Every file of a backup by its path in it, with the checksum that it should have. */
export async function* readSums(folder: string): AsyncGenerator<{ name: string; sum: string }> {
	const lines = createInterface({
		input: createReadStream(path.join(folder, SUMS)),
		crlfDelay: Number.POSITIVE_INFINITY,
	});
	for await (const line of lines) {
		const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
		if (!sum || !name || name.split('/').includes('..') || path.isAbsolute(name))
			throw new Error(`${SUMS} has a line that is none: ${line.slice(0, 80)}`);
		yield { name, sum };
	}
}

/** Reads all of a backup, and throws at the first file that is not what it was, or when some are not listed. Returns how many there are. */
export async function checkSums(
	folder: string,
	{ tables, files }: Pick<Manifest, 'tables' | 'files'>,
): Promise<number> {
	let count = 0;
	for await (const { name, sum } of readSums(folder)) {
		const hash = createHash('sha256');
		await pipeline(createReadStream(path.join(folder, name)), hash).catch(() => {
			throw new Error(`The backup is damaged: ${name} cannot be read.`);
		});
		if (hash.digest('hex') !== sum) throw new Error(`The backup is damaged: ${name} is not what it was.`);
		count++;
	}
	// The manifest itself is one.
	const whole = 1 + tables.length + (files.kind === 'disk' ? files.count : 0);
	if (count !== whole) throw new Error(`The backup is damaged: ${SUMS} lists ${count} files where there are ${whole}.`);
	return count;
}
