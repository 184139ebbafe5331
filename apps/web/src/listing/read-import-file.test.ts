import { expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const read = (text: string) => readImportFile(new File([text], 'tin.csv'));

it('reads every column, of two with one name each by its own', async () => {
	const { columns, rows } = await read('Địa chỉ;Giá;;Giá\n12 Lê Lợi;5 tỷ;x;4,8 tỷ\n');
	expect(columns).toEqual(['Địa chỉ', 'Giá', '#3', 'Giá (2)']);
	expect(rows).toEqual([{ 'Địa chỉ': '12 Lê Lợi', Giá: '5 tỷ', '#3': 'x', 'Giá (2)': '4,8 tỷ' }]);
});
