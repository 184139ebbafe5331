import { describe, expect, it } from 'vitest';
import { offeringInputSchema } from '../invest/offering-schema.ts';
import { draftPrices, emptyListingDraft, type ListingDraft, readListingDraft, toListingDraft } from './draft.ts';
import { factsFor, paperFields, papersFor } from './facts.ts';
import { listingChangeSchema, listingInputSchema, listingSchema, readableFields } from './schema.ts';
import { listingErrors, listingSteps, stepOf, stepsFor, toInputField } from './steps.ts';

const house: ListingDraft = {
	...emptyListingDraft,
	tradingType: 'BUY',
	categoryId: 'house',
	postMode: 'OWNER',
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	street: ' 12 Lê Lợi ',
	area: '48,5 m2',
	facadeArea: '4m2',
	floors: '3',
	bedroom: '4',
	price: '5 tỷ 2',
	title: 'Nhà phố ba tầng đường Lê Lợi',
	description: 'Nhà ba tầng, bốn phòng ngủ, gần chợ và trường học.',
	contactPersonName: 'Nguyễn An',
};
const plot: ListingDraft = {
	...house,
	categoryId: 'residential-land',
	landCategory: 'RESIDENTIAL',
	facadeArea: '5',
	area: '5x20',
};
const offering: ListingDraft = {
	...house,
	isInvest: true,
	totalShare: '1.000',
	pricePerShare: '5 triệu',
	releaseQuantity: '800',
	minInvestment: '15tr',
	maxSharePerAccount: '100',
	feeBps: '1,5',
	softCap: '500',
	startDate: '2026-03-01T08:00',
	endDate: '2026-04-01T17:00',
	useOfFunds: ' Mua nhà. ',
	exitRule: 'Bán sau ba năm.',
	lowBps: '-10',
	baseBps: '12',
	highBps: '25,5',
	documents: [{ kind: 'CONTRACT', id: 'file-1', name: '' }],
};
const with_ = (change: Partial<ListingDraft>, draft = house) => ({ ...draft, ...change });
const codes = (draft: ListingDraft) => Object.fromEntries(listingErrors(draft).map(({ field, code }) => [field, code]));

describe('a draft that is complete', () => {
	it('comes out as numbers and none', () => {
		expect(listingSchema.parse(house)).toMatchObject({
			street: '12 Lê Lợi',
			area: 48.5,
			facadeArea: 4.2,
			floors: 3,
			price: 5_200_000_000,
			priceUnitId: 'TOTAL',
			direction: null,
			contactPersonPhone: null,
			images: [],
		});
	});
	it('is what the server takes', () => {
		for (const draft of [house, offering]) {
			const values = listingSchema.parse(draft);
			expect({ ...listingInputSchema.parse(values), ...offeringInputSchema.parse(values) }).toEqual(values);
		}
	});
	it('leaves out what a plot cannot have', () => {
		const values = listingSchema.parse(with_({ bedroom: '4', characteristics: ['BLOOMING'] }, plot));
		expect(values).toMatchObject({ area: 100, bedroom: null, floors: null, characteristics: ['BLOOMING'] });
		expect(
			listingSchema.parse(with_({ categoryId: 'room', tradingType: 'RENT', price: '3tr', characteristics: ['RUINED'] }))
				.characteristics,
		).toEqual([]);
	});
	it('needs no ward where the district has none', () =>
		expect(codes(with_({ provinceId: '77', districtId: '755', wardId: '' }))).toEqual({}));
});

describe('an empty draft', () => {
	it('lacks all that every listing needs, in the order of the form', () => {
		const errors = listingErrors(emptyListingDraft);
		expect(errors.every(({ code }) => code === 'required')).toBe(true);
		expect(errors.map(({ field }) => field)).toEqual([
			'tradingType',
			'categoryId',
			'postMode',
			'provinceId',
			'districtId',
			'area',
			'price',
			'title',
			'description',
			'contactPersonName',
		]);
		const places = errors.map(({ step }) => listingSteps.indexOf(step));
		expect(places).toEqual([...places].sort());
	});
});

