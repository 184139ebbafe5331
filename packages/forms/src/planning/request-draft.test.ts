import { describe, expect, it } from 'vitest';
import {
	emptyPlanningCheckDraft,
	type PlanningCheckDraft,
	planningCheckDraftSchema,
	plotOfListing,
	readPlanningCheckDraft,
	toPlanningCheckDraft,
} from './request-draft.ts';

const draft: PlanningCheckDraft = {
	...emptyPlanningCheckDraft,
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	mapSheetNo: 'DC-12',
	landPlotNo: '105',
};
const codes = (typed: PlanningCheckDraft) =>
	planningCheckDraftSchema.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
	[];

describe('a request in the form', () => {
	it('asks for the units of the system that is in use, and keeps the others to itself', () => {
		const both = { ...draft, currentProvinceId: '79', currentWardId: '26743' };
		expect(planningCheckDraftSchema.parse(both)).toMatchObject({ wardId: '26740', currentWardId: null });
		expect(planningCheckDraftSchema.parse({ ...both, system: 'current' })).toMatchObject({
			provinceId: null,
			wardId: null,
			currentWardId: '26743',
		});
	});

	it('sends papers by their ids', () => {
		const papers = [{ id: 'a', name: 'so-do.webp' }];
		expect(planningCheckDraftSchema.parse({ ...draft, papers })).toMatchObject({ fileIds: ['a'] });
		const many = Array.from({ length: 11 }, (_, index) => ({ id: `${index}`, name: 'x.pdf' }));
		expect(codes({ ...draft, papers: many })).toEqual(['fileIds over_limit']);
	});

	describe('about the plot of a listing', () => {
		const listing: Parameters<typeof plotOfListing>[0] = {
			id: 'l1',
			provinceId: '79',
			districtId: '760',
			wardId: '26740',
			currentProvinceId: '79',
			currentWardId: '26743',
			mapSheetNo: '12',
			landPlotNo: '345',
			street: null,
		};
		const asked = (place: Partial<typeof listing>) =>
			planningCheckDraftSchema.parse({ ...emptyPlanningCheckDraft, ...plotOfListing({ ...listing, ...place }) });

		it('goes by its former ward where that is known, with the commune there for whoever changes to it', () => {
			expect(asked({})).toMatchObject({
				wardId: '26740',
				currentWardId: null,
				mapSheetNo: '12',
				landPlotNo: '345',
				locationInfoId: 'l1',
			});
			expect(plotOfListing(listing)).toMatchObject({
				system: 'legacy',
				currentProvinceId: '79',
				currentWardId: '26743',
			});
		});

		it('goes by its commune in force where that alone is known', () => {
			for (const place of [{ wardId: null }, { provinceId: '', districtId: null, wardId: null }])
				expect(asked(place)).toMatchObject({
					provinceId: null,
					districtId: null,
					wardId: null,
					currentProvinceId: '79',
					currentWardId: '26743',
				});
		});

		it('goes by the district of an island, which has no wards', () => {
			expect(asked({ provinceId: '77', districtId: '755', wardId: null })).toMatchObject({
				districtId: '755',
				currentWardId: null,
			});
		});

		it('leaves to be chosen what is not known of it', () => {
			const open = plotOfListing({ ...listing, wardId: null, currentWardId: null });
			expect(open).toMatchObject({ system: 'legacy', provinceId: '79', districtId: '760', wardId: '' });
			expect(codes({ ...emptyPlanningCheckDraft, ...open })).toEqual(['wardId required']);
		});
	});

	it('holds a request that was sent', () => {
		const sent = toPlanningCheckDraft({
			provinceId: null,
			districtId: null,
			wardId: null,
			currentProvinceId: '79',
			currentWardId: '26743',
			mapSheetNo: '12',
			landPlotNo: '105',
			street: null,
			locationInfo: { locationLat: 10.77, locationLong: 106.7 },
			note: 'Thửa góc',
			listing: { id: 'l' },
			files: [{ id: 'a', name: 'so-do.webp' }],
		});
		expect(sent).toMatchObject({ system: 'current', street: '', locationLat: 10.77, locationInfoId: 'l' });
		expect(codes(sent)).toEqual([]);
	});

	it('is read from what was kept, of whatever age', () => {
		expect(readPlanningCheckDraft(JSON.stringify(draft))).toEqual(draft);
		expect(readPlanningCheckDraft('{"mapSheetNo":"7","note":5,"papers":[{"id":1}],"system":"else"}')).toEqual({
			...emptyPlanningCheckDraft,
			mapSheetNo: '7',
		});
		expect(readPlanningCheckDraft('[]')).toBeUndefined();
		expect(readPlanningCheckDraft('{')).toBeUndefined();
	});
});
