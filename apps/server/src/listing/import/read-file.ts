import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { cellOf, columnsOf, guessDelimiter, type ImportRecord } from '@ancu/forms/listing';
import { parse } from 'csv-parse';

/** A row of a file. */
export interface FileRow {
	/** Undefined when the row cannot be read. */
	record?: ImportRecord;
	/** Counted from 1. */
	line: number;
	/** Why it cannot be read. */
	why?: string;
}

/**
 * Reads a file row by row, as it comes: CSV with its names in the first line, split by commas, semicolons or tabs, in UTF-8
 * or UTF-16; or a JSON object a line. An iterator that can be left and gone on with.
 */
export function readRows(stream: Readable, format: 'csv' | 'jsonl'): AsyncIterable<FileRow> {
	const rows = format === 'csv' ? readCsv(stream) : readJsonLines(stream);
	return { [Symbol.asyncIterator]: () => ({ next: () => rows.next() }) };
}

async function* readCsv(stream: Readable): AsyncGenerator<FileRow> {
	const refused: FileRow[] = [];
	const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
	const { value: head = Buffer.alloc(0) } = await chunks.next();
	const isWide = head[0] === 0xff && head[1] === 0xfe;
	const parser = parse({
		bom: true,
		columns: columnsOf,
		delimiter: guessDelimiter(head.toString(isWide ? 'utf16le' : 'utf8')),
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		skip_records_with_empty_values: true,
		skip_records_with_error: true,
		on_skip: (error) => void refused.push({ line: Number(error?.lines ?? 0), why: whyOf(error?.code) }),
	});
	const whole = Readable.from(startingWith(head, chunks));
	whole.once('error', (error) => parser.destroy(error));
	for await (const { record, info } of whole.pipe(parser)) {
		yield* refused.splice(0);
		yield { record, line: info.lines };
	}
	yield* refused;
}

// A quote that is not closed takes the rest of the file with it.
function whyOf(code: string | undefined): string {
	return code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_not_closed' : 'unreadable';
}

async function* startingWith(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
	yield head;
	for (;;) {
		const { value, done } = await chunks.next();
		if (done) return;
		yield value;
	}
}

async function* readJsonLines(stream: Readable): AsyncGenerator<FileRow> {
	let line = 0;
	for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
		line++;
		if (!text.trim()) continue;
		const value = readJson(text.replace(/^\uFEFF/, ''));
		if (typeof value !== 'object' || value === null || Array.isArray(value)) yield { line, why: 'unreadable' };
		else yield { line, record: Object.fromEntries(Object.entries(value).map(([name, cell]) => [name, cellOf(cell)])) };
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
