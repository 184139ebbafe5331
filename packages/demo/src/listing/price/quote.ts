import type { Random } from '../../drawing/random.ts';
import type { Address } from '../place/choose-address.ts';
import type { Property } from '../property/property.ts';
import type { PriceUnit } from '../seed-listing.ts';
import { monthlyRent, worthPerSquareMetre } from './price-level.ts';
import { roundPerSquareMetre, roundRent, roundSale } from './round-price.ts';

/** What is asked for a property. */
export interface Quote {
	unit: PriceUnit;
	/** In the unit; null when negotiable. */
	price: number | null;
	/** For the whole, a month's for rent; null when negotiable. */
	total: number | null;
	/** What it would cost for sale, or for rent a month, told or not; texts take other sums from it. */
	worth: number;
}

/** Shares of an offering; together they cost its price. */
export interface Shares {
	totalShare: number;
	pricePerShare: number;
	startDayOffset: number;
	endDayOffset: number;
}

/** Asks a price for a property: mostly for the whole, for land also per m², now and then none. */
export function drawQuote(r: Random, address: Address, p: Property): Quote {
	const chance = Math.exp((r.next() + r.next() + r.next() - 1.5) * 0.34);
	const rent = p.trading === 'RENT';
	const whole = (rent ? monthlyRent(r, address, p) : worthPerSquareMetre(address, p) * p.area) * chance;
	const unit = drawUnit(r, p);
	if (unit === 'PER_M2') {
		const price = roundPerSquareMetre(r, whole / p.area);
		const total = Math.round(price * p.area);
		return { unit, price, total, worth: total };
	}
	const total = rent ? roundRent(r, whole) : roundSale(r, whole);
	return unit === 'TOTAL'
		? { unit, price: total, total, worth: total }
		: { unit, price: null, total: null, worth: total };
}

function drawUnit(r: Random, p: Property): PriceUnit {
	const share = r.next();
	if (p.trading === 'PROJECT') return share < 0.12 ? 'NEGOTIABLE' : share < 0.3 ? 'PER_M2' : 'TOTAL';
	if (share < 0.034) return 'NEGOTIABLE';
	return share < 0.034 + perSquareMetreShare(p) ? 'PER_M2' : 'TOTAL';
}

function perSquareMetreShare(p: Property): number {
	switch (p.category) {
		case 'residential-land':
		case 'project-land':
			return 0.22;
		case 'farmland':
			return 0.18;
		case 'warehouse':
		case 'office':
			return p.trading === 'RENT' ? 0.34 : 0.15;
		default:
			return 0;
	}
}

const shareCounts = [1000, 1200, 1500, 2000, 2400, 3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000] as const;

/** Cuts a property into shares and quotes it as their sum. */
export function drawShares(
	r: Random,
	address: Address,
	p: Property,
	ageDays: number,
): { quote: Quote; shares: Shares } {
	const whole = worthPerSquareMetre(address, p) * p.area * r.between(0.9, 1.15);
	// A share costs what a person with savings can pay: about one to ten million đồng.
	const fitting = shareCounts.filter((count) => whole / count >= 1e6 && whole / count <= 12e6);
	const totalShare = fitting.length > 0 ? r.pick(fitting) : whole < 1.2e9 ? 1000 : 20000;
	const each = whole / totalShare;
	const step = each >= 2e6 ? 500_000 : 100_000;
	const pricePerShare = Math.max(step, Math.round(each / step) * step);
	const total = totalShare * pricePerShare;
	const startDayOffset = r.int(-Math.floor(ageDays), 6);
	return {
		quote: { unit: 'TOTAL', price: total, total, worth: total },
		shares: { totalShare, pricePerShare, startDayOffset, endDayOffset: Math.max(startDayOffset, 0) + r.int(20, 110) },
	};
}
