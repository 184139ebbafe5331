/** A unit of the legacy address system, as the seed is given it. */
export interface SeedUnit {
	code: string;
	/** With its kind, as `Quận 1` and `Phường Bến Nghé`; a province without it, as `Hà Nội`. */
	name: string;
	parentCode: string | null;
	lat: number | null;
	long: number | null;
}

/** The legacy address system. */
export interface SeedUnits {
	provinces: SeedUnit[];
	districts: SeedUnit[];
	wards: SeedUnit[];
}

export type TradingType = 'BUY' | 'RENT' | 'PROJECT';
export type PriceUnit = 'TOTAL' | 'PER_M2' | 'NEGOTIABLE';
export type ListingStatus = 'PENDING' | 'ACCEPT' | 'CANCEL';
export type PostMode = 'OWNER' | 'BROKER';
export type Direction = 'EAST' | 'WEST' | 'SOUTH' | 'NORTH' | 'NORTH_EAST' | 'SOUTH_EAST' | 'NORTH_WEST' | 'SOUTH_WEST';
export type LegalStatus = 'HAVE_BOOK' | 'WAITING_BOOK' | 'OTHER_PAPERS';
export type LandCategory = 'RESIDENTIAL' | 'PROJECT' | 'INDUSTRIAL' | 'AGRICULTURE';
export type HouseCategory = 'FRONTAGE' | 'ALLEY' | 'VILLA' | 'TOWNHOUSE';
export type Characteristic =
	| 'CAR_ALLEY'
	| 'BACK_HOUSE'
	| 'BLOOMING'
	| 'NOT_COMPLETE'
	| 'LAND_CHANGED'
	| 'BOUNDARIES'
	| 'RUINED'
	| 'OTHER';
export type InteriorStatus = 'LUXURY' | 'FULL' | 'BASIC' | 'RAW';
export type HomeStatus = 'HANDED_OVER' | 'NOT_HANDED_OVER';
export type RentalStatus = 'RENTING' | 'NOT_RENTED' | 'CONTRACT_ENDING' | 'DEPOSIT_MADE';

/** One made-up listing. Fields bear the names of `LocationInfo`; what is not among them is said here. */
export interface SeedListing {
	tradingType: TradingType;
	/** The `code` of one of `categories`. */
	categoryCode: string;
	title: string;
	/** Paragraphs, parted by an empty line. */
	description: string;
	name: string | null;
	projectName: string | null;
	blockName: string | null;
	mapSheetNo: string | null;
	landPlotNo: string | null;
	locationLat: number | null;
	locationLong: number | null;
	/** Whole đồng, in the unit of `priceUnitId`. */
	price: number | null;
	priceUnitId: PriceUnit;
	/** Whole đồng for the whole; a month's for RENT. */
	priceRaw: number | null;
	area: number;
	floorArea: number | null;
	facadeArea: number | null;
	floors: number | null;
	bedroom: number | null;
	toilet: number | null;
	direction: Direction | null;
	investor: string | null;
	legalStatus: LegalStatus | null;
	legalConditions: string | null;
	legalDocumentText: string | null;
	owner: string | null;
	landCategory: LandCategory | null;
	houseCategory: HouseCategory | null;
	interiorStatus: InteriorStatus | null;
	homeStatus: HomeStatus | null;
	rentalStatus: RentalStatus | null;
	characteristics: Characteristic[];
	postMode: PostMode;
	status: ListingStatus;
	isPriority: boolean;
	/** Always false: a mark stands on a check, and a check is made with what is found, not with the listing. */
	isGreenCheck: false;
	checkStatus: null;
	isInvest: boolean;
	totalShare: number | null;
	pricePerShare: number | null;
	/** When an offering opens, in days from now; negative is in the past. */
	startDayOffset: number | null;
	/** When an offering closes, in days from now. */
	endDayOffset: number | null;
	provinceCode: string;
	districtCode: string;
	/** Null in the few island districts that have no wards. */
	wardCode: string | null;
	street: string | null;
	contactPersonName: string;
	/** E.164, of the block that the demo uses. */
	contactPersonPhone: string;
	isDefaultContactPhone: boolean;
	youtubeLink: string | null;
	tiktokLink: string | null;
	facebookLink: string | null;
	/** How long ago it was posted. */
	ageMinutes: number;
	views: number;
	/** Which of `generatePosters()` posted it. */
	posterIndex: number;
	/** For its drawings. */
	seed: number;
}
