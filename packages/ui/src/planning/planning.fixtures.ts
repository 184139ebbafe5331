import type { Polygon } from 'geojson';
import type { MapBox, MapZone } from '../primitives/map/index.ts';
import { colourOf } from './land-look.ts';
import type { ParcelMatch, ZoneDetail, ZonePlan } from './planning-model.ts';

/** A few streets of Hồ Chí Minh City. */
export const box: MapBox = { south: 10.772, west: 106.694, north: 10.788, east: 106.716 };

const landUse: ZonePlan = {
	id: '1',
	name: 'Quy hoạch sử dụng đất đến năm 2030 Quận 1',
	kind: 'LAND_USE',
	decision: '2312/QĐ-UBND',
	decidedOn: '2023-06-05',
	scale: 10_000,
	horizon: 2030,
	source: 'Cổng thông tin quy hoạch thành phố',
};
const detailed: ZonePlan = {
	id: '2',
	name: 'Đồ án quy hoạch chi tiết xây dựng đô thị khu trung tâm hiện hữu và khu bờ tây sông Sài Gòn',
	kind: 'CONSTRUCTION',
	decision: '6708/QĐ-UBND',
	decidedOn: '2012-12-29',
	scale: 2_000,
	horizon: null,
	source: null,
};

export const zones: readonly ZoneDetail[] = [
	{ id: '12', landCode: 'TMD', name: 'Ô phố A1.4, chức năng hỗn hợp', area: 12_480.5, plan: detailed },
	{ id: '34', landCode: 'ODT', name: null, area: 184_000, plan: landUse },
	{
		id: '56',
		landCode: 'DTM3',
		name: 'Đất đơn vị ở xây dựng mới, hỗn hợp thương mại dịch vụ và công trình công cộng cấp khu ở',
		area: null,
		plan: { ...detailed, id: '3', decision: null, scale: null },
	},
];

const square = (west: number, south: number, width: number, height: number): Polygon => ({
	type: 'Polygon',
	coordinates: [
		[
			[west, south],
			[west + width, south],
			[west + width, south + height],
			[west, south + height],
			[west, south],
		],
	],
});

const zone = (id: string, text: string, geometry: Polygon): MapZone => ({ id, text, geometry, colour: colourOf(text) });

export const mapZones: readonly MapZone[] = [
	zone('1', 'ODT', square(106.692, 10.77, 0.012, 0.01)),
	zone('2', 'LUC', square(106.705, 10.77, 0.008, 0.006)),
	zone('3', 'CLN', square(106.705, 10.777, 0.008, 0.004)),
	zone('4', 'DGT', square(106.704, 10.77, 0.001, 0.02)),
	zone('5', 'TMD', square(106.692, 10.7805, 0.011, 0.008)),
	zone('6', 'SON', square(106.7135, 10.77, 0.006, 0.02)),
	zone('7', 'DKV', square(106.705, 10.782, 0.0025, 0.003)),
	zone('8', 'ONT', square(106.708, 10.782, 0.005, 0.007)),
];

export const codes = mapZones.map(({ text }) => text);

export const parcel: ParcelMatch = {
	id: '1',
	ward: 'Phường Bến Nghé',
	mapSheetNo: '12',
	landPlotNo: '105',
	landCode: 'ODT',
	area: 82.5,
};
export const parcels: readonly ParcelMatch[] = [
	parcel,
	{ id: '2', ward: 'Phường Bến Nghé', mapSheetNo: '12', landPlotNo: '105', landCode: 'CLN', area: 1_240 },
	{ id: '3', ward: 'Phường Đa Kao', mapSheetNo: '12', landPlotNo: '105', landCode: null, area: null },
];
