import type { Db } from '../../database/open-database.ts';
import { importBoundaries } from '../import/import-boundaries.ts';
import { importUnits } from '../import/import-units.ts';

/** Inside the outline of the new ward Sài Gòn. */
export const inSaiGon = { lat: 10.775, long: 106.695 };
/** Inside that of Cầu Ông Lãnh. */
export const inCauOngLanh = { lat: 10.785, long: 106.695 };
/** In no outline, 200 m from Sài Gòn. */
export const outside = { lat: 10.768, long: 106.695 };

/**
 * Some wards of Quận 1 as an import brings them: Bến Thành became one and nothing joined it; Bến Nghé and Đa Kao went whole into Sài
 * Gòn; Nguyễn Thái Bình was split; Tân Định was cut in two new ones. Two of the new ones have outlines.
 */
export async function importSomeWards(db: Db): Promise<void> {
	const units = {
		asOf: '2026-07',
		provinceFields: ['code', 'name', 'fullName', 'type'],
		wardFields: ['code', 'provinceCode', 'name', 'type', 'lat', 'lon'],
		provinces: [['79', 'Hồ Chí Minh', 'Thành phố Hồ Chí Minh', 'Thành phố']],
		wards: [
			['26743', '79', 'Bến Thành', 'Phường', 10.765, 106.695],
			['26740', '79', 'Sài Gòn', 'Phường', 10.775, 106.695],
			['26758', '79', 'Cầu Ông Lãnh', 'Phường', 10.785, 106.695],
			['26734', '79', 'Tân Định', 'Phường', 10.79, 106.69],
			['26735', '79', 'Tân Định Đông', 'Phường', 10.79, 106.7],
		],
	};
	await importUnits(db, 'current.json', JSON.stringify(units));
	const mappings = [
		'26743,26743,full',
		'26740,26740,full',
		'26737,26740,full',
		'26746,26740,partial',
		'26746,26758,partial',
		'26734,26734,partial',
		'26734,26735,partial',
		'D755,26758,full',
	];
	await importUnits(db, 'wards.csv', `old_ward_code,new_ward_code,kind\n${mappings.join('\n')}`);
	await importBoundaries(
		db,
		'wards.topojson',
		topology([
			{ properties: { c: '26740' }, south: 10.77, west: 106.69, size: 0.01 },
			{ properties: { c: '26758' }, south: 10.78, west: 106.69, size: 0.01 },
		]),
	);
	await importBoundaries(
		db,
		'provinces.topojson',
		topology([
			{ properties: { op: '79' }, south: 10.6, west: 106.6, size: 0.3 },
			{ properties: { op: '74' }, south: 10.9, west: 106.6, size: 0.3 },
		]),
	);
}

function topology(squares: readonly { properties: object; south: number; west: number; size: number }[]): string {
	return JSON.stringify({
		type: 'Topology',
		arcs: squares.map(({ south, west, size }) => [
			[west, south],
			[west, south + size],
			[west + size, south + size],
			[west + size, south],
			[west, south],
		]),
		objects: {
			units: {
				type: 'GeometryCollection',
				geometries: squares.map(({ properties }, at) => ({ type: 'Polygon', properties, arcs: [[at]] })),
			},
		},
	});
}
