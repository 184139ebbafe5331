import type { Locale } from '@ancu/forms/format';
import type { StoredPhoto } from '../database/tables.ts';
import { fileUrl } from '../file/file-url.ts';
import type { Context } from '../graphql/context.ts';
import type { Photo, Resolvers } from '../graphql/schema.generated.ts';
import { type CategoryRow, findCategories } from './category.repository.ts';
import type { ListingRow } from './listing.repository.ts';
import { findNearby, getListing, searchListings, viewListing } from './listing.service.ts';

const isSignedIn = (context: Context) => context.viewer !== null;
const isOwn = (listing: ListingRow, context: Context) => listing.account_id === context.viewer?.id;
const isStaff = (context: Context) => context.viewer !== null && context.viewer.role !== 'user';

export const listingResolvers = {
	Query: {
		getAllLocationInfo: (_parent, args, context) => searchListings(context, args),
		getAllLocationInfoByLocation: (_parent, { pointLat, pointLong, maxDistance }, context) =>
			findNearby(context, pointLat, pointLong, maxDistance),
		getOneLocationInfo: (_parent, { sequenceId }, context) => getListing(context, sequenceId),
		getAllCategoryWOPaging: (_parent, _args, { db }) => findCategories(db),
		getAllCategory: async (_parent, { filter }, { db }) => ({ data: await findCategories(db, filter?.tradingType) }),
	},
	Mutation: {
		viewPost: (_parent, { locationInfoId }, context) => viewListing(context, locationInfoId),
	},
	Category: {
		name: (category, _args, { locale }) => (locale === 'en' ? category.name_en : category.name_vn),
	},
	LocationInfo: {
		sequenceId: (listing) => listing.sequence_id,
		isPriority: (listing) => listing.is_priority,
		images: (listing) => listing.photos.map((photo) => fileUrl(photo.key)),
		photos: (listing, _args, { locale }) => listing.photos.map((photo) => toPhoto(photo, locale)),
		snapshot: (listing) => (listing.photos[0] ? fileUrl(listing.photos[0].key) : null),
		address: addressLine,
		projectName: (listing) => listing.project_name,
		blockName: (listing) => listing.block_name,
		mapSheetNo: (listing) => listing.map_sheet_no,
		landPlotNo: (listing) => listing.land_plot_no,
		locationLat: (listing) => listing.location_lat,
		locationLong: (listing) => listing.location_long,
		priceRaw: (listing) => listing.price_raw,
		priceUnitId: (listing) => listing.price_unit,
		pricePerSquareMeter: (listing) => listing.price_per_square_meter,
		// Nobody can save a listing yet.
		isSaved: () => false,
		floorArea: (listing) => listing.floor_area,
		facadeArea: (listing) => listing.facade_area,
		legalStatus: (listing) => listing.legal_status,
		legalConditions: (listing) => listing.legal_conditions,
		legalDocument: (listing, _args, context) =>
			isOwn(listing, context) || isStaff(context) ? listing.legal_document : [],
		legalDocumentText: (listing) => listing.legal_document_text,
		appraisalDocument: (listing, _args, context) =>
			isOwn(listing, context) || isStaff(context) ? listing.appraisal_document : [],
		appraisalDocumentText: (listing) => listing.appraisal_document_text,
		owner: (listing, _args, context) => (isOwn(listing, context) || isStaff(context) ? listing.owner : null),
		tradingType: (listing) => listing.trading_type,
		categoryId: (listing) => listing.category_id,
		category: (listing, _args, { loaders }) => loaders.category.load(listing.category_id) as Promise<CategoryRow>,
		landCategory: (listing) => listing.land_category,
		houseCategory: (listing) => listing.house_category,
		interiorStatus: (listing) => listing.interior_status,
		homeStatus: (listing) => listing.home_status,
		rentalStatus: (listing) => listing.rental_status,
		postMode: (listing) => listing.post_mode,
		province: async (listing, _args, context) => (await unitName(context, 'legacy', listing.province_code)) ?? '',
		district: (listing, _args, context) => unitName(context, 'legacy', listing.district_code),
		ward: (listing, _args, context) => unitName(context, 'legacy', listing.ward_code),
		currentProvince: (listing, _args, context) => unitName(context, 'current', listing.current_province_code),
		currentWard: (listing, _args, context) => unitName(context, 'current', listing.current_ward_code),
		provinceId: (listing) => listing.province_code,
		districtId: (listing) => listing.district_code,
		wardId: (listing) => listing.ward_code,
		contactPersonName: (listing, _args, context) => (isSignedIn(context) ? listing.contact_person_name : null),
		contactPersonPhone: contactPhone,
		isDefaultContactPhone: (listing) => listing.is_default_contact_phone,
		tiktokLink: (listing) => listing.tiktok_link,
		youtubeLink: (listing) => listing.youtube_link,
		facebookLink: (listing) => listing.facebook_link,
		checkStatus: (listing) => listing.check_status,
		checkerId: (listing, _args, context) => (isOwn(listing, context) || isStaff(context) ? listing.checker_id : null),
		isGreenCheck: (listing) => listing.is_green_check,
		isInvest: (listing) => listing.is_invest,
		userPost: (listing) => listing.account_id,
		totalShare: (listing) => listing.total_share,
		pricePerShare: (listing) => listing.price_per_share,
		// No orders yet: how many shares are sold is not known, which is not the same as none.
		totalSoldShare: () => null,
		totalMyShare: () => null,
		startDate: (listing) => listing.start_date?.toISOString() ?? null,
		endDate: (listing) => listing.end_date?.toISOString() ?? null,
		createdAt: (listing) => listing.created_at.toISOString(),
		updatedAt: (listing) => listing.updated_at.toISOString(),
		userCreated: async (listing, _args, { loaders }) => {
			const account = await loaders.account.load(listing.account_id);
			if (!account) throw new Error(`Listing ${listing.id} names an account that is not there.`);
			return account;
		},
		distance: (listing) => listing.distance ?? null,
	},
} satisfies Resolvers;

function toPhoto(
	{ key, width, height, caption, isDrawing, smaller = [], placeholder = null }: StoredPhoto,
	locale: Locale,
): Photo {
	const sources = isDrawing
		? []
		: [...smaller, { key, width }].map((size) => ({ url: fileUrl(size.key), width: size.width, type: 'image/webp' }));
	return { key, url: fileUrl(key), width, height, caption: caption?.[locale] || null, isDrawing, sources, placeholder };
}

async function addressLine(listing: ListingRow, _args: object, context: Context): Promise<string> {
	const codes = [listing.ward_code, listing.district_code, listing.province_code];
	const names = await Promise.all(codes.map((code) => unitName(context, 'legacy', code)));
	return [listing.street, ...names].filter(Boolean).join(', ');
}

async function unitName(
	{ loaders }: Context,
	system: 'legacy' | 'current',
	code: string | null,
): Promise<string | null> {
	return (code && (await loaders.unit.load({ system, code }))?.name) || null;
}

async function contactPhone(listing: ListingRow, _args: object, context: Context): Promise<string | null> {
	if (!isSignedIn(context)) return null;
	if (!listing.is_default_contact_phone) return listing.contact_person_phone;
	// The poster's own number follows the poster's own flag.
	const account = await context.loaders.account.load(listing.account_id);
	return account && (account.is_show_phone || isOwn(listing, context)) ? account.phone : null;
}