describe('what is asked of a category', () => {
	it('needs rooms of a flat and none of land', () => {
		expect(factsFor('BUY', 'apartment')).toMatchObject({ area: true, bedroom: true, toilet: true });
		expect(factsFor('BUY', 'apartment')).not.toHaveProperty('landCategory');
		expect(factsFor('BUY', 'residential-land')).toMatchObject({ landCategory: true, facadeArea: true });
		expect(factsFor('BUY', 'residential-land')).not.toHaveProperty('bedroom');
	});
	it('needs no sheet, plot or appraisal of what is let, but for where it lies if it has ground of its own', () => {
		expect(papersFor('BUY', 'apartment')).toEqual(paperFields);
		expect(papersFor('RENT', 'apartment')).toEqual([]);
		expect(papersFor('RENT', 'warehouse')).toEqual(['mapSheetNo', 'landPlotNo']);
	});
	it('is missed by its name', () => {
		expect(codes(with_({ bedroom: '', floors: '' }))).toEqual({ bedroom: 'required', floors: 'required' });
		expect(codes(with_({ landCategory: '', facadeArea: '' }, plot))).toEqual({
			landCategory: 'required',
			facadeArea: 'required',
		});
	});
});

describe('what a person must mend', () => {
	it.each<[Partial<ListingDraft>, Record<string, string>]>([
		[{ area: 'rộng' }, { area: 'invalid' }],
		[{ area: '0,5' }, { area: 'too_small' }],
		[{ area: '2000 ha' }, { area: 'too_large' }],
		[{ bedroom: '2,5' }, { bedroom: 'invalid' }],
		[{ floors: '101' }, { floors: 'too_large' }],
		[{ facadeArea: 'rộng' }, { facadeArea: 'invalid' }],
		[{ price: '5 - 6 tỷ' }, { price: 'unclear' }],
		[{ price: '12 triệu/tháng' }, { price: 'per_month' }],
		[{ price: '500k' }, { price: 'too_low' }],
		[{ price: '900000 tỷ' }, { price: 'too_high' }],
		// What a price of a square metre makes in all is held to what any total is.
		[{ price: '9 tỷ/m2', area: '1000 ha' }, { price: 'too_high' }],
		[{ price: '1000đ/m2', area: '48' }, { price: 'too_low' }],
		[{ price: '' }, { price: 'required' }],
		[{ title: 'a'.repeat(9) }, { title: 'too_short' }],
		[{ title: 'a'.repeat(121) }, { title: 'too_long' }],
		[{ description: 'a'.repeat(29) }, { description: 'too_short' }],
		[{ description: 'a'.repeat(5_001) }, { description: 'too_long' }],
		[{ wardId: '' }, { wardId: 'required' }],
		[{ wardId: '<script>' }, { wardId: 'unknown' }],
		[{ currentWardId: '<script>' }, { currentWardId: 'unknown' }],
		[{ locationLat: 48.8, locationLong: 2.3 }, { locationLat: 'outside' }],
		[{ locationLat: 10.7, locationLong: 2.3 }, { locationLat: 'outside' }],
		[{ locationLat: 10.7, locationLong: 120 }, { locationLat: 'outside' }],
		[{ locationLat: 10.7 }, { locationLat: 'half' }],
		[{ isDefaultContactPhone: false }, { contactPersonPhone: 'required' }],
		[{ isDefaultContactPhone: false, contactPersonPhone: '123' }, { contactPersonPhone: 'invalid' }],
		[{ youtubeLink: 'https://youtube.com.evil.example/x' }, { youtubeLink: 'wrong_site' }],
		[{ youtubeLink: 'javascript:alert(1)' }, { youtubeLink: 'wrong_site' }],
		[{ tiktokLink: 'https://x@www.tiktok.com/y' }, { tiktokLink: 'wrong_site' }],
		[{ facebookLink: 'https://www.tiktok.com/y' }, { facebookLink: 'wrong_site' }],
		[{ tradingType: 'PROJECT' }, { categoryId: 'unfit' }],
		[{ landPlotNo: '12<b>' }, { landPlotNo: 'invalid' }],
		[{ images: Array.from({ length: 31 }, (_, index) => `p${index}`) }, { images: 'over_limit' }],
	])('%j', (change, expected) => expect(codes(with_(change))).toMatchObject(expected));

	it('is nothing of what is as short, or as long, as it may be', () => {
		for (const change of [
			{ title: 'a'.repeat(10), description: 'a'.repeat(30) },
			{ title: 'a'.repeat(120), description: 'a'.repeat(5_000) },
		])
			expect(codes(with_(change))).toEqual({});
	});

	it('is told all at once', () =>
		expect(codes(with_({ area: '', bedroom: '', price: '5', youtubeLink: 'https://evil.example' }))).toEqual({
			area: 'required',
			bedroom: 'required',
			price: 'unclear',
			youtubeLink: 'wrong_site',
		}));
});

