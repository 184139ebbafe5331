import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { projectOf, type Setting } from '../place/places.ts';
import type { Region } from '../place/province-facts.ts';
import type { InteriorStatus, TradingType } from '../seed-listing.ts';
import { drawLegalStatus } from './papers.ts';
import { blankProperty, type Property } from './property.ts';
import { around, drawDirection, drawPlot } from './shape.ts';

type Weights = readonly (readonly [number, number])[];

const coreFloors: Record<Region, Weights> = {
	north: [
		[2, 6],
		[3, 16],
		[4, 34],
		[5, 36],
		[6, 8],
	],
	central: [
		[1, 15],
		[2, 40],
		[3, 30],
		[4, 15],
	],
	south: [
		[1, 10],
		[2, 38],
		[3, 25],
		[4, 20],
		[5, 7],
	],
};

const floorsBySetting: Record<Exclude<Setting, 'core'>, Weights> = {
	city: [
		[1, 18],
		[2, 40],
		[3, 30],
		[4, 12],
	],
	town: [
		[1, 30],
		[2, 42],
		[3, 22],
		[4, 6],
	],
	rural: [
		[1, 52],
		[2, 36],
		[3, 12],
	],
};

const typicalPlot: Record<Setting, number> = { core: 46, city: 80, town: 95, rural: 190 };

const interiors: readonly (readonly [InteriorStatus | null, number])[] = [
	['FULL', 38],
	['BASIC', 34],
	['LUXURY', 9],
	['RAW', 4],
	[null, 15],
];

function drawInterior(r: Random, rural: boolean): InteriorStatus | null {
	const interior = r.weighted(interiors);
	return rural && interior === 'LUXURY' ? 'FULL' : interior;
}

/** Draws how many floors a house of this place has. */
function drawFloors(r: Random, { district, ward }: Spot): number {
	return r.weighted(ward.setting === 'core' ? coreFloors[district.region] : floorsBySetting[ward.setting]);
}

/** Fills rooms and usable floor area from plot and floors. */
function drawRooms(r: Random, p: Property, coverage: number): void {
	const floors = p.floors ?? 1;
	const wide = p.area > 75 ? 1 : 0;
	const bedroom =
		floors === 1 ? r.int(2, 2 + wide) : Math.min(floors - 1 + r.int(1, 2) + wide * (floors > 2 ? r.int(0, 1) : 0), 8);
	p.bedroom = bedroom;
	p.toilet = r.chance(0.1) ? null : Math.max(1, Math.min(bedroom + r.int(-1, 0), floors + 1));
	if (r.chance(0.75)) {
		// However wide the plot, a floor of a family house seldom has more.
		const floorArea = Math.min(p.area * coverage, 140) * floors;
		p.floorArea = floorArea > 150 ? Math.round(floorArea / 5) * 5 : Math.round(floorArea);
	}
}

/** Draws a house off the street: in an alley of a town, in a hamlet of the country. */
export function drawHouse(r: Random, spot: Spot, trading: TradingType): Property {
	const { district, ward } = spot;
	const rural = ward.setting === 'rural';
	const typical = rural
		? Math.max(district.plot ?? 0, typicalPlot.rural)
		: (district.plot ?? typicalPlot[ward.setting]);
	const area = around(r, Math.min(typical, 260) * 0.97, 0.3, district.price < 60 ? 45 : 22, rural ? 800 : 240);
	const p = blankProperty('house', trading, 'alley', area);
	p.floors = drawFloors(r, spot);
	drawPlot(r, p, rural ? r.between(1.4, 3.4) : r.between(2.1, 4.2), 2.8, rural ? 18 : 8, 0.13);
	drawRooms(r, p, rural ? r.between(0.35, 0.65) : p.area > 110 ? r.between(0.55, 0.8) : r.between(0.78, 1));
	p.direction = drawDirection(r, 0.7);
	p.byCar = r.chance(rural ? 0.8 : ward.setting === 'core' ? 0.4 : 0.6);
	p.roadWidth = p.byCar ? r.int(6, ward.setting === 'core' ? 10 : 13) / 2 : r.int(3, 5) / 2;
	p.houseCategory = rural && r.chance(0.5) ? null : 'ALLEY';
	p.interior = drawInterior(r, rural);
	p.corner = r.chance(0.07);
	if (p.byCar && p.houseCategory === 'ALLEY' && r.chance(0.85)) p.characteristics.push('CAR_ALLEY');
	if (trading === 'RENT') {
		if (p.interior === 'RAW') p.interior = 'BASIC';
		p.rentalStatus = r.weighted(freeToLet);
		return p;
	}
	p.legalStatus = drawLegalStatus(r, 0.86);
	drawTroubles(r, p);
	p.homeStatus = r.chance(0.12) ? 'HANDED_OVER' : null;
	p.rentalStatus = p.characteristics.includes('RUINED') ? null : r.weighted(saleLet);
	return p;
}

/** How what is to let stands. */
export const freeToLet = [
	['NOT_RENTED', 76],
	['CONTRACT_ENDING', 12],
	['DEPOSIT_MADE', 3],
	[null, 9],
] as const;

