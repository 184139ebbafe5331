import { beforeAll, describe, expect, it } from 'vitest';
import type { UnitMappingTable } from '../database/tables.ts';
import { readPackagedUnits } from './packaged-units.ts';
import { chooseChains } from './resolve/choose-chains.ts';
import { findMentions } from './resolve/find-mentions.ts';
import { toWords } from './resolve/words.ts';
import { type AddressIndex, buildAddressIndex, resolveAddress, type WrittenAddress } from './resolve-address.ts';

type Units = Parameters<typeof buildAddressIndex>[0];

let units: Units;
let mappings: UnitMappingTable[];
let index: AddressIndex;
let nameOf: (code: string | null) => string | null;
beforeAll(async () => {
	({ units, mappings } = readPackagedUnits());
	index = buildAddressIndex(units, mappings);
	const byCode = new Map(units.filter(({ system }) => system === 'legacy').map((unit) => [unit.code, unit.full_name]));
	nameOf = (code) => (code && byCode.get(code)?.replace(/ 0(?=\d)/, ' ')) ?? null;
});

/** The units that an address comes to, as `Phường 12, Quận 3, Thành phố Hồ Chí Minh`; `?` where it is not sure. */
const read = (address: string | WrittenAddress) => {
	const { ward, district, province } = resolveAddress(index, address);
	return [ward, district, province].map(({ code }) => nameOf(code) ?? '?').join(', ');
};
const found = (address: string | WrittenAddress) => {
	const { ward, district, province } = resolveAddress(index, address);
	return [ward.found, district.found, province.found];
};

describe('ways to write one address', () => {
	it.each([
		'12/3 Lê Lợi, Phường 12, Quận 3, Thành phố Hồ Chí Minh',
		'12/3 Lê Lợi, Phường 12, Quận 3, Hồ Chí Minh.',
		'12/3 Lê Lợi, phường 012, quận 03, Hồ Chí Minh',
		'12/3 LÊ LỢI, PHƯỜNG 12, QUẬN 3, TP. HỒ CHÍ MINH',
		'12/3 le loi, phuong 12, quan 3, ho chi minh',
		'12/3 Lê Lợi, P.12, Q.3, TP HCM',
		'12/3 Lê Lợi P12 Q3 TPHCM',
		'12/3 Lê Lợi, F12, Q3, SG',
		'12/3 Lê Lợi - P. 12 - Q. 3 - tp.HCM',
		'12/3 Lê Lợi-P12-Q3-HCM',
		'12/3 Lê Lợi, phường 12 quận 3 Sài Gòn',
		'TP.HCM, Quận 3, Phường 12, 12/3 Lê Lợi',
		'12/3 Lê Lợi, Phường 12, Quận 3',
		'12/3 Le Loi, Ward 12, District 3, HCMC',
		'12/3 Le Loi, Ward 12, Dist. 3, Ho Chi Minh City, Vietnam',
		'12/3 Lê Lợi, Phường 12, Quận 3, Thành phố Hồ Chí Minh 700000, Việt Nam',
		'１２/３ Lê Lợi, Phường １２, Quận ３, Hồ Chí Minh',
	])('%s', (text) => {
		expect(read(text)).toBe('Phường 12, Quận 3, Thành phố Hồ Chí Minh');
		expect(resolveAddress(index, text).street).toMatch(/^12\/3 l[êe] l[ợo]i$/i);
	});

	it.each([
		['Thao Dien Ward, Thu Duc City, Ho Chi Minh City', 'Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh'],
		['TT. Trâu Quỳ, H. Gia Lâm, HN', 'Thị trấn Trâu Quỳ, Huyện Gia Lâm, Thành phố Hà Nội'],
		['X. Đông Dư, Gia Lâm, Hà Nội', 'Xã Đông Dư, Huyện Gia Lâm, Thành phố Hà Nội'],
		['Phường 1, TP. Đà Lạt, T. Lâm Đồng', 'Phường 1, Thành phố Đà Lạt, Tỉnh Lâm Đồng'],
		['Bình Thạnh - HCM', '?, Quận Bình Thạnh, Thành phố Hồ Chí Minh'],
		['Phan Rang - Tháp Chàm, Ninh Thuận', '?, Thành phố Phan Rang-Tháp Chàm, Tỉnh Ninh Thuận'],
		['Plei Ku, Gia Lai', '?, Thành phố Pleiku, Tỉnh Gia Lai'],
		['BMT, Daklak', '?, Thành phố Buôn Ma Thuột, Tỉnh Đắk Lắk'],
		['Qui Nhơn, Bình Định', '?, Thành phố Quy Nhơn, Tỉnh Bình Định'],
		["Cư M'gar, Đắc Lắc", "?, Huyện Cư M'gar, Tỉnh Đắk Lắk"],
		['Huyện đảo Lý Sơn, Quảng Ngãi', '?, Huyện Lý Sơn, Tỉnh Quảng Ngãi'],
		['Bà Rịa Vũng Tàu', '?, ?, Tỉnh Bà Rịa - Vũng Tàu'],
		['TX Dĩ An, Bình Dương', '?, Thành phố Dĩ An, Tỉnh Bình Dương'],
		['số 7 ngõ 20 Tây Sơn Đống Đa Hà Nội', '?, Quận Đống Đa, Thành phố Hà Nội'],
	])('%s', (text, expected) => expect(read(text)).toBe(expected));

	it('says how each unit was found', () => {
		expect(found('Phường 12, Quận 3')).toEqual(['exact', 'exact', 'implied']);
		expect(found('Phường 12, Quận 3, SG')).toEqual(['exact', 'exact', 'alias']);
		expect(found('TX Dĩ An, Bình Dương')).toEqual(['missing', 'alias', 'exact']);
		expect(found('nhà đẹp, hẻm xe hơi')).toEqual(['missing', 'missing', 'missing']);
		expect(found('')).toEqual(['missing', 'missing', 'missing']);
	});
});

