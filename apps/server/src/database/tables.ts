import type { ContentLocale, Locale } from '@ancu/forms/format';
import type { ProcedureTemplateValues } from '@ancu/forms/procedure';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StoredPicture, StoredSize } from '../file/stored-picture.ts';
import type {
	AlertFrequency,
	ArticleStatus,
	Characteristic,
	CheckStatus,
	ClosedReason,
	CodePurpose,
	ConsentPurpose,
	Direction,
	GreenCheckItemName,
	GreenCheckResult,
	HomeStatus,
	HouseCategory,
	InteriorStatus,
	InvestmentOrderStatus,
	LandCategory,
	LegalStatus,
	LocationInfoEventKind,
	LocationInfoStatus,
	MailPace,
	NotificationTopic,
	OfferingDocumentKind,
	PaymentMethod,
	PaymentPurpose,
	PlanKind,
	PlanningCheckRequestStatus,
	PlanningConfidence,
	PostMode,
	PriceUnit,
	ProcedureFileEventKind,
	ProcedureSide,
	ProcedureType,
	RentalStatus,
	ReportReason,
	Role,
	TradingType,
	TransactionType,
	UploadPurpose,
} from '../graphql/schema.generated.ts';
import type { GatewayCause } from '../wallet/gateway/gateway-codes.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

/** `legacy`: 63 provinces with districts, until 30 June 2025. `current`: 34 provinces without, since then. */
export type AddressSystem = 'legacy' | 'current';
export type UnitLevel = 'province' | 'district' | 'ward';

export interface UnitTable {
	system: AddressSystem;
	code: string;
	level: UnitLevel;
	parent_code: string | null;
	/** As it is said: `Hà Nội`, `Quận 1`, `Phường Bến Nghé`. */
	name: string;
	/** With its kind, provinces too: `Thành phố Hà Nội`. */
	full_name: string;
	/** Folded name, for search. */
	search_text: string;
	lat: number | null;
	long: number | null;
	valid_from: string | null;
	valid_to: string | null;
	/** Date of the list that the unit was last read from: an older list must not undo a newer one. */
	as_of: string;
}

export interface UnitMappingTable {
	legacy_code: string;
	current_code: string;
	/** `full`: the whole old unit went there. `partial`: a part did, so a point or a person must decide. */
	kind: 'full' | 'partial';
}

export interface BoundaryTable {
	system: AddressSystem;
	code: string;
	level: UnitLevel;
	south: number;
	west: number;
	north: number;
	east: number;
	/** GeoJSON Polygon or MultiPolygon, degrees. */
	geometry: Json<object>;
}

export interface AccountTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	/** A short name to sign in by, for accounts that were not registered by phone. */
	username: string | null;
	name: string;
	/** E.164. */
	phone: string | null;
	email: string | null;
	/** Argon2id in PHC form. */
	password_hash: string | null;
	role: Generated<Role>;
	avatar: string | null;
	description: string | null;
	address: string | null;
	website: string | null;
	date_of_birth: string | null;
	is_show_phone: Generated<boolean>;
	is_show_email: Generated<boolean>;
	province_code: string | null;
	district_code: string | null;
	location_lat: number | null;
	location_long: number | null;
	/** When a mail's link proved the address. */
	email_verified_at: Date | null;
	/** When the person erased the account; what is left is a name that says so. */
	deleted_at: Date | null;
	/** The language of what is sent to the person, as `vn`. */
	locale: Generated<string>;
	created_at: Stamp;
	updated_at: Stamp;
}

export interface SessionTable {
	/** For naming a session to its owner; opens nothing. */
	id: Generated<string>;
	/** SHA-256 of the token; the token itself is kept nowhere. */
	token_hash: Buffer;
	account_id: string;
	user_agent: string | null;
	address: string | null;
	created_at: Stamp;
	seen_at: Stamp;
	expires_at: Date;
}

export interface CategoryTable {
	id: string;
	position: number;
	name_vn: string;
	name_en: string;
	trading_types: TradingType[];
}

/** One picture of a listing as it is stored. */
export interface StoredPhoto {
	/** Key in the file store. */
	key: string;
	width: number;
	height: number;
	caption: { vn: string; en: string } | null;
	isDrawing: boolean;
	/** The same in smaller files, smallest first; a drawing has none. */
	smaller?: StoredSize[];
	/** ThumbHash in base64. */
	placeholder?: string | null;
	/** Every size is there as AVIF too. */
	hasAvif?: boolean;
}

