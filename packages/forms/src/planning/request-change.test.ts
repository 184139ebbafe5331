import { describe, expect, it } from 'vitest';
import { requestOver } from './request-change.ts';
import { emptyPlanningCheckDraft, type PlanningCheckDraft } from './request-draft.ts';

const opened: PlanningCheckDraft = {
	...emptyPlanningCheckDraft,
	provinceId: '79',
	districtId: '760',
	wardId: '26740',
	mapSheetNo: '12',
	landPlotNo: '105',
	locationLat: 10.77,
	locationLong: 106.7,
	papers: [{ id: 'a', name: 'so-do.webp' }],
};

describe('what was typed over a newer version of a request', () => {
	it('is what was changed, and leaves the rest as it is by now', () => {
		const newest = { ...opened, landPlotNo: '106', papers: [{ id: 'b', name: 'trang-3.webp' }] };
		expect(requestOver(newest, { opened, typed: { ...opened, note: 'Thửa góc' } })).toEqual({
			...newest,
			note: 'Thửa góc',
		});
	});

	it('is what was typed last where both changed the same', () => {
		const typed = { ...opened, landPlotNo: '107' };
		expect(requestOver({ ...opened, landPlotNo: '106' }, { opened, typed }).landPlotNo).toBe('107');
	});

	it('takes a commune and a pin as a whole', () => {
		const newest = {
			...opened,
			provinceId: '01',
			districtId: '001',
			wardId: '00001',
			locationLat: 21,
			locationLong: 105,
		};
		const typed = { ...opened, wardId: '26743', locationLong: 106.8 };
		expect(requestOver(newest, { opened, typed })).toEqual(typed);
	});
});
