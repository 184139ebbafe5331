/** The words of a listing, as the contract spells them; their names are in the `listing` texts. */

/** Sold, let, or a project. */
export const tradingTypes = ['BUY', 'RENT', 'PROJECT'] as const;
export type TradingType = (typeof tradingTypes)[number];

/** What a price is for. */
export const priceUnits = ['TOTAL', 'PER_M2', 'NEGOTIABLE'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Clockwise from the east, where Vietnamese forms begin. */
export const directions = [
	'EAST',
	'SOUTH_EAST',
	'SOUTH',
	'SOUTH_WEST',
	'WEST',
	'NORTH_WEST',
	'NORTH',
	'NORTH_EAST',
] as const;
export type Direction = (typeof directions)[number];

/** Papers: a certificate, one that is on its way, others. */
export const legalStatuses = ['HAVE_BOOK', 'WAITING_BOOK', 'OTHER_PAPERS'] as const;
export type LegalStatus = (typeof legalStatuses)[number];

/** Kinds of land. */
export const landCategories = ['RESIDENTIAL', 'PROJECT', 'INDUSTRIAL', 'AGRICULTURE'] as const;
export type LandCategory = (typeof landCategories)[number];

/** Kinds of houses. */
export const houseCategories = ['FRONTAGE', 'ALLEY', 'VILLA', 'TOWNHOUSE'] as const;
export type HouseCategory = (typeof houseCategories)[number];

/** What is particular about a plot or a house. */
export const characteristics = [
	'CAR_ALLEY',
	'BACK_HOUSE',
	'BLOOMING',
	'NOT_COMPLETE',
	'LAND_CHANGED',
	'BOUNDARIES',
	'RUINED',
	'OTHER',
] as const;
export type Characteristic = (typeof characteristics)[number];

/** How a home is furnished. */
export const interiorStatuses = ['LUXURY', 'FULL', 'BASIC', 'RAW'] as const;
export type InteriorStatus = (typeof interiorStatuses)[number];

/** Whether a home was handed over by who built it. */
export const homeStatuses = ['HANDED_OVER', 'NOT_HANDED_OVER'] as const;
export type HomeStatus = (typeof homeStatuses)[number];

/** Whether somebody rents it now. */
export const rentalStatuses = ['RENTING', 'NOT_RENTED', 'CONTRACT_ENDING', 'DEPOSIT_MADE'] as const;
export type RentalStatus = (typeof rentalStatuses)[number];

/** Who posts: the owner, or a broker. */
export const postModes = ['OWNER', 'BROKER'] as const;
export type PostMode = (typeof postModes)[number];

/** Statuses that everybody sees a listing in. */
export const publicStatuses = ['ACCEPT', 'CHECKED', 'APPROVE'] as const;

/** Whether everybody sees a listing. */
export function isPublicStatus<Status extends string>(
	status: Status,
): status is Status & (typeof publicStatuses)[number] {
	return (publicStatuses as readonly string[]).includes(status);
}
