import type { MapBox } from '../primitives/map/index.ts';
import type { ClusterListing } from './cluster-list/cluster-list.tsx';
import type { MapCluster, MapListing } from './map-model.ts';

/** Hồ Chí Minh City and around. */
export const box: MapBox = { south: 10.6, west: 106.4, north: 11, east: 107 };

const listing = (id: string, title: string, priceRaw: number | null): MapListing => ({
	id,
	sequenceId: Number(id),
	title,
	tradingType: 'BUY',
	priceRaw,
});
const single = (lat: number, long: number, locationInfo: MapListing): MapCluster => ({
	lat,
	long,
	count: 1,
	minPrice: locationInfo.priceRaw,
	maxPrice: locationInfo.priceRaw,
	locationInfo,
});

export const house = single(10.78, 106.7, listing('1', 'Nhà phố ba tầng đường Trần Đình Xu', 12_400_000_000));
export const cheap = single(10.9, 106.85, listing('2', 'Đất thổ cư hai mặt tiền', 850_000_000));
export const negotiable = single(10.7, 106.55, listing('3', 'Biệt thự vườn ven hồ', null));

const cluster = (
	lat: number,
	long: number,
	count: number,
	minPrice: number | null,
	maxPrice: number | null,
): MapCluster => ({ lat, long, count, minPrice, maxPrice, locationInfo: null });

export const few = cluster(10.83, 106.62, 6, 2_100_000_000, 6_800_000_000);
export const many = cluster(10.87, 106.7, 48, 900_000_000, 24_000_000_000);
export const veryMany = cluster(10.76, 106.6, 1_204, 15_000_000, 120_000_000_000);
export const withoutPrice = cluster(10.65, 106.8, 3, null, null);

export const clusters: readonly MapCluster[] = [house, cheap, negotiable, few, many, veryMany, withoutPrice];

/** To let: its price is a month's. */
export const toLet: MapCluster = single(10.88, 106.5, {
	...listing('4', 'Căn hộ studio gần công viên', 9_500_000),
	tradingType: 'RENT',
});

/** Four flats of one tower. */
export const tower: MapCluster = {
	...cluster(10.8, 106.74, 4, 2_100_000_000, 6_800_000_000),
	representative: { locationLat: 10.8, locationLong: 106.74 },
};
export const flats: readonly ClusterListing[] = [
	{ ...listing('11', 'Căn hộ hai phòng ngủ, ban công hướng sông', 2_100_000_000), area: 62.5 },
	{ ...listing('12', 'Căn góc tầng 18, đã có sổ hồng, để lại toàn bộ nội thất gỗ tự nhiên', 3_450_000_000), area: 88 },
	{ ...listing('13', 'Căn hộ ba phòng ngủ', 6_800_000_000), area: 124 },
	{ ...listing('14', 'Căn hộ thông tầng', null), area: 210 },
];

/** Listings all over a box, as many as a screen holds. */
export function crowd({ south, west, north, east }: MapBox, columns: number, rows: number): MapCluster[] {
	return Array.from({ length: columns * rows }, (_, index) => {
		const lat = south + ((north - south) * (Math.floor(index / columns) + 0.5)) / rows;
		const long = west + ((east - west) * ((index % columns) + 0.5)) / columns;
		const price = 900_000_000 + index * 110_000_000;
		return index % 3 === 0
			? single(lat, long, listing(String(1_000 + index), `Nhà số ${index}`, price))
			: cluster(lat, long, 2 + ((index * 37) % 900), price, price * 4);
	});
}
