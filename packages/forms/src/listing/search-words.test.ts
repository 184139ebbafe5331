import { describe, expect, it } from 'vitest';
import type { ListingFilter } from './filter.ts';
import { mayNamePlace, readSearchWords } from './search-words.ts';

const billion = 1_000_000_000;
const million = 1_000_000;
const about = (price: number) => ({ priceMin: Math.round(price * 0.9), priceMax: Math.round(price * 1.1) });

describe('mayNamePlace', () => {
	it.each([
		['Đà Nẵng', true],
		['nhà', true],
		['hẻm xe hơi', false],
		['dưới 5 tỷ, 3PN', false],
		['', false],
	])('%s: %s', (text, expected) => expect(mayNamePlace(text)).toBe(expected));
});

describe('readSearchWords', () => {
	it.each<[string, Partial<ListingFilter>, string]>([
		// Alleys, papers, frontage, owners.
		['nhà HXH Gò Vấp', { characteristics: ['CAR_ALLEY'] }, 'nhà Gò Vấp'],
		['nha hxh go vap', { characteristics: ['CAR_ALLEY'] }, 'nha go vap'],
		['nhà HXT quận 10', { characteristics: ['CAR_ALLEY'] }, 'nhà quận 10'],
		['nhà hẻm xe hơi quận 10', { characteristics: ['CAR_ALLEY'] }, 'nhà quận 10'],
		['ngõ ô tô Cầu Giấy', { characteristics: ['CAR_ALLEY'] }, 'Cầu Giấy'],
		['nhà ô tô vào nhà, Hà Đông', { characteristics: ['CAR_ALLEY'] }, 'nhà, Hà Đông'],
		['ô tô đỗ cửa Thanh Xuân', { characteristics: ['CAR_ALLEY'] }, 'Thanh Xuân'],
		['đất SHR Long Thành', { legalStatuses: ['HAVE_BOOK'] }, 'đất Long Thành'],
		['nhà sổ hồng riêng quận 12', { legalStatuses: ['HAVE_BOOK'] }, 'nhà quận 12'],
		['nha so hong rieng quan 12', { legalStatuses: ['HAVE_BOOK'] }, 'nha quận 12'],
		['đất có sổ đỏ Sóc Sơn', { legalStatuses: ['HAVE_BOOK'] }, 'đất Sóc Sơn'],
		['đất có sổ Ba Vì', { legalStatuses: ['HAVE_BOOK'] }, 'đất Ba Vì'],
		['sổ riêng Củ Chi', { legalStatuses: ['HAVE_BOOK'] }, 'Củ Chi'],
		['đất chưa có sổ Củ Chi', {}, 'đất chưa có sổ Củ Chi'],
		['cơ sở kinh doanh', {}, 'cơ sở kinh doanh'],
		['co so kinh doanh', {}, 'co so kinh doanh'],
		['MT Nguyễn Huệ', { houseCategories: ['FRONTAGE'] }, 'Nguyễn Huệ'],
		['nhà mặt tiền Lê Lợi', { houseCategories: ['FRONTAGE'] }, 'nhà Lê Lợi'],
		['nhà mặt phố Huế', { houseCategories: ['FRONTAGE'] }, 'nhà Huế'],
		['nhà 2 mặt tiền quận 5', { houseCategories: ['FRONTAGE'] }, 'nhà quận 5'],
		['nhà quận 2 mặt tiền', { houseCategories: ['FRONTAGE'] }, 'nhà quận 2'],
		['nhà gần mặt tiền Lê Lợi', {}, 'nhà gần mặt tiền Lê Lợi'],
		['đất mặt tiền 5m Bình Chánh', { facadeMin: 5 }, 'đất Bình Chánh'],
		['nhà ngang 4,5m Tân Phú', { facadeMin: 4.5 }, 'nhà Tân Phú'],
		['nhà chính chủ Đà Lạt', { postMode: 'OWNER' }, 'nhà Đà Lạt'],
		['nhà sổ hồng chính chủ', { legalStatuses: ['HAVE_BOOK'] }, 'nhà'],
		// Counts.
		['căn hộ 3PN', { bedroomMin: 3 }, 'căn hộ'],
		['căn hộ 3 phòng ngủ 2WC', { bedroomMin: 3, toiletMin: 2 }, 'căn hộ'],
		['căn hộ 2 ngủ 2 vệ sinh Hà Đông', { bedroomMin: 2, toiletMin: 2 }, 'căn hộ Hà Đông'],
		['căn hộ 2pn1wc', { bedroomMin: 2, toiletMin: 1 }, 'căn hộ'],
		['căn hộ 2-3PN', { bedroomMin: 2 }, 'căn hộ'],
		['can ho 2 phong ngu', { bedroomMin: 2 }, 'can ho'],
		['nhà có 4 phòng ngủ', { bedroomMin: 4 }, 'nhà'],
		['nhà 4 tầng Hoàng Mai', { floorsMin: 4 }, 'nhà Hoàng Mai'],
		['nhà 3 tầng 4 phòng ngủ', { floorsMin: 3, bedroomMin: 4 }, 'nhà'],
		['nhà hẻm 4 tầng', { floorsMin: 4 }, 'nhà hẻm'],
		['nhà 1 trệt 3 lầu', { floorsMin: 4 }, 'nhà'],
		['nhà trệt 2 lầu', { floorsMin: 3 }, 'nhà'],
		['nhà 1 trệt 1 lửng 2 lầu', { floorsMin: 3 }, 'nhà'],
		['nhà 3 lầu quận 7', { floorsMin: 3 }, 'nhà quận 7'],
		['nhà 4 tấm Bình Tân', { floorsMin: 4 }, 'nhà Bình Tân'],
		// Directions only when they are called so.
		['nhà hướng Đông Nam', { directions: ['SOUTH_EAST'] }, 'nhà'],
		['nhà hướng ĐN quận 8', { directions: ['SOUTH_EAST'] }, 'nhà quận 8'],
		['hướng đông hoặc nam', { directions: ['EAST', 'SOUTH'] }, ''],
		['nha huong tay bac', { directions: ['NORTH_WEST'] }, 'nha'],
		['căn hộ hướng cửa Đông Nam', { directions: ['SOUTH_EAST'] }, 'căn hộ'],
		// A listing keeps where its door looks, not where its balcony does.
		['căn hộ hướng ban công Đông Nam', {}, 'căn hộ hướng ban công Đông Nam'],
		['can ho huong ban cong dong nam', {}, 'can ho huong ban cong dong nam'],
		['căn hộ ban công hướng Đông Nam', {}, 'căn hộ ban công hướng Đông Nam'],
		['căn hộ hướng Nam, ban công hướng Đông', { directions: ['SOUTH'] }, 'căn hộ, ban công hướng Đông'],
		['căn hộ hướng Tây Hồ Tây', {}, 'căn hộ hướng Tây Hồ Tây'],
		['đất Hướng Hóa', {}, 'đất Hướng Hóa'],
		['nhà Đông Nam Bộ', {}, 'nhà Đông Nam Bộ'],
		// Prices.
		['nhà 5 tỷ 2', about(5.2 * billion), 'nhà'],
		['nhà 5ty2 Gò Vấp', about(5.2 * billion), 'nhà Gò Vấp'],
		['nhà 5 tỷ 2 Gò Vấp', about(5.2 * billion), 'nhà Gò Vấp'],
		['nhà 5 tỷ 2, Gò Vấp', about(5.2 * billion), 'nhà, Gò Vấp'],
		['nhà Gò Vấp, 4 tỷ 8, HXH', { ...about(4.8 * billion), characteristics: ['CAR_ALLEY'] }, 'nhà Gò Vấp'],
		['nhà 2,35 tỷ', about(2.35 * billion), 'nhà'],
		['nhà 3 tỷ rưỡi', about(3.5 * billion), 'nhà'],
		['nhà .9 tỷ', {}, 'nhà .9 tỷ'],
		['nhà,5 tỷ', about(5 * billion), 'nhà'],
		['nhà 3 tỷ rưởi', about(3.5 * billion), 'nhà'],
		['nhà giá 3 tỷ 500 triệu', about(3.5 * billion), 'nhà'],
		['đất 900tr Bình Dương', about(900 * million), 'đất Bình Dương'],
		['nhà dưới 3 tỷ', { priceMax: 3 * billion }, 'nhà'],
		['nha duoi 3 ty quan 9', { priceMax: 3 * billion }, 'nha quận 9'],
		['biệt thự trên 10 tỷ', { priceMin: 10 * billion }, 'biệt thự'],
		['biệt thự 10 tỷ trở lên', { priceMin: 10 * billion }, 'biệt thự'],
		['nhà 3 tỷ đổ lại', { priceMax: 3 * billion }, 'nhà'],
		['nhà từ 2 đến 4 tỷ', { priceMin: 2 * billion, priceMax: 4 * billion }, 'nhà'],
		['nhà 2-4 tỷ', { priceMin: 2 * billion, priceMax: 4 * billion }, 'nhà'],
		['nhà từ 2 tới 4 tỷ', { priceMin: 2 * billion, priceMax: 4 * billion }, 'nhà'],
		['nhà 800 - 1 tỷ 2', { priceMin: 800 * million, priceMax: 1.2 * billion }, 'nhà'],
		['nhà 800tr - 1,2 tỷ', { priceMin: 800 * million, priceMax: 1.2 * billion }, 'nhà'],
		['thuê nhà 15tr/tháng', { ...about(15 * million), tradingType: 'RENT' }, 'nhà'],
		['cho thuê phòng dưới 3 triệu/tháng', { priceMax: 3 * million, tradingType: 'RENT' }, 'phòng'],
		[
			'đất 45tr/m2',
			{ pricePerSquareMeterMin: Math.round(40.5 * million), pricePerSquareMeterMax: Math.round(49.5 * million) },
			'đất',
		],
		['đất dưới 30 triệu/m² Củ Chi', { pricePerSquareMeterMax: 30 * million }, 'đất Củ Chi'],
		['nhà 5 tỷ 3 tháng 2', about(5 * billion), 'nhà 3 tháng 2'],
		['nhà 2ty350 Gò Vấp', about(2.35 * billion), 'nhà Gò Vấp'],
		['nhà 5 tỷ 12 Lê Lợi', about(5 * billion), 'nhà 12 Lê Lợi'],
		['nhà 3,5 tỷ/căn thương lượng', about(3.5 * billion), 'nhà'],
		['đất 12tr/m ngang', {}, 'đất 12tr/m ngang'],
		['nhà 5 tỷ 2 mặt tiền', { ...about(5 * billion), houseCategories: ['FRONTAGE'] }, 'nhà'],
		// Areas.
		['nhà 80m2', { areaMin: 72, areaMax: 88 }, 'nhà'],
		['nhà 80 m²', { areaMin: 72, areaMax: 88 }, 'nhà'],
		['đất dưới 100m2', { areaMax: 100 }, 'đất'],
		['đất trên 1.000 m2', { areaMin: 1000 }, 'đất'],
		['đất 50-80m2', { areaMin: 50, areaMax: 80 }, 'đất'],
		['đất diện tích từ 50 đến 80 m2', { areaMin: 50, areaMax: 80 }, 'đất'],
		['đất 2ha Lâm Hà', { areaMin: 18_000, areaMax: 22_000 }, 'đất Lâm Hà'],
		['đất 5x20 Bình Chánh', { areaMin: 90, areaMax: 110 }, 'đất Bình Chánh'],
		['nhà dt 70m2', { areaMin: 63, areaMax: 77 }, 'nhà'],
		['nhà dt 50-70m2', { areaMin: 50, areaMax: 70 }, 'nhà'],
		['lô 5x20', { areaMin: 90, areaMax: 110 }, 'lô'],
		// What numbers a unit or a road may end the name of a place.
		['Hải Dương 2 tỷ', about(2 * billion), 'Hải Dương'],
		['dan phuong 2 ty', about(2 * billion), 'dan phuong'],
		['Bình Dương 2-4 tỷ', { priceMin: 2 * billion, priceMax: 4 * billion }, 'Bình Dương'],
		['Đồng Tháp 100m2', { areaMin: 90, areaMax: 110 }, 'Đồng Tháp'],
		['Nho Quan 50-80m2', { areaMin: 50, areaMax: 80 }, 'Nho Quan'],
		['Tôn Đức Thắng 3 tầng', { floorsMin: 3 }, 'Tôn Đức Thắng'],
		['Nghĩa Lộ 3PN', { bedroomMin: 3 }, 'Nghĩa Lộ'],
		['Cô Tô 5x20', { areaMin: 90, areaMax: 110 }, 'Cô Tô'],
		['gara ô tô 4 tầng', { floorsMin: 4 }, 'gara ô tô'],
		['Quận 3 - 5 tỷ', about(5 * billion), 'quận 3'],
		['Quận 3 - 50m2', { areaMin: 45, areaMax: 55 }, 'quận 3'],
		['đường số 4 3 tỷ', about(3 * billion), 'đường số 4'],
		['Cách Mạng Tháng 8 3 tầng', { floorsMin: 3 }, 'Cách Mạng Tháng 8'],
		['30 tháng 4 3 tầng', { floorsMin: 3 }, '30 tháng 4'],
		// Sale or rent.
		['căn hộ quận 7 cho thuê', { tradingType: 'RENT' }, 'căn hộ quận 7'],
		['can ho quan 7 cho thue', { tradingType: 'RENT' }, 'can ho quận 7'],
		['cần thuê nhà Gò Vấp', { tradingType: 'RENT' }, 'nhà Gò Vấp'],
		['bán nhà Gò Vấp', { tradingType: 'BUY' }, 'nhà Gò Vấp'],
		['nhà bán Gò Vấp', { tradingType: 'BUY' }, 'nhà Gò Vấp'],
		['cần bán gấp đất Củ Chi', { tradingType: 'BUY' }, 'gấp đất Củ Chi'],
		['nhà ban công rộng', {}, 'nhà ban công rộng'],
		['nhà đang cho thuê', {}, 'nhà đang cho thuê'],
		['mua nhà cho thuê lại quận 1', {}, 'nhà cho thuê lại quận 1'],
		['nhà dòng tiền cho thuê', {}, 'nhà dòng tiền cho thuê'],
		['đất thuê 50 năm Bình Dương', {}, 'đất thuê 50 năm Bình Dương'],
		['cho thuê đất Củ Chi', { tradingType: 'RENT' }, 'đất Củ Chi'],
		['khách sạn cho thuê Vũng Tàu', { tradingType: 'RENT' }, 'khách sạn Vũng Tàu'],
		['nhà có sẵn khách thuê', {}, 'nhà có sẵn khách thuê'],
		['bản Cát Cát', {}, 'bản Cát Cát'],
		['căn hộ quận 7 đến 3 tỷ', { priceMax: 3 * billion }, 'căn hộ quận 7'],
		['nhà tới 5 tỷ', { priceMax: 5 * billion }, 'nhà'],
		['từ 3 đến 5 tỷ', { priceMin: 3 * billion, priceMax: 5 * billion }, ''],
		['đến 100m2', { areaMax: 100 }, ''],
		['nhà 4x20 80m2', { areaMin: 72, areaMax: 88 }, 'nhà'],
		// English.
		['between 3 and 5 billion', { priceMin: 3 * billion, priceMax: 5 * billion }, ''],
		['3-bedroom house', { bedroomMin: 3 }, 'house'],
		['12 million/month', { priceMin: 10_800_000, priceMax: 13_200_000 }, ''],
		['45 million per sqm', { pricePerSquareMeterMin: 40_500_000, pricePerSquareMeterMax: 49_500_000 }, ''],
		['house under 5 billion district 1', { priceMax: 5 * billion }, 'house quận 1'],
		['tower under 1,250 billion', { priceMax: 1_250 * billion }, 'tower'],
		['house 1,250 - 2 billion', { priceMin: 1.25 * billion, priceMax: 2 * billion }, 'house'],
		[
			'apartment for rent from 10 to 15 million',
			{ tradingType: 'RENT', priceMin: 10 * million, priceMax: 15 * million },
			'apartment',
		],
		['3 bedroom apartment over 80 sqm Binh Thanh District', { bedroomMin: 3, areaMin: 80 }, 'apartment Binh Thanh'],
		['villa Ho Chi Minh City', {}, 'villa Hồ Chí Minh'],
		['house at least 3 floors in Hanoi', { floorsMin: 3 }, 'house Hà Nội'],
		['nhà xưởng in Bình Tân', {}, 'nhà xưởng in Bình Tân'],
		// Names of places.
		['nhà Q.3 cũ', {}, 'nhà quận 3'],
		['nhà Q3', {}, 'nhà quận 3'],
		['nhà quận 12 cũ', {}, 'nhà quận 12'],
		['nhà P.5 Q.3', {}, 'nhà phường 5 quận 3'],
		['P5Q3', {}, 'phường 5 quận 3'],
		['căn hộ TP.HCM', {}, 'căn hộ Hồ Chí Minh'],
		['căn hộ hcm', {}, 'căn hộ Hồ Chí Minh'],
		['nhà SG', {}, 'nhà Hồ Chí Minh'],
		['căn hộ HN', {}, 'căn hộ Hà Nội'],
		['đất TP ĐN', {}, 'đất Đà Nẵng'],
		['đất Sơn Trà ĐN', {}, 'đất Sơn Trà Đà Nẵng'],
		['đất ĐN', {}, 'đất ĐN'],
		['nhà Q.BT', {}, 'nhà quận Bình Thạnh'],
		['nhà Q. Bình Thạnh', {}, 'nhà quận Bình Thạnh'],
		['nhà P. Bến Nghé', {}, 'nhà phường Bến Nghé'],
		['nhà ở Bình Dương cũ', {}, 'nhà Bình Dương'],
		['nhà tại Hà Nội', {}, 'nhà Hà Nội'],
		['đất thuộc Bình Dương', {}, 'đất Bình Dương'],
		['nhà ở quận 12', {}, 'nhà quận 12'],
		['nhà 3 phòng ngủ ở Gò Vấp', { bedroomMin: 3 }, 'nhà Gò Vấp'],
		['nhà ở xã hội Bình Dương', {}, 'nhà ở xã hội Bình Dương'],
		['đất ở đô thị', {}, 'đất ở đô thị'],
		['bán đất ở', { tradingType: 'BUY' }, 'đất ở'],
		['dat can tho cu', {}, 'dat can tho'],
		['đất Bà Rịa - Vũng Tàu cũ', {}, 'đất Bà Rịa - Vũng Tàu'],
		['căn hộ ở Thủ Đức', {}, 'căn hộ Thủ Đức'],
		['mua nhà quận 7', {}, 'nhà quận 7'],
		['cần tìm mua đất Hóc Môn', {}, 'đất Hóc Môn'],
	])('%s', (text, filter, words) => {
		const read = readSearchWords(text);
		expect(read.filter).toEqual(filter);
		expect(read.words).toBe(words);
	});

	it.each([
		'Phố Mặt Trời',
		'Tân Tầng',
		'Hẻm 5 Nguyễn Trãi',
		'số nhà 52',
		'Đường 3 Tháng 2',
		'Cách Mạng Tháng 8',
		'Quốc lộ 1A',
		'QL 13',
		'quận 10',
		'đường số 4',
		'tổ 5 thôn 3',
		'ngõ 3 Tam Trinh',
		'3 Tam Trinh',
		'9 Tăng Nhơn Phú',
		'tầng 4',
		'nhà cấp 4',
		'Hà Huy Tập',
		'2 Hà Đông',
		'Vinhomes Grand Park',
		'Sunrise City View',
		'Hướng Dương',
		'Nam Định',
		'chợ cũ',
		'nhà cũ',
		'căn hộ chung cư cũ',
		'Sổ Đồng',
		'Phường Sài Gòn',
		'Tỉnh lộ 10',
		'số 15 Trần Phú',
		'Ấp 3',
		'Thôn Đoài',
		'KDC 13C',
		'đất tái định cư',
		'dat tai dinh cu',
		'khu dan cu',
		'can ho chung cu',
		'dat tho cu',
		'nguyen van cu',
		'152 Triệu Việt Vương',
		'12 trieu quang phuc',
	])('leaves names alone: %s', (text) => {
		expect(readSearchWords(text)).toEqual({ words: text, filter: {}, understood: [] });
	});

	it.each([
		['căn hộ cho thuê quận 7', 'BUY', {}, 'căn hộ cho thuê quận 7'],
		['căn hộ cho thuê quận 7', 'RENT', { tradingType: 'RENT' }, 'căn hộ quận 7'],
		['bán nhà quận 7', 'RENT', {}, 'bán nhà quận 7'],
		['bán căn hộ quận 7', 'PROJECT', { tradingType: 'PROJECT' }, 'căn hộ quận 7'],
	] as const)('%s, among %s', (text, chosen, filter, words) => {
		const read = readSearchWords(text, chosen);
		expect(read.filter).toEqual(filter);
		expect(read.words).toBe(words);
	});

	it('says which piece became which fields, in the order of the text', () => {
		const { words, filter, understood } = readSearchWords('nhà HXH 3PN, 4 tầng, 60m2, SHR, dưới 5 tỷ, Q.3 cũ');
		expect(words).toBe('nhà, quận 3');
		expect(filter).toEqual({
			characteristics: ['CAR_ALLEY'],
			bedroomMin: 3,
			floorsMin: 4,
			areaMin: 54,
			areaMax: 66,
			legalStatuses: ['HAVE_BOOK'],
			priceMax: 5 * billion,
		});
		expect(understood).toEqual([
			{ text: 'HXH', fields: ['characteristics'] },
			{ text: '3PN', fields: ['bedroomMin'] },
			{ text: '4 tầng', fields: ['floorsMin'] },
			{ text: '60m2', fields: ['areaMin', 'areaMax'] },
			{ text: 'SHR', fields: ['legalStatuses'] },
			{ text: 'dưới 5 tỷ', fields: ['priceMax'] },
		]);
	});

	it('reads a wish in whole sentences', () => {
		expect(readSearchWords('cần mua nhà ở quận 3 có 3 phòng ngủ giá dưới 5 tỷ hướng Đông Nam').filter).toEqual({
			bedroomMin: 3,
			priceMax: 5 * billion,
			directions: ['SOUTH_EAST'],
		});
	});

	it('takes the first of two that say the same', () => {
		expect(readSearchWords('nhà 3 tỷ 4 tỷ')).toMatchObject({ words: 'nhà 4 tỷ', filter: about(3 * billion) });
	});

	it('takes both spellings and compositions of a syllable', () => {
		expect(readSearchWords('hẻm xe hơi'.normalize('NFD')).filter).toEqual({ characteristics: ['CAR_ALLEY'] });
		expect(readSearchWords('nhà 3 tỉ'.normalize('NFD')).filter).toEqual(about(3 * billion));
	});

	it.each(['', '   ', '🏠', ',,,', '-', 'a'.repeat(2_000)])('reads nothing out of %j', (text) =>
		expect(readSearchWords(text).filter).toEqual({}),
	);

	it('is fast on what is made to be slow', () => {
		const started = performance.now();
		for (const text of ['1'.repeat(300), '1 '.repeat(150), 'tu '.repeat(100), '5 ty '.repeat(60), '1.'.repeat(150)])
			readSearchWords(text);
		expect(performance.now() - started).toBeLessThan(200);
	});
});
