import { cellOf, columnsOf, guessDelimiter } from '@ancu/forms/listing';
import type { ImportTable } from '@ancu/ui/listing';

/** Reads a file of listings in the browser: CSV with its names in the first line, or a JSON object a line. Throws when it is neither. */
export async function readImportFile(file: File): Promise<ImportTable> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	// What Excel calls Unicode text.
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
	return text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text);
}

function readJsonLines(text: string): ImportTable {
	const columns = new Set<string>();
	const rows = text
		.split('\n')
		.filter((line) => line.trim())
		.map((line) => {
			const entries = Object.entries(JSON.parse(line) as object).map(([name, value]) => [name, cellOf(value)] as const);
			for (const [name] of entries) columns.add(name);
			return Object.fromEntries(entries);
		});
	return { columns: [...columns], rows };
}

async function readCsv(text: string): Promise<ImportTable> {
	const { parse } = await import('csv-parse/browser/esm/sync');
	let columns: string[] = [];
	const rows = parse(text, {
		bom: true,
		columns: (header: string[]) => {
			columns = columnsOf(header);
			return columns;
		},
		delimiter: guessDelimiter(text.slice(0, 64_000)),
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
	}) as Record<string, string>[];
	return { columns, rows };
}
