import { isAllowed, permissions, staff } from '@ancu/forms/access';
import { localized } from '@ancu/forms/format';
import { isPublicStatus } from '@ancu/forms/listing';
import { unitName } from '../address/unit-name.ts';
import { fileUrl } from '../file/file-url.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { Resolvers } from '../graphql/schema.generated.ts';
import { showContact } from '../limit/contact-budget.ts';
import { messageText } from '../notification/texts.ts';
import { listCategories } from './category.service.ts';
import { findChanges } from './changes.service.ts';
import { checkListing, findDuplicatesOf } from './compare.service.ts';
import { deleteDraft, findDrafts, saveDraft } from './draft.service.ts';
import { importListings } from './import/import.service.ts';
import { acceptListing, closeListing, rejectListing, renewListing } from './life.service.ts';
import type { ListingRow } from './listing.repository.ts';
import {
	findNearby,
	getListing,
	searchListings,
	staffWhoReadPapers,
	totalListings,
	viewListing,
} from './listing.service.ts';
import { asksForCards, cardResolvers } from './listing-card.ts';
import { shownLink } from './listing-facts.ts';
import { findWaitingListings, type ListingEventRow } from './listing-life.repository.ts';
import { paperLinks } from './listing-papers.ts';
import { findUploadedPhotos } from './listing-photos.ts';
import { allowedActions } from './listing-state.ts';
import { findOwnListings, getOwnListing } from './own.service.ts';
import { createListing, updateListing } from './post.service.ts';
import { findListingsOf, findPosters } from './poster.service.ts';
import { findRelaxations } from './relax.service.ts';
import { decideReport, findReports, reportListing } from './report.service.ts';
import { findSaved, setSaved } from './saved.service.ts';
import { createSavedSearch, deleteSavedSearch, findSavedSearches, updateSavedSearch } from './saved-search.service.ts';
import { suggestSearches } from './suggestion.service.ts';
import { toPhoto } from './to-photo.ts';

const isSignedIn = (context: Context) => context.viewer !== null;
const isOwn = (listing: ListingRow, context: Context) => listing.account_id === context.viewer?.id;
const mayAccept = ({ viewer }: Context) => isAllowed(permissions.Mutation.acceptLocationInfo, viewer?.role ?? null);
const isStaff = ({ viewer }: Context) => isAllowed(staff, viewer?.role ?? null);
/** Whether somebody may read what a listing's certificate says of people. */
const mayReadPapers = (listing: ListingRow, context: Context) =>
	isOwn(listing, context) || (context.viewer !== null && staffWhoReadPapers.includes(context.viewer.role));
/** Keys of a listing's papers, for those who may read them. */
const papers = (listing: ListingRow, context: Context, keys: string[]) => (mayReadPapers(listing, context) ? keys : []);

