import { canonicalLink, keyFacts, type LinkField } from '@ancu/forms/listing';
import type { Updateable } from 'kysely';
import type { ListingTable } from '../database/tables.ts';
import type { LocationInfoInput } from '../graphql/schema.generated.ts';
import type { ListingRow } from './listing.repository.ts';
import type { ListingInReview } from './listing-life.repository.ts';

type Column = keyof ListingRow & keyof ListingTable;

/** Where each fact that a poster gives is kept. Pictures are apart. */
const columnOf = {
	tradingType: 'trading_type',
	categoryId: 'category_id',
	title: 'title',
	description: 'description',
	name: 'name',
	projectName: 'project_name',
	blockName: 'block_name',
	mapSheetNo: 'map_sheet_no',
	landPlotNo: 'land_plot_no',
	locationLat: 'location_lat',
	locationLong: 'location_long',
	provinceId: 'province_code',
	districtId: 'district_code',
	wardId: 'ward_code',
	street: 'street',
	price: 'price',
	priceUnitId: 'price_unit',
	area: 'area',
	floorArea: 'floor_area',
	facadeArea: 'facade_area',
	floors: 'floors',
	bedroom: 'bedroom',
	toilet: 'toilet',
	direction: 'direction',
	investor: 'investor',
	legalStatus: 'legal_status',
	legalConditions: 'legal_conditions',
	legalDocumentText: 'legal_document_text',
	appraisalDocumentText: 'appraisal_document_text',
	owner: 'owner',
	landCategory: 'land_category',
	houseCategory: 'house_category',
	interiorStatus: 'interior_status',
	homeStatus: 'home_status',
	rentalStatus: 'rental_status',
	characteristics: 'characteristics',
	postMode: 'post_mode',
	contactPersonName: 'contact_person_name',
	contactPersonPhone: 'contact_person_phone',
	isDefaultContactPhone: 'is_default_contact_phone',
	tiktokLink: 'tiktok_link',
	youtubeLink: 'youtube_link',
	facebookLink: 'facebook_link',
	isInvest: 'is_invest',
	totalShare: 'total_share',
	pricePerShare: 'price_per_share',
	startDate: 'start_date',
	endDate: 'end_date',
	offering: 'offering',
} as const satisfies Partial<Record<keyof LocationInfoInput, Column>>;

type FactName = keyof typeof columnOf;
const factNames = Object.keys(columnOf) as FactName[];

/** What a listing says, by the names of LocationInfoInput. */
export type Facts = Pick<LocationInfoInput, FactName> & { images: string[]; captions: string[] };

/** What a stored listing says. */
export function readFacts(row: ListingRow): Facts {
	const facts = factNames.map((name) => [name, plain(row[columnOf[name]])]);
	return {
		...Object.fromEntries(facts),
		tiktokLink: shownLink('tiktokLink', row.tiktok_link),
		youtubeLink: shownLink('youtubeLink', row.youtube_link),
		facebookLink: shownLink('facebookLink', row.facebook_link),
		images: row.photos.map(({ key }) => key),
		captions: row.photos.map(({ caption }) => caption?.vn ?? ''),
	};
}

/** A link as it is kept now: what was kept before by another rule, and leads on to anywhere, is shown to nobody. */
export function shownLink(field: LinkField, link: string | null): string | null {
	return link && canonicalLink(field, link);
}

/** What an input gives, as columns. What is left out is left out. */
export function toColumns(input: Partial<LocationInfoInput>): Updateable<ListingTable> {
	const given = factNames.filter((name) => input[name] !== undefined);
	return Object.fromEntries(given.map((name) => [columnOf[name], input[name]]));
}

/** Names of the facts that differ. */
export function changedFacts(before: Facts, after: Facts): (keyof Facts)[] {
	return ([...factNames, 'images', 'captions'] as const).filter((name) => !isSame(before[name], after[name]));
}

/** Where the rest is kept that a change may bring: papers by their keys, and the part of a split ward, which the pin may say. */
const besides = {
	legalDocument: 'legal_document',
	appraisalDocument: 'appraisal_document',
	currentWardId: 'current_ward_code',
} as const satisfies Partial<Record<keyof LocationInfoInput, Column>>;

/** What differs between two versions of a listing, by the names of LocationInfoInput. */
export function changedFields(before: ListingRow, after: ListingRow): (keyof LocationInfoInput)[] {
	const more = Object.entries(besides).filter(([, column]) => !isSame(before[column], after[column]));
	return [...changedFacts(readFacts(before), readFacts(after)), ...more.map(([name]) => name as keyof typeof besides)];
}

/** What a moderator looked at as a listing was accepted. An address without a ward goes by its commune. */
export function toAcceptedFacts(listing: ListingRow): Record<string, unknown> {
	const commune = listing.ward_code === null && { currentWardId: listing.current_ward_code };
	return { ...readFacts(listing), photos: listing.photos, ...commune };
}

/** Whether a listing whose address was accepted by its commune has another one now. */
export function hasOtherCommune(accepted: object, listing: Pick<ListingRow, 'current_ward_code'>): boolean {
	return 'currentWardId' in accepted && accepted.currentWardId !== listing.current_ward_code;
}

/** Whether one of some fields was looked at when the listing was accepted. */
export function hasKeyFact(changed: readonly string[]): boolean {
	return changed.some((name) => (keyFacts as readonly string[]).includes(name));
}

/** Whether a listing still says what was looked at when it was accepted last. */
export function isAsAccepted(listing: ListingInReview): boolean {
	const accepted = listing.accepted_facts as Facts | null;
	if (accepted === null || hasOtherCommune(accepted, listing)) return false;
	return !hasKeyFact(changedFacts(accepted, readFacts(listing)));
}

const plotFacts: readonly string[] = ['mapSheetNo', 'landPlotNo', 'wardId', 'currentWardId'];

/** Whether one of some fields says which plot it is: what was looked up of its planning may be about another then. */
export function hasPlotFact(changed: readonly string[]): boolean {
	return changed.some((name) => plotFacts.includes(name));
}

function plain(value: unknown): unknown {
	return value instanceof Date ? value.toISOString() : value;
}

// Nothing, null and an empty text are all: not said.
function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a || a === 0 ? a : null) === JSON.stringify(b || b === 0 ? b : null);
}