export interface ListingTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	account_id: string;
	status: Generated<LocationInfoStatus>;
	is_priority: Generated<boolean>;
	trading_type: TradingType;
	category_id: string;
	title: string;
	description: string;
	name: string | null;
	project_name: string | null;
	block_name: string | null;
	photos: ColumnType<StoredPhoto[], string | undefined, string>;
	province_code: string;
	district_code: string | null;
	ward_code: string | null;
	current_province_code: string | null;
	current_ward_code: string | null;
	street: string | null;
	map_sheet_no: string | null;
	land_plot_no: string | null;
	location_lat: number | null;
	location_long: number | null;
	/** Morton code of the point, see map/cell.ts. */
	cell: number | null;
	price_unit: PriceUnit;
	price: number | null;
	price_raw: number | null;
	price_per_square_meter: GeneratedAlways<number | null>;
	area: number;
	floor_area: number | null;
	facade_area: number | null;
	floors: number | null;
	bedroom: number | null;
	toilet: number | null;
	direction: Direction | null;
	house_category: HouseCategory | null;
	land_category: LandCategory | null;
	characteristics: Generated<Characteristic[]>;
	interior_status: InteriorStatus | null;
	home_status: HomeStatus | null;
	rental_status: RentalStatus | null;
	investor: string | null;
	owner: string | null;
	post_mode: Generated<PostMode>;
	legal_status: LegalStatus | null;
	legal_conditions: string | null;
	legal_document: Generated<string[]>;
	legal_document_text: string | null;
	appraisal_document: Generated<string[]>;
	appraisal_document_text: string | null;
	contact_person_name: string | null;
	contact_person_phone: string | null;
	is_default_contact_phone: Generated<boolean>;
	tiktok_link: string | null;
	youtube_link: string | null;
	facebook_link: string | null;
	check_status: CheckStatus | null;
	checker_id: string | null;
	is_green_check: Generated<boolean>;
	is_invest: Generated<boolean>;
	total_share: number | null;
	price_per_share: number | null;
	start_date: Date | null;
	end_date: Date | null;
	/** The terms of an offering that are not columns of their own. */
	offering: ColumnType<StoredOffering | null, string | null | undefined, string | null>;
	views: Generated<number>;
	/** Why it is CANCEL. */
	closed_reason: ClosedReason | null;
	/** The moderator's words. */
	reject_reason: string | null;
	/** When it stops being public. */
	expires_at: Generated<Date | null>;
	/** Since when it waits to be accepted, or waited last. */
	submitted_at: Stamp;
	/** The key facts as they were accepted last; null when it never was. */
	accepted_facts: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
	/** Where it was imported from, and what it is called there. */
	source: string | null;
	source_id: string | null;
	/** When its planning was looked up and answered. */
	planning_checked_at: Date | null;
	search: string;
	created_at: Stamp;
	updated_at: Stamp;
}

/** Somebody who has, or had, public listings; kept by triggers on `listing`. */
export interface PosterTable {
	account_id: string;
	/** How many public listings they have. */
	listings: number;
}

/** A project or street that public listings name; kept by triggers on `listing`. */
export interface SearchNameTable {
	kind: 'PROJECT' | 'STREET';
	name: string;
	province_code: string;
	/** Empty where listings name none. */
	district_code: string;
	/** Folded name. */
	folded: string;
	/** Folded words, a tsvector. */
	words: string;
	/** How many public listings have it. */
	listings: number;
}

/** Public listings of a square of the map, see map/cluster.repository.ts. */
export interface ListingClusterTable {
	level: number;
	square: number;
	/** Empty: of all kinds. */
	trading_type: TradingType | '';
	/** Empty: of all categories. */
	category_id: string;
	count: number;
	/** Millionths of a degree. */
	lat_sum: number;
	long_sum: number;
	min_price: number | null;
	max_price: number | null;
	/** Second and number of the newest; larger than a number here can be. */
	newest: number;
}

/** Squares whose counts are to be made again; written by triggers on `listing`. */
export interface ListingClusterDirtyTable {
	id: GeneratedAlways<number>;
	square: number;
}

export interface ListingViewTable {
	listing_id: string;
	/** Account id, or a hash of the address of somebody unknown. */
	viewer: string;
	viewed_at: Stamp;
}

/** Work to be done outside of a request, see job/. */
export interface JobTable {
	id: GeneratedAlways<number>;
	kind: string;
	payload: Json<object>;
	run_at: Stamp;
	attempts: Generated<number>;
	/** A runner that dies leaves its job to the next one after this. */
	locked_until: Date | null;
	/** Given up after too many attempts. */
	failed_at: Date | null;
	last_error: string | null;
	created_at: Stamp;
}

/** A server that runs, as it says itself every half minute. */
export interface ProcessTable {
	id: string;
	host: string;
	pid: number;
	version: string;
	started_at: Date;
	seen_at: Stamp;
}

