import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertDemoPlans } from './insert-demo-plans.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await insertListings(server.db, [
		{ title: 'Nhà có sổ', map_sheet_no: '05', land_plot_no: '77', area: 60, facade_area: 4 },
		{ title: 'Nhà chưa rõ thửa' },
	]);
	await insertDemoPlans(server.db);
});
afterAll(() => server.close());

describe('the demo plans', () => {
	it('say of themselves that they are illustrations', async () => {
		const plans = await server.db.selectFrom('plan').selectAll().execute();
		expect(plans).toHaveLength(2);
		for (const plan of plans) {
			expect(plan).toMatchObject({ decision: 'Minh họa', source: 'Dữ liệu minh họa của An Cư' });
			expect(plan.name).toMatch(/^Đồ án quy hoạch minh họa /);
		}
	});

	it('show a quarter of streets and blocks, and one zone at nearly every point of it', async () => {
		const { lat, long } = await server.db
			.selectFrom('unit')
			.select(['lat', 'long'])
			.where('system', '=', 'legacy')
			.where('code', '=', '760')
			.executeTakeFirstOrThrow();
		const box = {
			south: Number(lat) - 0.01,
			west: Number(long) - 0.01,
			north: Number(lat) + 0.01,
			east: Number(long) + 0.01,
		};
		const { data } = await server.ask(
			'query ($box: GeoBoxInput!) { getAllPlanningZone(box: $box, zoom: 16) { isPartial data { landCode } } }',
			{ variables: { box } },
		);
		expect(data.getAllPlanningZone.isPartial).toBe(false);
		expect(data.getAllPlanningZone.data.length).toBeGreaterThan(80);
		for (const north of [-0.002, 0, 0.002]) {
			for (const east of [-0.002, 0.0003, 0.002]) {
				const at = { lat: Number(lat) + north, long: Number(long) + east };
				const answer = await server.ask(
					'query ($lat: Float!, $long: Float!) { getAllPlanningZoneAtPoint(lat: $lat, long: $long) { landCode } }',
					{ variables: at },
				);
				expect(answer.data.getAllPlanningZoneAtPoint).toHaveLength(1);
			}
		}
	});

	it('have parcels whose numbers repeat here and there, and one for a listing that names its plot', async () => {
		const find = async (wardId: string, mapSheetNo: string, landPlotNo: string) => {
			const { data } = await server.ask(
				`query ($wardId: ID!, $mapSheetNo: String!, $landPlotNo: String!) {
					getAllParcel(wardId: $wardId, mapSheetNo: $mapSheetNo, landPlotNo: $landPlotNo) { area landCode }
				}`,
				{ variables: { wardId, mapSheetNo, landPlotNo } },
			);
			return data.getAllParcel;
		};
		expect(await find('26740', '12', '1')).toHaveLength(2);
		expect(await find('26740', '12', '20')).toHaveLength(1);
		expect(await find('26734', '5', '77')).toEqual([{ area: 60, landCode: 'ODT' }]);
	});
});
