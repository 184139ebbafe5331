import { describe, expect, it } from 'vitest';
import { type PlanningRequestDraft, planningRequestSchema } from './request-schema.ts';

const legacy: PlanningRequestDraft = {
	provinceId: '79',
	districtId: '760',
	wardId: '26734',
	mapSheetNo: ' DC-12 ',
	landPlotNo: '105-2',
};
const codes = (draft: object) =>
	planningRequestSchema.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a request for a planning check', () => {
	it('keeps sheet and plot as text, and makes nothing of what is empty', () => {
		expect(planningRequestSchema.parse({ ...legacy, note: ' ', street: '' })).toEqual({
			...legacy,
			mapSheetNo: 'DC-12',
			note: null,
			street: null,
		});
	});

	it('keeps a number without the word that stands before it on the certificate', () => {
		const typed = { ...legacy, mapSheetNo: 'Tờ bản đồ số 05', landPlotNo: 'thửa đất số: 105-2' };
		expect(planningRequestSchema.parse(typed)).toMatchObject({ mapSheetNo: '05', landPlotNo: '105-2' });
		for (const mapSheetNo of ['Số', 'Số :', 'NO-03', 'NO3'])
			expect(planningRequestSchema.parse({ ...legacy, mapSheetNo }).mapSheetNo).toBe(mapSheetNo);
	});

	it.each(['105, 106', 'thửa 20; 21 và 22', '7 & 8', '105 and 106'])('is for one plot: %s', (landPlotNo) => {
		expect(codes({ ...legacy, landPlotNo })).toEqual(['landPlotNo several']);
	});

	it('names the commune of a certificate from before July 2025, or of one from since', () => {
		expect(codes(legacy)).toEqual([]);
		expect(codes({ currentProvinceId: '79', currentWardId: '26740', mapSheetNo: '1', landPlotNo: '2' })).toEqual([]);
		expect(codes({ mapSheetNo: '1', landPlotNo: '2' })).toEqual(['provinceId required']);
		expect(codes({ ...legacy, wardId: null })).toEqual(['wardId required']);
		expect(codes({ ...legacy, districtId: '' })).toEqual(['districtId required']);
		expect(codes({ currentProvinceId: '79', mapSheetNo: '1', landPlotNo: '2' })).toEqual(['currentWardId required']);
	});

	it('takes an island district, which has no wards', () => {
		expect(codes({ ...legacy, provinceId: '48', districtId: '498', wardId: null })).toEqual([]);
	});

	it('says everything that is wrong at once', () => {
		expect(codes({ mapSheetNo: ' ', landPlotNo: '--', note: 'a'.repeat(1_001), locationLat: 48.1 })).toEqual([
			'mapSheetNo required',
			'landPlotNo invalid',
			'locationLat outside',
			'note too_long',
			'provinceId required',
			'locationLat half',
		]);
	});
});
