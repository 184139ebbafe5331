import type {
	Characteristic,
	HomeStatus,
	HouseCategory,
	InteriorStatus,
	LandCategory,
	LegalStatus,
	PostMode,
	RentalStatus,
} from '@ancu/forms/listing';
import type { ListingPhoto, ListingSummary } from './listing-model.ts';

/** What everybody may see on the page of a listing. */
export interface PublicListing extends ListingSummary {
	/** Cover first. */
	photos: readonly ListingPhoto[];
	/** Former ward, before 1 July 2025; null where only the commune is known, which the address then goes by. */
	ward: string | null;
	/** Commune and province since 1 July 2025; the commune is null while it is not known. */
	currentWard: string | null;
	currentProvince: string | null;
}

/** What the page of a listing draws besides that. */
export interface ListingDetail extends PublicListing {
	description: string;
	projectName: string | null;
	blockName: string | null;
	/** Số tờ. */
	mapSheetNo: string | null;
	/** Số thửa. */
	landPlotNo: string | null;
	/** When the planning of its plot was looked up, ISO 8601. */
	planningCheckedAt: string | null;
	/** m². */
	floorArea: number | null;
	investor: string | null;
	legalStatus: LegalStatus | null;
	legalConditions: string | null;
	legalDocumentText: string | null;
	/** Who appraised it, with what result. */
	appraisalDocumentText: string | null;
	landCategory: LandCategory | null;
	houseCategory: HouseCategory | null;
	interiorStatus: InteriorStatus | null;
	homeStatus: HomeStatus | null;
	rentalStatus: RentalStatus | null;
	characteristics: readonly Characteristic[];
	postMode: PostMode;
	views: number;
	/** Former district. */
	district: string | null;
	contactPersonName: string | null;
	/** E.164; null when it is not shown. */
	contactPersonPhone: string | null;
	youtubeLink: string | null;
	tiktokLink: string | null;
	facebookLink: string | null;
	/** ISO 8601. */
	updatedAt: string;
	userCreated: { id: string; name: string; listingCount: number };
}