describe('units that are no more', () => {
	it.each([
		['P. Thảo Điền, Q2, TPHCM', 'Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh'],
		['Phường Hiệp Phú, Quận 9, TPHCM', 'Phường Hiệp Phú, Thành phố Thủ Đức, Thành phố Hồ Chí Minh'],
		['Phường Linh Tây, Quận Thủ Đức', 'Phường Linh Tây, Thành phố Thủ Đức, Thành phố Hồ Chí Minh'],
		['Phường Bình An, Quận 2, TPHCM', 'Phường An Khánh, Thành phố Thủ Đức, Thành phố Hồ Chí Minh'],
		['Phường 7, Quận 3, TPHCM', 'Phường Võ Thị Sáu, Quận 3, Thành phố Hồ Chí Minh'],
		['P. Hà Cầu, TP Hà Đông, Hà Tây', 'Phường Hà Cầu, Quận Hà Đông, Thành phố Hà Nội'],
		['Xã Phú Diễn, Huyện Từ Liêm, Hà Nội', 'Phường Phú Diễn, Quận Bắc Từ Liêm, Thành phố Hà Nội'],
		['Xã Trung Văn, Huyện Từ Liêm, Hà Nội', 'Phường Trung Văn, Quận Nam Từ Liêm, Thành phố Hà Nội'],
	])('%s', (text, expected) => expect(read(text)).toBe(expected));

	it('leaves to a person what became two', () => {
		expect(resolveAddress(index, 'Từ Liêm, Hà Nội').district).toEqual({
			code: null,
			found: 'ambiguous',
			candidates: ['019', '021'],
		});
		const { ward, district } = resolveAddress(index, 'Xã Mỹ Đình, Huyện Từ Liêm, Hà Nội');
		expect(nameOf(district.code)).toBe('Quận Nam Từ Liêm');
		expect(ward.found).toBe('ambiguous');
		expect(ward.candidates.map(nameOf)).toEqual(['Phường Mỹ Đình 1', 'Phường Mỹ Đình 2']);
	});

	it('knows the names of an older list', () => {
		const { code } = resolveAddress(index, 'Phường 12, Quận 3').ward;
		const renamed = units.map((unit) =>
			unit.system === 'legacy' && unit.code === code ? { ...unit, full_name: 'Phường Mười Hai' } : unit,
		);
		expect(resolveAddress(buildAddressIndex(renamed, []), 'Phường 12, Quận 3').ward.found).toBe('unknown');
		const { ward } = resolveAddress(buildAddressIndex(renamed, [], units), 'Phường 12, Quận 3');
		expect(ward).toMatchObject({ code, found: 'alias' });
	});
});

