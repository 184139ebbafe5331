import { describe, expect, it } from 'vitest';
import { columnsOf, guessMapping, readMapping } from './import-columns.ts';

describe('columnsOf', () => {
	it.each([
		[
			['Giá', ' Địa chỉ ', ''],
			['Giá', 'Địa chỉ', '#3'],
		],
		[
			['Giá', 'Giá', 'Giá '],
			['Giá', 'Giá (2)', 'Giá (3)'],
		],
		[
			['Giá', 'Giá (2)', 'Giá'],
			['Giá', 'Giá (2)', 'Giá (3)'],
		],
		[
			['', '#1'],
			['#1', '#1 (2)'],
		],
	])('%j are %j', (header, columns) => {
		expect(columnsOf(header)).toEqual(columns);
	});

	it('leaves to the first of two what is guessed by their name', () => {
		expect(guessMapping(columnsOf(['Giá', 'Giá']), []).columns.price).toBe('Giá');
	});
});

describe('guessMapping', () => {
	it('knows columns by their Vietnamese names, with and without measures', () => {
		const columns = ['Mã tin', 'Tiêu đề', 'Loại nhà đất', 'Địa chỉ', 'Giá (tỷ)', 'Diện tích (m²)', 'Số PN', 'SĐT'];
		expect(guessMapping(columns, [])).toMatchObject({
			columns: {
				sourceId: 'Mã tin',
				title: 'Tiêu đề',
				category: 'Loại nhà đất',
				address: 'Địa chỉ',
				price: 'Giá (tỷ)',
				area: 'Diện tích (m²)',
				bedroom: 'Số PN',
				contactPersonPhone: 'SĐT',
			},
			priceUnit: 'tỷ',
		});
	});

	it('knows columns by their English names, however they are written', () => {
		const columns = ['id', 'title', 'location', 'provinceCode', 'areaM2', 'bedrooms', 'onStreet', 'priceMillionVnd'];
		const { columns: found, priceUnit } = guessMapping(columns, []);
		expect(found).toEqual({
			sourceId: 'id',
			title: 'title',
			address: 'location',
			area: 'areaM2',
			bedroom: 'bedrooms',
			price: 'priceMillionVnd',
		});
		expect(priceUnit).toBe('triệu');
	});

	it('takes the likelier of two columns, and neither a balcony for a house nor a column twice', () => {
		const columns = ['Balcony direction', 'House direction', 'Direction', 'Tỉnh/Thành phố', 'Quận/Huyện', 'Phường/Xã'];
		expect(guessMapping(columns, []).columns).toEqual({
			direction: 'House direction',
			province: 'Tỉnh/Thành phố',
			district: 'Quận/Huyện',
			ward: 'Phường/Xã',
		});
	});

	it('knows a column of who posts by what it holds, and takes none of names for it', () => {
		expect(guessMapping(['Người đăng', 'Loại người đăng'], []).columns).toEqual({ postMode: 'Loại người đăng' });
		expect(guessMapping(['Môi giới', 'postMode'], []).columns).toEqual({
			contactPersonName: 'Môi giới',
			postMode: 'postMode',
		});
	});

	it.each([
		[['8.6', '12', '3.79'], 'tỷ'],
		[['5200', '850', ''], 'triệu'],
		[['5200000000', '850000000'], 'đồng'],
		[['5,2 tỷ', '850 triệu', 'Thỏa thuận'], undefined],
	])('takes bare prices %j for %s', (prices, unit) => {
		const sample = prices.map((Price) => ({ Price }));
		expect(guessMapping(['Price'], sample).priceUnit).toBe(unit);
	});

	it('takes bare rents for triệu', () => {
		const sample = [{ Price: '34', Title: 'Cho thuê nhà Tân Phú' }];
		expect(guessMapping(['Title', 'Price'], sample).priceUnit).toBe('triệu');
	});

	it('sees what marks decimals', () => {
		const read = (...areas: string[]) =>
			guessMapping(
				['DT'],
				areas.map((DT) => ({ DT })),
			).hasDecimalPoints;
		expect(read('48', '48.5')).toBe(true);
		expect(read('1.250', '48')).toBe(false);
		expect(read('48,5', '1.25')).toBe(false);
	});

	it('sees what marks decimals by measures alone', () => {
		const columns = ['Diện tích', 'Mặt tiền', 'Giá', 'Vĩ độ', 'Phiên bản'];
		const row = { 'Diện tích': '1.250', 'Vĩ độ': '10.7769', 'Phiên bản': '2,5' };
		const read = (more: object) => guessMapping(columns, [{ ...row, ...more }]).hasDecimalPoints;
		expect(read({})).toBe(false);
		expect(read({ 'Mặt tiền': '4.5' })).toBe(true);
		expect(read({ Giá: '5.2' })).toBe(true);
	});
});

describe('readMapping', () => {
	it('reads columns and what all rows say', () => {
		expect(readMapping('price=Giá bán, tradingType:=cho thuê,title=', ['Giá bán'])).toEqual({
			columns: { price: 'Giá bán', title: '' },
			fixed: { tradingType: 'cho thuê' },
		});
	});

	it('says what it does not know', () => {
		expect(() => readMapping('cost=Giá', ['Giá'])).toThrow(/no such field/);
		expect(() => readMapping('price=Gia', ['Giá'])).toThrow(/no such column/);
	});
});