export interface RateLimitTable {
	key: string;
	window_ends_at: Date;
	count: number;
}

export interface PhoneCodeTable {
	id: Generated<string>;
	purpose: CodePurpose;
	/** E.164. */
	phone: string;
	/** HMAC of phone, purpose and code. */
	code_hash: Buffer;
	attempts: Generated<number>;
	created_at: Stamp;
	expires_at: Date;
	confirmed_at: Date | null;
	/** SHA-256 of the token that proves the number. */
	proof_hash: Buffer | null;
	proof_expires_at: Date | null;
	used_at: Date | null;
}

export interface UsedProofTable {
	token_hash: Buffer;
	expires_at: Date;
}

export interface MailTokenTable {
	token_hash: Buffer;
	account_id: string;
	purpose: 'VERIFY' | 'RESET_PASSWORD';
	email: string;
	expires_at: Date;
	used_at: Date | null;
}

export interface ConsentTable {
	id: Generated<string>;
	account_id: string;
	purpose: ConsentPurpose;
	version: string;
	given_at: Stamp;
	withdrawn_at: Date | null;
}

export interface UploadTable {
	id: Generated<string>;
	token_hash: Buffer;
	account_id: string;
	purpose: UploadPurpose;
	/** Where the file is; null until it has come. */
	file_key: string | null;
	expires_at: Date;
	/** The picture's files and measures. */
	picture: ColumnType<StoredPicture | null, string | null | undefined, string | null>;
	/** When a mutation took it. */
	used_at: Date | null;
	created_at: Stamp;
}

/** What happened to a listing. */
export interface ListingEventTable {
	id: GeneratedAlways<number>;
	listing_id: string;
	kind: LocationInfoEventKind;
	/** Null when it happened by itself. */
	actor_id: string | null;
	reason: string | null;
	closed_reason: ClosedReason | null;
	changed_fields: Generated<string[]>;
	at: Stamp;
}

/** Every price that a listing was public at. */
export interface PricePointTable {
	id: GeneratedAlways<number>;
	listing_id: string;
	price_unit: PriceUnit;
	price: number | null;
	price_raw: number | null;
	at: Stamp;
}

export interface SavedListingTable {
	account_id: string;
	listing_id: string;
	saved_at: Stamp;
}

export interface SavedSearchTable {
	id: Generated<string>;
	account_id: string;
	name: string;
	/** Path and query of the list screen. */
	address: string;
	frequency: AlertFrequency;
	/** Until when the person was told of what is new. */
	told_at: Stamp;
	/** Until when the person saw it. */
	seen_at: Stamp;
	created_at: Stamp;
}

export interface DraftTable {
	account_id: string;
	id: string;
	/** JSON of the form. */
	data: string;
	updated_at: Stamp;
}

export interface ListingReportTable {
	id: Generated<string>;
	listing_id: string;
	account_id: string;
	reason: ReportReason;
	text: string | null;
	created_at: Stamp;
	decided_at: Date | null;
	decided_by: string | null;
	upheld: boolean | null;
	note: string | null;
}

export interface PlanTable {
	id: Generated<string>;
	kind: PlanKind;
	name: string;
	decision: string | null;
	decided_on: string | null;
	/** Denominator. */
	scale: number | null;
	/** Last year that it plans for. */
	horizon: number | null;
	/** Where the data comes from. */
	source: string | null;
	imported_at: Stamp;
}

export interface PlanningZoneTable {
	id: Generated<string>;
	plan_id: string;
	land_code: string;
	name: string | null;
	/** m², as the plan says it or as measured. */
	area: number;
	/** m², as measured: what it covers on a map. */
	extent: number;
	south: number;
	west: number;
	north: number;
	east: number;
	/** How high it is, in steps of four times, see planning/zone.record.ts. */
	span: number;
	/** GeoJSON Polygon or MultiPolygon, exact, degrees. */
	geometry: Json<object>;
	/** The same simplified for zooms up to this one, GeoJSON text. */
	outline_12: string;
	outline_14: string;
	outline_16: string;
	/** For all zooms above too. */
	outline_18: string;
}

export interface ParcelTable {
	id: Generated<string>;
	/** The file that it came in, and which feature of it. */
	source: string;
	source_no: number;
	/** Legacy ward, as certificates name it. */
	ward_code: string;
	/** Ward in force, where the legacy one went into it whole. */
	current_ward_code: string | null;
	/** As they are compared, see planning/plot-number.ts. */
	map_sheet_no: string;
	land_plot_no: string;
	land_code: string | null;
	/** m². */
	area: number;
	/** A point inside, degrees. */
	lat: number;
	long: number;
	/** GeoJSON Polygon or MultiPolygon, degrees. */
	geometry: Json<object>;
}

