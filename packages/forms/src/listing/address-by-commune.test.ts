import { describe, expect, it } from 'vitest';
import { emptyListingDraft, type ListingDraft, toListingDraft } from './draft.ts';
import { listingInputSchema, listingSchema } from './schema.ts';
import { listingErrors } from './steps.ts';

const unplaced: ListingDraft = {
	...emptyListingDraft,
	tradingType: 'BUY',
	categoryId: 'residential-land',
	postMode: 'OWNER',
	landCategory: 'RESIDENTIAL',
	area: '100',
	facadeArea: '5',
	price: '5 tỷ 2',
	title: 'Đất thổ cư hẻm xe hơi đường Lê Lợi',
	description: 'Đất vuông vức, gần chợ và trường học, hẻm xe hơi.',
	contactPersonName: 'Nguyễn An',
};
const byCommune = { ...unplaced, system: 'current' as const, currentProvinceId: '79', currentWardId: '26740' };
const codes = (draft: ListingDraft) => Object.fromEntries(listingErrors(draft).map(({ field, code }) => [field, code]));

describe('an address by the commune in force', () => {
	it('needs nothing of the former units', () => {
		expect(codes(byCommune)).toEqual({});
		expect(listingSchema.parse(byCommune)).toMatchObject({
			provinceId: null,
			districtId: null,
			wardId: null,
			currentWardId: '26740',
		});
	});

	it('takes with it what of them is known', () => {
		const known = { provinceId: '79', districtId: '760' };
		expect(listingSchema.parse({ ...byCommune, ...known })).toMatchObject({ ...known, wardId: null });
		expect(listingSchema.parse({ ...byCommune, ...known, wardId: '26737' })).toMatchObject({
			wardId: '26737',
			currentWardId: '26740',
		});
	});

	it('asks for its own units, and not for the former ones', () => {
		expect(codes({ ...unplaced, system: 'current' })).toEqual({
			currentProvinceId: 'required',
			currentWardId: 'required',
		});
		expect(codes({ ...byCommune, currentWardId: '', provinceId: '79' })).toEqual({ currentWardId: 'required' });
	});

	it('is what the server takes, of whoever sends a commune alone', () => {
		const values = listingSchema.parse(byCommune);
		expect(listingInputSchema.parse(values)).toMatchObject({ currentWardId: '26740', provinceId: null });
		const { error } = listingInputSchema.safeParse({ ...values, currentWardId: null });
		expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual(['districtId', 'provinceId']);
	});
});

describe('an address by the former units', () => {
	it('sends no commune that was chosen in the other system', () => {
		const draft = { ...byCommune, system: 'legacy' as const };
		expect(codes(draft)).toEqual({ provinceId: 'required', districtId: 'required' });
		expect(codes({ ...draft, provinceId: '79', districtId: '760' })).toEqual({ wardId: 'required' });
	});

	it('says which part of a split ward, or of an island', () => {
		const draft = { ...byCommune, system: 'legacy' as const, provinceId: '79', districtId: '760', wardId: '26737' };
		expect(listingSchema.parse(draft).currentWardId).toBe('26740');
		const island = { ...draft, provinceId: '77', districtId: '755', wardId: '', currentWardId: '26732' };
		expect(listingSchema.parse(island).currentWardId).toBe('26732');
	});
});

describe('a listing that is there already', () => {
	const place = { provinceId: '79', districtId: '760', wardId: null, currentProvinceId: '79', currentWardId: '26740' };

	it('opens by its commune where that is all its address says', () => {
		expect(toListingDraft(place)).toMatchObject({ system: 'current', currentProvinceId: '79', wardId: '' });
		expect(toListingDraft({ ...place, districtId: null })).toMatchObject({ system: 'current', districtId: '' });
	});

	it.each([{ wardId: '26737' }, { currentWardId: null }, { provinceId: '77', districtId: '755' }])(
		'opens by its former units with %j',
		(other) => expect(toListingDraft({ ...place, ...other }).system).toBe('legacy'),
	);
});
