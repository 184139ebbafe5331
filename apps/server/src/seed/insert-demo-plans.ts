import { generateParcels, generatePlan, type Place, parcelRing } from '@ancu/demo/planning';
import { toPlotNumber } from '@ancu/forms/planning';
import { findUnitsByKey } from '../address/address.repository.ts';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import { toParcelRecord } from '../planning/parcel.record.ts';
import { upsertPlan } from '../planning/planning.repository.ts';
import { areaOf } from '../planning/shape/measure.ts';
import type { Shape } from '../planning/shape/shape.ts';
import { toZoneRecord } from '../planning/zone.record.ts';

const SOURCE = 'Dữ liệu minh họa của An Cư';
const PARCELS = 400;

/** Districts with many demo listings, and how their streets lie. Parcels are drawn where a legacy ward is named. */
const quarters = [
	{ seed: 1, district: '760', turn: 38, at: 'khu trung tâm Quận 1, Thành phố Hồ Chí Minh', ward: '26740' },
	{ seed: 2, district: '005', turn: -8, at: 'khu vực Cầu Giấy, Thành phố Hà Nội', ward: null },
];

/** Makes plans and parcels that say of themselves that they are illustrations, and a parcel under every demo listing there that names its plot. */
export async function insertDemoPlans(db: Db): Promise<void> {
	const units = await findUnitsByKey(
		db,
		quarters.map(({ district }) => ({ system: 'legacy', code: district })),
	);
	for (const { seed, district, turn, at, ward } of quarters) {
		const { lat, long } = units.find(({ code }) => code === district) ?? {};
		if (lat == null || long == null) continue;
		const place: Place = { lat, long, turn };
		const { zones, homeBlocks } = generatePlan(seed, place);
		const planId = await upsertPlan(db, {
			kind: 'CONSTRUCTION',
			name: `Đồ án quy hoạch minh họa ${at}`,
			decision: 'Minh họa',
			decidedOn: null,
			scale: 2_000,
			horizon: 2040,
			source: SOURCE,
		});
		const zoneRecords = zones.map(({ landCode, name, rings }) => {
			const shape: Shape = { type: 'Polygon', coordinates: rings };
			return toZoneRecord(planId, { landCode, name, area: round(areaOf(shape)), shape });
		});
		await insertMany(db, 'planning_zone', zoneRecords);

		const drawn = ward === null ? [] : generateParcels(seed, place, homeBlocks, PARCELS);
		const parcels = drawn.map(({ mapSheetNo, landPlotNo, landCode, ring }) => {
			const shape: Shape = { type: 'Polygon', coordinates: [ring] };
			const area = round(areaOf(shape));
			return { ward: ward ?? '', currentWard: null, sheet: mapSheetNo, plot: landPlotNo, landCode, area, shape };
		});
		const all = [...parcels, ...(await parcelsOfListings(db, district, turn))];
		const source = `${SOURCE}, ${district}`;
		await insertMany(
			db,
			'parcel',
			all.map((parcel, index) => toParcelRecord(source, index + 1, parcel)),
		);
	}
}

async function parcelsOfListings(db: Db, district: string, turn: number) {
	const listings = await db
		.selectFrom('listing')
		.select(['ward_code', 'map_sheet_no', 'land_plot_no', 'location_lat', 'location_long', 'area', 'facade_area'])
		.where('district_code', '=', district)
		.where('map_sheet_no', 'is not', null)
		.where('land_plot_no', 'is not', null)
		.orderBy('sequence_id')
		.execute();
	return listings.flatMap((listing) => {
		const { ward_code: ward, location_lat: lat, location_long: long, area } = listing;
		if (ward === null || lat === null || long === null) return [];
		const front = listing.facade_area ?? Math.sqrt(area / 3);
		const shape: Shape = { type: 'Polygon', coordinates: [parcelRing({ lat, long, turn }, front, area / front)] };
		const sheet = toPlotNumber(listing.map_sheet_no ?? '');
		const plot = toPlotNumber(listing.land_plot_no ?? '');
		return [{ ward, currentWard: null, sheet, plot, landCode: 'ODT', area, shape }];
	});
}

function round(area: number): number {
	return Math.round(area * 10) / 10;
}