/** How what is for sale stands as to tenants; most adverts do not tell. */
export const saleLet = [
	[null, 76],
	['NOT_RENTED', 12],
	['RENTING', 10],
	['CONTRACT_ENDING', 2],
] as const;

/** Now and then a house has something a buyer must know. */
function drawTroubles(r: Random, p: Property): void {
	const share = r.next();
	if (share < 0.035) {
		p.characteristics.push('RUINED');
		p.floors = 1;
		p.interior = null;
		p.bedroom = r.chance(0.5) ? p.bedroom && Math.min(p.bedroom, 2) : null;
		p.toilet = 1;
		p.floorArea = null;
	} else if (share < 0.075 && p.legalStatus === 'HAVE_BOOK') p.characteristics.push('NOT_COMPLETE');
	else if (share < 0.11) p.characteristics.push('BOUNDARIES');
	else if (share < 0.125 && p.area > 90) {
		p.characteristics.push('LAND_CHANGED');
		p.residentialArea = Math.round((p.area * r.between(0.4, 0.75)) / 5) * 5;
	} else if (share < 0.14) p.characteristics.push('OTHER');
}

/** Draws a house whose front is on a street. */
export function drawStreetHouse(r: Random, spot: Spot, trading: TradingType): Property {
	const { district, ward } = spot;
	const rural = ward.setting === 'rural';
	const typical = rural ? 190 : Math.max((district.plot ?? typicalPlot[ward.setting]) * 1.25, 48);
	const p = blankProperty(
		'street-house',
		trading,
		'street',
		around(r, Math.min(typical, 240), 0.32, 28, rural ? 700 : 300),
	);
	p.floors = Math.min(drawFloors(r, spot) + (rural ? 0 : r.int(0, 1)), 8);
	drawPlot(r, p, rural ? r.between(1.8, 4) : r.between(2.8, 4.6), 3.3, rural ? 15 : 9, 0.08);
	drawRooms(r, p, rural ? r.between(0.4, 0.7) : r.between(0.7, 1));
	p.direction = drawDirection(r, 0.7);
	p.roadWidth = r.pick(ward.setting === 'core' ? [7, 8, 10, 12, 14, 16] : [6, 7, 8, 10, 12, 15]);
	p.houseCategory = 'FRONTAGE';
	p.interior = drawInterior(r, rural);
	p.corner = r.chance(0.12);
	if (trading === 'RENT') {
		if (p.interior === 'RAW' || p.interior === 'LUXURY') p.interior = 'BASIC';
		p.rentalStatus = r.weighted(freeToLet);
		return p;
	}
	p.legalStatus = drawLegalStatus(r, 0.9);
	drawTroubles(r, p);
	p.rentalStatus = p.characteristics.includes('RUINED') ? null : r.weighted(saleLet);
	return p;
}

/** Draws a detached villa, a terraced house of a project, or in the country a house with a garden. */
export function drawVilla(r: Random, spot: Spot, trading: TradingType): Property {
	const { district, ward } = spot;
	const project = projectOf(district, 'urban', true);
	const garden = ward.setting === 'rural' || (project === null && ward.setting === 'town');
	const terraced = !garden && project !== null && r.chance(0.6);
	const area = terraced
		? around(r, 92, 0.2, 60, 160)
		: garden
			? around(r, 620, 0.45, 260, 2400)
			: around(r, 240, 0.3, 140, 600);
	const p = blankProperty('villa', trading, garden ? 'country' : project === null ? 'alley' : 'inside', area);
	p.project = garden ? null : project;
	p.floors = terraced ? r.int(3, 5) : garden ? r.int(1, 2) : r.int(2, 4);
	drawPlot(r, p, terraced ? r.between(2.8, 3.8) : r.between(1, 1.9), 5, 40, 0.02);
	drawRooms(r, p, terraced ? r.between(0.72, 0.85) : garden ? r.between(0.18, 0.32) : r.between(0.42, 0.6));
	if (!terraced) p.bedroom = Math.max(p.bedroom ?? 0, garden ? 3 : 4);
	if (!terraced) p.toilet = Math.max(p.toilet ?? 0, (p.bedroom ?? 3) - 1);
	if (garden && p.floorArea !== null) p.floorArea = Math.round(Math.min(Math.max(p.floorArea, 90), 320) / 5) * 5;
	p.direction = drawDirection(r, 0.85);
	p.roadWidth = r.pick(garden ? [4, 5, 6] : project === null ? [5, 6, 7, 8] : [9, 11, 13, 15, 17]);
	p.houseCategory = terraced ? 'TOWNHOUSE' : 'VILLA';
	p.corner = r.chance(0.14);
	p.interior = r.weighted([
		['LUXURY', 26],
		['FULL', 32],
		['BASIC', 20],
		['RAW', p.project === null ? 0 : 18],
		[null, 4],
	] as const);
	p.homeStatus = p.project === null ? null : 'HANDED_OVER';
	if (trading === 'RENT') {
		if (p.interior === 'RAW') p.interior = 'FULL';
		p.rentalStatus = r.weighted(freeToLet);
		return p;
	}
	p.legalStatus = drawLegalStatus(r, 0.84);
	return p;
}
