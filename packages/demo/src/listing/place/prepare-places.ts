import { createRandom, mixSeed } from '../../drawing/random.ts';
import { type Project, projectsOf } from '../property/projects.ts';
import type { SeedUnit, SeedUnits } from '../seed-listing.ts';
import { chooseAddress } from './choose-address.ts';
import { cityStreets, landmarks } from './city-streets.ts';
import { districtFigures } from './district-figures.ts';
import { closedDistricts, smallIslands } from './district-points.ts';
import { districtRoads, plainRoads } from './district-roads.ts';
import { type DistrictSpot, locateDistricts, wardPoint } from './locate-districts.ts';
import type { PlaceDistrict, PlacedProject, Places, PlaceWard, Setting } from './places.ts';
import { anyProvince, type ProvinceFacts, provinceFacts } from './province-facts.ts';
import { type UnitKind, type UnitWords, unitWords } from './unit-words.ts';

/** The two cities whose inner districts are built and priced like nowhere else. */
const metropolises: ReadonlySet<string> = new Set(['01', '79']);

/** Run by the state as cities: people do not say `tỉnh` of them. */
const cityProvinces: ReadonlySet<string> = new Set(['01', '31', '48', '79', '92']);

const offersByKind: Partial<Record<UnitKind, number>> = { quận: 6, 'thành phố': 5, 'thị xã': 2.5, huyện: 1 };

/** Works out once what every listing needs to know about the places of a country. */
export function preparePlaces(given: SeedUnits): Places {
	const units = inOrder(given);
	const provinces = new Map(units.provinces.map((unit) => [unit.code, unit]));
	const wards = new Map<string, SeedUnit[]>();
	for (const ward of units.wards) {
		const siblings = wards.get(ward.parentCode ?? '');
		if (siblings) siblings.push(ward);
		else wards.set(ward.parentCode ?? '', [ward]);
	}
	const spots = locateDistricts(units.districts, provinces);

	const districts: PlaceDistrict[] = [];
	const totals: number[] = [];
	const provinceRanges: { from: number; totals: number[] }[] = [];
	let total = 0;
	for (const province of units.provinces) {
		const facts = provinceFacts[province.code] ?? anyProvince;
		const members = units.districts
			.filter((unit) => unit.parentCode === province.code && !closedDistricts.has(unit.code))
			.flatMap((unit) => {
				const spot = spots.get(unit.code);
				return spot ? [{ unit, spot, words: unitWords(unit) }] : [];
			});
		if (members.length === 0) continue;
		const offers = members.map(({ unit, spot, words }) => {
			const onOffer = districtFigures[unit.code]?.[2] ?? offersByKind[words.kind] ?? 1;
			// Without a point of its own a listing would stand in another district on the map.
			return onOffer * (spot.exact ? 1 : 0.02) * (smallIslands.has(unit.code) ? 0.15 : 1);
		});
		const offersInAll = offers.reduce((sum, each) => sum + each, 0);
		const range = { from: districts.length, totals: [] as number[] };
		let inProvince = 0;
		members.forEach(({ unit, spot, words }, index) => {
			const share = (offers[index] as number) / offersInAll;
			districts.push(prepareDistrict(unit, words, spot, province, facts, wards.get(unit.code) ?? []));
			total += facts.demand * share;
			totals.push(total);
			inProvince += share;
			range.totals.push(inProvince);
		});
		provinceRanges.push(range);
	}
	return { districts, totals, provinces: provinceRanges };
}

/** The same places whatever order they are given in: databases sort names in more than one way. */
function inOrder({ provinces, districts, wards }: SeedUnits): SeedUnits {
	const byCode = (a: SeedUnit, b: SeedUnit) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
	return {
		provinces: provinces.toSorted(byCode),
		districts: districts.toSorted(byCode),
		wards: wards.toSorted(byCode),
	};
}

