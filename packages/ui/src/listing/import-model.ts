import type { SubmitFailure } from '@ancu/forms/form';
import type { ImportRecord, ImportRow } from '@ancu/forms/listing';

/** What became of a row that was sent. */
export type ImportOutcome = 'ADDED' | 'CHANGED' | 'SAME' | 'REFUSED';

/** What is wrong in a row: a field of a row and a code. */
export interface ImportFault {
	path: string;
	code: string;
}

export interface ImportResult {
	sourceId: string;
	outcome: ImportOutcome;
	/** Why it was refused; of one that was taken, the cells that could not be read and were left out. */
	faults: readonly ImportFault[];
}

/** A file as it was read: its columns, and its rows by their names, without those in which nothing stands. */
export interface ImportTable {
	columns: readonly string[];
	rows: readonly ImportRecord[];
	/** Where each row stands in the file, as a spreadsheet numbers it: from 1, which holds the names. Left out, they follow those. */
	numbers?: readonly number[] | undefined;
	/** Rows that could not be read, by where they stand: each is refused, and the others are taken. */
	unreadable?: readonly number[] | undefined;
}

/** Sends rows that came from `source`. Throws when they could not be sent; returns a message when they were refused as a whole. */
export type SendRows = (rows: readonly ImportRow[], source: string) => Promise<readonly ImportResult[] | SubmitFailure>;

/** A row of the file in which something is wrong. */
export interface FaultyRow {
	/** Where it stands in the file, as a spreadsheet numbers it. */
	number: number;
	record: ImportRecord;
	row: ImportRow;
	faults: readonly ImportFault[];
}

/** What reads a file throws this where one row stops it; anything else where it is none of a kind that can be read. */
export class UnreadableRow extends Error {
	/** Where it stands in the file, as a spreadsheet numbers it. */
	readonly row: number;

	constructor(row: number, cause: unknown) {
		super(`Row ${row} cannot be read.`, { cause });
		this.row = row;
	}
}
