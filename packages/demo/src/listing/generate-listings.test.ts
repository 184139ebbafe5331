import { readFileSync } from 'node:fs';
import { categories } from '@ancu/forms/listing';
import { describe, expect, it } from 'vitest';
import { eachListing, generateListings, type SeedListing } from './generate-listings.ts';
import { generatePosters } from './generate-posters.ts';
import { districtFigures } from './place/district-figures.ts';
import { investors } from './property/projects.ts';
import { legacyUnits } from './test-support/legacy-units.ts';

const units = legacyUnits();
const count = 12_000;
const listings = generateListings({ count, seed: 7, units });

const contract = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');

function enumValues(name: string): Set<string> {
	const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(contract)?.[1] ?? '';
	return new Set(body.replaceAll(/"[^"]*"/g, '').match(/[A-Z_0-9]+/g));
}

/** Names the listings of which something does not hold, so that a failure shows which and what. */
function offenders(wrong: (listing: SeedListing) => unknown): string[] {
	return listings
		.flatMap((each, index) => (wrong(each) ? [`#${index} ${each.categoryCode} ${each.title}`] : []))
		.slice(0, 5);
}

function share(holds: (listing: SeedListing) => boolean): number {
	return listings.filter(holds).length / count;
}

function median(values: number[]): number {
	return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function text(listing: SeedListing): string {
	return `${listing.title}\n${listing.description}`;
}

describe('generateListings', () => {
	it('makes the same listings for the same seed, and others for another', () => {
		expect(generateListings({ count: 300, seed: 7, units })).toEqual(listings.slice(0, 300));
		expect(generateListings({ count: 300, seed: 8, units })).not.toEqual(listings.slice(0, 300));
		expect([...eachListing({ count: 300, seed: 7, units })]).toEqual(listings.slice(0, 300));
	});

	it('does not mind in which order it is given the units', () => {
		const turned = {
			provinces: units.provinces.toReversed(),
			districts: units.districts.toReversed(),
			wards: units.wards.toReversed(),
		};
		expect(generateListings({ count: 300, seed: 7, units: turned })).toEqual(listings.slice(0, 300));
	});

	it('has a public listing in every province from a hundred listings on', () => {
		const seen = generateListings({ count: 100, seed: 3, units }).filter((each) => each.status === 'ACCEPT');
		expect(new Set(seen.map((each) => each.provinceCode)).size).toBe(63);
	});

	it('puts most where most is on offer', () => {
		const places = new Map<string, number>();
		for (const each of listings) places.set(each.provinceCode, (places.get(each.provinceCode) ?? 0) + 1);
		const densest = [...places].sort((a, b) => b[1] - a[1]).map(([code]) => code);
		expect(densest.slice(0, 2).sort()).toEqual(['01', '79']);
		expect(new Set(densest.slice(2, 10))).toEqual(new Set(['74', '48', '75', '31', '56', '68', '80', '77']));
	});

	it('mixes kinds, prices and states as asked', () => {
		expect(share((each) => each.tradingType === 'RENT')).toBeCloseTo(0.22, 1);
		expect(share((each) => each.tradingType === 'PROJECT')).toBeCloseTo(0.08, 1);
		expect(share((each) => each.isInvest)).toBeGreaterThan(0.015);
		expect(share((each) => each.isInvest)).toBeLessThan(0.025);
		expect(share((each) => each.isPriority)).toBeCloseTo(0.06, 1);
		expect(share((each) => each.priceUnitId === 'NEGOTIABLE')).toBeCloseTo(0.04, 1);
		expect(share((each) => each.priceUnitId === 'PER_M2')).toBeCloseTo(0.08, 1);
		expect(share((each) => each.status === 'ACCEPT')).toBeGreaterThan(0.88);
		expect(share((each) => each.status === 'PENDING')).toBeGreaterThan(0.02);
		expect(share((each) => each.status === 'CANCEL')).toBeGreaterThan(0.01);
	});

	it('claims no green check', () => {
		expect(offenders((each) => each.isGreenCheck || each.checkStatus !== null)).toEqual([]);
	});

	it('uses only the values of the contract', () => {
		const fields = [
			['TradingType', (each: SeedListing) => [each.tradingType]],
			['PriceUnit', (each: SeedListing) => [each.priceUnitId]],
			['LocationInfoStatus', (each: SeedListing) => [each.status]],
			['PostMode', (each: SeedListing) => [each.postMode]],
			['Direction', (each: SeedListing) => [each.direction]],
			['LegalStatus', (each: SeedListing) => [each.legalStatus]],
			['LandCategory', (each: SeedListing) => [each.landCategory]],
			['HouseCategory', (each: SeedListing) => [each.houseCategory]],
			['InteriorStatus', (each: SeedListing) => [each.interiorStatus]],
			['HomeStatus', (each: SeedListing) => [each.homeStatus]],
			['RentalStatus', (each: SeedListing) => [each.rentalStatus]],
			['Characteristic', (each: SeedListing) => each.characteristics],
		] as const;
		for (const [name, values] of fields) {
			const legal = enumValues(name);
			expect(legal.size, name).toBeGreaterThan(1);
			expect(offenders((each) => values(each).some((value) => value !== null && !legal.has(value)))).toEqual([]);
		}
		const uses = new Map<string, readonly string[]>(categories.map((each) => [each.code, each.tradingTypes]));
		// An offering is of a category, but sold by the share.
		expect(offenders((each) => !each.isInvest && !uses.get(each.categoryCode)?.includes(each.tradingType))).toEqual([]);
		expect(new Set(listings.map((each) => each.categoryCode)).size).toBe(categories.length);
	});
});

describe('addresses', () => {
	const districts = new Map(units.districts.map((each) => [each.code, each]));
	const wards = new Map(units.wards.map((each) => [each.code, each]));

	it('name units that belong together', () => {
		expect(offenders((each) => districts.get(each.districtCode)?.parentCode !== each.provinceCode)).toEqual([]);
		expect(
			offenders((each) => each.wardCode !== null && wards.get(each.wardCode)?.parentCode !== each.districtCode),
		).toEqual([]);
		expect(share((each) => each.wardCode !== null)).toBeGreaterThan(0.99);
	});

	it('lie in Vietnam, near the others of their ward', () => {
		expect(
			offenders(({ locationLat: lat, locationLong: long }) => {
				return lat === null || long === null || lat < 8.3 || lat > 23.5 || long < 102.1 || long > 109.7;
			}),
		).toEqual([]);
		const first = new Map<string, SeedListing>();
		expect(
			offenders((each) => {
				const other = first.get(each.wardCode ?? each.districtCode);
				if (!other) return void first.set(each.wardCode ?? each.districtCode, each);
				const away = Math.hypot(
					(each.locationLat ?? 0) - (other.locationLat ?? 0),
					(each.locationLong ?? 0) - (other.locationLong ?? 0),
				);
				return away > 0.015;
			}),
		).toEqual([]);
	});

	it('keep a project in one ward and with one developer', () => {
		const known = new Map<string, string>();
		expect(
			offenders((each) => {
				if (each.projectName === null) return false;
				const key = `${each.districtCode} ${each.projectName}`;
				const facts = `${each.wardCode} ${each.investor}`;
				const before = known.get(key);
				known.set(key, facts);
				return before !== undefined && before !== facts;
			}),
		).toEqual([]);
		expect(offenders((each) => each.investor !== null && !investors.includes(each.investor))).toEqual([]);
	});

	it('do not take a point that a district was lent by its province for its own', () => {
		const provinces = new Map(units.provinces.map((each) => [each.code, each]));
		const lent = units.districts.map((each) => {
			const province = provinces.get(each.parentCode ?? '');
			return each.lat === null ? { ...each, lat: province?.lat ?? null, long: province?.long ?? null } : each;
		});
		expect(generateListings({ count: 500, seed: 7, units: { ...units, districts: lent } })).toEqual(
			listings.slice(0, 500),
		);
	});

	it('stand on points that the caller gives for wards', () => {
		const given = { ...units, wards: units.wards.map((ward) => ({ ...ward, lat: 16, long: 107.5 })) };
		for (const each of generateListings({ count: 200, seed: 1, units: given })) {
			if (each.wardCode === null) continue;
			expect(Math.hypot((each.locationLat ?? 0) - 16, (each.locationLong ?? 0) - 107.5)).toBeLessThan(0.01);
		}
	});
});

describe('prices', () => {
	it('agree in unit, total and area', () => {
		expect(
			offenders(({ price, priceRaw, priceUnitId, area }) => {
				if (priceUnitId === 'NEGOTIABLE') return price !== null || priceRaw !== null;
				if (price === null || priceRaw === null || price <= 0) return true;
				return priceUnitId === 'TOTAL' ? price !== priceRaw : priceRaw !== Math.round(price * area);
			}),
		).toEqual([]);
		expect(
			offenders(
				(each) => each.price !== null && (!Number.isSafeInteger(each.price) || !Number.isSafeInteger(each.priceRaw)),
			),
		).toEqual([]);
	});

	it('are rounded as people say them', () => {
		const step = (price: number) => (price >= 1e9 ? 10e6 : price >= 1e6 ? 100e3 : 5e3);
		expect(offenders((each) => !each.isInvest && each.price !== null && each.price % step(each.price) !== 0)).toEqual(
			[],
		);
	});

	it('follow the level of the district', () => {
		for (const code of ['764', '769', '777', '006', '008', '268', '724', '731', '568']) {
			const houses = listings.filter(
				(each) => each.districtCode === code && each.categoryCode === 'house' && each.tradingType === 'BUY',
			);
			const perSquareMetre = median(
				houses.flatMap((each) => (each.priceRaw === null ? [] : [each.priceRaw / each.area / 1e6])),
			);
			const figure = districtFigures[code]?.[0] ?? Number.NaN;
			expect(houses.length, code).toBeGreaterThan(15);
			expect(perSquareMetre, code).toBeGreaterThan(figure * 0.75);
			expect(perSquareMetre, code).toBeLessThan(figure * 1.3);
		}
	});

	it('ask for a house a month’s rent of a small part of its worth', () => {
		const rents = listings.filter(
			(each) => each.categoryCode === 'house' && each.tradingType === 'RENT' && each.priceRaw !== null,
		);
		const middle = median(rents.map((each) => each.priceRaw ?? 0));
		expect(middle).toBeGreaterThan(6e6);
		expect(middle).toBeLessThan(14e6);
	});

	it('of offerings are the sum of their shares, and the offering has a term', () => {
		const offerings = listings.filter((each) => each.isInvest);
		for (const each of offerings) {
			expect((each.totalShare ?? 0) * (each.pricePerShare ?? 0)).toBe(each.priceRaw);
			expect(each.priceUnitId).toBe('TOTAL');
			expect(['BUY', 'PROJECT']).toContain(each.tradingType);
			expect(each.totalShare).toBeGreaterThanOrEqual(1000);
			expect(each.totalShare).toBeLessThanOrEqual(20_000);
			expect(each.endDayOffset ?? 0).toBeGreaterThan(Math.max(each.startDayOffset ?? 0, 0));
			expect(each.description).toMatch(/Lợi nhuận không được cam kết|Giá bất động sản có thể giảm/);
		}
		expect(
			offenders((each) => !each.isInvest && (each.totalShare ?? each.pricePerShare ?? each.startDayOffset) !== null),
		).toEqual([]);
	});
});

describe('facts', () => {
	it('fit the kind', () => {
		const isLand = (each: SeedListing) => each.categoryCode.endsWith('land');
		expect(
			offenders((each) => isLand(each) && (each.bedroom ?? each.toilet ?? each.floors ?? each.interiorStatus) !== null),
		).toEqual([]);
		expect(
			offenders((each) => isLand(each) !== (each.landCategory !== null) && each.landCategory !== 'INDUSTRIAL'),
		).toEqual([]);
		expect(
			offenders(
				(each) =>
					each.categoryCode === 'apartment' && (each.area > 200 || each.bedroom === null || each.facadeArea !== null),
			),
		).toEqual([]);
		expect(offenders((each) => each.categoryCode === 'house' && each.floors === null)).toEqual([]);
		expect(offenders((each) => each.categoryCode === 'street-house' && each.houseCategory !== 'FRONTAGE')).toEqual([]);
		expect(offenders((each) => each.tradingType === 'RENT' && each.legalStatus !== null)).toEqual([]);
		expect(
			offenders((each) => each.characteristics.includes('CAR_ALLEY') && each.houseCategory === 'FRONTAGE'),
		).toEqual([]);
		expect(offenders((each) => each.area <= 0 || !Number.isFinite(each.area))).toEqual([]);
	});

	it('leave room for the front in the area', () => {
		const plots = (each: SeedListing) =>
			each.facadeArea !== null &&
			['house', 'street-house', 'residential-land', 'project-land'].includes(each.categoryCode);
		expect(share(plots)).toBeGreaterThan(0.3);
		expect(
			offenders((each) => {
				if (!plots(each)) return false;
				const depth = each.area / (each.facadeArea ?? 1);
				return depth < 3.5 || depth > 110 || (each.facadeArea ?? 0) < 2.8;
			}),
		).toEqual([]);
		const tubes = listings.filter(
			(each) => each.categoryCode === 'house' && each.provinceCode === '79' && each.facadeArea !== null,
		);
		expect(median(tubes.map((each) => each.facadeArea ?? 0))).toBeGreaterThan(3.5);
		expect(median(tubes.map((each) => each.facadeArea ?? 0))).toBeLessThan(6);
	});
});

describe('texts', () => {
	it('have titles of 30 to 120 characters, few of them over 90', () => {
		expect(offenders((each) => each.title.length < 30 || each.title.length > 120)).toEqual([]);
		expect(share((each) => each.title.length > 90)).toBeGreaterThan(0.03);
		expect(share((each) => each.title.length > 90)).toBeLessThan(0.09);
	});

	it('have descriptions of two to five paragraphs', () => {
		expect(
			offenders(({ description }) => {
				const paragraphs = description.split('\n\n');
				return (
					paragraphs.length < 2 || paragraphs.length > 5 || paragraphs.some((each) => !/^[\p{Lu}\d].*\.$/u.test(each))
				);
			}),
		).toEqual([]);
		expect(new Set(listings.map((each) => each.description)).size).toBe(count);
	});

	it('are composed Vietnamese without shouting, numbers to call, links or pictographs', () => {
		expect(offenders((each) => text(each) !== text(each).normalize('NFC'))).toEqual([]);
		expect(offenders((each) => /\d{8,}|(?:\+84|0\d{2,3})[ .-]?\d{3}[ .-]?\d{3}/.test(text(each)))).toEqual([]);
		expect(offenders((each) => /https?:|www\.|\.(?:vn|com)\b|@/i.test(text(each)))).toEqual([]);
		expect(offenders((each) => /\p{Extended_Pictographic}|!/u.test(text(each)))).toEqual([]);
		expect(offenders((each) => /\p{Lu}{4,}/u.test(text(each).replaceAll('TNHH', '')))).toEqual([]);
	});

	it('have no holes and no slips of the template', () => {
		expect(
			offenders((each) => /undefined|null|NaN|Infinity|\$\{| {2}|,,|\.\.| [,.;]|, \.|\(\)/.test(text(each))),
		).toEqual([]);
		expect(offenders((each) => /(?:^|[^\p{L}])(?!chôm)(\p{Ll}{2,}) \1(?![\p{L}])/u.test(each.description))).toEqual([]);
		expect(offenders((each) => /(?<!\d)0 (?:m²|phòng|tầng|triệu|tỷ)/.test(text(each)))).toEqual([]);
	});

	it('do not speak of a home where there is none', () => {
		expect(offenders((each) => each.categoryCode === 'farmland' && /căn hộ|phòng ngủ|tầng/.test(text(each)))).toEqual(
			[],
		);
		expect(offenders((each) => each.categoryCode === 'house' && /căn hộ/i.test(text(each)))).toEqual([]);
		expect(
			offenders((each) => each.categoryCode === 'apartment' && /mặt tiền \d|sân vườn|trệt/.test(each.title)),
		).toEqual([]);
		expect(offenders((each) => each.tradingType === 'RENT' && /sang tên|bán nhà/i.test(text(each)))).toEqual([]);
	});

	it('ask the same price as the fields', () => {
		const inTitle = / giá (\d+(?:,\d+)?) (tỷ|triệu)(?!\/)/;
		expect(
			offenders((each) => {
				const found = inTitle.exec(each.title);
				if (!found) return false;
				const told = Number(found[1]?.replace(',', '.')) * (found[2] === 'tỷ' ? 1e9 : 1e6);
				return Math.abs(told - (each.priceRaw ?? 0)) > 1;
			}),
		).toEqual([]);
	});
});

describe('posting', () => {
	const posters = generatePosters();

	it('is by a poster who posts so, with a number of the demo block', () => {
		expect(offenders((each) => posters[each.posterIndex]?.postMode !== each.postMode)).toEqual([]);
		expect(offenders((each) => !/^\+8490000\d{4}$/.test(each.contactPersonPhone))).toEqual([]);
		expect(
			offenders(
				(each) => each.isDefaultContactPhone !== (posters[each.posterIndex]?.phone === each.contactPersonPhone),
			),
		).toEqual([]);
		expect(new Set(listings.map((each) => each.posterIndex)).size).toBe(posters.length);
	});

	it('is spread over sixty days, the recent ones denser', () => {
		expect(offenders((each) => each.ageMinutes < 1 || each.ageMinutes > 60 * 24 * 60)).toEqual([]);
		expect(share((each) => each.ageMinutes < 10 * 24 * 60)).toBeGreaterThan(0.35);
		expect(share((each) => each.ageMinutes > 50 * 24 * 60)).toBeGreaterThan(0.04);
		expect(offenders((each) => each.views < 0 || !Number.isInteger(each.views))).toEqual([]);
	});
});
