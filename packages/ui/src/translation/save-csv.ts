import type { Locale } from '@ancu/forms/format';
import { writeCsv } from '@ancu/forms/text';
import { saveFile } from '../primitives/save-file/index.ts';

/** Hands the person rows of cells as a file that a spreadsheet program of their language opens. */
export function saveCsv(name: string, rows: readonly (readonly string[])[], locale: Locale): void {
	saveFile(`${name}.csv`, new Blob([writeCsv(rows, locale)], { type: 'text/csv' }));
}
