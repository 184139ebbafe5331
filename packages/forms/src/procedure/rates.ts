/** A law, and since when it says so. Rates change: whoever pays is told the date, and asks at the office. */
export interface Law {
	/** YYYY-MM-DD. */
	asOf: string;
	source: string;
}

/** A rate in basis points (hundredths of a percent). */
export interface Rate extends Law {
	bps: number;
}

/** What a rate was and is, the oldest first. */
export type Rates<Known extends Rate> = readonly [Known, ...Known[]];

/**
 * Income tax of who sells a home or land, of the price: 2 %. The law of 2014 set it for every sale, the one of 2025 (article 14)
 * kept it.
 */
export const incomeTaxRates: Rates<Rate> = [
	{ bps: 200, asOf: '2015-01-01', source: 'Luật 71/2014/QH13' },
	{ bps: 200, asOf: '2026-07-01', source: 'Luật Thuế thu nhập cá nhân 109/2025/QH15' },
];

/** A tax of what is above an amount. */
export interface RateAbove extends Rate {
	/** Đồng that are free. */
	freeUpTo: number;
}

/**
 * Income tax of who is given a home or land: 10 % of what is above 20 million đồng (law of 2025, article 18), until 30 June 2026
 * above 10 million (Circular 111/2013, article 16).
 */
export const giftTaxRates: Rates<RateAbove> = [
	{ bps: 1_000, freeUpTo: 10_000_000, asOf: '2013-10-01', source: 'Thông tư 111/2013/TT-BTC' },
	{ bps: 1_000, freeUpTo: 20_000_000, asOf: '2026-07-01', source: 'Luật Thuế thu nhập cá nhân 109/2025/QH15' },
];

/** Registration fee of a home or land: 0.5 % of its value, at most 500 million đồng a time (Decree 10/2022, article 8). */
export const REGISTRATION_FEE = {
	bps: 50,
	max: 500_000_000,
	asOf: '2022-03-01',
	source: 'Nghị định 10/2022/NĐ-CP',
} as const satisfies Rate & { max: number };

/** A stretch of the notary's scale: `base`, and so much of what is above `above`. */
interface Bracket {
	/** Đồng; the last that belongs to it. */
	upTo: number;
	base: number;
	above: number;
	bps: number;
}

/** Fee of notarising a contract about a home or land, by its value (Circular 257/2016, article 4). The notary's own services are not in it. */
export const NOTARY_FEE = {
	asOf: '2017-01-01',
	source: 'Thông tư 257/2016/TT-BTC',
	/** Đồng; no contract costs more. */
	max: 70_000_000,
	brackets: [
		// The first is for less than 50 million; the second begins with it.
		{ upTo: 49_999_999, base: 50_000, above: 0, bps: 0 },
		{ upTo: 100_000_000, base: 100_000, above: 0, bps: 0 },
		{ upTo: 1_000_000_000, base: 0, above: 0, bps: 10 },
		{ upTo: 3_000_000_000, base: 1_000_000, above: 1_000_000_000, bps: 6 },
		{ upTo: 5_000_000_000, base: 2_200_000, above: 3_000_000_000, bps: 5 },
		{ upTo: 10_000_000_000, base: 3_200_000, above: 5_000_000_000, bps: 4 },
		{ upTo: 100_000_000_000, base: 5_200_000, above: 10_000_000_000, bps: 3 },
		{ upTo: Number.POSITIVE_INFINITY, base: 32_200_000, above: 100_000_000_000, bps: 2 },
	],
} as const satisfies Law & { max: number; brackets: readonly Bracket[] };

/** The land office's fee and the certificate's: each province sets its own (Circular 85/2019). */
export const LAND_OFFICE_FEE = { asOf: '2020-01-13', source: 'Thông tư 85/2019/TT-BTC' } as const satisfies Law;
