import type { AddressBook, BookUnit, Spot } from './address-book.ts';
import { distanceKm, type Point } from './geocoder.ts';

/** The legacy units of a point. */
export interface LegacyUnits {
	province: string | null;
	district: string | null;
	ward: string | null;
	/** The district is only the nearest of several. */
	isApproximate: boolean;
}

/**
 * Decides where a point lies among legacy units, one of which it lies in. What they share is sure. Where they lie in several
 * districts the nearest is proposed; a ward is never guessed, since a wrong one is worse than none.
 */
export function chooseUnits(book: AddressBook, candidates: readonly BookUnit[], point: Point): LegacyUnits {
	const lineages = candidates.flatMap((unit) => book.lineage(unit) ?? []);
	const provinces = new Set(lineages.map(({ province }) => province));
	const districts = new Set(lineages.map(({ district }) => district));
	const wards = new Set(lineages.map(({ ward }) => ward));
	const only = (units: ReadonlySet<BookUnit | undefined>) =>
		(units.size === 1 ? [...units][0]?.code : undefined) ?? null;
	const sure = { province: only(provinces), district: only(districts), ward: only(wards) };
	if (sure.district) return { ...sure, isApproximate: false };

	const near = nearestSpot(
		book.spots.filter(({ district }) =>
			lineages.some((lineage) =>
				lineage.district ? lineage.district === district : lineage.province.code === district.parent_code,
			),
		),
		point,
	);
	if (!near) return { ...sure, isApproximate: false };
	const { code, parent_code } = near.spot.district;
	return { province: parent_code, district: code, ward: null, isApproximate: true };
}

/** The spot that is nearest to a point, and how far it is. */
export function nearestSpot(spots: readonly Spot[], point: Point): { spot: Spot; km: number } | undefined {
	let nearest: { spot: Spot; km: number } | undefined;
	for (const spot of spots) {
		const km = distanceKm(spot, point);
		if (!nearest || km < nearest.km) nearest = { spot, km };
	}
	return nearest;
}
