import type { CategoryCode } from '@ancu/forms/listing';
import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { type PlacedProject, projectOf } from '../place/places.ts';
import type { ProjectKind } from './projects.ts';
import { blankProperty, type OfferingKind, type Property } from './property.ts';
import { around, drawDirection, drawPlot, squareMetres } from './shape.ts';

/** The category of a project's listings. */
const projectCategory: Readonly<Record<ProjectKind, CategoryCode>> = {
	apartment: 'apartment-project',
	urban: 'urban-project',
	resort: 'resort-project',
};

/** Draws a listing of a building project. Area and price are those of a typical home in it. */
export function drawProject(r: Random, spot: Spot): Property {
	const offered = (kind: ProjectKind) => projectOf(spot.district, kind, true) !== null;
	const kind = r.weighted([
		['apartment', apartmentWeight(spot)],
		['urban', offered('urban') ? 40 : 0],
		['resort', offered('resort') ? 22 : 0],
	] as const);
	const project = projectOf(spot.district, kind, r.chance(0.2)) as PlacedProject;
	const p = blankProperty(projectCategory[project.kind], 'PROJECT', 'inside', 0);
	p.project = project;
	p.units = project.units;
	p.roadWidth = project.roadWidth;
	p.homeStatus = project.ready ? 'HANDED_OVER' : 'NOT_HANDED_OVER';
	p.legalStatus = p.homeStatus === 'HANDED_OVER' && r.chance(0.6) ? 'HAVE_BOOK' : 'WAITING_BOOK';
	if (project.kind === 'apartment') {
		p.bedroom = r.weighted([
			[1, 15],
			[2, 60],
			[3, 25],
		] as const);
		p.area = Math.round(around(r, [44, 67, 92][p.bedroom - 1] as number, 0.12, 32, 120));
		p.toilet = p.bedroom === 1 ? 1 : 2;
		p.floors = project.storeys;
		p.interior = r.weighted([
			['BASIC', 62],
			['FULL', 28],
			['LUXURY', 10],
		] as const);
		return p;
	}
	p.area =
		project.kind === 'urban'
			? r.pick([75, 80, 90, 96, 100, 105, 110, 120, 125])
			: r.pick([120, 150, 180, 200, 225, 250, 300]);
	drawPlot(r, p, project.kind === 'urban' ? r.between(3, 4) : r.between(1.2, 2), 5, 20, 0);
	p.floors = project.kind === 'urban' ? r.int(2, project.address.ward.setting === 'rural' ? 3 : 4) : r.int(1, 3);
	p.bedroom = project.kind === 'urban' ? r.int(3, 5) : Math.max(p.floors, r.int(2, 4));
	p.toilet = p.bedroom;
	p.floorArea = Math.round((p.area * p.floors * (project.kind === 'urban' ? 0.8 : 0.4)) / 5) * 5;
	p.houseCategory = project.kind === 'urban' ? 'TOWNHOUSE' : 'VILLA';
	p.interior = r.weighted([
		['RAW', 55],
		['BASIC', 30],
		['FULL', 15],
	] as const);
	p.direction = drawDirection(r, 0.2);
	return p;
}

function apartmentWeight({ ward }: Spot): number {
	return ward.setting === 'core' ? 90 : ward.setting === 'city' ? 45 : ward.setting === 'town' ? 12 : 3;
}

/** Draws a property of which shares are offered. */
export function drawOffering(r: Random, spot: Spot): Property {
	const urban = spot.ward.setting === 'core' || spot.ward.setting === 'city';
	const offering: OfferingKind = r.weighted([
		['serviced-flats', urban ? 40 : 0],
		['homestay', spot.district.resort && !urban ? 40 : spot.district.resort ? 10 : 0],
		['row-houses', urban ? 12 : 30],
		['street-house', urban ? 22 : 0],
		['warehouse', urban ? 6 : 24],
	] as const);
	const p = blankProperty(
		offeringCategory[offering],
		offeringTrading[offering],
		offering === 'homestay' ? 'country' : 'street',
		0,
	);
	p.offering = offering;
	p.legalStatus = r.chance(0.9) ? 'HAVE_BOOK' : 'WAITING_BOOK';
	p.direction = drawDirection(r, 0.4);
	if (offering === 'serviced-flats') {
		p.area = around(r, 150, 0.3, 80, 380);
		drawPlot(r, p, r.between(2, 3), 5, 16, 0);
		p.floors = r.int(5, 9);
		p.floorArea = Math.round((p.area * p.floors * 0.85) / 10) * 10;
		p.units = Math.max(8, Math.round(p.floorArea / r.between(34, 46)));
		p.toilet = null;
	} else if (offering === 'homestay') {
		p.area = squareMetres(r, around(r, 1600, 0.4, 600, 5000));
		p.units = r.int(6, 20);
		p.floors = r.int(1, 2);
		p.floorArea = p.units * r.int(28, 40);
	} else if (offering === 'row-houses') {
		// Of a size that some hundreds of people can pay together: 20 to 120 tỷ.
		const worthPerSquareMetre = spot.district.price * spot.ward.priceFactor * 0.7;
		p.area = squareMetres(r, Math.min(Math.max(r.int(20_000, 120_000) / worthPerSquareMetre, 500), 8000));
		p.units = Math.max(4, Math.round((p.area * 0.6) / (spot.ward.setting === 'core' ? 55 : 90)));
		p.floors = r.int(2, 3);
		p.homeStatus = 'NOT_HANDED_OVER';
	} else if (offering === 'street-house') {
		p.area = around(r, 90, 0.25, 60, 180);
		p.floors = r.int(3, 6);
		drawPlot(r, p, r.between(2.8, 4), 4, 9, 0);
		p.floorArea = Math.round((p.area * p.floors * 0.85) / 5) * 5;
		p.houseCategory = 'FRONTAGE';
		p.rentalStatus = 'RENTING';
	} else {
		p.area = squareMetres(r, around(r, 2600, 0.35, 1200, 7000));
		p.floorArea = squareMetres(r, p.area * r.between(0.65, 0.8));
		p.floors = 1;
		p.landCategory = 'INDUSTRIAL';
		p.rentalStatus = 'RENTING';
	}
	return p;
}

const offeringCategory: Readonly<Record<OfferingKind, CategoryCode>> = {
	'serviced-flats': 'apartment-project',
	homestay: 'resort-project',
	'row-houses': 'urban-project',
	'street-house': 'street-house',
	warehouse: 'warehouse',
};

const offeringTrading: Readonly<Record<OfferingKind, 'BUY' | 'PROJECT'>> = {
	'serviced-flats': 'PROJECT',
	homestay: 'PROJECT',
	'row-houses': 'PROJECT',
	'street-house': 'BUY',
	warehouse: 'BUY',
};
