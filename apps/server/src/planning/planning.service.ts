import { isBox } from '@ancu/forms/map';
import { PARCEL_NUMBER_MAX, toPlotNumber } from '@ancu/forms/planning';
import { findMappingsOf, findOutlines } from '../address/address.repository.ts';
import { contains } from '../address/geocode/contains.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { GeoBoxInput, QueryGetAllParcelArgs } from '../graphql/schema.generated.ts';
import { type Limit, spend, whoAsks } from '../limit/limit.ts';
import {
	findParcels,
	findZonesAround,
	findZonesInBox,
	type ParcelRow,
	type PlanRow,
	type ZoneRow,
} from './planning.repository.ts';
import { outlineZoomFor, pixelAt } from './shape/outlines.ts';

/** Further out zones are no more than a blur. */
const LEAST_ZOOM = 11;
const ZOOM_MAX = 24;
const ZONES_MAX = 800;
const BYTES_MAX = 400_000;
/** No screen is wider: a larger box is answered as from as far off as it would fit. */
const SCREEN_PIXELS = 4_096;
const DEGREES_PER_PIXEL = 360 / 256;
const AROUND_MAX = 100;
const PARCELS_MAX = 20;

// Every move of a map asks; who looks plots up does it by hand.
const looking: Limit = { name: 'planning-map', max: 300, seconds: 60 };
const lookingUp: Limit = { name: 'parcel', max: 60, seconds: 60 };

/** Zones of a box, the largest first, as the order to draw them in. Throws BAD_INPUT for what is no box or zoom. */
export async function zonesInBox(
	context: Context,
	box: GeoBoxInput,
	zoom: number,
): Promise<{ data: ZoneRow[]; isPartial: boolean }> {
	refuseUnless({ box: isBox(box), zoom: zoom >= 0 && zoom <= ZOOM_MAX });
	const distant = zoomToFit(box);
	const seen = Math.min(zoom, distant);
	if (seen < LEAST_ZOOM) return { data: [], isPartial: true };
	await spend(context, looking, whoAsks(context));
	const { zones, found } = await context.inTurn(() =>
		findZonesInBox(context.searchDb, {
			box,
			outline: outlineZoomFor(seen),
			least: 2 * pixelAt(seen) ** 2,
			maxZones: ZONES_MAX,
			maxBytes: BYTES_MAX,
		}),
	);
	return { data: zones, isPartial: zones.length < found };
}

/** Zones that hold a point, of the most detailed plan first; of equally detailed ones construction before land use, the newer before the older. Throws BAD_INPUT for no point. */
export async function zonesAtPoint(context: Context, point: { lat: number; long: number }): Promise<ZoneRow[]> {
	refuseUnless({ lat: Math.abs(point.lat) <= 90, long: Math.abs(point.long) <= 180 });
	await spend(context, looking, whoAsks(context));
	const around = await context.inTurn(() => findZonesAround(context.searchDb, point, AROUND_MAX));
	const zones = around.filter(({ geometry }) => contains(geometry, point));
	const ranked = zones.map(async (zone) => ({ zone, plan: await context.loaders.plan.load(zone.plan_id) }));
	return (await Promise.all(ranked)).sort((a, b) => byDetail(a.plan, b.plan)).map(({ zone }) => zone);
}

/** Parcels of a number, largest first; none is no mistake. Throws BAD_INPUT for what is no ward, for none or two, and for what is no number. */
export async function parcelsByNumber(context: Context, given: QueryGetAllParcelArgs): Promise<ParcelRow[]> {
	const legacy = given.wardId?.trim();
	const current = given.currentWardId?.trim();
	const isWard = (code = '') => code === '' || /^\d{5}$/.test(code);
	const sheet = toPlotNumber(given.mapSheetNo);
	const plot = toPlotNumber(given.landPlotNo);
	refuseUnless({
		wardId: isWard(legacy) && Boolean(legacy) !== Boolean(current),
		currentWardId: isWard(current),
		mapSheetNo: sheet.length <= PARCEL_NUMBER_MAX,
		landPlotNo: plot.length <= PARCEL_NUMBER_MAX,
	});
	refuseUnless({ mapSheetNo: sheet !== '', landPlotNo: plot !== '' }, 'required');
	await spend(context, lookingUp, whoAsks(context));
	const { searchDb, inTurn } = context;
	return inTurn(() =>
		legacy
			? findParcels(searchDb, { wards: [legacy], sheet, plot }, PARCELS_MAX)
			: findParcelsOfToday(searchDb, current ?? '', { sheet, plot }),
	);
}

/** Parcels of a number in the wards that one in force was made of. Of a ward that was split only those that lie in it, where its outline is known. */
async function findParcelsOfToday(
	db: Db,
	current: string,
	number: { sheet: string; plot: string },
): Promise<ParcelRow[]> {
	const was = await findMappingsOf(db, 'current_code', [current]);
	const parcels = await findParcels(db, { wards: was.map((each) => each.legacy_code), ...number }, PARCELS_MAX);
	const outline = (await findOutlines(db, 'current', [current])).get(current);
	const isWhole = (code: string) => was.some((each) => each.legacy_code === code && each.kind === 'full');
	return parcels.filter((parcel) => isWhole(parcel.ward_code) || !outline || contains(outline, parcel));
}

function refuseUnless(rules: Readonly<Record<string, boolean>>, code = 'range'): void {
	const fields = Object.entries(rules).flatMap(([path, holds]) => (holds ? [] : [{ path, code }]));
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
}

/** The zoom at which a box is as large as a screen. */
function zoomToFit({ south, west, north, east }: GeoBoxInput): number {
	return Math.floor(Math.log2((SCREEN_PIXELS * DEGREES_PER_PIXEL) / Math.max(north - south, east - west)));
}

function byDetail(a: PlanRow | null, b: PlanRow | null): number {
	const scale = (plan: typeof a) => plan?.scale ?? Number.MAX_SAFE_INTEGER;
	const kind = (plan: typeof a) => (plan?.kind === 'CONSTRUCTION' ? 0 : 1);
	const day = (plan: typeof a) => plan?.decided_on ?? '';
	return scale(a) - scale(b) || kind(a) - kind(b) || day(b).localeCompare(day(a));
}