/** Who takes the money of a payment: `wallet` is ours, `bank` a transfer to our account. */
export type PaymentProvider = 'wallet' | 'bank' | 'vnpay' | 'momo' | 'zalopay' | 'card';

/** How a payment stands; see wallet/payment-state.ts. */
export type PaymentState = 'CREATED' | 'PENDING' | 'SETTLED' | 'FAILED' | 'EXPIRED' | 'REVIEW' | 'REFUNDED';

/** One attempt to pay. */
export interface PaymentTable {
	id: Generated<string>;
	account_id: string;
	purpose: PaymentPurpose;
	purpose_id: string | null;
	method: PaymentMethod;
	provider: PaymentProvider;
	/** As the payer chose it. */
	bank_code: string | null;
	amount: number;
	description: string;
	/** What it is called at its provider; a transfer's is its memo. */
	txn_ref: string;
	/** What its provider calls it. */
	provider_txn_no: string | null;
	state: PaymentState;
	pay_url: string | null;
	/** Until when its page takes money, where that does not close when the payment's time is over. */
	page_until: Date | null;
	/** The provider's own code of how it went. */
	code: string | null;
	cause: GatewayCause | null;
	/** Its money went into the wallet and not to what it was for. */
	is_late: Generated<boolean>;
	/** When its payer gave it up, or when it was in doubt after it had expired: its money goes into the wallet. */
	given_up_at: Date | null;
	created_at: Stamp;
	expires_at: Date;
	settled_at: Date | null;
	/** When its provider was asked last, and when it is asked next. */
	checked_at: Date | null;
	next_check_at: Date | null;
}

export interface LedgerAccountTable {
	id: GeneratedAlways<number>;
	name: string;
	/** Whose wallet it is of; null for the house. */
	owner_id: string | null;
}

/** Balances of one account's wallet, kept beside the entries that they are sums of. */
export interface WalletTable {
	account_id: string;
	ledger_id: number;
	held_ledger_id: number;
	balance: Generated<number>;
	held: Generated<number>;
}

export interface WalletHoldTable {
	id: Generated<string>;
	account_id: string;
	amount: number;
	type: TransactionType;
	note: string | null;
	/** EXPIRED and `expires_at` are from when a clock could give it back: nothing does. */
	state: Generated<'OPEN' | 'CAPTURED' | 'RELEASED' | 'EXPIRED'>;
	expires_at: Date;
	created_at: Stamp;
	closed_at: Date | null;
}

export interface LedgerTransactionTable {
	id: GeneratedAlways<number>;
	kind: 'payment' | 'refund' | 'credit' | 'resolution' | 'opening' | 'hold' | 'capture' | 'release' | 'payout';
	source_id: string;
	/** What the wallet's owner sees it as. */
	type: TransactionType | null;
	payment_id: string | null;
	note: string | null;
	created_at: Stamp;
}

/** Money that staff sent away: from somebody's wallet to their bank account, or a credit back to where it came from. */
export interface PayoutTable {
	id: Generated<string>;
	/** Whose wallet; null of a credit. */
	account_id: string | null;
	/** Null of a wallet's. */
	credit_id: string | null;
	amount: number;
	/** The bank's number of the transfer; no two are the same without blanks, dashes and case. */
	reference: string;
	note: string;
	/** Who booked it. */
	actor_id: string;
	created_at: Stamp;
}

export interface LedgerEntryTable {
	id: GeneratedAlways<number>;
	transaction_id: number;
	ledger_account_id: number;
	/** Đồng; the entries of a transaction have the sum zero. */
	amount: number;
	/** Of a wallet. */
	balance_after: number | null;
}

/** Money that came in, matched to a payment or waiting for staff. */
export interface CreditTable {
	id: Generated<string>;
	provider: PaymentProvider;
	reference: string;
	amount: number;
	memo: string | null;
	payment_id: string | null;
	/** Why it waits, or waited; null where it was matched at once. */
	reason: 'no_memo' | 'wrong_amount' | 'unknown_order' | 'already_paid' | 'suspect' | null;
	received_at: Stamp;
	resolved_at: Date | null;
	resolved_by: string | null;
	account_id: string | null;
	note: string | null;
}

/** A call of a gateway as it came, kept before anything is done about it. */
export interface GatewayNoticeTable {
	id: Generated<string>;
	provider: PaymentProvider;
	method: string;
	query: string;
	headers: Json<Record<string, string>>;
	body: string;
	/** What it says, once its signature was found right. */
	message: ColumnType<unknown, string | null, never>;
	received_at: Stamp;
	processed_at: Date | null;
	outcome: string | null;
}

