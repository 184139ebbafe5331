import type { CategoryCode } from '@ancu/forms/listing';
import type { Random } from '../../drawing/random.ts';
import type { Position, Spot } from '../place/choose-address.ts';
import type { PlacedProject } from '../place/places.ts';
import type {
	Characteristic,
	Direction,
	HomeStatus,
	HouseCategory,
	InteriorStatus,
	LandCategory,
	LegalStatus,
	RentalStatus,
	TradingType,
} from '../seed-listing.ts';

/** What an offering of shares is about. */
export type OfferingKind = 'serviced-flats' | 'homestay' | 'row-houses' | 'street-house' | 'warehouse';

/** What is offered: the facts of a listing and a few more that only its text tells. */
export interface Property {
	category: CategoryCode;
	trading: TradingType;
	offering: OfferingKind | null;
	position: Position;
	area: number;
	floorArea: number | null;
	/** Width of the front in m. */
	facade: number | null;
	/** In m; null when the front is not told. */
	depth: number | null;
	/** Width at the back in m, where it is not that of the front. */
	back: number | null;
	floors: number | null;
	bedroom: number | null;
	toilet: number | null;
	direction: Direction | null;
	houseCategory: HouseCategory | null;
	landCategory: LandCategory | null;
	interior: InteriorStatus | null;
	homeStatus: HomeStatus | null;
	rentalStatus: RentalStatus | null;
	characteristics: Characteristic[];
	legalStatus: LegalStatus | null;
	/** A car reaches the door. */
	byCar: boolean;
	/** Of the alley or road before the door, in m. */
	roadWidth: number;
	/** Stands at the corner of two ways. */
	corner: boolean;
	project: PlacedProject | null;
	block: string | null;
	/** On which floor a flat or an office lies. */
	level: number | null;
	/** m² of a plot that may be built on with a home; null when all or not told. */
	residentialArea: number | null;
	/** What grows on farmland. */
	crop: string | null;
	/** Homes or rooms in the whole project or building. */
	units: number | null;
}

/** A property of which nothing is told but the category and the area. */
export function blankProperty(
	category: CategoryCode,
	trading: TradingType,
	position: Position,
	area: number,
): Property {
	return {
		category,
		trading,
		offering: null,
		position,
		area,
		floorArea: null,
		facade: null,
		depth: null,
		back: null,
		floors: null,
		bedroom: null,
		toilet: null,
		direction: null,
		houseCategory: null,
		landCategory: null,
		interior: null,
		homeStatus: null,
		rentalStatus: null,
		characteristics: [],
		legalStatus: null,
		byCar: true,
		roadWidth: 6,
		corner: false,
		project: null,
		block: null,
		level: null,
		residentialArea: null,
		crop: null,
		units: null,
	};
}

/** Draws a property of one category. */
export type DrawProperty = (r: Random, spot: Spot, trading: TradingType) => Property;
