import { findLandCode } from '@ancu/forms/planning';
import { fold } from '@ancu/forms/text';

/** Fields of features and what files call them, folded and without marks between; the first that is there counts. */
const names = {
	code: ['landcode', 'maloaidat', 'loaidat', 'maldat', 'madat', 'mucdichsudung', 'mdsd', 'kyhieu', 'code', 'layer'],
	name: ['name', 'ten', 'tenloaidat', 'tenkhu', 'tenchucnang', 'chucnang'],
	area: ['area', 'aream2', 'dientich', 'dientichm2'],
	sheet: ['mapsheetno', 'sheet', 'soto', 'sototbd', 'tobando', 'sohieutobando', 'shbando'],
	plot: ['landplotno', 'plot', 'sothua', 'sothututhua', 'sohieuthua', 'shthua', 'thua'],
	ward: ['wardcode', 'wardid', 'ward', 'maxa', 'maphuong', 'madvhcxa', 'madonvihanhchinh'],
	decision: ['decision', 'soquyetdinh', 'quyetdinh'],
	decidedOn: ['decidedon', 'ngayquyetdinh', 'ngaypheduyet'],
	kind: ['kind', 'loaiquyhoach'],
	scale: ['scale', 'tyle', 'tile'],
	horizon: ['horizon', 'namquyhoach'],
	source: ['source', 'nguon'],
} as const;

export type PropertyField = keyof typeof names;

/** What a person says of a file whose names are others: field → property. */
export type Columns = Partial<Record<PropertyField, string>>;

const TEXT_MAX = 200;

/** Reads properties by field, whatever they are called. */
export function propertyReader(properties: Record<string, unknown>, columns: Columns = {}) {
	const byName = new Map(Object.entries(properties).map(([name, value]) => [bare(name), value]));
	const find = (field: PropertyField): unknown => {
		const column = columns[field];
		if (column !== undefined) return properties[column];
		const name = names[field].find((each) => isSaid(byName.get(each)));
		return name && byName.get(name);
	};
	return {
		/** Null when it is not there or empty; cut where it is longer than any name. */
		text: (field: PropertyField): string | null => toText(find(field)),
		/** Null when it is not there or no number above zero. */
		number: (field: PropertyField): number | null => toNumber(find(field)),
		/** A known code in capitals; another as it is written. */
		landCode: (): string | null => {
			const written = toText(find('code'));
			return written === null ? null : (findLandCode(written)?.code ?? written);
		},
	};
}

function bare(name: string): string {
	return fold(name).replace(/[^a-z0-9]/g, '');
}

function isSaid(value: unknown): boolean {
	return toText(value) !== null;
}

function toText(value: unknown): string | null {
	if (typeof value !== 'string' && typeof value !== 'number') return null;
	return (
		String(value)
			.normalize('NFC')
			.replace(/[\s\p{Cc}]+/gu, ' ')
			.trim()
			.slice(0, TEXT_MAX)
			// Half a character, as the cut may leave, is no text to the database.
			.toWellFormed() || null
	);
}

function toNumber(value: unknown): number | null {
	const number = typeof value === 'string' ? Number(value.trim().replace(/^(\d+),(\d+)$/, '$1.$2')) : value;
	return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