/** What happened to a payment, or to money that has none. */
export interface PaymentEventTable {
	id: GeneratedAlways<number>;
	kind: string;
	payment_id: string | null;
	credit_id: string | null;
	provider: PaymentProvider | null;
	/** Null when it happened by itself. */
	actor_id: string | null;
	reason: string | null;
	at: Stamp;
}

export interface IdempotencyKeyTable {
	account_id: string;
	operation: string;
	key: string;
	/** SHA-256 of what was asked for. */
	body_hash: Buffer;
	locked_until: Date;
	/** How it ended; null while it is under way. */
	outcome: ColumnType<unknown, string | null | undefined, string>;
	created_at: Stamp;
}

export interface PlanningCheckTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	account_id: string;
	status: Generated<PlanningCheckRequestStatus>;
	/** The language that its owner asked in, which the document is written in. */
	locale: Locale;
	map_sheet_no: string;
	land_plot_no: string;
	/** The commune that the certificate names: of the legacy system, or of the one in force. */
	province_code: string | null;
	district_code: string | null;
	ward_code: string | null;
	current_province_code: string | null;
	current_ward_code: string | null;
	street: string | null;
	address: string | null;
	location_lat: number | null;
	location_long: number | null;
	note: string | null;
	listing_id: string | null;
	/** Photos of the certificate, in order. */
	file_ids: Generated<string[]>;
	/** Whole đồng. */
	fee: number;
	/** The payment that paid it. */
	payment_id: string | null;
	paid_at: Date | null;
	/** When the fee went back into the wallet. */
	refunded_at: Date | null;
	/** Null while the clock does not run. */
	promised_at: Date | null;
	/** What staff need to know, until it is replied to. */
	question: string | null;
	assignee_id: string | null;
	/** When it was answered first. */
	answered_at: Date | null;
	/** When its owner named another plot than the one that the answer is about; stays where they name that one again. */
	plot_mended_at: Date | null;
	cancel_reason: string | null;
	search: string;
	created_at: Stamp;
	updated_at: Stamp;
}

export type PlanningCheckEventKind =
	| 'sent'
	| 'paid'
	| 'received'
	| 'checking'
	| 'asked'
	| 'replied'
	| 'done'
	| 'corrected'
	| 'cancelled'
	| 'refunded'
	| 'rated'
	| 'disputed'
	| 'upheld'
	| 'released';

export interface PlanningCheckEventTable {
	id: GeneratedAlways<number>;
	check_id: string;
	kind: PlanningCheckEventKind;
	/** Null when it happened by itself. */
	actor_id: string | null;
	text: string | null;
	at: Stamp;
}

/** A private paper of a planning check. */
export interface PlanningFileTable {
	/** Of the upload that it came by. */
	id: string;
	check_id: string;
	/** Who sent it. */
	account_id: string;
	/** In the file store. */
	key: string;
	name: string;
	created_at: Stamp;
}

/** What of a plot lies in one zone, as it was answered. */
export interface StoredAnswerZone {
	landCode: string;
	name: string | null;
	/** m². */
	area: number;
	/** Of the plot, 0 to 100. */
	percent: number;
}

export interface PlanningAnswerTable {
	id: Generated<string>;
	check_id: string;
	/** From 1; the one that stands is the latest. */
	version: number;
	author_id: string;
	/** What was asked for when it was answered. */
	map_sheet_no: string;
	land_plot_no: string;
	/** Ward, district and province, with their kinds. */
	place: string;
	/** The author's words; without them the verdict is made from the zones. */
	content: string | null;
	zones: Json<StoredAnswerZone[]>;
	road_reserve: number | null;
	max_density: number | null;
	floor_area_ratio: number | null;
	storeys: number | null;
	plan_name: string | null;
	decision: string | null;
	decided_on: string | null;
	horizon: number | null;
	source: string | null;
	confidence: PlanningConfidence;
	as_of: string;
	/** Papers that go with it, in order. */
	file_ids: Generated<string[]>;
	check_code: string;
	/** Ed25519 over what was answered, base64url. */
	signature: string;
	/** The document in the file store; null until it was made. */
	document_key: string | null;
	/** SHA-256 of the document, hexadecimal. */
	document_hash: string | null;
	rating: number | null;
	disputed_at: Date | null;
	superseded_at: Date | null;
	created_at: Date;
	updated_at: Stamp;
}

