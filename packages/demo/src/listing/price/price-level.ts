import type { Random } from '../../drawing/random.ts';
import type { Address } from '../place/choose-address.ts';
import type { Property } from '../property/property.ts';

const million = 1e6;

/** What a square metre of a property is worth on the market, in đồng, before chance. */
export function worthPerSquareMetre({ district, ward }: Address, p: Property): number {
	const base = district.price * ward.priceFactor;
	const market = base * categoryFactor(base, p) * factsFactor(p, district.plot ?? 80);
	// Where land is cheap a house is worth what its land and its walls are.
	return Math.max(market, base * 0.6 + buildingPerSquareMetre(p)) * million;
}

/** What stands on a square metre of land would cost to build, in million đồng; nothing where nothing stands. */
function buildingPerSquareMetre(p: Property): number {
	if (p.floors === null || p.category === 'warehouse' || p.characteristics.includes('RUINED'))
		return Number.NEGATIVE_INFINITY;
	if (p.category === 'apartment-project' && p.offering === null) return Number.NEGATIVE_INFINITY;
	const isNew = p.trading === 'PROJECT' || p.category === 'shop';
	const cost = (isNew ? 5.5 : p.category === 'villa' ? 4 : 2.6) * (p.interior === 'RAW' ? 0.8 : 1);
	const floorArea = p.floorArea ?? p.area * (p.area > 150 ? 0.45 : 0.8) * p.floors;
	return (cost * floorArea) / p.area;
}

/** What a property is worth beside a house in an alley of the same ward. */
function categoryFactor(base: number, p: Property): number {
	switch (p.category) {
		case 'house':
			return 1;
		case 'street-house':
			return 1.45 + base / 260;
		case 'villa':
			if (p.project !== null) return 1.05;
			return p.position === 'alley' ? 1.3 : p.area > 1200 ? 0.32 : 0.45;
		case 'apartment':
			return flatLevel(base) / base;
		case 'apartment-project':
			return p.offering ? 1.5 + base / 400 : (1.12 * flatLevel(base)) / base;
		case 'residential-land':
			return (
				(p.position === 'street' ? 0.94 + base / 500 : 0.66) *
				(p.residentialArea === null ? 1 : 0.3 + (0.7 * p.residentialArea) / p.area)
			);
		case 'project-land':
			return 0.6;
		case 'farmland':
			// Far from town a field is worth a smaller part of what a house plot is.
			return (
				Math.max(0.03 + 0.0006 * Math.min(base, 60), 0.16 / base) * cropFactor(p.crop ?? '') +
				(0.5 * (p.residentialArea ?? 0)) / p.area
			);
		case 'warehouse':
			return (1.2 + 0.28 * Math.min(base, 30) + 0.2 * Math.max(0, base - 30)) / base;
		case 'shop':
			return 1.35;
		case 'urban-project':
			return p.offering ? 0.7 : 0.95;
		case 'resort-project':
			return p.offering ? Math.max(5 / base, 0.3) : Math.max(22 / base, 0.8);
		default:
			return 1;
	}
}

function cropFactor(crop: string): number {
	if (crop.includes('keo')) return 0.3;
	if (/lúa|tôm/.test(crop)) return 0.55;
	return /sầu riêng|bưởi|măng cụt/.test(crop) ? 1.5 : 1;
}

/** Flats differ less from place to place than land does. Million đồng per m². */
function flatLevel(base: number): number {
	return 15 + 0.34 * base;
}

function factsFactor(p: Property, typicalPlot: number): number {
	let factor = 1;
	if (p.category === 'house') factor *= p.byCar ? 1.08 : 0.93;
	if (p.category === 'residential-land' && p.position === 'alley' && !p.byCar) factor *= 0.88;
	if ((p.category === 'house' || p.category === 'street-house') && p.floors !== null)
		factor *= 0.85 + 0.045 * Math.min(p.floors, 6);
	if (p.corner) factor *= 1.08;
	if (p.interior === 'LUXURY') factor *= 1.1;
	if (p.interior === 'RAW') factor *= 0.95;
	if (p.legalStatus === 'OTHER_PAPERS') factor *= 0.72;
	if (p.legalStatus === 'WAITING_BOOK' && p.trading === 'BUY') factor *= 0.95;
	for (const each of p.characteristics) {
		if (each === 'RUINED') factor *= 0.82;
		else if (each === 'BOUNDARIES') factor *= 0.9;
		else if (each === 'BLOOMING') factor *= 1.04;
		else if (each === 'BACK_HOUSE') factor *= 0.95;
	}
	// A large plot sells for less by the square metre.
	if (p.category === 'house' || p.category === 'street-house' || p.category === 'residential-land') {
		const usual = Math.min(typicalPlot, 150);
		factor *= Math.min(1.12, (usual / Math.min(p.area, 150)) ** 0.12 * (150 / Math.max(p.area, 150)) ** 0.4);
	}
	if (p.category === 'farmland' || p.category === 'warehouse')
		factor *= Math.min(1.35, Math.max(0.55, (1500 / p.area) ** 0.15));
	return factor;
}

/** A month's rent of a property in đồng, before chance. */
export function monthlyRent(r: Random, address: Address, p: Property): number {
	const base = address.district.price * address.ward.priceFactor;
	switch (p.category) {
		case 'room':
			return (
				(0.5 + p.area * (0.034 + 0.00062 * base)) *
				million *
				(p.interior === 'FULL' ? 1.2 : 1) *
				(p.toilet === null ? 0.8 : 1)
			);
		case 'office':
			return p.area * (0.09 + 0.0012 * base) * million;
		case 'warehouse':
			return p.area * (0.032 + 0.0008 * Math.min(base, 100)) * million * Math.min(1.2, (1000 / p.area) ** 0.1);
		case 'shop':
			if (p.project === null) return p.area * (0.07 + 0.0032 * base) * million;
			break;
		case 'apartment':
			return (
				worthPerSquareMetre(address, p) * p.area * (p.interior === 'FULL' || p.interior === 'LUXURY' ? 0.0037 : 0.003)
			);
		default:
			break;
	}
	// The dearer the land, the less of its price a rent brings.
	const yieldPerMonth = (base > 90 ? 0.002 : base > 40 ? 0.0023 : 0.003) * r.between(0.9, 1.15);
	return Math.max(worthPerSquareMetre(address, p) * p.area * yieldPerMonth, (1 + (p.bedroom ?? 2)) * million);
}
