import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawListing } from '@ancu/demo/drawing';
import { eachListing, generatePosters, type SeedListing, type SeedUnit } from '@ancu/demo/listing';
import { DAY_MS, MINUTE_MS } from '@ancu/forms/format';
import { categories, isPublicStatus, withoutUnfit } from '@ancu/forms/listing';
import { sql } from 'kysely';
import { findMappings, findUnits, type UnitRow } from '../address/address.repository.ts';
import { chunks } from '../chunks.ts';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';
import { publishOfferings } from '../invest/offering.repository.ts';
import { toListingRecord } from '../listing/listing.record.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { readFacts } from '../listing/listing-facts.ts';
import { demoOffering } from './demo-offering.ts';
import { toDrawingSubject } from './to-drawing-subject.ts';

// The same demo every time: a bug that somebody saw is seen again.
const SEED = 20_260_310;
const CHUNK = 1_000;
const closedAs = { BUY: 'SOLD', RENT: 'RENTED', PROJECT: 'TAKEN_DOWN' } as const;

export interface DemoOptions {
	/** How many listings. */
	count: number;
	/** Where their drawings go; without it they have no pictures. */
	files?: string | undefined;
	/** The moment that ages are counted from. @default now */
	now?: Date | undefined;
}

/** Makes demo people and their listings. */
export async function insertDemoListings(db: Db, { count, files, now = new Date() }: DemoOptions): Promise<void> {
	// One after the other: a transaction has one connection.
	const provinces = await findUnits(db, 'legacy', 'province');
	const districts = await findUnits(db, 'legacy', 'district');
	const wards = await findUnits(db, 'legacy', 'ward');
	const currentProvinces = await findUnits(db, 'current', 'province');
	const mappings = await findMappings(db);
	const legacy = new Map([...provinces, ...districts, ...wards].map((unit) => [unit.code, unit]));
	const current = new Map(currentProvinces.map((unit) => [unit.code, unit]));
	const successor = new Map(mappings.map(({ legacy_code, current_code }) => [legacy_code, current_code]));
	const posters = await insertPosters(db);
	const units = {
		provinces: provinces.map(toSeedUnit),
		districts: districts.map(toSeedUnit),
		wards: wards.map(toSeedUnit),
	};

	// One chunk at a time: a million listings at once would fill the memory.
	for (const chunk of chunks(eachListing({ count, seed: SEED, units }), CHUNK)) {
		const records = await Promise.all(
			chunk.map(async (listing) => {
				const currentCode = successor.get(listing.provinceCode) ?? null;
				const names = [listing.wardCode, listing.districtCode, listing.provinceCode].map(
					(code) => code && legacy.get(code)?.full_name,
				);
				const record = toListingRecord(
					{
						...toFacts(withFittingFacts(listing), now),
						account_id: posters[listing.posterIndex] ?? '',
						current_province_code: currentCode,
						photos: JSON.stringify(files ? await draw(listing, files) : []),
					},
					{
						category: categories.find(({ code }) => code === listing.categoryCode)?.name.vn ?? '',
						units: [...names, currentCode && current.get(currentCode)?.full_name],
					},
				);
				// json_populate_recordset reads JSON itself.
				const photos = JSON.parse(record.photos ?? '[]');
				const row = { ...record, photos, offering: demoOffering(listing) };
				// Somebody looked at what is public.
				const isAccepted = isPublicStatus(listing.status);
				return { ...row, accepted_facts: isAccepted ? { ...readFacts(row as unknown as ListingRow), photos } : null };
			}),
		);
		await insertMany(db, 'listing', records);
	}
	await publishOfferings(db);
	// Nobody else may offer shares.
	await db
		.updateTable('account')
		.set({ role: 'investor' })
		.where('role', '=', 'user')
		.where('id', 'in', (eb) => eb.selectFrom('listing').select('account_id').where('is_invest', '=', true))
		.execute();
	await sql`analyze listing`.execute(db);
}

async function insertPosters(db: Db): Promise<string[]> {
	const rows = generatePosters().map(({ name, phone, introduction, isShowPhone, isShowEmail }) => ({
		id: randomUUID(),
		name,
		phone,
		description: introduction,
		is_show_phone: isShowPhone,
		is_show_email: isShowEmail,
	}));
	await insertMany(db, 'account', rows);
	return rows.map(({ id }) => id);
}

async function draw(listing: SeedListing, folder: string): Promise<StoredPhoto[]> {
	return Promise.all(
		drawListing(toDrawingSubject(listing)).map(async ({ name, svg, width, height, caption }) => {
			const key = `demo-${listing.seed}-${name}.svg`;
			await writeFile(path.join(folder, key), svg);
			return { key, width, height, caption, isDrawing: true };
		}),
	);
}

/** As a form would post it: whoever changes a listing loses what its category cannot have, though its drawing may show it. */
function withFittingFacts(listing: SeedListing): SeedListing {
	return { ...listing, ...withoutUnfit(listing.tradingType, listing.categoryCode) };
}

function toFacts(listing: SeedListing, now: Date) {
	const created = new Date(now.getTime() - listing.ageMinutes * MINUTE_MS);
	const inDays = (days: number | null) => (days === null ? null : new Date(now.getTime() + days * DAY_MS));
	return {
		id: randomUUID(),
		status: listing.status,
		closed_reason: listing.status === 'CANCEL' ? closedAs[listing.tradingType] : null,
		is_priority: listing.isPriority,
		trading_type: listing.tradingType,
		category_id: listing.categoryCode,
		title: listing.title,
		description: listing.description,
		name: listing.name,
		project_name: listing.projectName,
		block_name: listing.blockName,
		province_code: listing.provinceCode,
		district_code: listing.districtCode,
		ward_code: listing.wardCode,
		current_ward_code: null,
		street: listing.street,
		map_sheet_no: listing.mapSheetNo,
		land_plot_no: listing.landPlotNo,
		location_lat: listing.locationLat,
		location_long: listing.locationLong,
		price_unit: listing.priceUnitId,
		price: listing.price,
		area: listing.area,
		floor_area: listing.floorArea,
		facade_area: listing.facadeArea,
		floors: listing.floors,
		bedroom: listing.bedroom,
		toilet: listing.toilet,
		direction: listing.direction,
		house_category: listing.houseCategory,
		land_category: listing.landCategory,
		characteristics: listing.characteristics,
		interior_status: listing.interiorStatus,
		home_status: listing.homeStatus,
		rental_status: listing.rentalStatus,
		investor: listing.investor,
		owner: listing.owner,
		post_mode: listing.postMode,
		legal_status: listing.legalStatus,
		legal_conditions: listing.legalConditions,
		legal_document: [],
		legal_document_text: listing.legalDocumentText,
		appraisal_document: [],
		appraisal_document_text: null,
		contact_person_name: listing.contactPersonName,
		contact_person_phone: listing.contactPersonPhone,
		is_default_contact_phone: listing.isDefaultContactPhone,
		tiktok_link: listing.tiktokLink,
		youtube_link: listing.youtubeLink,
		facebook_link: listing.facebookLink,
		check_status: null,
		checker_id: null,
		is_green_check: false,
		is_invest: listing.isInvest,
		total_share: listing.totalShare,
		price_per_share: listing.pricePerShare,
		start_date: inDays(listing.startDayOffset),
		end_date: inDays(listing.endDayOffset),
		views: listing.views,
		created_at: created,
		submitted_at: created,
		updated_at: created,
	};
}

function toSeedUnit({ code, name, parent_code, lat, long }: UnitRow): SeedUnit {
	return { code, name, parentCode: parent_code, lat, long };
}