/** What the poster of an offering says of its shares. */
export interface StoredOffering {
	releaseQuantity: number;
	/** Đồng. */
	minInvestment: number;
	maxSharePerAccount: number | null;
	feeBps: number;
	softCap: number;
	useOfFunds: string | null;
	exitRule: string | null;
	lowBps: number | null;
	baseBps: number | null;
	highBps: number | null;
	documents: { kind: OfferingDocumentKind; id: string }[];
}

/** The accepted terms of an offering, and how many of its shares are taken: counted by a trigger on `investment_order`. */
export interface OfferingTable {
	listing_id: string;
	total_share: number;
	release_quantity: number;
	price_per_share: number;
	min_investment: Generated<number>;
	max_share_per_account: number | null;
	fee_bps: Generated<number>;
	soft_cap: Generated<number>;
	start_date: Date | null;
	end_date: Date | null;
	use_of_funds: string | null;
	exit_rule: string | null;
	shares_held: GeneratedAlways<number>;
	shares_sold: GeneratedAlways<number>;
	/** When its end was looked at. */
	closed_at: Date | null;
	/** Its soft cap was missed: every order goes back. */
	is_failed: Generated<boolean>;
}

export interface InvestmentOrderTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	listing_id: string;
	account_id: string;
	/** The buyer's language, for what is written into the wallet later. */
	locale: Locale;
	status: Generated<InvestmentOrderStatus>;
	quantity: number;
	price_per_share: number;
	fee: number;
	/** Đồng: shares and fee. */
	final_cost: number;
	payment_method: PaymentMethod;
	/** The texts of the risks that were accepted. */
	risks_version: number;
	/** Until when the shares are held. */
	expires_at: Date;
	payment_id: string | null;
	paid_at: Date | null;
	closed_at: Date | null;
	close_reason: string | null;
	created_at: Stamp;
	updated_at: Stamp;
}

/** A document of an offering. */
export interface OfferingFileTable {
	/** Of the upload that it came by. */
	id: string;
	account_id: string;
	/** In the file store. */
	key: string;
	name: string;
	created_at: Stamp;
}

export interface OfferingUpdateTable {
	id: GeneratedAlways<number>;
	listing_id: string;
	account_id: string;
	text: string;
	at: Stamp;
}

/** What a version of a procedure's template says. */
export type StoredTemplate = Omit<ProcedureTemplateValues, 'type'>;

/** A version of a template; a published one is never changed. */
export interface ProcedureTemplateTable {
	id: Generated<string>;
	type: ProcedureType;
	/** From 1. */
	version: number;
	content: Json<StoredTemplate>;
	/** Null of one that the installation began with. */
	author_id: string | null;
	/** Null of a draft, of which a type has one at most. */
	published_at: Date | null;
	created_at: Stamp;
	updated_at: Stamp;
}

/** What staff did with a template. */
export interface ProcedureTemplateEventTable {
	id: GeneratedAlways<number>;
	template_id: string;
	kind: 'drafted' | 'changed' | 'published';
	/** Null when the installation did. */
	actor_id: string | null;
	at: Stamp;
}

/** A procedure that somebody is going through. Its status follows from its substeps. */
export interface ProcedureRecordTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	account_id: string;
	/** The version of the template that it follows. */
	template_id: string;
	type: ProcedureType;
	side: ProcedureSide;
	name: string;
	description: string | null;
	/** Đồng. */
	price: number | null;
	listing_id: string | null;
	created_at: Stamp;
	updated_at: Stamp;
}

export interface ProcedureSubstepTable {
	id: Generated<string>;
	record_id: string;
	/** Which one of the template it is. */
	step_key: string;
	substep_key: string;
	/** Among all substeps of the procedure. */
	position: number;
	done_at: Date | null;
	done_by: string | null;
	note: string | null;
	due_on: string | null;
}

/** A private file of a substep. */
export interface ProcedureFileTable {
	/** Of the upload that it came by. */
	id: string;
	substep_id: string;
	/** In the file store. */
	key: string;
	name: string;
	position: number;
	/** When another took its place; it is kept for the history. */
	replaced_at: Date | null;
	created_at: Stamp;
}

export interface ProcedureFileEventTable {
	id: GeneratedAlways<number>;
	substep_id: string;
	kind: ProcedureFileEventKind;
	/** Null once the file is not kept any more. */
	file_id: string | null;
	name: string;
	at: Stamp;
}

/** A text that helps with procedures, in both languages. */
export interface SuggestDocumentTable {
	/** A word, as `deposit-checklist`, of those that an installation begins with. */
	id: string;
	position: number;
	types: ProcedureType[];
	title: Json<Record<ContentLocale, string>>;
	content: Json<Record<ContentLocale, string>>;
	/** Always empty: the version before reads it while it serves beside this one. */
	images: Generated<string[]>;
	/** Their captions are what they show; none of a document that was removed. */
	photos: ColumnType<StoredPhoto[], string | undefined, string>;
	link: string | null;
	updated_at: Stamp;
	/** Since when nobody sees it; kept, as the first ones would come back at the next start. */
	removed_at: Date | null;
}

