import type { CategoryCode } from '@ancu/forms/listing';
import type { Random } from '../../drawing/random.ts';
import type { Spot } from '../place/choose-address.ts';
import { projectOf, type Setting } from '../place/places.ts';
import type { TradingType } from '../seed-listing.ts';
import { drawOffice, drawRoom, drawShop, drawWarehouse } from './commerce.ts';
import { drawFlat } from './flat.ts';
import { drawHouse, drawStreetHouse, drawVilla } from './house.ts';
import { drawFarmland, drawProjectLand, drawResidentialLand } from './land.ts';
import { drawOffering, drawProject } from './project.ts';
import type { DrawProperty, Property } from './property.ts';

type Mix = readonly (readonly [CategoryCode, number])[];

/** What is for sale where. */
const saleMix: Record<Setting, Mix> = {
	core: [
		['house', 47],
		['street-house', 14],
		['villa', 4],
		['apartment', 24],
		['residential-land', 6],
		['project-land', 1],
		['warehouse', 1],
		['shop', 3],
	],
	city: [
		['house', 31],
		['street-house', 13],
		['villa', 5],
		['apartment', 11],
		['residential-land', 24],
		['project-land', 10],
		['warehouse', 2],
		['shop', 3],
		['farmland', 1],
	],
	town: [
		['house', 28],
		['street-house', 13],
		['villa', 4],
		['apartment', 3],
		['residential-land', 31],
		['project-land', 12],
		['warehouse', 2],
		['shop', 2],
		['farmland', 5],
	],
	rural: [
		['house', 20],
		['street-house', 6],
		['villa', 4],
		['residential-land', 34],
		['project-land', 9],
		['warehouse', 4],
		['farmland', 23],
	],
};

/** What is to let where. */
const rentMix: Record<Setting, Mix> = {
	core: [
		['house', 18],
		['street-house', 12],
		['villa', 2],
		['apartment', 31],
		['warehouse', 2],
		['office', 11],
		['shop', 9],
		['room', 15],
	],
	city: [
		['house', 24],
		['street-house', 13],
		['villa', 3],
		['apartment', 20],
		['warehouse', 6],
		['office', 8],
		['shop', 11],
		['room', 15],
	],
	town: [
		['house', 28],
		['street-house', 15],
		['villa', 2],
		['apartment', 3],
		['warehouse', 14],
		['shop', 16],
		['room', 22],
	],
	rural: [
		['house', 28],
		['street-house', 12],
		['villa', 3],
		['warehouse', 28],
		['shop', 10],
		['room', 19],
	],
};

const draws: Partial<Record<CategoryCode, DrawProperty>> = {
	house: drawHouse,
	'street-house': drawStreetHouse,
	villa: drawVilla,
	apartment: drawFlat,
	'residential-land': drawResidentialLand,
	'project-land': drawProjectLand,
	farmland: drawFarmland,
	warehouse: drawWarehouse,
	office: drawOffice,
	shop: drawShop,
	room: drawRoom,
};

/** Where there is no township, a house or plot outside one takes the place of those in it. */
function possible(category: CategoryCode, trading: TradingType, { district }: Spot): CategoryCode {
	if (projectOf(district, 'urban', true) !== null) return category;
	if (category === 'project-land') return 'residential-land';
	return category === 'shop' && trading === 'BUY' ? 'street-house' : category;
}

/** Draws what is offered at a place: 2 % offerings of shares, 22 % to let, 8 % projects with the offerings', the rest for sale. */
export function drawProperty(r: Random, spot: Spot): Property {
	const share = r.next();
	if (share < 0.02) return drawOffering(r, spot);
	if (share < 0.086) return drawProject(r, spot);
	const trading = share < 0.306 ? 'RENT' : 'BUY';
	const mix = trading === 'RENT' ? rentMix : saleMix;
	const category = r.weighted(mix[spot.ward.setting]);
	return (draws[possible(category, trading, spot)] as DrawProperty)(r, spot, trading);
}
