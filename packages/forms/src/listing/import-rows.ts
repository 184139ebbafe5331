import { fold } from '../text/fold.ts';
import { type ImportField, type ImportMapping, type ImportRecord, importFields, isBare } from './import-columns.ts';

/** A row as it is sent: ImportRowInput. */
export type ImportRow = { sourceId: string } & Partial<Record<ImportField, string>>;

/** A row that was read. */
export interface ReadImportRow {
	row: ImportRow;
	/** Its `sourceId` stood in the file before: it is not sent. */
	isRepeated: boolean;
}

/**
 * What a property is known by where a file has no ids: what stays the same while its price and its words change. No cell that a
 * row is taken without: mended, it would make another property of it.
 */
const lasting: readonly ImportField[] = [
	'tradingType',
	'category',
	'address',
	'province',
	'district',
	'ward',
	'street',
	'area',
];

/**
 * Reads the rows of one file, from its first to its last: ids are only the same again when nothing is left out. A row without
 * an id is known by what lasts of it; the second of the same is another property.
 */
export function createRowReader({
	columns,
	fixed,
	priceUnit,
	hasDecimalPoints,
}: ImportMapping): (record: ImportRecord) => ReadImportRow {
	const seen = new Set<string>();
	const counts = new Map<string, number>();

	function cell(record: ImportRecord, field: ImportField): string {
		const column = columns[field];
		const written = (column !== undefined && record[column]?.trim()) || fixed[field]?.trim() || '';
		if (!isBare(written)) return written;
		if (field === 'price') {
			const amount = hasDecimalPoints ? writeDecimals(written) : written;
			return priceUnit ? `${amount} ${priceUnit}` : amount;
		}
		return hasDecimalPoints && (field === 'area' || field === 'facadeArea') ? writeDecimals(written) : written;
	}

	return (record) => {
		const told = importFields.map((field) => [field, cell(record, field)] as const).filter(([, text]) => text);
		const row: Partial<Record<ImportField, string>> = Object.fromEntries(told);
		if (row.sourceId) {
			const isRepeated = seen.has(row.sourceId);
			seen.add(row.sourceId);
			return { row: { ...row, sourceId: row.sourceId }, isRepeated };
		}
		const key = hash(lasting.map((field) => fold(row[field] ?? '').replace(/\s+/g, ' ')).join('\n'));
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return { row: { ...row, sourceId: count === 1 ? `~${key}` : `~${key}-${count}` }, isRepeated: false };
	};
}

/** What a file is known by: its name, whether it is the whole or rows of it that were mended, and however often it was saved: `tin (1).csv`. */
export function sourceOf(fileName: string): string {
	return fileName.replace(/(?:\.(?:refused|left-out|csv|tsv|txt|jsonl|ndjson)| ?\(\d{1,2}\))+$/i, '') || fileName;
}

/** A value of a JSON line as a cell. */
export function cellOf(value: unknown): string {
	if (typeof value === 'number') return writeDecimals(String(value));
	return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

// Three decimals would be read as thousands; four are decimals to every reader.
function writeDecimals(number: string): string {
	return number.replace('.', ',').replace(/,\d{3}$/, '$&0');
}

/** cyrb53, a hash of 53 bits for telling rows apart; public domain. */
function hash(text: string): string {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** What splits the cells of a CSV file, by its first line: a comma, a semicolon or a tab. */
export function guessDelimiter(text: string): string {
	const header = (/^\uFEFF?([^\r\n]*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '');
	const count = (mark: string) => header.split(mark).length;
	return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
