import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { projectOf } from '../place/places.ts';
import type { TradingType } from '../seed-listing.ts';
import { freeToLet, saleLet } from './house.ts';
import { drawLegalStatus } from './papers.ts';
import { blankProperty, type Property } from './property.ts';
import { around, drawDirection } from './shape.ts';

const sizes: readonly (readonly [typical: number, least: number, most: number])[] = [
	[44, 34, 56],
	[66, 52, 82],
	[92, 76, 125],
	[138, 115, 190],
];

const blocks = ['A', 'B', 'A1', 'A2', 'B1', 'B2', 'S1', 'S2', 'S3', 'T1', 'T2'] as const;

/** Draws a flat: in the district's project, or in an older building on a street. */
export function drawFlat(r: Random, spot: Spot, trading: TradingType): Property {
	const fresh = trading === 'BUY' && r.chance(0.1);
	const urban = spot.ward.setting === 'core' || spot.ward.setting === 'city';
	const project = r.chance(0.72) || fresh || !urban ? projectOf(spot.district, 'apartment', !fresh) : null;
	const bedroom = r.weighted([
		[1, 16],
		[2, 52],
		[3, 28],
		[4, project ? 4 : 0],
	] as const);
	const [typical, least, most] = sizes[bedroom - 1] as (typeof sizes)[number];
	const size = around(r, typical, 0.16, least, most);
	const area = r.chance(0.4) ? Math.round(size * 10) / 10 : Math.round(size);
	const p = blankProperty('apartment', trading, project ? 'inside' : 'street', area);
	p.project = project;
	p.block = project && r.chance(0.85) ? r.pick(blocks) : null;
	p.level = r.chance(0.8) ? r.int(2, project ? project.storeys : 9) : null;
	p.bedroom = bedroom;
	p.toilet = bedroom >= 3 ? r.int(2, Math.min(bedroom, 3)) : bedroom === 2 ? (p.area > 60 ? 2 : 1) : 1;
	p.floorArea = r.chance(0.6) ? Math.round(p.area * r.between(0.91, 0.945) * 10) / 10 : null;
	p.direction = drawDirection(r, 0.78);
	p.corner = r.chance(0.15);
	p.interior = r.weighted([
		['FULL', 46],
		['BASIC', 36],
		['LUXURY', 12],
		['RAW', 3],
		[null, 3],
	] as const);
	p.homeStatus = fresh ? 'NOT_HANDED_OVER' : r.chance(0.9) ? 'HANDED_OVER' : null;
	if (trading === 'RENT') {
		if (p.interior === 'RAW') p.interior = 'BASIC';
		p.homeStatus = 'HANDED_OVER';
		p.rentalStatus = r.weighted(freeToLet);
		return p;
	}
	if (fresh) {
		p.legalStatus = 'WAITING_BOOK';
		p.interior = r.chance(0.6) ? 'BASIC' : 'FULL';
		return p;
	}
	p.legalStatus = drawLegalStatus(r, project ? 0.74 : 0.9);
	p.rentalStatus = r.weighted(saleLet);
	return p;
}
