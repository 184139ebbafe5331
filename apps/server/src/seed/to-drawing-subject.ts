import type { DrawingSubject, SubjectKind } from '@ancu/demo/drawing';
import type { SeedListing } from '@ancu/demo/listing';

const kinds: Record<string, SubjectKind> = {
	house: 'house',
	'street-house': 'house',
	villa: 'villa',
	apartment: 'apartment',
	'residential-land': 'land',
	'project-land': 'land',
	farmland: 'farmland',
	warehouse: 'warehouse',
	office: 'office',
	shop: 'shophouse',
	room: 'room',
	'apartment-project': 'project',
	'urban-project': 'project',
	'resort-project': 'project',
};

/** What a listing says of itself, for whoever draws it. */
export function toDrawingSubject(listing: SeedListing): DrawingSubject {
	const {
		categoryCode,
		houseCategory,
		characteristics,
		area,
		facadeArea,
		floors,
		bedroom,
		toilet,
		direction,
		mapSheetNo,
		landPlotNo,
		seed,
	} = listing;
	return {
		seed,
		kind: houseCategory === 'TOWNHOUSE' ? 'townhouse' : (kinds[categoryCode] ?? 'house'),
		area,
		facade: facadeArea,
		floors,
		bedrooms: bedroom,
		toilets: toilet,
		alley: houseCategory === 'ALLEY' ? (characteristics.includes('CAR_ALLEY') ? 'car' : 'narrow') : 'street',
		shape: characteristics.includes('BLOOMING')
			? 'wider'
			: characteristics.includes('BACK_HOUSE')
				? 'narrower'
				: 'straight',
		direction,
		mapSheetNo,
		landPlotNo,
	};
}
