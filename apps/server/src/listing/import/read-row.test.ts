import { beforeAll, describe, expect, it } from 'vitest';
import { readPackagedUnits } from '../../address/packaged-units.ts';
import { type AddressIndex, buildAddressIndex } from '../../address/resolve-address.ts';
import type { ImportRowInput } from '../../graphql/schema.generated.ts';
import { readRow } from './read-row.ts';

let index: AddressIndex;
beforeAll(async () => {
	const { units, mappings } = readPackagedUnits();
	index = buildAddressIndex(
		units.map((unit) => ({ ...unit, parent_code: unit.parent_code ?? null })),
		mappings,
	);
});

const least: ImportRowInput = {
	sourceId: '1',
	address: '12 Lê Lợi, Phường Bến Thành, Quận 1, TP.HCM',
	price: '5 tỷ 2',
	area: '48m2',
};
const read = (change: Partial<ImportRowInput> = {}) => readRow({ ...least, ...change }, index);
const factsOf = (change: Partial<ImportRowInput> = {}) => {
	const row = read(change);
	return 'faults' in row ? row : { ...row.assumed, ...row.facts };
};
const faultsOf = (change: Partial<ImportRowInput>) => {
	const row = read(change);
	return 'faults' in row ? row.faults.map(({ path, code }) => `${path} ${code}`) : [];
};

