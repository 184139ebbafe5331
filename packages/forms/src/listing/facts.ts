import type { Characteristic, TradingType } from './vocabulary.ts';

/** Facts that some properties have and others have not. */
export const factFields = [
	'projectName',
	'blockName',
	'investor',
	'landCategory',
	'houseCategory',
	'area',
	'floorArea',
	'facadeArea',
	'floors',
	'bedroom',
	'toilet',
	'direction',
	'interiorStatus',
	'homeStatus',
	'rentalStatus',
	'characteristics',
] as const;
export type FactField = (typeof factFields)[number];

/** Which facts are asked of a property, in the order of `factFields`; `true` where there is no posting without. */
export type FactNeeds = Partial<Record<FactField, boolean>>;

const house: FactNeeds = {
	houseCategory: false,
	area: true,
	floorArea: false,
	facadeArea: false,
	floors: true,
	bedroom: true,
	toilet: false,
	direction: false,
	interiorStatus: false,
	characteristics: false,
};

const land: FactNeeds = { landCategory: true, area: true, facadeArea: true, direction: false, characteristics: false };

const project: FactNeeds = {
	projectName: true,
	investor: false,
	landCategory: false,
	area: true,
	floorArea: false,
	floors: false,
	homeStatus: false,
};

/** What fits which category; `area` is the plot's, and the floor's where there is no plot of one's own. */
const needs: Readonly<Record<string, FactNeeds>> = {
	house,
	'street-house': house,
	villa: { projectName: false, blockName: false, ...house, homeStatus: false },
	apartment: {
		projectName: false,
		blockName: false,
		area: true,
		floorArea: false,
		bedroom: true,
		toilet: true,
		direction: false,
		interiorStatus: false,
		homeStatus: false,
	},
	'residential-land': land,
	'project-land': { projectName: true, blockName: false, investor: false, ...land },
	farmland: { ...land, facadeArea: false },
	warehouse: {
		landCategory: false,
		area: true,
		floorArea: false,
		facadeArea: false,
		floors: false,
		toilet: false,
		direction: false,
	},
	office: { projectName: false, blockName: false, area: true, toilet: false, direction: false, interiorStatus: false },
	shop: {
		projectName: false,
		blockName: false,
		area: true,
		floorArea: false,
		facadeArea: true,
		floors: false,
		toilet: false,
		direction: false,
		interiorStatus: false,
	},
	room: { area: true, toilet: false, interiorStatus: false },
	'apartment-project': { ...project, blockName: false },
	'urban-project': project,
	'resort-project': project,
};

/** Categories without a building that somebody lives or works in. */
const unbuilt: readonly string[] = ['residential-land', 'project-land', 'farmland'];
/** Categories whose `area` is that of floors. */
const floorsOnly: readonly string[] = ['apartment', 'office', 'shop', 'room'];

/** Which facts a form asks of a property and which of them it needs. Of a category that it does not know: those that all have. */
export function factsFor(tradingType: string, categoryId: string): FactNeeds {
	const known = needs[categoryId] ?? { area: true, direction: false };
	const isBuilt = tradingType !== ('PROJECT' satisfies TradingType) && !unbuilt.includes(categoryId);
	// What is let now matters to those who buy, too.
	return isBuilt && categoryId ? { ...known, rentalStatus: false } : known;
}

/** Whether `area` is that of a plot, or of floors as in a flat. */
export function areaKind(categoryId: string): 'plot' | 'floor' {
	return floorsOnly.includes(categoryId) ? 'floor' : 'plot';
}

/** Whether `direction` is that of the door, as of a flat among others on a floor, or of the whole. */
export function directionKind(categoryId: string): 'door' | 'whole' {
	return categoryId === 'apartment' ? 'door' : 'whole';
}

const ofPlots: readonly Characteristic[] = ['CAR_ALLEY', 'BACK_HOUSE', 'BLOOMING', 'LAND_CHANGED', 'BOUNDARIES'];

/** Papers that not every listing is asked for. */
export const paperFields = ['mapSheetNo', 'landPlotNo', 'appraisalDocumentText', 'appraisalDocument'] as const;
export type PaperFact = (typeof paperFields)[number];

/** Which of these a form asks for: what a plot is worth matters to those who buy it, and who rents floors among others has none of their own. */
export function papersFor(tradingType: string, categoryId: string): readonly PaperFact[] {
	if (tradingType !== ('RENT' satisfies TradingType)) return paperFields;
	return areaKind(categoryId) === 'plot' ? ['mapSheetNo', 'landPlotNo'] : [];
}

/** Which characteristics a category can have. */
export function characteristicsFor(categoryId: string): readonly Characteristic[] {
	return unbuilt.includes(categoryId) ? [...ofPlots, 'OTHER'] : [...ofPlots, 'NOT_COMPLETE', 'RUINED', 'OTHER'];
}
