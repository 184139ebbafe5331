import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { projectOf } from '../place/places.ts';
import type { TradingType } from '../seed-listing.ts';
import { drawCrop } from './crops.ts';
import { drawLegalStatus } from './papers.ts';
import { blankProperty, type Property } from './property.ts';
import { around, drawDirection, drawPlot, squareMetres } from './shape.ts';

const typicalPlot = { core: 62, city: 100, town: 115, rural: 240 } as const;

/** Draws a plot to build a home on. */
export function drawResidentialLand(r: Random, spot: Spot, trading: TradingType): Property {
	const { setting } = spot.ward;
	const rural = setting === 'rural';
	const position = rural ? (r.chance(0.55) ? 'street' : 'country') : r.chance(0.42) ? 'street' : 'alley';
	const p = blankProperty(
		'residential-land',
		trading,
		position,
		around(r, typicalPlot[setting], rural ? 0.5 : 0.32, 32, rural ? 2000 : 420),
	);
	const wide = p.area > 450;
	drawPlot(r, p, wide ? r.between(1.2, 3) : r.between(2.4, 4.8), setting === 'core' ? 3.4 : 4, wide ? 40 : 12, 0.12);
	if (rural && p.area > 150 && r.chance(0.75))
		p.residentialArea = Math.max(50, Math.round((p.area * r.between(0.25, 0.7)) / 50) * 50);
	p.direction = drawDirection(r, 0.7);
	p.byCar = position !== 'alley' || r.chance(0.7);
	p.roadWidth =
		position === 'alley'
			? p.byCar
				? r.int(7, 12) / 2
				: r.int(4, 6) / 2
			: r.pick(rural ? [4, 5, 6, 7, 8] : [6, 7, 8, 10, 12]);
	p.landCategory = 'RESIDENTIAL';
	p.corner = r.chance(0.1);
	if (position === 'alley' && p.byCar) p.characteristics.push('CAR_ALLEY');
	p.legalStatus = drawLegalStatus(r, 0.9);
	const share = r.next();
	if (share < 0.06) p.characteristics.push('BOUNDARIES');
	else if (p.residentialArea !== null && share < 0.5) p.characteristics.push('LAND_CHANGED');
	return p;
}

/** Draws a plot of a project, with its roads and lines laid. */
export function drawProjectLand(r: Random, spot: Spot, trading: TradingType): Property {
	const p = blankProperty(
		'project-land',
		trading,
		'inside',
		r.pick([75, 80, 85, 90, 100, 100, 100, 105, 110, 120, 125, 140, 150, 180]),
	);
	drawPlot(r, p, r.between(3.2, 4.2), 5, 10, 0);
	p.project = projectOf(spot.district, 'urban', true);
	p.block = r.chance(0.7) ? `${r.pick(['A', 'B', 'C', 'D', 'E', 'LK', 'N'])}${r.int(1, 24)}` : null;
	p.direction = drawDirection(r, 0.8);
	p.roadWidth = r.pick([7, 7.5, 9, 11, 13.5, 15, 17, 20]);
	p.landCategory = 'PROJECT';
	p.corner = r.chance(0.13);
	p.legalStatus = drawLegalStatus(r, 0.7);
	return p;
}

export function drawFarmland(r: Random, spot: Spot, trading: TradingType): Property {
	const crop = drawCrop(r, spot.district);
	const typical = crop.includes('keo') ? 9000 : crop.includes('tôm') ? 6000 : 1900;
	const p = blankProperty('farmland', trading, 'country', squareMetres(r, around(r, typical, 0.75, 300, 50_000)));
	p.crop = crop;
	if (r.chance(0.5)) {
		p.facade = Math.round(Math.sqrt(p.area / r.between(1.1, 3.2)));
		p.depth = Math.round(p.area / p.facade);
	}
	p.residentialArea =
		r.chance(0.3) && p.area > 600 && !/lúa|tôm|keo/.test(crop) ? r.pick([50, 100, 100, 150, 200, 300]) : null;
	p.direction = drawDirection(r, 0.2);
	p.roadWidth = r.pick([2.5, 3, 3, 3.5, 4, 5]);
	p.landCategory = 'AGRICULTURE';
	if (r.chance(0.6)) p.characteristics.push('LAND_CHANGED');
	if (r.chance(0.05)) p.characteristics.push('BOUNDARIES');
	p.legalStatus = drawLegalStatus(r, 0.88);
	return p;
}