describe('an offering', () => {
	it.each<[Partial<ListingDraft>, Record<string, string>]>([
		[
			{ totalShare: '', pricePerShare: '' },
			{ totalShare: 'required', pricePerShare: 'required' },
		],
		[
			{ totalShare: '1,5', pricePerShare: '5' },
			{ totalShare: 'invalid', pricePerShare: 'invalid' },
		],
		[{ pricePerShare: '200 tỷ' }, { pricePerShare: 'too_large' }],
		[{ releaseQuantity: '1001' }, { releaseQuantity: 'too_large' }],
		[{ softCap: '801' }, { softCap: 'too_large' }],
		[{ endDate: '' }, { endDate: 'required' }],
		[{ endDate: '2026-03-01T08:00' }, { endDate: 'before_start' }],
		[{ endDate: 'mai' }, { endDate: 'invalid' }],
		[{ maxSharePerAccount: '2' }, { maxSharePerAccount: 'below_min' }],
		[{ feeBps: '101' }, { feeBps: 'too_large' }],
		[{ feeBps: '1,555' }, { feeBps: 'invalid' }],
		[{ highBps: '' }, { highBps: 'required' }],
		[{ lowBps: '-101' }, { lowBps: 'too_small' }],
		[{ highBps: '11' }, { baseBps: 'unordered' }],
		[{ exitRule: 'a'.repeat(5_001) }, { exitRule: 'too_long' }],
		[
			{ documents: Array.from({ length: 21 }, (_, index) => ({ kind: 'CONTRACT', id: `f${index}`, name: 'a.pdf' })) },
			{ documents: 'over_limit' },
		],
	])('%j', (change, expected) => expect(codes(with_(change, offering))).toEqual(expected));

	it('is asked for nothing where shares are not offered', () => {
		expect(codes(with_({ isInvest: false, totalShare: 'nhiều', endDate: 'mai' }, offering))).toEqual({});
		expect(listingSchema.parse(with_({ isInvest: false }, offering))).toMatchObject({
			isInvest: false,
			totalShare: null,
			offering: null,
		});
	});
	it('has a step of its own', () => {
		expect(stepsFor(offering)).toContain('offering');
		expect(stepsFor(house)).not.toContain('offering');
	});
	it('is one field to those who compare it as a whole', () => {
		expect(toInputField('softCap')).toBe('offering');
		expect(toInputField('totalShare')).toBe('totalShare');
		expect(toInputField('title')).toBe('title');
	});
	it('names the price where it is ticked that there is none', () => {
		expect(toInputField('isNegotiable')).toBe('price');
	});
});