describe('slips', () => {
	it.each([
		['Quận Bình Thanj, TPHCM', '?, Quận Bình Thạnh, Thành phố Hồ Chí Minh'],
		['Gò Vâps, HCM', '?, Quận Gò Vấp, Thành phố Hồ Chí Minh'],
		['Phường Bến Ngé, Quận 1', 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'],
		['Quận Hoàn Kím, Hà Nội', '?, Quận Hoàn Kiếm, Thành phố Hà Nội'],
		['Hà Nộii', '?, ?, Thành phố Hà Nội'],
	])('of one letter: %s', (text, expected) => {
		expect(read(text)).toBe(expected);
		expect(found(text)).toContain('fuzzy');
	});

	it('are none where another name is meant', () => {
		// Quận 3 has no such ward, and numbers have no slips.
		expect(found('Phường 25, Quận 3')).toEqual(['unknown', 'exact', 'implied']);
		expect(found('Quận 13, TPHCM')).toEqual(['missing', 'unknown', 'alias']);
		// `Định` is in other names: this may be a ward that was merged away.
		expect(found('Phường Tân Định, Tân Bình, TPHCM')[0]).toBe('unknown');
	});
});

describe('names that mean several units', () => {
	it.each([
		// Tone marks tell them apart, or the kind does.
		['Xã Hoằng Đông, Hoằng Hoá, Thanh Hoá', 'Xã Hoằng Đông, Huyện Hoằng Hóa, Tỉnh Thanh Hóa'],
		['Xã Hoằng Đồng, Hoằng Hoá, Thanh Hoá', 'Xã Hoằng Đồng, Huyện Hoằng Hóa, Tỉnh Thanh Hóa'],
		['Phường Sa Pả, Sa Pa, Lào Cai', 'Phường Sa Pả, Thị xã Sa Pa, Tỉnh Lào Cai'],
		['Thị trấn Ba Tơ, Ba Tơ, Quảng Ngãi', 'Thị trấn Ba Tơ, Huyện Ba Tơ, Tỉnh Quảng Ngãi'],
		['Thị xã Kỳ Anh', '?, Thị xã Kỳ Anh, Tỉnh Hà Tĩnh'],
		['Huyện Châu Thành, Đồng Tháp', '?, Huyện Châu Thành, Tỉnh Đồng Tháp'],
	])('%s', (text, expected) => expect(read(text)).toBe(expected));

	it('are ambiguous without', () => {
		const { ward, street } = resolveAddress(index, 'xa hoang dong, hoang hoa, thanh hoa');
		expect(ward).toMatchObject({ code: null, found: 'ambiguous' });
		expect(ward.candidates.map(nameOf).sort()).toEqual(['Xã Hoằng Đông', 'Xã Hoằng Đồng']);
		// What is not settled stays in sight.
		expect(street).toBe('xa hoang dong');
	});

	it('agree on what they have in common', () => {
		expect(found('Cai Lậy, Tiền Giang')).toEqual(['missing', 'ambiguous', 'exact']);
		const { province } = resolveAddress(index, 'Tân Phú');
		expect(province.candidates.map(nameOf)).toEqual(['Tỉnh Đồng Nai', 'Thành phố Hồ Chí Minh']);
	});

	it('leave open whether a street or a ward is meant', () => {
		const { ward, street } = resolveAddress(index, 'Nguyễn Trãi, Hà Đông, Hà Nội');
		expect(ward).toMatchObject({ code: null, found: 'ambiguous' });
		expect(ward.candidates.map(nameOf)).toEqual(['Phường Nguyễn Trãi']);
		expect(street).toBe('Nguyễn Trãi');
		// Behind a street there is no doubt, nor in the country.
		expect(read('Trần Phú, Nguyễn Trãi, Hà Đông')).toMatch(/^Phường Nguyễn Trãi, /);
		expect(read('Đông Dư, Gia Lâm, Hà Nội')).toMatch(/^Xã Đông Dư, /);
	});
});

describe('texts that go against themselves', () => {
	it.each([
		['Phường 5, Quận 3, Hà Nội', ['ambiguous', 'ambiguous', 'ambiguous']],
		['Phường Dịch Vọng, Quận 13, Hà Nội', ['ambiguous', 'ambiguous', 'exact']],
		['Phường Dịch Vọng, Quận Đống Đa, Hà Nội', ['unknown', 'exact', 'exact']],
		['Quận Đống Đa, Quận Cầu Giấy, Hà Nội', ['missing', 'ambiguous', 'exact']],
		['Quận Hải Châu, Hải Phòng', ['missing', 'unknown', 'exact']],
		// A hamlet that is called like another district.
		['Phúc Thọ, Xã Mai Lâm, Hà Nội', ['unknown', 'ambiguous', 'exact']],
	])('%s', (text, expected) => expect(found(text)).toEqual(expected));
});

describe('what is called after a unit', () => {
	it.each([
		['Đường Hà Nội, Phường Bửu Hòa, Biên Hòa, Đồng Nai', 'Đường Hà Nội', 'Phường Bửu Hòa'],
		['12 Xa lộ Hà Nội, P. Hiệp Phú, TP Thủ Đức', '12 Xa lộ Hà Nội', 'Phường Hiệp Phú'],
		['Cầu Giấy, Phường Dịch Vọng, Cầu Giấy, Hà Nội', 'Cầu Giấy', 'Phường Dịch Vọng'],
		['Đường Đồng Nai, Phường 15, Quận 10', 'Đường Đồng Nai', 'Phường 15'],
		['Dự án Vườn Quảng Trị, Phường 1, TP Đông Hà, Quảng Trị', 'Dự án Vườn Quảng Trị', 'Phường 1'],
		['Dự án Lá (khu A), Phường 1, TP Đông Hà', 'Dự án Lá (khu A)', 'Phường 1'],
		['12 Quán Thánh, Phường Quán Thánh, Ba Đình, Hà Nội', '12 Quán Thánh', 'Phường Quán Thánh'],
		['Phố Xã Đàn, Phường Nam Đồng, Đống Đa', 'Phố Xã Đàn', 'Phường Nam Đồng'],
		['Ngõ 5, Phố Huế, Phường Phố Huế, Hai Bà Trưng', 'Ngõ 5, Phố Huế', 'Phường Phố Huế'],
	])('%s', (text, street, ward) => {
		const resolved = resolveAddress(index, text);
		expect(resolved.street).toBe(street);
		expect(nameOf(resolved.ward.code)).toBe(ward);
	});

	it('is no unit by itself', () => {
		expect(found('Đường Hà Nội')).toEqual(['missing', 'missing', 'missing']);
		expect(read('Hai Bà Trưng, Hoàn Kiếm, Hà Nội')).toBe('?, Quận Hoàn Kiếm, Thành phố Hà Nội');
		// Not the ward Thảo Điền with something behind it.
		expect(found('Phường Thảo Điền Đông, Thủ Đức')).toEqual(['unknown', 'exact', 'implied']);
	});
});

describe('columns', () => {
	it('say the level, so that the kind may be left out', () => {
		const address = { street: '12/3 Lê Lợi', ward: '12', district: '3', province: 'HCM' };
		expect(read(address)).toBe('Phường 12, Quận 3, Thành phố Hồ Chí Minh');
		expect(resolveAddress(index, address).street).toBe('12/3 Lê Lợi');
		expect(read({ ward: 'Nguyễn Trãi', district: 'Hà Đông', province: 'Hà Nội' })).toBe(
			'Phường Nguyễn Trãi, Quận Hà Đông, Thành phố Hà Nội',
		);
		expect(read({ district: 'Q. 3, TPHCM' })).toBe('?, Quận 3, Thành phố Hồ Chí Minh');
	});

	it('add to a text', () => {
		const address = { text: '12 Trần Phú, Hà Đông', ward: 'Nguyễn Trãi', district: 'Q. Hà Đông', province: 'Hà Nội' };
		expect(read(address)).toBe('Phường Nguyễn Trãi, Quận Hà Đông, Thành phố Hà Nội');
		expect(resolveAddress(index, address).street).toBe('12 Trần Phú');
		expect(read({ text: '12 Lê Lợi, Phường 12, Quận 3', district: 'Quận 3' })).toBe(
			'Phường 12, Quận 3, Thành phố Hồ Chí Minh',
		);
	});

	it('are doubted together with a text that says otherwise', () => {
		expect(found({ text: 'Phường 5, Quận 3, TPHCM', district: 'Quận 4' })[1]).toBe('ambiguous');
		const none = { ward: 'Phường 99', district: 'Quận 7', province: 'Hồ Chí Minh' };
		expect(found(none)).toEqual(['unknown', 'exact', 'exact']);
	});
});

describe('the system in force', () => {
	let both: AddressIndex;
	beforeAll(() => {
		const current = (code: string, parent_code: string, full_name: string) =>
			({ system: 'current', level: 'ward', code, parent_code, full_name }) as const;
		const code = (text: string) => resolveAddress(index, text).ward.code ?? '';
		const map = (from: string, current_code: string, kind: 'full' | 'partial'): UnitMappingTable => ({
			legacy_code: code(from),
			current_code,
			kind,
		});
		both = buildAddressIndex(
			[
				...units,
				current('90001', '79', 'Phường Bình Minh Mới'),
				current('90002', '79', 'Phường Bến Thành'),
				current('90003', '68', 'Phường Xuân Hương - Đà Lạt'),
			],
			[
				...mappings,
				map('Phường Bến Nghé, Quận 1', '90001', 'full'),
				map('Phường Bến Thành, Quận 1', '90002', 'full'),
				map('Phường Nguyễn Thái Bình, Quận 1', '90001', 'partial'),
				map('Phường Nguyễn Thái Bình, Quận 1', '90002', 'partial'),
				map('Phường 1, Đà Lạt', '90003', 'full'),
			],
		);
	});

	it('follows from the old one where the old ward went over whole', () => {
		const { currentWard, currentProvince } = resolveAddress(both, 'Phường Bến Nghé, Quận 1, TPHCM');
		expect(currentWard).toEqual({ code: '90001', found: 'implied', candidates: [] });
		expect(currentProvince).toEqual({ code: '79', found: 'implied', candidates: [] });
		expect(resolveAddress(both, 'Thủ Dầu Một, Bình Dương').currentProvince.code).toBe('79');
	});

	it('is for a person to choose where the old ward was split', () => {
		const { currentWard } = resolveAddress(both, 'Phường Nguyễn Thái Bình, Quận 1');
		expect(currentWard).toEqual({ code: null, found: 'ambiguous', candidates: ['90001', '90002'] });
	});

	it('is what an address without a district is written in', () => {
		const { ward, district, province, currentWard, currentProvince } = resolveAddress(
			both,
			'12 Lê Lợi, Phường Bến Thành, TP Hồ Chí Minh',
		);
		expect(currentWard).toMatchObject({ code: '90002', found: 'exact' });
		expect(currentProvince).toMatchObject({ code: '79', found: 'exact' });
		expect(ward.found).toBe('ambiguous');
		expect(ward.candidates.map(nameOf).sort()).toEqual(['Phường Bến Thành', 'Phường Nguyễn Thái Bình']);
		expect([district, province].map(({ code }) => nameOf(code))).toEqual(['Quận 1', 'Thành phố Hồ Chí Minh']);
	});

	it('has names with a dash and provinces that took in others', () => {
		const { currentWard, district } = resolveAddress(both, 'Phường Xuân Hương - Đà Lạt, Lâm Đồng');
		expect([currentWard.code, nameOf(district.code)]).toEqual(['90003', 'Thành phố Đà Lạt']);
		const { province, currentProvince } = resolveAddress(both, 'Phan Thiết, Lâm Đồng');
		expect([nameOf(province.code), province.found]).toEqual(['Tỉnh Bình Thuận', 'implied']);
		expect([currentProvince.code, currentProvince.found]).toEqual(['68', 'exact']);
	});
});

it('reads no more of a text than an address has', () => {
	const { province } = resolveAddress(index, `${'Phường 1 Quận 3 '.repeat(20_000)}, Hà Nội`);
	expect(nameOf(province.code)).toBe('Thành phố Hồ Chí Minh');
});

describe('a name that is said over and over', () => {
	it('costs as much more as the text is longer', () => {
		const looksAt = (times: number) => {
			const words = toWords('Phường 1, Thành phố Vĩnh Long, Tỉnh Vĩnh Long, '.repeat(times));
			const reading = { words, isMarked: true, columnAt: () => undefined };
			const { mentions, slots } = findMentions(index, reading);
			let looks = 0;
			const counted = mentions.map(
				(mention) =>
					new Proxy(mention, {
						get: (target, name) => {
							looks++;
							return Reflect.get(target, name);
						},
					}),
			);
			chooseChains(counted, slots, reading);
			return looks;
		};
		expect(looksAt(80)).toBeLessThan(3 * looksAt(40));
	});

	it('is still read where it stands best', () => {
		const address = { text: 'Vincom Ha Noi, '.repeat(6), province: 'Ha Noi' };
		expect(found(address)).toEqual(['missing', 'missing', 'exact']);
	});
});
