import * as z from 'zod/mini';
import { keptDraft } from '../form/kept-draft.ts';
import { isPlaced } from '../listing/wardless.ts';
import { readRecord } from '../text/read-record.ts';
import { type PlanningRequestDraft, planningRequestSchema } from './request-schema.ts';

/** A paper that the server has: an upload that nothing took yet, or a file of a request. */
export interface KeptPaper {
	id: string;
	name: string;
}

/** A request for a planning check as it stands in the form: what was typed, word for word; empty where nothing is said. */
export interface PlanningCheckDraft {
	/** Which units the certificate names: those until 30 June 2025, or those in force since. What is chosen in the other stays, unsent. */
	system: 'legacy' | 'current';
	provinceId: string;
	districtId: string;
	wardId: string;
	currentProvinceId: string;
	currentWardId: string;
	mapSheetNo: string;
	landPlotNo: string;
	/** House number, street, hamlet. */
	street: string;
	/** The pin: degrees, both or none. */
	locationLat: number | null;
	locationLong: number | null;
	note: string;
	/** The listing that it is about. */
	locationInfoId: string;
	/** Photos of the certificate, those that have arrived. */
	papers: readonly KeptPaper[];
}

/** A request that is begun. */
export const emptyPlanningCheckDraft: PlanningCheckDraft = {
	system: 'legacy',
	provinceId: '',
	districtId: '',
	wardId: '',
	currentProvinceId: '',
	currentWardId: '',
	mapSheetNo: '',
	landPlotNo: '',
	street: '',
	locationLat: null,
	locationLong: null,
	note: '',
	locationInfoId: '',
	papers: [],
};

/** What a draft asks for: units of the one system that is in use. */
export function toPlanningRequest({ system, papers, ...draft }: PlanningCheckDraft): PlanningRequestDraft {
	const unused =
		system === 'legacy'
			? { currentProvinceId: null, currentWardId: null }
			: { provinceId: null, districtId: null, wardId: null };
	return { ...draft, ...unused, fileIds: papers.map(({ id }) => id) };
}

/** The rules of a request, over the form's own shape. */
export const planningCheckDraftSchema = z.pipe(z.transform(toPlanningRequest), planningRequestSchema);

/**
 * What the form begins with for a listing's plot: by the former units where they say which place it is, else by the commune in force. Not
 * its pin: a listing may show its place only nearly.
 */
export function plotOfListing(listing: {
	id: string;
	provinceId: string | null;
	districtId: string | null;
	wardId: string | null;
	currentProvinceId: string | null;
	currentWardId: string | null;
	mapSheetNo: string | null;
	landPlotNo: string | null;
	street: string | null;
}): Partial<PlanningCheckDraft> {
	return {
		system: isPlaced(listing) || !listing.currentWardId ? 'legacy' : 'current',
		provinceId: listing.provinceId ?? '',
		districtId: listing.districtId ?? '',
		wardId: listing.wardId ?? '',
		currentProvinceId: listing.currentProvinceId ?? '',
		currentWardId: listing.currentWardId ?? '',
		mapSheetNo: listing.mapSheetNo ?? '',
		landPlotNo: listing.landPlotNo ?? '',
		street: listing.street ?? '',
		locationInfoId: listing.id,
	};
}

/** A request that was sent, as the form would hold it. */
export function toPlanningCheckDraft(check: {
	provinceId: string | null;
	districtId: string | null;
	wardId: string | null;
	currentProvinceId: string | null;
	currentWardId: string | null;
	mapSheetNo: string;
	landPlotNo: string;
	street: string | null;
	locationInfo: { locationLat: number | null; locationLong: number | null } | null;
	note: string | null;
	listing: { id: string } | null;
	files: readonly KeptPaper[];
}): PlanningCheckDraft {
	return {
		system: check.provinceId || !check.currentProvinceId ? 'legacy' : 'current',
		provinceId: check.provinceId ?? '',
		districtId: check.districtId ?? '',
		wardId: check.wardId ?? '',
		currentProvinceId: check.currentProvinceId ?? '',
		currentWardId: check.currentWardId ?? '',
		mapSheetNo: check.mapSheetNo,
		landPlotNo: check.landPlotNo,
		street: check.street ?? '',
		locationLat: check.locationInfo?.locationLat ?? null,
		locationLong: check.locationInfo?.locationLong ?? null,
		note: check.note ?? '',
		locationInfoId: check.listing?.id ?? '',
		papers: check.files.map(({ id, name }) => ({ id, name })),
	};
}

/** A draft as it was kept, of whatever age: what is not there or of another kind is empty. `undefined` when it is none at all. */
export function readPlanningCheckDraft(json: string): PlanningCheckDraft | undefined {
	const kept = readRecord(json);
	return kept && keptDraft(kept, emptyPlanningCheckDraft, kinds);
}

const kinds = { papers: isPaper };

function isPaper(value: unknown): value is KeptPaper {
	const { id, name } = (value ?? {}) as Partial<KeptPaper>;
	return typeof id === 'string' && typeof name === 'string';
}