describe('a price', () => {
	it('may be talked about', () => {
		expect(listingSchema.parse(with_({ price: 'TL' }))).toMatchObject({ price: null, priceUnitId: 'NEGOTIABLE' });
		expect(listingSchema.parse(with_({ price: '5 tỷ', isNegotiable: true }))).toMatchObject({ price: null });
	});
	it('of a square metre may make in all what a total may be', () => {
		expect(codes(with_({ price: '10 tỷ/m2', area: '1 ha' }))).toEqual({});
		expect(codes(with_({ price: '10 tỷ/m2', area: '10001' }))).toEqual({ price: 'too_high' });
		expect(codes(with_({ price: '100k/m2', area: '100' }))).toEqual({});
		expect(codes(with_({ price: '100k/m2', area: '99' }))).toEqual({ price: 'too_low' });
	});
	it('of a square metre makes nothing with an area that cannot be read', () =>
		expect(codes(with_({ price: '1000đ/m2', area: 'rộng' }))).toEqual({ area: 'invalid' }));
	it('of a month is a rent', () =>
		expect(listingSchema.parse(with_({ tradingType: 'RENT', price: '12tr5/th' }))).toMatchObject({
			price: 12_500_000,
		}));
	it('is shown whole and by the metre', () => {
		expect(draftPrices(with_({ price: '45tr/m2', area: '100' }))).toEqual({
			total: 4_500_000_000,
			perSquareMeter: 45_000_000,
		});
		expect(draftPrices(with_({ price: '5 tỷ', area: '100' }))).toEqual({
			total: 5_000_000_000,
			perSquareMeter: 50_000_000,
		});
		expect(draftPrices(with_({ price: '5 tỷ', area: '' }))).toEqual({ total: 5_000_000_000 });
		expect(draftPrices(with_({ price: '5' }))).toEqual({});
	});
	it('is not told of a whole that no number counts to the đồng, and the price is too high', () => {
		const dear = with_({ price: '45 tỷ/m2', area: '50 ha' });
		expect(draftPrices(dear)).toEqual({ perSquareMeter: 45_000_000_000 });
		expect(codes(dear)).toEqual({ price: 'too_high' });
	});
});

describe('a link', () => {
	it.each([
		['youtu.be/dQw4w9WgXcQ'],
		['http://www.youtube.com/watch?v=dQw4w9WgXcQ'],
		[' https://m.youtube.com/shorts/dQw4w9WgXcQ '],
	])('becomes the one that is kept: %s', (youtubeLink) =>
		expect(listingSchema.parse(with_({ youtubeLink })).youtubeLink).toBe(
			'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
		),
	);
});

