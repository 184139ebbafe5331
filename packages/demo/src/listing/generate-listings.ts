import { createRandom, type Random } from '../drawing/random.ts';
import { generatePosters, type SeedPoster } from './generate-posters.ts';
import { demoPhone } from './people/demo-phone.ts';
import { drawName } from './people/names.ts';
import { chooseAddress, chooseSpot } from './place/choose-address.ts';
import type { Places } from './place/places.ts';
import { preparePlaces } from './place/prepare-places.ts';
import type { Region } from './place/province-facts.ts';
import { scatter } from './place/scatter.ts';
import { drawQuote, drawShares } from './price/quote.ts';
import { drawProperty } from './property/draw-property.ts';
import { fitRoad } from './property/fit-road.ts';
import { investors } from './property/projects.ts';
import type { ListingStatus, SeedListing, SeedUnits } from './seed-listing.ts';
import { listingName, streetField } from './text/field-text.ts';
import { regionWords } from './text/region-words.ts';
import type { Scene } from './text/scene.ts';
import { writeListing } from './text/write-listing.ts';

export type { SeedListing, SeedUnit, SeedUnits } from './seed-listing.ts';

export interface GenerateListingsOptions {
	/** 100 to a million. */
	count: number;
	/** The same seed gives the same listings. */
	seed: number;
	/** The legacy address system. */
	units: SeedUnits;
}

const minutesPerDay = 24 * 60;

/** Over how long the listings were posted. */
const days = 60;

const statuses = [
	['ACCEPT', 92],
	['PENDING', 5],
	['CANCEL', 3],
] as const satisfies readonly (readonly [ListingStatus, number])[];

/** Makes believable listings. All of them at once; for very many take them one by one from `eachListing`. */
export function generateListings(options: GenerateListingsOptions): SeedListing[] {
	const { count } = options;
	const makeListing = listingMaker(options);
	const listings = new Array<SeedListing>(count);
	for (let index = 0; index < count; index++) listings[index] = makeListing(index);
	return listings;
}

/** Makes the same listings one by one, so that a million need not be held at a time. */
export function* eachListing(options: GenerateListingsOptions): Generator<SeedListing, void, undefined> {
	const makeListing = listingMaker(options);
	for (let index = 0; index < options.count; index++) yield makeListing(index);
}

/** The first listings go one to each province; the others go where much is on offer. */
function listingMaker({ seed, units }: GenerateListingsOptions): (index: number) => SeedListing {
	const places = preparePlaces(units);
	const posters = postersByPlace(generatePosters(), places);
	return (index) => {
		// Each listing has a sequence of its own, so that none depends on how many there are.
		const r = createRandom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0);
		return makeListing(r, places, posters, index < places.provinces.length ? index : null);
	};
}

interface Posters {
	all: readonly SeedPoster[];
	owners: Record<Region, readonly number[]>;
	/** By province code. */
	brokers: ReadonlyMap<string, readonly number[]>;
}

function postersByPlace(all: readonly SeedPoster[], places: Places): Posters {
	const indexes = (fits: (poster: SeedPoster) => boolean) =>
		all.flatMap((poster, index) => (fits(poster) ? [index] : []));
	const owners = (region: Region) => indexes((poster) => poster.postMode === 'OWNER' && poster.region === region);
	const brokers = new Map<string, readonly number[]>();
	for (const { provinceCode, region } of places.districts) {
		if (brokers.has(provinceCode)) continue;
		const local = indexes((poster) => poster.provinceCodes?.includes(provinceCode) === true);
		brokers.set(
			provinceCode,
			local.length > 0 ? local : indexes((poster) => poster.postMode === 'BROKER' && poster.region === region),
		);
	}
	return { all, owners: { north: owners('north'), central: owners('central'), south: owners('south') }, brokers };
}

