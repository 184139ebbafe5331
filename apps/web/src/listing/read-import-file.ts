import { cellOf, columnsOf, guessDelimiter, type ImportRecord } from '@ancu/forms/listing';
import { type ImportTable, UnreadableRow } from '@ancu/ui/listing';

/** Reads a file of listings in the browser: CSV with its names in the first line, or a JSON object a line; a line of other JSON is a row that is refused. Throws when it is neither, and which row it is where one stops it. */
export async function readImportFile(file: File): Promise<ImportTable> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	// What Excel calls Unicode text.
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
	return text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text);
}

function readJsonLines(text: string): ImportTable {
	const columns = new Set<string>();
	const unreadable: number[] = [];
	const rows = text.split('\n').map((line, at): ImportRecord => {
		if (!line.trim()) return {};
		const read = readJson(line, at + 1);
		if (typeof read !== 'object' || read === null || Array.isArray(read)) {
			unreadable.push(at + 1);
			return {};
		}
		const entries = Object.entries(read).map(([name, value]) => [name, cellOf(value)] as const);
		for (const [name] of entries) columns.add(name);
		return Object.fromEntries(entries);
	});
	return { ...tableOf([...columns], rows, 1), unreadable };
}

function readJson(line: string, row: number): unknown {
	try {
		return JSON.parse(line);
	} catch (error) {
		throw new UnreadableRow(row, error);
	}
}

async function readCsv(text: string): Promise<ImportTable> {
	const { parse, CsvError } = await import('csv-parse/browser/esm/sync');
	let lines: string[][];
	try {
		lines = parse(text, {
			bom: true,
			delimiter: guessDelimiter(text.slice(0, 64_000)),
			relax_column_count: true,
			relax_quotes: true,
		});
	} catch (error) {
		// It counts those that it has read.
		throw error instanceof CsvError ? new UnreadableRow(Number(error.records) + 1, error) : error;
	}
	const header = lines.findIndex(isFilled);
	const columns = columnsOf(lines[header] ?? []);
	const rows = lines
		.slice(header + 1)
		.map((cells): ImportRecord => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])));
	return tableOf(columns, rows, header + 2);
}

/** The rows in which something stands, with their numbers; the first has `from`. */
function tableOf(columns: string[], all: readonly ImportRecord[], from: number): ImportTable {
	const filled = all
		.map((record, at) => ({ record, number: from + at }))
		.filter(({ record }) => isFilled(Object.values(record)));
	return { columns, rows: filled.map(({ record }) => record), numbers: filled.map(({ number }) => number) };
}

function isFilled(cells: readonly string[]): boolean {
	return cells.some((cell) => cell.trim());
}