describe('a row', () => {
	it('needs no more than an address, a price and an area', () => {
		expect(read()).toEqual({
			facts: {
				provinceId: '79',
				districtId: '760',
				wardId: '26743',
				street: '12 Lê Lợi',
				price: 5_200_000_000,
				priceUnitId: 'TOTAL',
				area: 48,
			},
			assumed: { tradingType: 'BUY', categoryId: 'house', postMode: 'BROKER' },
			currentWard: null,
			leftOut: [],
		});
	});

	it('takes an address in columns, and one without a ward', () => {
		const columns = { address: '', street: '12 Lê Lợi', ward: '', district: 'Gò Vấp', province: 'Hồ Chí Minh' };
		expect(factsOf(columns)).toMatchObject({ provinceId: '79', districtId: '764', wardId: null, street: '12 Lê Lợi' });
	});

	it('tells what people say', () => {
		expect(
			factsOf({
				title: 'Cần bán gấp nhà trong hẻm Lê Lợi',
				floors: '3 tầng',
				bedroom: '4.0',
				toilet: '2 WC',
				facadeArea: '4.125',
				direction: 'Đông - Nam',
				legalStatus: 'Sổ hồng riêng',
				contactPersonName: 'Chị Lan',
				contactPersonPhone: '090 123 45 67',
				latitude: '10.7721',
				longitude: '106,6983',
			}),
		).toMatchObject({
			title: 'Cần bán gấp nhà trong hẻm Lê Lợi',
			floors: 3,
			bedroom: 4,
			toilet: 2,
			facadeArea: 4.125,
			direction: 'SOUTH_EAST',
			legalStatus: 'HAVE_BOOK',
			contactPersonName: 'Chị Lan',
			contactPersonPhone: '+84901234567',
			isDefaultContactPhone: false,
			locationLat: 10.7721,
			locationLong: 106.6983,
		});
	});

	it.each([
		['bán', 'Nhà riêng', 'BUY', 'house'],
		['Cần bán', 'nhà phố', 'BUY', 'street-house'],
		['SELL', 'Mặt tiền', 'BUY', 'street-house'],
		['Bán', 'Đất nền', 'BUY', 'project-land'],
		['Bán', 'Đất thổ cư', 'BUY', 'residential-land'],
		['Bán', 'đất vườn', 'BUY', 'farmland'],
		['Cho thuê', 'Chung cư', 'RENT', 'apartment'],
		['rent', 'CĂN HỘ', 'RENT', 'apartment'],
		['Bán', 'Biệt thự', 'BUY', 'villa'],
		['Bán', 'Nhà liền kề', 'BUY', 'villa'],
		['Cho thuê', 'Kho xưởng', 'RENT', 'warehouse'],
		['Cho thuê', 'Văn phòng', 'RENT', 'office'],
		['Bán', 'Shophouse', 'BUY', 'shop'],
		['Cho thuê', 'Phòng trọ', 'RENT', 'room'],
		['Dự án', 'Khu đô thị', 'PROJECT', 'urban-project'],
	])('knows %s, %s', (tradingType, category, kind, code) => {
		const price = kind === 'RENT' ? '12 triệu/tháng' : '5 tỷ';
		expect(factsOf({ tradingType, category, price })).toMatchObject({ tradingType: kind, categoryId: code });
	});

	it.each([
		['Bán nhà 3 tầng mặt tiền Lê Lợi', 'BUY', 'street-house'],
		['Cho thuê căn hộ ba phòng ngủ Happy Land', 'RENT', 'apartment'],
		['Bán lô đất đẹp trong dự án Vinhomes', 'BUY', 'residential-land'],
		['Cho thuê nhà xưởng 500m2 đường lớn', 'RENT', 'warehouse'],
	])('says by its title alone what it is: %s', (title, tradingType, categoryId) => {
		expect(factsOf({ title, price: tradingType === 'RENT' ? '20 triệu' : '5 tỷ' })).toMatchObject({
			tradingType,
			categoryId,
		});
	});

	it.each([
		['Chính chủ', 'OWNER'],
		['chủ nhà', 'OWNER'],
		['OWNER', 'OWNER'],
		['Môi giới', 'BROKER'],
		['không phải chính chủ', 'BROKER'],
		['Real estate agent', 'BROKER'],
	])('says who posts it: %s', (cell, postMode) => {
		const row = read({ postMode: cell });
		expect(row).toMatchObject({ facts: { postMode } });
		expect('faults' in row ? row : row.assumed).not.toHaveProperty('postMode');
	});

	it('is a rent when its price is a month’s', () => {
		expect(factsOf({ price: '12tr/tháng' })).toMatchObject({ tradingType: 'RENT', price: 12_000_000 });
	});

	it('may be negotiable', () => {
		expect(factsOf({ price: 'Thỏa thuận' })).toMatchObject({ price: null, priceUnitId: 'NEGOTIABLE' });
	});

	it('keeps papers that nobody here knows the name of', () => {
		expect(factsOf({ legalStatus: 'Giấy trắng 1993' })).toMatchObject({ legalConditions: 'Giấy trắng 1993' });
	});

	it('says nothing where a cell says that it says nothing', () => {
		expect(read({ direction: 'KXĐ', legalStatus: '-', bedroom: 'N/A' })).toEqual(read());
	});

	it('of land tells no rooms', () => {
		expect(factsOf({ category: 'đất nền', floors: '3', bedroom: '2' })).not.toHaveProperty('floors');
	});

	it.each([
		[{ sourceId: ' ' }, 'sourceId required'],
		[{ address: '12 Lê Lợi' }, 'address incomplete'],
		[{ address: '', province: 'Hà Nội' }, 'district required'],
		[{ address: 'Phường 5, Quận 3, Hà Nội' }, 'address ambiguous'],
		[{ address: '', district: 'Quận 13', province: 'Hồ Chí Minh' }, 'district unknown'],
		[{ address: '' }, 'address required'],
		[{ price: '' }, 'price required'],
		[{ price: '5 - 6 tỷ' }, 'price unclear'],
		[{ price: '5 triệu', tradingType: 'bán' }, 'price too_low'],
		[{ price: '12tr/tháng', tradingType: 'bán' }, 'price per_month'],
		[{ price: '34 triệu' }, 'tradingType required'],
		[{ area: '' }, 'area required'],
		[{ area: '2 sào' }, 'area invalid'],
		[{ area: '0,5' }, 'area too_small'],
		[{ title: 'Nhà' }, 'title too_short'],
		[{ description: 'Đẹp' }, 'description too_short'],
		[{ tradingType: 'đổi' }, 'tradingType unknown'],
		[{ category: 'lâu đài' }, 'category unknown'],
		[{ postMode: 'Nguyễn Văn A' }, 'postMode unknown'],
		[{ postMode: 'môi giới của chính chủ' }, 'postMode unknown'],
		[{ category: 'văn phòng', tradingType: 'bán' }, 'category unfit'],
		[{ address: `${'Rất dài '.repeat(30)}, Quận 1, TP.HCM` }, 'address too_long'],
	])('is refused: %j is %s', (change, fault) => expect(faultsOf(change)).toContain(fault));

	it.each([
		[{ floors: '163' }, 'floors too_large'],
		[{ floors: '3-4 tầng' }, 'floors invalid'],
		[{ bedroom: 'nhiều' }, 'bedroom invalid'],
		[{ facadeArea: '0.1' }, 'facadeArea too_small'],
		[{ direction: 'Đông, Tây' }, 'direction unknown'],
		[{ contactPersonPhone: '12345' }, 'contactPersonPhone invalid'],
		// A number short of a digit.
		[{ contactPersonPhone: '0281234567' }, 'contactPersonPhone invalid'],
		[{ latitude: '48.8', longitude: '2.3' }, 'latitude outside'],
		[{ latitude: '10.77' }, 'latitude half'],
		[{ latitude: 'x', longitude: 'y' }, 'latitude invalid'],
		[{ latitude: '10.77', longitude: 'y' }, 'longitude invalid'],
	])('is taken without a cell that nobody can read: %j is %s', (change, fault) => {
		const [path = '', code = ''] = fault.split(' ');
		expect(read(change)).toEqual({ ...read(), leftOut: [{ path, code }] });
	});

	it.each(['1 trệt 2 lầu', '3 tầng', '3', '3.0'])('has storeys as the form reads them: %s', (floors) =>
		expect(factsOf({ floors })).toMatchObject({ floors: 3 }),
	);

	it.each(['0901234567 - 0912345678', '0901 234 567/0912 345 678', '028 3822 1234, 0901.234.567', '090-123-45-67'])(
		'is called by the first number of a cell that rings a mobile: %s',
		(contactPersonPhone) =>
			expect(factsOf({ contactPersonPhone })).toMatchObject({ contactPersonPhone: '+84901234567' }),
	);

	it.each([
		['(028) 3822 1234', '+842838221234'],
		['028 3822 1234 - 024 3825 1234', '+842838221234'],
		['1900 1234', '19001234'],
	])('is called by a landline or a hotline where it has no other: %s', (contactPersonPhone, number) =>
		expect(factsOf({ contactPersonPhone })).toMatchObject({
			contactPersonPhone: number,
			isDefaultContactPhone: false,
		}),
	);

	it('does not think about a cell without end', () => {
		expect(faultsOf({ floors: `5 tỷ${'\t'.repeat(250_000)}!`, description: 'Đẹp' })).toEqual(['floors too_long']);
	});

	it('is read without what nobody sees, each letter and its marks in one', () => {
		const seen = {
			title: 'Bán nhà ba tầng gần chợ Bến Thành',
			description: 'Nhà đẹp ở lâu dài, ngay chợ Bến Thành.\nHẻm xe hơi tới cửa, đủ nội thất.',
			legalStatus: 'Giấy trắng 1993',
			contactPersonName: 'Chị Lan',
		};
		const hide = (text: string) => `\u202e${text.normalize('NFD').replace(' ', ' \u200b')}\u2069`;
		const hidden = Object.fromEntries(Object.entries(seen).map(([name, text]) => [name, hide(text)]));
		expect(read({ ...hidden, address: hide(least.address ?? '') })).toEqual(read(seen));
		expect(factsOf(seen)).toMatchObject({ title: seen.title, description: seen.description });
		expect(faultsOf({ contactPersonName: '\u200b', title: '\u202e' })).toEqual([]);
	});

	it('is as long as it looks', () => {
		const description = 'Nhà đẹp ế '.repeat(450).trim();
		expect(factsOf({ description: description.normalize('NFD') })).toMatchObject({ description });
	});

	it('is told everything that is wrong at once', () => {
		expect(faultsOf({ price: '', area: 'x', floors: '163' })).toEqual([
			'area invalid',
			'floors too_large',
			'price required',
		]);
	});
});
