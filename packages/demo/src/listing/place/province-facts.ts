/** How people of a part of the country say things. */
export type Region = 'north' | 'central' | 'south';

/** What the seed knows of a province. */
export interface ProvinceFacts {
	region: Region;
	/** How much is on offer, beside the other provinces. */
	demand: number;
	/** Million đồng per m² of land with its house in a town, and in the country, where a district has no figure of its own. */
	price: readonly [town: number, country: number];
	/** Beaches, mountains or old towns that people go to on holiday. */
	resort?: true;
}

/** For a province that is not in the table. */
export const anyProvince: ProvinceFacts = { region: 'central', demand: 4, price: [26, 10] };

/**
 * By legacy province code. Prices are rounded: from medians of public 2024 adverts where a province had enough of them,
 * else set between its neighbours. Demo data only.
 */
export const provinceFacts: Readonly<Record<string, ProvinceFacts>> = {
	'01': { region: 'north', demand: 270, price: [120, 28] },
	'02': { region: 'north', demand: 4, price: [20, 6] },
	'04': { region: 'north', demand: 4, price: [22, 6] },
	'06': { region: 'north', demand: 3, price: [16, 6] },
	'08': { region: 'north', demand: 4, price: [20, 7] },
	'10': { region: 'north', demand: 8, price: [32, 8], resort: true },
	'11': { region: 'north', demand: 3, price: [24, 6] },
	'12': { region: 'north', demand: 3, price: [18, 6] },
	'14': { region: 'north', demand: 5, price: [24, 7], resort: true },
	'15': { region: 'north', demand: 4, price: [24, 8] },
	'17': { region: 'north', demand: 9, price: [28, 10], resort: true },
	'19': { region: 'north', demand: 12, price: [34, 12] },
	'20': { region: 'north', demand: 6, price: [30, 8] },
	'22': { region: 'north', demand: 22, price: [45, 16], resort: true },
	'24': { region: 'north', demand: 16, price: [38, 18] },
	'25': { region: 'north', demand: 9, price: [30, 12] },
	'26': { region: 'north', demand: 13, price: [38, 17] },
	'27': { region: 'north', demand: 24, price: [56, 28] },
	'30': { region: 'north', demand: 14, price: [45, 18] },
	'31': { region: 'north', demand: 46, price: [50, 25], resort: true },
	'33': { region: 'north', demand: 18, price: [45, 25] },
	'34': { region: 'north', demand: 9, price: [40, 15] },
	'35': { region: 'north', demand: 11, price: [40, 18] },
	'36': { region: 'north', demand: 10, price: [45, 15] },
	'37': { region: 'north', demand: 8, price: [40, 14], resort: true },
	'38': { region: 'central', demand: 18, price: [40, 14], resort: true },
	'40': { region: 'central', demand: 15, price: [40, 14], resort: true },
	'42': { region: 'central', demand: 8, price: [28, 10] },
	'44': { region: 'central', demand: 8, price: [30, 10], resort: true },
	'45': { region: 'central', demand: 7, price: [28, 8] },
	'46': { region: 'central', demand: 15, price: [36, 12], resort: true },
	'48': { region: 'central', demand: 72, price: [60, 24], resort: true },
	'49': { region: 'central', demand: 16, price: [27, 9], resort: true },
	'51': { region: 'central', demand: 9, price: [25, 9] },
	'52': { region: 'central', demand: 15, price: [40, 12], resort: true },
	'54': { region: 'central', demand: 9, price: [35, 9], resort: true },
	'56': { region: 'central', demand: 46, price: [40, 10], resort: true },
	'58': { region: 'central', demand: 7, price: [28, 9], resort: true },
	'60': { region: 'central', demand: 19, price: [30, 9], resort: true },
	'62': { region: 'central', demand: 4, price: [18, 6] },
	'64': { region: 'central', demand: 9, price: [20, 7] },
	'66': { region: 'central', demand: 16, price: [24, 7] },
	'67': { region: 'central', demand: 6, price: [14, 6] },
	'68': { region: 'central', demand: 34, price: [30, 9], resort: true },
	'70': { region: 'south', demand: 13, price: [16, 7] },
	'72': { region: 'south', demand: 13, price: [18, 9] },
	'74': { region: 'south', demand: 84, price: [30, 11] },
	'75': { region: 'south', demand: 62, price: [26, 13] },
	'77': { region: 'south', demand: 34, price: [30, 17], resort: true },
	'79': { region: 'south', demand: 300, price: [110, 15] },
	'80': { region: 'south', demand: 36, price: [28, 11] },
	'82': { region: 'south', demand: 13, price: [22, 10] },
	'83': { region: 'south', demand: 8, price: [18, 9] },
	'84': { region: 'south', demand: 6, price: [20, 8] },
	'86': { region: 'south', demand: 8, price: [22, 9] },
	'87': { region: 'south', demand: 9, price: [22, 9] },
	'89': { region: 'south', demand: 11, price: [26, 10] },
	'91': { region: 'south', demand: 19, price: [28, 10], resort: true },
	'92': { region: 'south', demand: 30, price: [45, 14] },
	'93': { region: 'south', demand: 5, price: [16, 7] },
	'94': { region: 'south', demand: 6, price: [22, 8] },
	'95': { region: 'south', demand: 5, price: [22, 8] },
	'96': { region: 'south', demand: 6, price: [20, 8] },
};
