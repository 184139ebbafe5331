import { type Locale, localized } from '@ancu/forms/format';
import { categories, draftPrices, type ListingDraft, readableFields } from '@ancu/forms/listing';
import type { ListingDetail } from '@ancu/ui/listing';

interface Around {
	/** From the smallest part. */
	address: string;
	/** Where pictures can be seen, by what the form calls them. */
	urls: ReadonlyMap<string, string>;
	/** Whose listing it will be, as others see them. */
	account: { id: string; name: string; phone?: string | null | undefined };
	locale: Locale;
	now: Date;
}

/** A draft as a listing, as far as it can be read. */
export function previewedListing(draft: ListingDraft, { address, urls, account, locale, now }: Around): ListingDetail {
	const facts = readableFields(draft);
	const { total = null, perSquareMeter = null } = draftPrices(draft);
	const phone = draft.isDefaultContactPhone ? account.phone : facts.contactPersonPhone;
	const photos = draft.images.flatMap((image, index) => {
		const url = urls.get(image);
		return url ? [{ url, width: 4, height: 3, caption: draft.captions[index] || null, isDrawing: false }] : [];
	});
	return {
		id: 'preview',
		sequenceId: 0,
		title: draft.title,
		description: draft.description,
		tradingType: facts.tradingType ?? 'BUY',
		category: {
			id: draft.categoryId,
			name: localized(categories.find(({ code }) => code === draft.categoryId)?.name, locale) ?? '',
		},
		postMode: facts.postMode ?? 'OWNER',
		address,
		priceRaw: total,
		priceUnitId: facts.priceUnitId ?? 'NEGOTIABLE',
		pricePerSquareMeter: perSquareMeter,
		area: facts.area ?? 0,
		floorArea: facts.floorArea ?? null,
		facadeArea: facts.facadeArea ?? null,
		floors: facts.floors ?? null,
		bedroom: facts.bedroom ?? null,
		toilet: facts.toilet ?? null,
		direction: facts.direction ?? null,
		landCategory: facts.landCategory ?? null,
		houseCategory: facts.houseCategory ?? null,
		interiorStatus: facts.interiorStatus ?? null,
		homeStatus: facts.homeStatus ?? null,
		rentalStatus: facts.rentalStatus ?? null,
		characteristics: facts.characteristics ?? [],
		projectName: facts.projectName ?? null,
		blockName: facts.blockName ?? null,
		investor: facts.investor ?? null,
		legalStatus: facts.legalStatus ?? null,
		legalConditions: facts.legalConditions ?? null,
		legalDocumentText: facts.legalDocumentText ?? null,
		appraisalDocumentText: facts.appraisalDocumentText ?? null,
		mapSheetNo: facts.mapSheetNo ?? null,
		landPlotNo: facts.landPlotNo ?? null,
		cover: photos[0] ?? null,
		photoCount: photos.length,
		photos,
		contactPersonName: draft.contactPersonName.trim() || null,
		contactPersonPhone: phone ?? null,
		youtubeLink: facts.youtubeLink ?? null,
		tiktokLink: facts.tiktokLink ?? null,
		facebookLink: facts.facebookLink ?? null,
		userCreated: { id: account.id, name: account.name, listingCount: 1 },
		isPriority: false,
		isGreenCheck: false,
		isInvest: draft.isInvest,
		createdAt: now.toISOString(),
		updatedAt: now.toISOString(),
		// What nobody knows of it before it is posted.
		planningCheckedAt: null,
		ward: null,
		district: null,
		currentWard: null,
		currentProvince: null,
		views: 0,
	};
}
