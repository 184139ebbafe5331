import { describe, expect, it } from 'vitest';
import { emptyListingDraft, type ListingDraft } from './draft.ts';
import { textHints } from './hints.ts';
import { qualityOf } from './quality.ts';

const draft: ListingDraft = {
	...emptyListingDraft,
	tradingType: 'BUY',
	categoryId: 'apartment',
	area: '70',
	price: '5 tỷ',
	title: 'Căn hộ hai phòng ngủ ban công hướng sông Thảo Điền',
	description:
		'Căn hộ hai phòng ngủ ở tầng 12, ban công nhìn ra sông. Nội thất đầy đủ, bếp rộng, hai chỗ để xe máy. Cách trường học 300 m, siêu thị ngay dưới chân tòa nhà. Sổ hồng sang tên trong tuần.',
};
const hints = (change: Partial<ListingDraft>) => textHints({ ...draft, ...change });
const hint = (change: Partial<ListingDraft>, code: string) => hints(change).find((found) => found.code === code);

it('has nothing to say of a good text', () => expect(hints({})).toEqual([]));
it('has nothing to say of nothing', () => expect(textHints(emptyListingDraft)).toEqual([]));

describe('a phone number', () => {
	it.each([
		['Căn hộ hướng sông Thảo Điền LH 0909 123 456', 'Căn hộ hướng sông Thảo Điền'],
		['Căn hộ hướng sông, 0909.123.456, giá tốt', 'Căn hộ hướng sông, giá tốt'],
		['Liên hệ: +84 909 123 456 - Căn hộ hướng sông', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông (Zalo 0909-123-456)', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông gọi 0 9 0 9 1 2 3 4 5 6', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông không chín không chín một hai ba bốn năm sáu', 'Căn hộ hướng sông'],
	])('is taken out of: %s', (title, fix) =>
		expect(hint({ title }, 'phone')).toEqual({ field: 'title', code: 'phone', fix }),
	);
	it.each(['Nhà 3 tầng, 120 m2, giá 5.200.000.000 đồng', 'Sổ 0123456, thửa 45', 'Không một hai ba gì cả'])(
		'is not in: %s',
		(title) => expect(hint({ title }, 'phone')).toBeUndefined(),
	);
	it('has no fix where nothing else is written', () =>
		expect(hint({ title: '0909123456' }, 'phone')).toEqual({ field: 'title', code: 'phone' }));
	it('leaves the paragraphs of a description', () =>
		expect(hint({ description: 'Nhà đẹp.\n\nGọi 0909123456.\n\nGần chợ.' }, 'phone')?.fix).toMatch(
			/^Nhà đẹp\.\s+Gần chợ\.$/,
		));
});

describe('a link', () => {
	it.each([
		['Căn hộ hướng sông https://example.com/a?b=c', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông www.example.vn', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông, email: an@example.com', 'Căn hộ hướng sông'],
		['Căn hộ hướng sông example.com.vn giá tốt', 'Căn hộ hướng sông giá tốt'],
	])('is taken out of: %s', (title, fix) => expect(hint({ title }, 'link')?.fix).toBe(fix));
	it('is not a number or the end of a sentence', () => {
		expect(hint({ title: 'Nhà 5.2 tỷ.Mới xây' }, 'link')).toBeUndefined();
		expect(hint({ title: 'Căn hộ TP.HCM' }, 'link')).toBeUndefined();
	});
});

describe('capitals', () => {
	it('are lowered but for short names', () =>
		expect(hint({ title: 'BÁN NHÀ MẶT PHỐ LÊ LỢI Q1 TP.HCM' }, 'capitals')?.fix).toBe(
			'Bán Nhà Mặt Phố Lê Lợi Q1 TP.HCM',
		));
	it('of single words are fine', () =>
		expect(hint({ title: 'Bán nhà SHR gần VSIP Thủ Dầu Một' }, 'capitals')).toBeUndefined());
});

describe('tone marks', () => {
	it('are missed', () => expect(hint({ title: 'Ban nha mat tien duong Le Loi quan 1' }, 'no_marks')).toBeDefined());
	it.each(['Bán nhà mặt tiền', 'Sunny two-bedroom apartment with river view', 'Vinhomes Grand Park'])(
		'are not missed in: %s',
		(title) => expect(hint({ title }, 'no_marks')).toBeUndefined(),
	);
});

describe('a price', () => {
	it.each([
		[{ price: 'đặt cọc 50 triệu' }],
		[{ price: '50 triệu', description: `${draft.description} Đặt cọc 50 triệu giữ nhà.` }],
	])('that is a deposit: %j', (change) => expect(hint(change, 'deposit')).toBeDefined());
	it('may stand beside a deposit', () =>
		expect(hints({ description: `${draft.description} Đặt cọc 50 triệu giữ nhà.` })).toEqual([]));
	it('of a square metre is offered where one was meant', () =>
		expect(hint({ price: '45 triệu' }, 'far_below')).toEqual({
			field: 'price',
			code: 'far_below',
			fix: '45 triệu/m²',
		}));
	it.each(['12tr/tháng', '12 triệu một tháng'])('of a month is offered no square metre: %s', (price) =>
		expect(hint({ price }, 'far_below')).toEqual({ field: 'price', code: 'far_below' }),
	);
	it('is far below or above what anybody asks', () => {
		expect(hint({ price: '100 triệu', area: '70' }, 'far_below')).toBeDefined();
		expect(hint({ price: '5200 tỷ' }, 'far_above')).toBeDefined();
		expect(hints({ price: '12 triệu', tradingType: 'RENT' })).toEqual([]);
		expect(hints({ price: '200 triệu', categoryId: 'farmland', area: '1000' })).toEqual([]);
	});
});

it('finds a text short', () => {
	expect(hint({ title: 'Căn hộ đẹp' }, 'short')).toBeDefined();
	expect(hint({ description: 'Căn hộ đẹp, gần sông, có ban công.' }, 'short')).toBeDefined();
});

describe('the meter', () => {
	const of = (change: Partial<ListingDraft>, photos: number) => {
		const changed = { ...draft, ...change };
		return qualityOf(changed, photos, textHints(changed));
	};
	const full = { locationLat: 10.7, locationLong: 106.7, legalStatus: 'HAVE_BOOK', direction: 'EAST' };
	const facts = {
		floorArea: '62',
		bedroom: '2',
		toilet: '2',
		projectName: 'An Phú',
		blockName: 'S2',
		interiorStatus: 'FULL',
		homeStatus: 'HANDED_OVER',
		rentalStatus: 'RENTING',
	};
	it('begins low and names photos first', () => {
		expect(qualityOf(emptyListingDraft, 0, [])).toEqual({ score: 0, next: 'photos' });
	});
	it('names what helps most, one after the other', () => {
		expect(of({}, 3).next).toBe('pin');
		expect(of({ title: `${draft.title} 0909123456` }, 3).next).toBe('hints');
		expect(of({ ...full, description: 'Căn hộ đẹp, gần sông.' }, 3).next).toBe('description');
		expect(of({ ...full, legalStatus: '' }, 3).next).toBe('papers');
		expect(of({ ...full, direction: '' }, 3).next).toBe('direction');
		expect(of(full, 3).next).toBe('facts');
		expect(of({ ...full, ...facts }, 3).next).toBe('more_photos');
	});
	it('ends full', () => expect(of({ ...full, ...facts }, 8)).toEqual({ score: 100, next: undefined }));
	it('rises with every step', () => {
		const scores = [of({}, 0), of({}, 2), of({}, 3), of(full, 3), of({ ...full, ...facts }, 3)].map(
			({ score }) => score,
		);
		expect(scores).toEqual([...scores].sort((a, b) => a - b));
	});
	it('asks no papers of a rent and no direction of a room', () => {
		expect(of({ ...full, tradingType: 'RENT', legalStatus: '', price: '12 triệu' }, 3).next).toBe('facts');
		expect(
			of({ ...full, tradingType: 'RENT', categoryId: 'room', price: '3 triệu', area: '20', direction: '' }, 3).next,
		).not.toBe('direction');
	});
});
