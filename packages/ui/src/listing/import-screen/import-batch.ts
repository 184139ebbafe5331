import type { ImportRow } from '@ancu/forms/listing';
import type { ImportFault } from '../import-model.ts';

/** Rows of one call: the server takes a hundred at most. */
const ROWS_MAX = 100;
/** Bytes of the rows of one call: the server reads 256 KiB at most, around them too. */
const BYTES_MAX = 150_000;

const encoder = new TextEncoder();

/** Bytes of something as it is sent: a letter with its marks is three of them. */
function bytesOf(value: unknown): number {
	return encoder.encode(JSON.stringify(value)).length;
}

/** The rows that go in one call, from one of them on: one at least. */
export function batchFrom<Entry extends { row: ImportRow }>(entries: readonly Entry[], from: number): readonly Entry[] {
	const batch = entries.slice(from, from + ROWS_MAX);
	let bytes = 0;
	const rest = batch.findIndex(({ row }, at) => {
		bytes += bytesOf(row);
		return at > 0 && bytes > BYTES_MAX;
	});
	return rest < 0 ? batch : batch.slice(0, rest);
}

/** What is wrong with a row that no call holds: its longest cell. */
export function tooLong(row: ImportRow): ImportFault | undefined {
	if (bytesOf(row) <= BYTES_MAX) return undefined;
	const [path] = Object.entries(row).reduce((one, other) => (bytesOf(other[1]) > bytesOf(one[1]) ? other : one));
	return { path, code: 'too_long' };
}