describe('the server', () => {
	const values = listingSchema.parse(house);
	const paths = (input: unknown) =>
		listingInputSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}:${message}`);
	it('names every field that is missing', () =>
		expect(paths({})).toEqual(
			expect.arrayContaining([
				'tradingType:required',
				'categoryId:required',
				'title:required',
				'area:required',
				'priceUnitId:required',
			]),
		));
	it('refuses what no form sends', () => {
		expect(paths({ ...values, price: -1 })).toContain('price:too_low');
		expect(paths({ ...values, price: 5.5 })).toContain('price:unclear');
		expect(paths({ ...values, price: -5, priceUnitId: 'PER_M2' })).toContain('price:too_low');
		expect(paths({ ...values, price: 5.5, priceUnitId: 'PER_M2' })).toContain('price:unclear');
		expect(paths({ ...values, area: Number.NaN })).toContain('area:invalid');
		expect(paths({ ...values, tradingType: 'STEAL' })).toContain('tradingType:unknown');
		expect(paths({ ...values, youtubeLink: 'https://www.youtube.com:8443/x' })).toContain('youtubeLink:wrong_site');
	});
	it('takes part of a listing as a change', () => {
		expect(listingChangeSchema.parse({ price: 5_000_000_000, direction: null })).toEqual({
			price: 5_000_000_000,
			direction: null,
		});
		expect(listingChangeSchema.safeParse({ title: 'x' }).success).toBe(false);
		expect(listingChangeSchema.safeParse({ title: null }).success).toBe(false);
	});
});

it('sends what can be read of a draft that is not done', () => {
	const fields = readableFields(with_({ price: '5', title: '', tradingType: '' }));
	expect(fields).toMatchObject({ area: 48.5, wardId: '26740', direction: null });
	for (const field of ['price', 'title', 'tradingType']) expect(fields).not.toHaveProperty(field);
});

describe('a draft that was kept', () => {
	it('comes back as it was', () => expect(readListingDraft(JSON.stringify(house))).toEqual(house));
	it('loses only what makes no sense any more', () =>
		expect(readListingDraft('{"title":"Nhà","area":5,"images":[1],"locationLat":"x","old":1}')).toEqual({
			...emptyListingDraft,
			title: 'Nhà',
		}));
	it('keeps documents that are whole', () => {
		expect(readListingDraft(JSON.stringify(offering))).toEqual(offering);
		expect(readListingDraft('{"documents":[{"kind":"CONTRACT","id":1,"name":""}]}')?.documents).toEqual([]);
	});
	it('is as the listing is where it is too old to say', () => {
		const old = JSON.stringify({ title: 'Nhà phố', bedroom: 5 });
		expect(readListingDraft(old, offering)).toEqual({ ...offering, title: 'Nhà phố' });
	});
	it.each(['', 'null', '[]', '"x"', '{'])('is none: %j', (json) => expect(readListingDraft(json)).toBeUndefined());
});

describe('a listing that is there already', () => {
	it('fills the form so that nothing changes', () => {
		const values = listingSchema.parse(with_({ locationLat: 10.77, locationLong: 106.7, characteristics: ['OTHER'] }));
		expect(listingSchema.parse(toListingDraft(values))).toEqual(values);
	});
	it('keeps three decimals, which an import may have', () => {
		const values = { ...listingSchema.parse(house), area: 48.125, floorArea: 12.5, facadeArea: 4.125 };
		expect(toListingDraft(values)).toMatchObject({ area: '48,1250', floorArea: '12,5', facadeArea: '4,1250' });
		expect(listingSchema.parse(toListingDraft(values))).toMatchObject({ area: 48.125, facadeArea: 4.125 });
	});
	it('fills in its offering so that nothing changes', () => {
		const values = listingSchema.parse(offering);
		expect(values).toMatchObject({
			isInvest: true,
			totalShare: 1_000,
			pricePerShare: 5_000_000,
			startDate: '2026-03-01T01:00:00.000Z',
			offering: { minInvestment: 15_000_000, feeBps: 150, useOfFunds: 'Mua nhà.', highBps: 2_550 },
		});
		expect(listingSchema.parse(toListingDraft(values))).toEqual(values);
	});
	it('keeps a price to the đồng, of a metre, or none', () => {
		expect(toListingDraft({ price: 5_200_000_000, priceUnitId: 'TOTAL' }).price).toBe('5,2 tỷ');
		expect(toListingDraft({ price: 5_200_000_001, priceUnitId: 'TOTAL' }).price).toBe('5.200.000.001 đồng');
		expect(toListingDraft({ price: 45_000_000, priceUnitId: 'PER_M2' }).price).toBe('45 triệu/m²');
		expect(toListingDraft({ price: null, priceUnitId: 'NEGOTIABLE' })).toMatchObject({ price: '', isNegotiable: true });
	});
});

it('knows the step of a field of the wire', () => {
	expect(stepOf('priceUnitId')).toBe('price');
	expect(stepOf('images.2')).toBe('photos');
	expect(stepOf('offering.documents.0.id')).toBe('offering');
	expect(stepOf('isInvest')).toBe('kind');
	expect(stepOf('nothing')).toBeUndefined();
});
