import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { projectOf } from '../place/places.ts';
import type { TradingType } from '../seed-listing.ts';
import { freeToLet, saleLet } from './house.ts';
import { drawLegalStatus } from './papers.ts';
import { blankProperty, type Property } from './property.ts';
import { around, drawDirection, drawPlot, metres, squareMetres } from './shape.ts';

/** Draws a warehouse or workshop. */
export function drawWarehouse(r: Random, spot: Spot, trading: TradingType): Property {
	const dense = spot.ward.setting === 'core';
	const p = blankProperty(
		'warehouse',
		trading,
		'street',
		squareMetres(r, around(r, dense ? 380 : 1500, 0.6, 150, dense ? 1500 : 15000)),
	);
	p.floorArea = squareMetres(r, p.area * r.between(0.6, 0.9));
	if (r.chance(0.7)) {
		p.facade = Math.round(Math.sqrt(p.area / r.between(1.2, 2.6)));
		p.depth = Math.round(p.area / p.facade);
	}
	p.floors = 1;
	p.toilet = r.chance(0.4) ? r.int(1, 4) : null;
	p.direction = drawDirection(r, 0.25);
	p.roadWidth = r.pick(dense ? [6, 7, 8, 10] : [7, 8, 10, 12, 15, 20]);
	p.landCategory = r.chance(0.7) ? 'INDUSTRIAL' : null;
	if (trading === 'RENT') p.rentalStatus = r.weighted(freeToLet);
	else {
		p.legalStatus = drawLegalStatus(r, 0.86);
		p.rentalStatus = r.weighted(saleLet);
	}
	return p;
}

/** Draws an office floor. */
export function drawOffice(r: Random, { ward }: Spot, trading: TradingType): Property {
	const p = blankProperty('office', trading, 'street', squareMetres(r, around(r, 110, 0.5, 22, 600)));
	p.level = r.int(2, ward.setting === 'core' ? 11 : 6);
	p.toilet = r.chance(0.6) ? r.int(1, p.area > 150 ? 4 : 2) : null;
	p.direction = drawDirection(r, 0.3);
	p.roadWidth = r.pick([8, 10, 12, 14, 16, 20]);
	p.interior = r.weighted([
		['BASIC', 50],
		['FULL', 32],
		['RAW', 6],
		[null, 12],
	] as const);
	p.rentalStatus = r.weighted(freeToLet);
	return p;
}

/** Draws a shophouse of a project, or to let also the ground floor of a house on a street. */
export function drawShop(r: Random, spot: Spot, trading: TradingType): Property {
	const project = projectOf(spot.district, 'urban', true);
	if (trading === 'RENT' && (project === null || r.chance(0.7))) return drawGroundFloor(r, trading);
	const p = blankProperty('shop', trading, 'inside', around(r, 95, 0.2, 65, 170));
	p.project = project;
	p.block = r.chance(0.6) ? `SH${r.int(1, 36)}` : null;
	p.floors = r.int(3, 5);
	drawPlot(r, p, r.between(2.8, 3.8), 5, 9, 0);
	const floorArea = p.area * r.between(0.75, 0.9) * p.floors;
	p.floorArea = Math.round(floorArea / 5) * 5;
	p.toilet = r.chance(0.7) ? r.int(2, p.floors) : null;
	p.direction = drawDirection(r, 0.8);
	p.roadWidth = r.pick([13, 15, 17, 20, 24]);
	p.houseCategory = 'TOWNHOUSE';
	p.corner = r.chance(0.15);
	p.interior = r.weighted([
		['RAW', 45],
		['BASIC', 35],
		['FULL', 15],
		[null, 5],
	] as const);
	p.homeStatus = 'HANDED_OVER';
	if (trading === 'RENT') {
		p.rentalStatus = r.weighted(freeToLet);
		return p;
	}
	p.legalStatus = drawLegalStatus(r, 0.78);
	p.rentalStatus = r.weighted(saleLet);
	return p;
}

function drawGroundFloor(r: Random, trading: TradingType): Property {
	const p = blankProperty('shop', trading, 'street', around(r, 62, 0.45, 18, 260));
	const facade = metres(r, Math.min(Math.max(Math.sqrt(p.area / r.between(1.8, 3.6)), 3), 12));
	p.area = Math.round(p.area);
	if (r.chance(0.85)) {
		p.facade = facade;
		p.depth = metres(r, p.area / facade);
		p.area = Math.round(facade * p.depth);
	}
	p.floors = r.chance(0.5) ? 1 : null;
	p.toilet = r.chance(0.8) ? 1 : null;
	p.direction = drawDirection(r, 0.3);
	p.roadWidth = r.pick([7, 8, 10, 12, 16, 20]);
	p.houseCategory = r.chance(0.6) ? 'FRONTAGE' : null;
	p.corner = r.chance(0.16);
	p.interior = r.weighted([
		['BASIC', 60],
		['FULL', 8],
		[null, 32],
	] as const);
	p.rentalStatus = r.weighted(freeToLet);
	return p;
}

/** Draws a room to let. */
export function drawRoom(r: Random, spot: Spot, trading: TradingType): Property {
	const p = blankProperty('room', trading, 'alley', Math.round(around(r, 23, 0.26, 12, 42)));
	p.bedroom = r.chance(0.5) ? 1 : null;
	p.toilet = r.chance(0.82) ? 1 : null;
	p.level = r.chance(0.5) ? r.int(1, spot.ward.setting === 'core' ? 5 : spot.ward.setting === 'rural' ? 2 : 3) : null;
	p.byCar = r.chance(0.4);
	p.roadWidth = p.byCar ? r.int(7, 12) / 2 : r.int(4, 6) / 2;
	p.interior = r.weighted([
		['FULL', 42],
		['BASIC', 50],
		[null, 8],
	] as const);
	p.direction = drawDirection(r, 0.1);
	p.rentalStatus = r.weighted(freeToLet);
	return p;
}