export const listingResolvers = {
	Query: {
		getAllLocationInfo: (_parent, args, context, info) => searchListings(context, args, asksForCards(info)),
		getAllLocationInfoByLocation: (_parent, args, context, info) => findNearby(context, args, asksForCards(info)),
		getLocationInfoTotal: (_parent, args, context) => totalListings(context, args),
		getAllLocationInfoRelaxation: (_parent, args, context) => findRelaxations(context, args),
		getAllSearchSuggestion: (_parent, { text }, context) => suggestSearches(context, text),
		getOneLocationInfo: (_parent, { sequenceId }, context) => getListing(context, sequenceId),
		getAllMyLocationInfo: (_parent, args, context) => findOwnListings(context, args),
		getOneMyLocationInfo: (_parent, { id }, context) => getOwnListing(context, id),
		getAllLocationInfoSaved: (_parent, args, context) => findSaved(context, args),
		getAllLocationInfoModeration: (_parent, args, { db, viewer }) =>
			findWaitingListings(db, viewer?.id ?? '', { ...readPage(args), search: args.search }),
		getLocationInfoChanges: (_parent, { id }, context) => findChanges(context, id),
		getLocationInfoDuplicates: (_parent, { id }, context) => findDuplicatesOf(context, id),
		getAllLocationInfoReport: (_parent, args, context) => findReports(context, args),
		checkLocationInfo: (_parent, { id, data }, context) => checkListing(context, id, data),
		getAllMyDraft: (_parent, _args, context) => findDrafts(context),
		getAllMyUploadedPhoto: (_parent, { ids }, context) => findUploadedPhotos(context, ids),
		getAllMySavedSearch: (_parent, _args, context) => findSavedSearches(context),
		getAllLocationInfoOfUser: (_parent, args, context) => findListingsOf(context, args),
		getAllPoster: (_parent, args, context) => findPosters(context, args),
		getAllCategoryWOPaging: (_parent, _args, { db }) => listCategories(db),
		getAllCategory: async (_parent, { filter }, { db }) => ({
			data: await listCategories(db, filter?.tradingType),
		}),
	},
	Mutation: {
		createLocationInfo: (_parent, { data }, context) => createListing(context, data),
		updateLocationInfo: (_parent, args, context) => updateListing(context, args),
		importLocationInfo: (_parent, args, context) => importListings(context, args),
		acceptLocationInfo: (_parent, { id, updatedAt }, context) => acceptListing(context, id, updatedAt),
		rejectLocationInfo: (_parent, args, context) => rejectListing(context, args),
		closeLocationInfo: (_parent, { id, reason }, context) => closeListing(context, id, reason),
		renewLocationInfo: (_parent, { id }, context) => renewListing(context, id),
		reportLocationInfo: (_parent, { id, reason, text }, context) => reportListing(context, id, reason, text),
		decideReport: (_parent, { id, upheld, note }, context) => decideReport(context, id, upheld, note),
		saveLocationInfo: (_parent, { locationInfoId }, context) => setSaved(context, locationInfoId, true),
		unSaveLocationInfo: (_parent, { locationInfoId }, context) => setSaved(context, locationInfoId, false),
		saveDraft: (_parent, args, context) => saveDraft(context, args),
		deleteDraft: (_parent, { id }, context) => deleteDraft(context, id),
		createSavedSearch: (_parent, args, context) => createSavedSearch(context, args),
		updateSavedSearch: (_parent, { id, ...change }, context) => updateSavedSearch(context, id, change),
		deleteSavedSearch: (_parent, { id }, context) => deleteSavedSearch(context, id),
		viewPost: (_parent, { locationInfoId }, context) => viewListing(context, locationInfoId),
	},
	LocationInfoEvent: {
		id: ({ id }) => String(id),
		at: ({ at }) => at.toISOString(),
		actorName: eventActor,
		closedReason: (event) => event.closed_reason,
		changedFields: (event) => event.changed_fields,
	},
	PricePoint: {
		at: ({ at }) => at.toISOString(),
		priceRaw: (point) => point.price_raw,
		priceUnitId: (point) => point.price_unit,
	},
	LocationInfoReport: {
		createdAt: (report) => report.created_at.toISOString(),
		otherCount: (report) => report.other_count,
		locationInfo: async (report, _args, { loaders }) => {
			const listing = await loaders.listing.load(report.listing_id);
			if (!listing) throw new Error(`Report ${report.id} names a listing that is not there.`);
			return listing;
		},
	},
	Draft: {
		// A form that changes a listing is kept under the listing's own id.
		locationInfoId: async ({ id }, _args, { loaders }) => (await loaders.listing.load(id))?.id ?? null,
		updatedAt: (draft) => draft.updated_at.toISOString(),
	},
	SavedSearch: {
		createdAt: (search) => search.created_at.toISOString(),
		newCount: (search, _args, { loaders }) => loaders.newListings.load(search),
	},
	Category: {
		name: (category, _args, { locale }) => localized({ vn: category.name_vn, en: category.name_en }, locale),
	},
	LocationInfoSearchPage: {
		data: (page) => page.data(),
		priorityPost: (page) => page.priorityPost(),
		total: (page) => page.total(),
	},
	LocationInfo: {
		...cardResolvers,
		images: (listing) => listing.photos.map(({ key }) => fileUrl(key)),
		photos: (listing, _args, { locale }) => listing.photos.map((photo) => toPhoto(photo, locale)),
		projectName: (listing) => listing.project_name,
		blockName: (listing) => listing.block_name,
		mapSheetNo: (listing) => listing.map_sheet_no,
		landPlotNo: (listing) => listing.land_plot_no,
		planningCheckedAt: (listing) => listing.planning_checked_at?.toISOString() ?? null,
		closedReason: (listing) => listing.closed_reason,
		rejectReason: (listing, _args, context) =>
			isOwn(listing, context) || mayAccept(context) ? listing.reject_reason : null,
		expiresAt: (listing) => listing.expires_at?.toISOString() ?? null,
		allowedActions: (listing, _args, { viewer }) => allowedActions(listing, viewer),
		timeline: (listing, _args, context) =>
			isOwn(listing, context) || mayAccept(context) ? context.loaders.events.load(listing.id) : [],
		priceHistory: async (listing, _args, { loaders }) => {
			const points = await loaders.pricePoints.load(listing.id);
			// Public before prices were noted: what it costs now is what it has cost since.
			const now = { ...listing, id: 0, listing_id: listing.id, at: listing.created_at };
			return points.length > 0 || !isPublicStatus(listing.status) ? points : [now];
		},
		median: (listing, _args, { loaders }) => loaders.median.load(listing),
		floorArea: (listing) => listing.floor_area,
		legalStatus: (listing) => listing.legal_status,
		legalConditions: (listing) => listing.legal_conditions,
		legalDocument: (listing, _args, context) => papers(listing, context, listing.legal_document),
		legalDocumentFiles: (listing, _args, context) =>
			paperLinks(context.env, 'giay-to', papers(listing, context, listing.legal_document)),
		legalDocumentText: (listing) => listing.legal_document_text,
		appraisalDocument: (listing, _args, context) => papers(listing, context, listing.appraisal_document),
		appraisalDocumentFiles: (listing, _args, context) =>
			paperLinks(context.env, 'tham-dinh', papers(listing, context, listing.appraisal_document)),
		appraisalDocumentText: (listing) => listing.appraisal_document_text,
		owner: (listing, _args, context) => (mayReadPapers(listing, context) ? listing.owner : null),
		landCategory: (listing) => listing.land_category,
		houseCategory: (listing) => listing.house_category,
		interiorStatus: (listing) => listing.interior_status,
		homeStatus: (listing) => listing.home_status,
		rentalStatus: (listing) => listing.rental_status,
		postMode: (listing) => listing.post_mode,
		province: async (listing, _args, context) => (await unitName(context, 'legacy', listing.province_code)) ?? '',
		district: (listing, _args, context) => unitName(context, 'legacy', listing.district_code),
		ward: (listing, _args, context) => unitName(context, 'legacy', listing.ward_code),
		currentProvinceId: (listing) => listing.current_province_code,
		currentProvince: (listing, _args, context) => unitName(context, 'current', listing.current_province_code),
		currentWardId: (listing) => listing.current_ward_code,
		currentWard: (listing, _args, context) => unitName(context, 'current', listing.current_ward_code),
		chosenCurrentWardId: (listing, _args, context) =>
			isOwn(listing, context) ? context.loaders.chosenWard.load(listing) : null,
		provinceId: (listing) => listing.province_code,
		districtId: (listing) => listing.district_code,
		wardId: (listing) => listing.ward_code,
		contactPersonName: (listing, _args, context) => (isSignedIn(context) ? listing.contact_person_name : null),
		contactPersonPhone: contactPhone,
		isDefaultContactPhone: (listing) => listing.is_default_contact_phone,
		tiktokLink: (listing) => shownLink('tiktokLink', listing.tiktok_link),
		youtubeLink: (listing) => shownLink('youtubeLink', listing.youtube_link),
		facebookLink: (listing) => shownLink('facebookLink', listing.facebook_link),
		checkStatus: (listing) => listing.check_status,
		checkerId: (listing, _args, context) => (isOwn(listing, context) || isStaff(context) ? listing.checker_id : null),
		totalShare: (listing) => listing.total_share,
		pricePerShare: (listing) => listing.price_per_share,
		startDate: (listing) => listing.start_date?.toISOString() ?? null,
		endDate: (listing) => listing.end_date?.toISOString() ?? null,
		updatedAt: (listing) => listing.updated_at.toISOString(),
	},
} satisfies Resolvers;

/** Who did it. The poster does not learn which of our people looked at a listing. */
async function eventActor(
	{ actor_id, listing_id }: ListingEventRow,
	_args: object,
	context: Context,
): Promise<string | null> {
	if (!actor_id) return null;
	const listing = await context.loaders.listing.load(listing_id);
	if (actor_id !== listing?.account_id && !mayAccept(context)) return messageText('person.staff', {}, context.locale);
	return (await context.loaders.account.load(actor_id))?.name ?? null;
}

async function contactPhone(listing: ListingRow, _args: object, context: Context): Promise<string | null> {
	if (!isSignedIn(context)) return null;
	const shown = (phone: string | null) => (isOwn(listing, context) ? phone : showContact(context, phone));
	if (!listing.is_default_contact_phone) return shown(listing.contact_person_phone);
	// The poster's own number follows the poster's own flag.
	const account = await context.loaders.account.load(listing.account_id);
	return account && (account.is_show_phone || isOwn(listing, context)) ? shown(account.phone) : null;
}