function prepareDistrict(
	unit: SeedUnit,
	words: UnitWords,
	spot: DistrictSpot,
	province: SeedUnit,
	facts: ProvinceFacts,
	wards: readonly SeedUnit[],
): PlaceDistrict {
	const figures = districtFigures[unit.code];
	const town = words.kind === 'quận' || words.kind === 'thành phố' || words.kind === 'thị xã';
	const price = figures?.[0] ?? (town ? facts.price[0] * (words.kind === 'thị xã' ? 0.7 : 1) : facts.price[1]);
	const provinceName = province.name.normalize('NFC');
	const provinceSaid =
		province.code === '79'
			? 'TP. Hồ Chí Minh'
			: cityProvinces.has(province.code)
				? provinceName
				: `tỉnh ${provinceName}`;
	const provinceShort = province.code === '79' ? 'TP. Hồ Chí Minh' : province.code === '46' ? 'Huế' : provinceName;
	const alone = metropolises.has(province.code) ? town : words.kind === 'thành phố';
	const title = words.bare === provinceShort || words.bare === provinceName ? `TP. ${words.bare}` : words.short;
	const districtWards = wards.length > 0 ? wards : [null];
	const placeWards = districtWards.map((ward) =>
		prepareWard(ward, words, spot, price, metropolises.has(province.code)),
	);
	let wardTotal = 0;
	const district: PlaceDistrict = {
		code: unit.code,
		words,
		provinceCode: province.code,
		provinceSaid,
		provinceShort,
		titleName: alone ? title : `${title}, ${provinceShort}`,
		saidInFull: alone ? words.said : `${words.said}, ${provinceSaid}`,
		region: facts.region,
		upland: Number(province.code) <= 20 && province.code !== '01' ? true : /^6[2-8]$/.test(province.code),
		resort: facts.resort === true,
		price,
		plot: figures?.[1] ?? null,
		streets: cityStreets[unit.code] ?? null,
		landmarks: landmarks[unit.code] ?? [],
		roads: districtRoads[unit.code] ?? plainRoads[facts.region],
		projects: [],
		wards: placeWards,
		wardTotals: placeWards.map((ward) => {
			wardTotal += ward.setting === 'rural' ? 1 : 2;
			return wardTotal;
		}),
	};
	const projects = projectsOf(unit.code, words.bare, district.resort);
	return { ...district, projects: projects.map((project) => placeProject(project, district)) };
}

/** Towers stand where the district is a town; low houses and resorts in any of its wards. */
function placeProject(project: Project, district: PlaceDistrict): PlacedProject {
	const r = createRandom(mixSeed(district.code, project.name));
	const towns = district.wards.filter((ward) => ward.setting !== 'rural');
	const ward = r.pick(project.kind === 'apartment' && towns.length > 0 ? towns : district.wards);
	return { ...project, address: chooseAddress(r, { district, ward }, 'inside') };
}

function prepareWard(
	ward: SeedUnit | null,
	district: UnitWords,
	spot: DistrictSpot,
	price: number,
	metropolis: boolean,
): PlaceWard {
	const words = ward === null ? null : unitWords(ward);
	const setting = settingOf(words?.kind ?? 'xã', district.kind, price, metropolis);
	const hasPoint = ward !== null && ward.lat !== null && ward.long !== null;
	const { lat, long } = hasPoint
		? { lat: ward.lat as number, long: ward.long as number }
		: ward === null
			? spot
			: wardPoint(ward.code, spot);
	const outside = district.kind !== 'huyện' && words?.kind === 'xã';
	return {
		code: ward?.code ?? null,
		words,
		setting,
		priceFactor: outside ? 0.5 : district.kind === 'huyện' ? (words?.kind === 'thị trấn' ? 1.2 : 0.9) : 1,
		lat,
		long,
		spread: Math.min(0.16 * spot.radius, setting === 'rural' ? 0.006 : 0.0025),
	};
}

function settingOf(ward: UnitKind, district: UnitKind, price: number, metropolis: boolean): Setting {
	if (district === 'quận') return metropolis ? 'core' : 'city';
	if (district === 'thành phố') return ward === 'phường' ? (metropolis ? 'core' : 'city') : 'rural';
	if (district === 'thị xã') return ward === 'phường' ? 'town' : 'rural';
	// Villages at the edge of a metropolis that cost as much as a town are built like one.
	return ward === 'thị trấn' || price >= 50 ? 'town' : 'rural';
}
