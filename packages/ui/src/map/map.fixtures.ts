import type { MapBox } from '../primitives/map/index.ts';
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