/** What staff did with a document. */
export interface SuggestDocumentEventTable {
	id: GeneratedAlways<number>;
	document_id: string;
	kind: 'written' | 'changed' | 'removed';
	actor_id: string;
	at: Stamp;
}

/** An article in one language, ready to be read; made from its body when that is saved. */
export interface RenderedArticle {
	html: string;
	headings: { id: string; level: number; text: string }[];
	/** Minutes that reading it takes. */
	minutes: number;
}

export interface ArticleTable {
	id: Generated<string>;
	/** Null until it is published first; kept from then on. */
	slug: string | null;
	status: Generated<ArticleStatus>;
	title: Json<Record<ContentLocale, string>>;
	summary: Json<Record<ContentLocale, string>>;
	/** Markdown, as it was typed. */
	body: Json<Record<ContentLocale, string>>;
	rendered: Json<Record<ContentLocale, RenderedArticle>>;
	/** Its caption is what the picture shows. */
	cover: ColumnType<StoredPhoto | null, string | null | undefined, string | null>;
	author_id: string;
	/** Grows with every change. */
	version: Generated<number>;
	/** When it was published first. */
	published_at: Date | null;
	created_at: Stamp;
	updated_at: Stamp;
}

export interface ArticleEventTable {
	id: GeneratedAlways<number>;
	article_id: string;
	kind: 'drafted' | 'changed' | 'published' | 'unpublished';
	actor_id: string | null;
	at: Stamp;
}

/** What was found about one item of a green check. */
export interface StoredFinding {
	name: GreenCheckItemName;
	result: GreenCheckResult;
	note: string | null;
}

/** A look at a listing on site, see verification/green-check-state.ts. */
export interface GreenCheckTable {
	id: Generated<string>;
	sequence_id: GeneratedAlways<number>;
	listing_id: string;
	/** Whose listing it is. */
	account_id: string;
	/** The owner's language, for what is written into the wallet later. */
	locale: Locale;
	status: Generated<CheckStatus>;
	/** Đồng; 0 of one at our own cost. */
	fee: number;
	/** The payment that paid it. */
	payment_id: string | null;
	/** Since when it waits for somebody to take it. */
	paid_at: Date | null;
	/** When the fee went back into the wallet. */
	refunded_at: Date | null;
	/** Who took it, and so who filed it. */
	checker_id: string | null;
	taken_at: Date | null;
	/** Items that are decided. */
	items: ColumnType<StoredFinding[], string | undefined, string>;
	/** Photos, in order. */
	photo_ids: Generated<string[]>;
	/** Where it was looked at from. */
	position_lat: number | null;
	position_long: number | null;
	/** m. */
	position_accuracy: number | null;
	/** m from the listing's point at that time. */
	position_distance: number | null;
	position_at: Date | null;
	filed_at: Date | null;
	/** Role that filed it: a mark says it, whatever becomes of the account. */
	filed_role: Role | null;
	approver_id: string | null;
	approver_role: Role | null;
	approved_at: Date | null;
	/** Until when the mark counts. */
	expires_at: Date | null;
	/** Why it was sent back or is over. */
	reason: string | null;
	/** When it was cancelled, or its mark ended. */
	closed_at: Date | null;
	created_at: Stamp;
	updated_at: Stamp;
}

export type GreenCheckEventKind =
	| 'asked'
	| 'paid'
	| 'taken'
	| 'released'
	| 'filed'
	| 'sentBack'
	| 'approved'
	| 'cancelled'
	| 'refunded'
	| 'expired'
	| 'fell'
	| 'reopened';

export interface GreenCheckEventTable {
	id: GeneratedAlways<number>;
	check_id: string;
	kind: GreenCheckEventKind;
	/** Null when it happened by itself. */
	actor_id: string | null;
	/** Role in which it was done: `user` for the owner. */
	role: Role | null;
	text: string | null;
	/** Fields that changed. */
	fields: Generated<string[]>;
	/** What was filed, word for word; of nothing else. */
	findings: ColumnType<object | null, string | null | undefined, string | null>;
	at: Stamp;
}

/** A private photo of a green check. */
export interface GreenCheckPhotoTable {
	/** Of the upload that it came by. */
	id: string;
	check_id: string;
	/** Who sent it. */
	account_id: string;
	/** In the file store. */
	key: string;
	/** When the camera says that it was taken. */
	taken_at: Date | null;
	created_at: Stamp;
}

