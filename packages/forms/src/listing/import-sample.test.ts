import { expect, it } from 'vitest';
import { guessMapping, importFields } from './import-columns.ts';
import { importSample } from './import-sample.ts';

it.each(['vn', 'en'] as const)('in %s has every column by a name that is read as what it is', (locale) => {
	const [header = [], ...rows] = importSample(locale);
	const records = rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
	const { columns } = guessMapping(header, records);
	expect(columns).toEqual(Object.fromEntries(importFields.map((field, at) => [field, header[at]])));
});