function makeListing(r: Random, places: Places, posters: Posters, province: number | null): SeedListing {
	const spot = chooseSpot(r, places, province);
	const p = drawProperty(r, spot);
	const a = p.project?.address ?? chooseAddress(r, spot, p.position);
	fitRoad(r, p, a);
	const ageMinutes = 1 + Math.floor(r.next() ** 2.2 * (days * minutesPerDay - 1));
	const sold = p.offering === null ? null : drawShares(r, a, p, ageMinutes / minutesPerDay);
	const q = sold?.quote ?? drawQuote(r, a, p);

	// A project and its shares are posted by those who sell for others.
	const byOwner = p.trading !== 'PROJECT' && p.offering === null && r.chance(0.36);
	const candidates = byOwner ? posters.owners[spot.district.region] : posters.brokers.get(spot.district.provinceCode);
	const posterIndex = r.pick(candidates ?? []);
	const poster = posters.all[posterIndex] as SeedPoster;

	const scene: Scene = { r, a, p, q, shares: sold?.shares ?? null, w: regionWords(spot.district), byOwner };
	const { title, description, papers } = writeListing(scene);
	const point = scatter(r, a.ward);
	const own = r.chance(0.82);
	const contactPersonName = own ? poster.name : drawName(r);
	// A flat is no plot.
	const isFlat = p.category === 'apartment' || p.category === 'apartment-project';
	const plotKnown = p.legalStatus === 'HAVE_BOOK' && !isFlat && r.chance(0.55);
	const isPriority = r.chance(0.06);
	const owner =
		p.trading === 'BUY' && p.offering === null && p.legalStatus === 'HAVE_BOOK' && r.chance(0.6)
			? byOwner && own
				? poster.name
				: drawName(r)
			: null;
	const link = r.next();
	return {
		tradingType: p.trading,
		categoryCode: p.category,
		title,
		description,
		name: listingName(scene),
		projectName: p.project?.name ?? null,
		blockName: p.block,
		mapSheetNo: plotKnown ? String(r.int(1, 96)) : null,
		landPlotNo: plotKnown ? String(r.int(3, 890)) : null,
		locationLat: point.lat,
		locationLong: point.long,
		price: q.price,
		priceUnitId: q.unit,
		priceRaw: q.total,
		area: p.area,
		floorArea: p.floorArea,
		facadeArea: p.facade,
		floors: p.floors,
		bedroom: p.bedroom,
		toilet: p.toilet,
		direction: p.direction,
		investor: p.offering === null ? (p.project?.investor ?? null) : r.pick(investors),
		legalStatus: p.legalStatus,
		legalConditions: papers.conditions,
		legalDocumentText: papers.document,
		owner,
		landCategory: p.landCategory,
		houseCategory: p.houseCategory,
		interiorStatus: p.interior,
		homeStatus: p.homeStatus,
		rentalStatus: p.rentalStatus,
		characteristics: p.characteristics,
		postMode: byOwner ? 'OWNER' : 'BROKER',
		// The one listing that stands for its province must be seen.
		status: province === null ? r.weighted(statuses) : 'ACCEPT',
		isPriority,
		isGreenCheck: false,
		checkStatus: null,
		isInvest: sold !== null,
		totalShare: sold?.shares.totalShare ?? null,
		pricePerShare: sold?.shares.pricePerShare ?? null,
		startDayOffset: sold?.shares.startDayOffset ?? null,
		endDayOffset: sold?.shares.endDayOffset ?? null,
		provinceCode: spot.district.provinceCode,
		districtCode: spot.district.code,
		wardCode: a.ward.code,
		street: streetField(scene),
		contactPersonName,
		contactPersonPhone: own ? poster.phone : demoPhone(r.int(2000, 9999)),
		isDefaultContactPhone: own,
		// Addresses of the right shape that lead to no film of anybody's.
		youtubeLink: link < 0.02 ? 'https://www.youtube-nocookie.com/embed/An-Cu-Demo-' : null,
		tiktokLink: link >= 0.02 && link < 0.035 ? 'https://www.tiktok.com/embed/v2/0000000000000000000' : null,
		facebookLink: link >= 0.035 && link < 0.05 ? 'https://www.facebook.com/watch/?v=0' : null,
		ageMinutes,
		views: drawViews(r, ageMinutes / minutesPerDay, isPriority),
		posterIndex,
		seed: r.int(0, 0x7fffffff),
	};
}

/** Older listings were seen more often, and those in front much more. */
function drawViews(r: Random, ageDays: number, isPriority: boolean): number {
	return Math.floor((3 + 14 * Math.sqrt(ageDays)) * r.next() ** 1.5 * (isPriority ? 8 : 2.5) + r.int(0, 4));
}