/** One message to an account: what happened, in figures and names; its words are made when somebody reads it. */
export interface NotificationTable {
	id: Generated<string>;
	account_id: string;
	/** Which kind, see notification/tags.ts. */
	tag: string;
	params: Json<Record<string, unknown>>;
	/** A path on the site. */
	link: string | null;
	planning_check_id: string | null;
	/** Names what an account is told of once. */
	once: string | null;
	seen_at: Date | null;
	/** When push and mail were asked for. */
	sent_at: Date | null;
	/** It waits for the next digest. */
	is_mail_due: Generated<boolean>;
	created_at: Stamp;
	updated_at: Stamp;
}

/** A browser that push messages of an account go to, as long as the session is there in which it was registered. */
export interface DeviceTable {
	id: Generated<string>;
	/** The push service's name of our application. */
	app_id: string;
	device_id: string;
	account_id: string;
	session_id: string;
	/** How the push service reaches it. */
	token: string;
	created_at: Stamp;
	seen_at: Stamp;
}

/** How an account is told of things; one without a row has it as it is at first. */
export interface NotificationSettingTable {
	account_id: string;
	/** Topics that were set. */
	topics: Json<Partial<Record<NotificationTopic, { push: boolean; mail: boolean }>>>;
	/** HH:MM in Vietnam. */
	quiet_from: string | null;
	quiet_to: string | null;
	mail_pace: MailPace;
	/** When the last digest was looked after. */
	told_at: Stamp;
}

/** What staff did; rows are added alone. */
export interface AuditTable {
	id: GeneratedAlways<number>;
	at: Generated<Date>;
	/** Whose; null of a command on a terminal. */
	account_id: string | null;
	/** Null likewise. */
	role: Role | null;
	/** As the contract calls it, or the command. */
	operation: string;
	/** What it was done to. */
	record_id: string | null;
	/** `OK`, or the code of the refusal. */
	outcome: string;
	/** Of a command, who ran it where. */
	request_id: string;
}

export interface Tables {
	audit: AuditTable;
	notification: NotificationTable;
	device: DeviceTable;
	notification_setting: NotificationSettingTable;
	green_check: GreenCheckTable;
	green_check_event: GreenCheckEventTable;
	green_check_photo: GreenCheckPhotoTable;
	offering: OfferingTable;
	investment_order: InvestmentOrderTable;
	offering_file: OfferingFileTable;
	offering_update: OfferingUpdateTable;
	unit: UnitTable;
	unit_mapping: UnitMappingTable;
	boundary: BoundaryTable;
	account: AccountTable;
	session: SessionTable;
	job: JobTable;
	process: ProcessTable;
	rate_limit: RateLimitTable;
	phone_code: PhoneCodeTable;
	used_proof: UsedProofTable;
	mail_token: MailTokenTable;
	consent: ConsentTable;
	upload: UploadTable;
	category: CategoryTable;
	listing: ListingTable;
	search_name: SearchNameTable;
	poster: PosterTable;
	listing_cluster: ListingClusterTable;
	listing_cluster_dirty: ListingClusterDirtyTable;
	listing_view: ListingViewTable;
	listing_event: ListingEventTable;
	price_point: PricePointTable;
	listing_report: ListingReportTable;
	saved_listing: SavedListingTable;
	saved_search: SavedSearchTable;
	draft: DraftTable;
	plan: PlanTable;
	planning_zone: PlanningZoneTable;
	parcel: ParcelTable;
	payment: PaymentTable;
	ledger_account: LedgerAccountTable;
	wallet: WalletTable;
	wallet_hold: WalletHoldTable;
	ledger_transaction: LedgerTransactionTable;
	ledger_entry: LedgerEntryTable;
	payout: PayoutTable;
	credit: CreditTable;
	gateway_notice: GatewayNoticeTable;
	payment_event: PaymentEventTable;
	idempotency_key: IdempotencyKeyTable;
	planning_check: PlanningCheckTable;
	planning_check_event: PlanningCheckEventTable;
	planning_file: PlanningFileTable;
	planning_answer: PlanningAnswerTable;
	procedure_template: ProcedureTemplateTable;
	procedure_template_event: ProcedureTemplateEventTable;
	procedure_record: ProcedureRecordTable;
	procedure_substep: ProcedureSubstepTable;
	procedure_file: ProcedureFileTable;
	procedure_file_event: ProcedureFileEventTable;
	suggest_document: SuggestDocumentTable;
	suggest_document_event: SuggestDocumentEventTable;
	article: ArticleTable;
	article_event: ArticleEventTable;
}
