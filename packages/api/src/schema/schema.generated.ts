import type { Geometry } from 'geojson';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment in UTC, YYYY-MM-DDThh:mm:ss.sssZ. */
  DateTime: { input: string; output: string; }
  /** A GeoJSON geometry (RFC 7946): Polygon or MultiPolygon, longitude first. */
  GeoGeometry: { input: Geometry; output: Geometry; }
  /** A whole number of đồng, up to 2^53 - 1. A GraphQL Int ends at 2,147,483,647, which is less than most houses cost. */
  Money: { input: number; output: number; }
};

/** One place where an account is signed in. */
export type AccountSession = {
  /** IP address at sign-in. */
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** Last use, to five minutes. */
  seenAt: Scalars['DateTime']['output'];
  /** What the browser says of itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/**
 * How sure a conversion is. EXACT: one unit became one. MERGED: it went whole into a larger one. SPLIT: into several, which one only
 * a point or the person knows. UNKNOWN: the table of that unit was not imported.
 */
export type AddressCertainty =
  | 'EXACT'
  | 'MERGED'
  | 'SPLIT'
  | 'UNKNOWN';

/** An address in the other system. */
export type AddressConversion = {
  certainty: AddressCertainty;
  /** Of a SPLIT: whether the point lies inside the outline of the first and of no other, which makes it the one. */
  isDecidedByPoint: Scalars['Boolean']['output'];
  /**
   * The likeliest first; one unless SPLIT, or UNKNOWN of a province that was made of several. A district has no successor: of one
   * without a ward its province is answered. What is not known is null.
   */
  units: Array<AddressUnits>;
};

/** The systems of administrative units: LEGACY until 30 June 2025 (63 provinces with districts), CURRENT since (34 without). */
export type AddressSystem =
  | 'CURRENT'
  | 'LEGACY';

/** Units of one system, from the province down. */
export type AddressUnits = {
  district?: Maybe<Scalars['String']['output']>;
  districtId?: Maybe<Scalars['ID']['output']>;
  /** With its kind: `Thành phố Hồ Chí Minh`. */
  province: Scalars['String']['output'];
  provinceId: Scalars['ID']['output'];
  system: AddressSystem;
  ward?: Maybe<Scalars['String']['output']>;
  wardId?: Maybe<Scalars['ID']['output']>;
};

export type AlertFrequency =
  | 'DAILY'
  | 'INSTANT'
  | 'NEVER'
  | 'WEEKLY';

/** An article as editors see it. A text that is not translated yet is empty in English. */
export type Article = {
  authorName: Scalars['String']['output'];
  /** Markdown. */
  body: LocalText;
  cover?: Maybe<ArticleCover>;
  id: Scalars['ID']['output'];
  /** When it was published first. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until it is published first. */
  slug?: Maybe<Scalars['String']['output']>;
  status: ArticleStatus;
  summary: LocalText;
  title: LocalText;
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with every change. */
  version: Scalars['Int']['output'];
};

export type ArticleCover = {
  /** What it shows, for those who cannot see it. */
  alt: LocalText;
  photo: Photo;
};

export type ArticleCoverInput = {
  alt: LocalTextInput;
  /** The upload (purpose PHOTO) of a new picture, or the key of the one that it has. */
  image: Scalars['ID']['input'];
};

export type ArticleInput = {
  /** Markdown, 40,000 characters at most. */
  body: LocalTextInput;
  /** None leaves it without. */
  cover?: InputMaybe<ArticleCoverInput>;
  /** 300 characters at most. */
  summary: LocalTextInput;
  /** Vietnamese is needed, English to publish; likewise below. 150 characters at most. */
  title: LocalTextInput;
};

export type ArticlePage = {
  data: Array<Article>;
  total: Scalars['Int']['output'];
};

/** Articles and their parts are not of the first contract. */
export type ArticleStatus =
  | 'DRAFT'
  | 'PUBLISHED';

/** A mutation by somebody who is not a plain user, or one of its steps, or a command on a server's terminal. Like AuditPage, not of the first contract. */
export type AuditEntry = {
  /** Null of a command, which nobody signs in for. */
  accountId?: Maybe<Scalars['ID']['output']>;
  accountName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /**
   * The mutation's name, with the step where it may be one of several (`updatePlanningCheckRequest CANCEL`, `decideReport UPHOLD`), or the
   * command: `role admin`, `erase`.
   */
  operation: Scalars['String']['output'];
  /** `OK`, or the code of the refusal. */
  outcome: Scalars['String']['output'];
  /** What it was done to, or what it made; of a report that was decided its listing. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** As the log has it; of a command, the operating system's user and host that ran it. */
  requestId: Scalars['String']['output'];
  /** The role it was done in; null of a command. */
  role?: Maybe<Role>;
};

export type AuditPage = {
  data: Array<AuditEntry>;
  total: Scalars['Int']['output'];
};

/** A bank of Vietnam. */
export type Bank = {
  /** Number of the bank in the card and transfer network, 6 digits. */
  bin: Scalars['ID']['output'];
  /** What gateways call it: `VCB`. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A bank transfer that is waited for. */
export type BankTransfer = {
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  /** What the note of the transfer must hold. */
  memo: Scalars['String']['output'];
};

/** A kind of property. */
export type Category = {
  id: Scalars['ID']['output'];
  /** In the reader's language. */
  name: Scalars['String']['output'];
};

export type CategoryFilter = {
  /** Only categories that listings of this type use. */
  tradingType?: InputMaybe<TradingType>;
};

export type CategoryList = {
  data: Array<Category>;
};

export type Characteristic =
  /** Narrower at the back. */
  | 'BACK_HOUSE'
  /** Wider at the back. */
  | 'BLOOMING'
  /** Affected by planning or road reserve. */
  | 'BOUNDARIES'
  /** A car reaches the door. */
  | 'CAR_ALLEY'
  /** Not converted to residential land. */
  | 'LAND_CHANGED'
  /** Completion not registered. */
  | 'NOT_COMPLETE'
  | 'OTHER'
  /** Dilapidated. */
  | 'RUINED';

/** How far the green check has come; null on a listing that never paid for it, or whose mark has ended. */
export type CheckStatus =
  /** Somebody took it and looks. */
  | 'ACCEPT'
  /** Approved: the listing carries the mark until it ends. */
  | 'APPROVE'
  /** Over without a mark. */
  | 'CANCEL'
  /** What was found is filed and waits for a second pair of eyes. */
  | 'CHECKED'
  /** Waits to be paid, then for somebody to take it. */
  | 'PENDING';

/** Why a listing is CANCEL. */
export type ClosedReason =
  | 'EXPIRED'
  | 'REJECTED'
  | 'RENTED'
  | 'SOLD'
  | 'TAKEN_DOWN';

/** What a code by phone is for. A code for one purpose proves nothing for another. */
export type CodePurpose =
  | 'CHANGE_PHONE'
  | 'REGISTER'
  | 'RESET_PASSWORD';

/** A consent with the version of the text that it was given to. */
export type Consent = {
  givenAt: Scalars['DateTime']['output'];
  purpose: ConsentPurpose;
  version: Scalars['String']['output'];
  /** Null while it stands. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a person can consent to, each for itself. */
export type ConsentPurpose =
  /** Keeping where one looks from. */
  | 'LOCATION'
  /** News and offers. Nobody sends any, and our own pages no longer ask for it; who gave it withdraws it. */
  | 'MARKETING'
  /** Processing of personal data for what the platform does. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** A device that takes push messages. */
export type Device = {
  appId: Scalars['String']['output'];
  deviceId: Scalars['String']['output'];
};

/** Where the front looks. */
export type Direction =
  | 'EAST'
  | 'NORTH'
  | 'NORTH_EAST'
  | 'NORTH_WEST'
  | 'SOUTH'
  | 'SOUTH_EAST'
  | 'SOUTH_WEST'
  | 'WEST';

/** A district of the legacy system. */
export type District = {
  /** Name with its kind: `Quận 1`. */
  district: Scalars['String']['output'];
  /** Official code, three digits. */
  id: Scalars['ID']['output'];
};

/** What stands in a form that is not sent yet. */
export type Draft = {
  /** JSON of the form. */
  data: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** It changes this listing; null of a new one. */
  locationInfoId?: Maybe<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

/** One field of a listing that differs from what was accepted, as JSON; documents of an offering as OfferingDocument. */
export type FieldChange = {
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  /** As in LocationInfoInput, or in OfferingInput. */
  field: Scalars['String']['output'];
};

/** A file that the reader may open. */
export type FileLink = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Not of the first contract. */
export type FileReplacementInput = {
  /** An upload. */
  newId: Scalars['ID']['input'];
  /** A file that the substep has. */
  oldId: Scalars['ID']['input'];
};

/** The same, as it is answered. */
export type GeoBox = {
  east: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
};

/** A box on the map, in degrees. Boxes never cross the date line: the platform serves Vietnam. */
export type GeoBoxInput = {
  east: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};

/** A point, shaped like GeoJSON. */
export type GeoPoint = {
  /** Longitude first, then latitude, in degrees. */
  coordinates: Array<Scalars['Float']['output']>;
  /** Always `Point`. */
  type: Scalars['String']['output'];
};

/** A paid look at a listing on site. Like all of this part, not of the first contract. */
export type GreenCheck = {
  /** What the caller may do with it now. */
  allowedActions: Array<GreenCheckAction>;
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who has taken it; for its owner and for those who check. */
  checker?: Maybe<LocationInfoUser>;
  /** When it was over: cancelled, or its mark ended. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The oldest first. */
  events: Array<GreenCheckEvent>;
  /** Until when the mark counts. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** In đồng; 0 of one that is made at our own cost. */
  fee: Scalars['Money']['output'];
  filedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** False of one that waits to be paid: it is PENDING and in no queue. */
  isPaid: Scalars['Boolean']['output'];
  /** All seven, in the order of the names. Its owner reads what was found once it is filed. */
  items: Array<GreenCheckItem>;
  locationInfo: LocationInfo;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment that paid it; for its owner and for admins. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** For those who check, and for its owner once it is filed. */
  photos: Array<GreenCheckPhoto>;
  /** Where it was looked at from; for those who check. */
  position?: Maybe<GreenCheckPosition>;
  /** Why it was sent back (for those who check) or is over. */
  reason?: Maybe<Scalars['String']['output']>;
  sequenceId: Scalars['Int']['output'];
  status: CheckStatus;
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version of what was found: another one with whatever somebody does to it, and the same where its listing changes. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What somebody may do with a green check. */
export type GreenCheckAction =
  | 'APPROVE'
  /** By its owner. */
  | 'CANCEL'
  | 'FILE'
  | 'PAY'
  /** By staff, with a reason. */
  | 'REJECT'
  | 'RELEASE'
  | 'SAVE'
  | 'SEND_BACK'
  | 'TAKE';

/** Something that happened to a green check. */
export type GreenCheckEvent = {
  at: Scalars['DateTime']['output'];
  /** Fields that changed, for `fell`: names as in LocationInfoInput, and `status` of a listing that was closed. */
  fields: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /**
   * `asked`, `paid`, `taken`, `released`, `filed`, `sentBack`, `approved`, `cancelled`, `refunded`, `expired`, `fell` (a checked field
   * changed), `reopened` (by reports).
   */
  kind: Scalars['String']['output'];
  /** Role in which somebody did it: `user` for the owner; null for the clock. */
  role?: Maybe<Role>;
  /** Words that go with it; none in the public history. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What was found. */
export type GreenCheckInput = {
  /** `updatedAt` of the check whose findings these go over: when they were changed elsewhere since, nothing is kept and nothing is filed. */
  checkUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that are decided, each once; to be filed, all seven. */
  items: Array<GreenCheckItemInput>;
  /**
   * Photos that whoever sends this knows to be there: what was put in elsewhere stays, behind the others, and what was taken away
   * elsewhere is left out. Without it, all that are there are known.
   */
  knownPhotoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Photos as they are wanted, at most 20: ids of uploads, and of photos that are there. */
  photoIds: Array<Scalars['ID']['input']>;
  position?: InputMaybe<GreenCheckPositionInput>;
  /** `updatedAt` of the listing as it was looked at: when it has changed since, nothing is filed, and what was found about what changed is not kept. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What was found about one item. */
export type GreenCheckItem = {
  name: GreenCheckItemName;
  /** Its owner reads it too. */
  note?: Maybe<Scalars['String']['output']>;
  result: GreenCheckResult;
};

export type GreenCheckItemInput = {
  name: GreenCheckItemName;
  /** Needed where the item failed. */
  note?: InputMaybe<Scalars['String']['input']>;
  result: GreenCheckResult;
};

/** What is looked at, in the order of the checklist. */
export type GreenCheckItemName =
  /** It stands where the listing says. */
  | 'ADDRESS'
  /** It is still to be had. */
  | 'AVAILABLE'
  /** The owner's name is that on the paper. */
  | 'OWNER_NAME'
  /** The paper is there, and is what the listing says. */
  | 'PAPER'
  /** The pictures show it as it is. */
  | 'PHOTOS'
  /** Sheet, plot and area are those on the paper. */
  | 'PLOT'
  /** The owner asks this price. */
  | 'PRICE';

/** What the mark on a listing stands for: what was looked at and what was not, by which roles, when and until when. */
export type GreenCheckMark = {
  approvedAt: Scalars['DateTime']['output'];
  /** Role that approved it. */
  approvedBy: Role;
  /** Role that looked. */
  checkedBy: Role;
  expiresAt: Scalars['DateTime']['output'];
  filedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** All seven, in the order of the names. */
  items: Array<GreenCheckMarkItem>;
};

export type GreenCheckMarkItem = {
  name: GreenCheckItemName;
  result: GreenCheckResult;
};

export type GreenCheckPage = {
  data: Array<GreenCheck>;
  total: Scalars['Int']['output'];
};

/** A photo of a green check, at an address that works for some minutes. */
export type GreenCheckPhoto = {
  id: Scalars['ID']['output'];
  /** When the camera says that it was taken; null when it does not. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  url: Scalars['String']['output'];
};

/** Where a green check was looked at from, in degrees. */
export type GreenCheckPosition = {
  /** m. */
  accuracy?: Maybe<Scalars['Float']['output']>;
  at: Scalars['DateTime']['output'];
  /** m from the listing's point; null when it had none. */
  distance?: Maybe<Scalars['Float']['output']>;
  locationLat: Scalars['Float']['output'];
  locationLong: Scalars['Float']['output'];
};

export type GreenCheckPositionInput = {
  /** m. */
  accuracy?: InputMaybe<Scalars['Float']['input']>;
  at: Scalars['DateTime']['input'];
  locationLat: Scalars['Float']['input'];
  locationLong: Scalars['Float']['input'];
};

export type GreenCheckResult =
  | 'FAIL'
  | 'NOT_CHECKED'
  | 'PASS';

/** How the running system is, at one moment. */
export type Health = {
  /** Money that came in and went out on each of the last 30 days in Vietnam, the oldest first. */
  days: Array<HealthDay>;
  /** Those who take money for us and are switched on, or have payments open. */
  gateways: Array<HealthGateway>;
  /** Money of wallets that is set aside. */
  holds: HealthSum;
  ledger: HealthLedger;
  measuredAt: Scalars['DateTime']['output'];
  /** Calls of gateways that were stored and are not processed. */
  notices: Scalars['Int']['output'];
  /** Servers that said in the last two minutes that they run, the newest first. */
  processes: Array<HealthProcess>;
  /** Kinds of work that are in the queue, by name. */
  queues: Array<HealthQueue>;
  /** Money that waits to be matched. */
  unmatched: HealthSum;
};

/** Money of one day. */
export type HealthDay = {
  day: Scalars['Date']['output'];
  income: Scalars['Money']['output'];
  outgo: Scalars['Money']['output'];
};

/** Somebody who takes money for us. */
export type HealthGateway = {
  /** Payments that wait for their money. */
  open: HealthSum;
  /** `vnpay`, `momo`, `zalopay`, `card` or `bank`. */
  provider: Scalars['String']['output'];
  /** Of them those that a person has to look at. */
  review: Scalars['Int']['output'];
  /** When a payment was settled last; null when none ever was. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Whether the ledger added up when it was looked at last, ten minutes ago at most. */
export type HealthLedger = {
  /** What all entries come to: nothing, when they add up. */
  difference: Scalars['Money']['output'];
  isBalanced: Scalars['Boolean']['output'];
  /** Wallets that are not what their entries say; counted to 101. */
  wrongWallets: Scalars['Int']['output'];
};

/** A server that runs. */
export type HealthProcess = {
  host: Scalars['String']['output'];
  seenAt: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** What was said to run, as a tag or a commit. */
  version: Scalars['String']['output'];
};

/** Work of one kind in the queue. */
export type HealthQueue = {
  /** Whether `retryFailedJobs` takes it. */
  canRetry: Scalars['Boolean']['output'];
  /** Given up after too many tries. */
  failed: Scalars['Int']['output'];
  /** When the last of it was given up. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the server names it: `push.send`. */
  kind: Scalars['String']['output'];
  /** What that failed with, without addresses and long numbers; null for work that holds secrets. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Since when the oldest of it is due, in seconds; 0 when nothing is. */
  oldestSeconds: Scalars['Int']['output'];
  /** Not done yet, what is tried again later included. */
  waiting: Scalars['Int']['output'];
};

/** How many there are, and what they come to. */
export type HealthSum = {
  amount: Scalars['Money']['output'];
  count: Scalars['Int']['output'];
};

export type HomeStatus =
  | 'HANDED_OVER'
  | 'NOT_HANDED_OVER';

export type HouseCategory =
  /** In an alley. */
  | 'ALLEY'
  /** On the street. */
  | 'FRONTAGE'
  /** In a terrace. */
  | 'TOWNHOUSE'
  | 'VILLA';

export type ImportFault = {
  code: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type ImportOutcome =
  | 'ADDED'
  | 'CHANGED'
  | 'REFUSED'
  | 'SAME';

/** One row of somebody's file, each cell as it was written there. */
export type ImportRowInput = {
  /** The whole address in one text, where its parts are not apart. */
  address?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  bedroom?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  contactPersonName?: InputMaybe<Scalars['String']['input']>;
  contactPersonPhone?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<Scalars['String']['input']>;
  district?: InputMaybe<Scalars['String']['input']>;
  facadeArea?: InputMaybe<Scalars['String']['input']>;
  floors?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['String']['input']>;
  legalStatus?: InputMaybe<Scalars['String']['input']>;
  longitude?: InputMaybe<Scalars['String']['input']>;
  /** Who posts it, as `chính chủ`, `môi giới`; a new listing is a broker's when nothing is said. */
  postMode?: InputMaybe<Scalars['String']['input']>;
  /** As `24,5 tỷ`, `5 tỷ 2`, `45 triệu/m²`. */
  price?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in its source. */
  sourceId: Scalars['ID']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  toilet?: InputMaybe<Scalars['String']['input']>;
  /** As `bán`, `cho thuê`; a sale when nothing is said. */
  tradingType?: InputMaybe<Scalars['String']['input']>;
  ward?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a row. */
export type ImportRowResult = {
  /** Why it was refused, or which cells of a row that was taken could not be read and were left out: fields of ImportRowInput and codes. */
  faults: Array<ImportFault>;
  /** The listing; null when the row was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  outcome: ImportOutcome;
  sourceId: Scalars['ID']['output'];
};

export type InteriorStatus =
  | 'BASIC'
  | 'FULL'
  | 'LUXURY'
  | 'RAW';

/** A purchase of shares. */
export type InvestmentOrder = {
  allowedActions: Array<InvestmentOrderAction>;
  /** Why it was given back, or cancelled by somebody else than its buyer, in words. */
  closeReason?: Maybe<Scalars['String']['output']>;
  /** When it was given up, expired or given back. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the buyer reads on the receipt. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Until when the shares are held for it; null once it is paid or over. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Contained in `finalCost`. */
  fee: Scalars['Money']['output'];
  /** Cost with fees. */
  finalCost: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  locationInfo: LocationInfo;
  locationInfoId: Scalars['ID']['output'];
  /** Who ordered; for those who may read all. */
  owner?: Maybe<LocationInfoUser>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What that payment is called on statements and receipts; for its buyer and for those who find payments by it. Not of the first contract. */
  paymentCode?: Maybe<Scalars['String']['output']>;
  /** The payment that paid it. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  paymentMethod?: Maybe<PaymentMethod>;
  /** What a share cost when it was ordered. Like the rest, not of the first contract. */
  pricePerShare: Scalars['Money']['output'];
  quantity: Scalars['Int']['output'];
  status: InvestmentOrderStatus;
  updatedAt: Scalars['DateTime']['output'];
  userId: Scalars['ID']['output'];
};

/** What somebody may do with an order as it stands. */
export type InvestmentOrderAction =
  | 'CANCEL'
  | 'PAY'
  /** By an admin. */
  | 'REFUND';

export type InvestmentOrderFilter = {
  /** Own ones only, for those who may read all. Not of the first contract. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  locationInfoId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<InvestmentOrderStatus>;
};

export type InvestmentOrderInput = {
  locationInfoId: Scalars['ID']['input'];
  /** How it is meant to be paid; another may be chosen when it is. */
  paymentMethod: PaymentMethod;
  /** Number of shares. */
  quantity: Scalars['Int']['input'];
  /**
   * Needed: the version of the texts of the risks that the buyer has read and accepts. Without it, or with one that is no longer in force,
   * nothing is ordered (BAD_INPUT at `risksVersion`). Not of the first contract, whose clients have to be told of it.
   */
  risksVersion?: InputMaybe<Scalars['Int']['input']>;
};

export type InvestmentOrderOrder = {
  direction: OrderDirection;
  field: InvestmentOrderOrderField;
};

export type InvestmentOrderOrderField =
  | 'CREATED_AT'
  | 'FINAL_COST';

export type InvestmentOrderPage = {
  data: Array<InvestmentOrder>;
  total: Scalars['Int']['output'];
};

export type InvestmentOrderStatus =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'PAID'
  /** Shares are held for 15 minutes. */
  | 'PENDING'
  | 'REFUNDED';

/** Money in offerings from a moment on. */
export type InvestmentPoint = {
  at: Scalars['DateTime']['output'];
  /** What went in (positive) or came back (negative). */
  change: Scalars['Money']['output'];
  orderId: Scalars['ID']['output'];
  /** What is in offerings after it, with fees. */
  total: Scalars['Money']['output'];
};

export type LandCategory =
  | 'AGRICULTURE'
  | 'INDUSTRIAL'
  | 'PROJECT'
  | 'RESIDENTIAL';

/** Which papers there are. */
export type LegalStatus =
  | 'HAVE_BOOK'
  | 'OTHER_PAPERS'
  | 'WAITING_BOOK';

/** A text in both languages. */
export type LocalText = {
  en: Scalars['String']['output'];
  vn: Scalars['String']['output'];
};

export type LocalTextInput = {
  en: Scalars['String']['input'];
  vn: Scalars['String']['input'];
};

/** One advert: a sale, a rent, a project or a share offering. */
export type LocationInfo = {
  /** Street, ward, district and province as one line. */
  address: Scalars['String']['output'];
  /** What the one who asks may do with it now. */
  allowedActions: Array<LocationInfoAction>;
  /** Names of the appraisal's files, as `legalDocument`. */
  appraisalDocument: Array<Scalars['String']['output']>;
  /** Not of the first contract. */
  appraisalDocumentFiles: Array<FileLink>;
  appraisalDocumentText?: Maybe<Scalars['String']['output']>;
  /** Land area in m²; floor area for a flat. */
  area: Scalars['Float']['output'];
  bedroom?: Maybe<Scalars['Int']['output']>;
  blockName?: Maybe<Scalars['String']['output']>;
  category: Category;
  categoryId: Scalars['ID']['output'];
  characteristics: Array<Characteristic>;
  checkStatus?: Maybe<CheckStatus>;
  checkerId?: Maybe<Scalars['ID']['output']>;
  /**
   * Which of the communes that its ward was split into, where the poster said it and the point does not; without a ward the commune
   * that its address is by. For its own poster. Not of the first contract.
   */
  chosenCurrentWardId?: Maybe<Scalars['ID']['output']>;
  /** Why it is not public any more; null while it is or may become so. */
  closedReason?: Maybe<ClosedReason>;
  /** For signed-in people. */
  contactPersonName?: Maybe<Scalars['String']['output']>;
  /** For signed-in people. */
  contactPersonPhone?: Maybe<Scalars['String']['output']>;
  /** The first of the photos; null without any. Not of the first contract. */
  cover?: Maybe<Photo>;
  createdAt: Scalars['DateTime']['output'];
  /** Province in force since 1 July 2025, by name. */
  currentProvince?: Maybe<Scalars['String']['output']>;
  /** Its code. Not of the first contract. */
  currentProvinceId?: Maybe<Scalars['ID']['output']>;
  /** Commune in force since 1 July 2025, by name; null while the mapping is unknown or split. */
  currentWard?: Maybe<Scalars['String']['output']>;
  /**
   * Code of the commune in force since 1 July 2025 that it lies in, whether that was said or found; what its poster said is
   * `chosenCurrentWardId`. Not of the first contract.
   */
  currentWardId?: Maybe<Scalars['ID']['output']>;
  description: Scalars['String']['output'];
  direction?: Maybe<Direction>;
  /** Metres from the point that was asked about. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** Legacy district, by name. */
  district?: Maybe<Scalars['String']['output']>;
  districtId?: Maybe<Scalars['ID']['output']>;
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it stops being public unless it is renewed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Width of the front in m. */
  facadeArea?: Maybe<Scalars['Float']['output']>;
  facebookLink?: Maybe<Scalars['String']['output']>;
  /** Usable floor area in m². */
  floorArea?: Maybe<Scalars['Float']['output']>;
  floors?: Maybe<Scalars['Int']['output']>;
  /** The open green check, else the latest; for its owner and for those who check. Not of the first contract. */
  greenCheck?: Maybe<GreenCheck>;
  /** What the mark stands for, while it carries one. Not of the first contract. */
  greenCheckMark?: Maybe<GreenCheckMark>;
  homeStatus?: Maybe<HomeStatus>;
  houseCategory?: Maybe<HouseCategory>;
  id: Scalars['ID']['output'];
  /** Addresses of the pictures, cover first. */
  images: Array<Scalars['String']['output']>;
  interiorStatus?: Maybe<InteriorStatus>;
  /** Who builds or sells the project. */
  investor?: Maybe<Scalars['String']['output']>;
  /** The poster's own number is the one to call. */
  isDefaultContactPhone: Scalars['Boolean']['output'];
  /** Carries the green check. */
  isGreenCheck: Scalars['Boolean']['output'];
  /** A share offering. */
  isInvest: Scalars['Boolean']['output'];
  /** Paid to stand in front; shown apart and labelled. */
  isPriority: Scalars['Boolean']['output'];
  /** Saved by the signed-in account. */
  isSaved: Scalars['Boolean']['output'];
  landCategory?: Maybe<LandCategory>;
  /** Số thửa, as printed on the certificate. */
  landPlotNo?: Maybe<Scalars['String']['output']>;
  /** Conditions that come with the papers, in words. */
  legalConditions?: Maybe<Scalars['String']['output']>;
  /** Names of the papers' files, for its poster and for staff who accept or check listings. */
  legalDocument: Array<Scalars['String']['output']>;
  /** The same with addresses that work for some minutes. Not of the first contract. */
  legalDocumentFiles: Array<FileLink>;
  legalDocumentText?: Maybe<Scalars['String']['output']>;
  legalStatus?: Maybe<LegalStatus>;
  /** Degrees, WGS 84. */
  locationLat?: Maybe<Scalars['Float']['output']>;
  /** Degrees, WGS 84. */
  locationLong?: Maybe<Scalars['Float']['output']>;
  /** Số tờ, as printed on the certificate. */
  mapSheetNo?: Maybe<Scalars['String']['output']>;
  /** What the same kind costs around it; null where there is too little to compare with. */
  median?: Maybe<PriceMedian>;
  /** Name of the building or plot, where it has one. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its shares; null when it offers none, or what it says of them is not whole. Not of the first contract. */
  offering?: Maybe<Offering>;
  /** The owner's name as printed on the certificate; for its poster and for staff who accept or check listings. */
  owner?: Maybe<Scalars['String']['output']>;
  /** How many photos there are. Not of the first contract. */
  photoCount: Scalars['Int']['output'];
  /** The pictures with what is needed to lay them out before they load. */
  photos: Array<Photo>;
  /** When staff answered the last planning check of this very plot that stands. Not of the first contract. */
  planningCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  postMode: PostMode;
  /** The price as it is quoted, in its unit; null when negotiable. */
  price?: Maybe<Scalars['Money']['output']>;
  /** Every price that it was public at, the latest first. */
  priceHistory: Array<PricePoint>;
  pricePerShare?: Maybe<Scalars['Money']['output']>;
  /** Derived from `priceRaw` and `area`. */
  pricePerSquareMeter?: Maybe<Scalars['Money']['output']>;
  /** The price of the whole (a month's rent for RENT); null when negotiable. */
  priceRaw?: Maybe<Scalars['Money']['output']>;
  priceUnitId: PriceUnit;
  projectName?: Maybe<Scalars['String']['output']>;
  /** Legacy province, by name. */
  province: Scalars['String']['output'];
  provinceId: Scalars['ID']['output'];
  /** What the moderator said; for its poster and those who accept listings. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  rentalStatus?: Maybe<RentalStatus>;
  /** The number in the page's address. */
  sequenceId: Scalars['Int']['output'];
  /** Address of the cover picture. */
  snapshot?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['DateTime']['output']>;
  status: LocationInfoStatus;
  street?: Maybe<Scalars['String']['output']>;
  tiktokLink?: Maybe<Scalars['String']['output']>;
  /** What happened to it, the latest first; for its poster and those who accept listings. */
  timeline: Array<LocationInfoEvent>;
  title: Scalars['String']['output'];
  toilet?: Maybe<Scalars['Int']['output']>;
  /** Shares that the signed-in account holds. */
  totalMyShare?: Maybe<Scalars['Int']['output']>;
  totalShare?: Maybe<Scalars['Int']['output']>;
  totalSoldShare?: Maybe<Scalars['Int']['output']>;
  tradingType: TradingType;
  updatedAt: Scalars['DateTime']['output'];
  userCreated: LocationInfoUser;
  /** Id of the account that posted. */
  userPost: Scalars['ID']['output'];
  views: Scalars['Int']['output'];
  /** Legacy ward, by name. */
  ward?: Maybe<Scalars['String']['output']>;
  wardId?: Maybe<Scalars['ID']['output']>;
  youtubeLink?: Maybe<Scalars['String']['output']>;
};

export type LocationInfoAction =
  | 'ACCEPT'
  /** Take down, or say that it is sold or rented. */
  | 'CLOSE'
  | 'EDIT'
  | 'REJECT'
  | 'RENEW'
  | 'REPORT';

/** What a listing would meet if it were posted. */
export type LocationInfoCheck = {
  /** Listings that look like the same property. */
  duplicates: Array<LocationInfo>;
  median?: Maybe<PriceMedian>;
};

/** Listings that lie together at a zoom. */
export type LocationInfoCluster = {
  count: Scalars['Int']['output'];
  /** Centre of its listings, in degrees. */
  lat: Scalars['Float']['output'];
  /** The listing, when it stands alone. */
  locationInfo?: Maybe<LocationInfo>;
  /** Centre of its listings, in degrees. */
  long: Scalars['Float']['output'];
  /** Highest price of the whole. */
  maxPrice?: Maybe<Scalars['Money']['output']>;
  /** Lowest price of the whole; null when all are negotiable. */
  minPrice?: Maybe<Scalars['Money']['output']>;
  /** One of its listings, the newest where that is known. */
  representative?: Maybe<LocationInfo>;
};

/** Listings of a box of the map, gathered for its zoom. */
export type LocationInfoClusters = {
  data: Array<LocationInfoCluster>;
  /** Counts are estimates, or hold listings just outside the box: said where an exact count would take too long. */
  isApproximate: Scalars['Boolean']['output'];
  /** Listings in the box. */
  total: Scalars['Int']['output'];
};

/** One thing that happened to a listing. */
export type LocationInfoEvent = {
  /** Who did it; null when it happened by itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Names of fields, as in LocationInfoInput. */
  changedFields: Array<Scalars['String']['output']>;
  /** Why it was closed. */
  closedReason?: Maybe<ClosedReason>;
  id: Scalars['ID']['output'];
  kind: LocationInfoEventKind;
  /** In words, as its poster reads it. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type LocationInfoEventKind =
  | 'ACCEPTED'
  | 'CLOSED'
  /** Changed in a way that needs no second look. */
  | 'EDITED'
  | 'POSTED'
  | 'REJECTED'
  | 'RENEWED'
  /** Changed in a way that sends it back to be accepted. */
  | 'RESUBMITTED';

/** Which listings. Every field given must hold; within a list any one of them. */
export type LocationInfoFilter = {
  /** m², to. */
  areaMax?: InputMaybe<Scalars['Float']['input']>;
  /** m², from. */
  areaMin?: InputMaybe<Scalars['Float']['input']>;
  /** At least so many. */
  bedroomMin?: InputMaybe<Scalars['Int']['input']>;
  /** Inside this box of the map. */
  box?: InputMaybe<GeoBoxInput>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these. */
  characteristics?: InputMaybe<Array<Characteristic>>;
  /** Without all of these. */
  characteristicsNot?: InputMaybe<Array<Characteristic>>;
  /** With this state of the green check. */
  checkStatus?: InputMaybe<CheckStatus>;
  /** Within so many metres of a point. */
  circle?: InputMaybe<MapCircleInput>;
  /** Province in force since 1 July 2025. */
  currentProvinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Ward or commune in force since 1 July 2025. */
  currentWardId?: InputMaybe<Scalars['ID']['input']>;
  directions?: InputMaybe<Array<Direction>>;
  /** Legacy district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** m, at least. */
  facadeMin?: InputMaybe<Scalars['Float']['input']>;
  /** At least so many. */
  floorsMin?: InputMaybe<Scalars['Int']['input']>;
  houseCategories?: InputMaybe<Array<HouseCategory>>;
  interiorStatuses?: InputMaybe<Array<InteriorStatus>>;
  isGreenCheck?: InputMaybe<Scalars['Boolean']['input']>;
  isInvest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whose green check the caller has taken, for those who check. Not of the first contract. */
  isMyCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its planning was looked up and answered. */
  isPlanningChecked?: InputMaybe<Scalars['Boolean']['input']>;
  legalStatuses?: InputMaybe<Array<LegalStatus>>;
  /** Offerings that may be bought from now, later, or no more. Not of the first contract. */
  offeringPhase?: InputMaybe<OfferingPhase>;
  /** Inside this outline: 3 to 60 corners, in order; the last is joined to the first. */
  polygon?: InputMaybe<Array<MapPointInput>>;
  postMode?: InputMaybe<PostMode>;
  /** Posted in the last so many days, 1 to 365. */
  postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Price of the whole, to. */
  priceMax?: InputMaybe<Scalars['Money']['input']>;
  /** Price of the whole, from. */
  priceMin?: InputMaybe<Scalars['Money']['input']>;
  pricePerSquareMeterMax?: InputMaybe<Scalars['Money']['input']>;
  pricePerSquareMeterMin?: InputMaybe<Scalars['Money']['input']>;
  /** Words of the project's name, tone marks or not. */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** Legacy province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Numbers of single listings. */
  sequenceIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Of this status; a list for everybody holds none that is not public. */
  status?: InputMaybe<LocationInfoStatus>;
  /** Of any of these, likewise. */
  statuses?: InputMaybe<Array<LocationInfoStatus>>;
  /** At least so many. */
  toiletMin?: InputMaybe<Scalars['Int']['input']>;
  tradingType?: InputMaybe<TradingType>;
  /** Legacy ward. */
  wardId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a listing form sends. Status, green check, priority, views and shares sold are not among it: they change by what happens. */
export type LocationInfoInput = {
  /** As `legalDocument`. */
  appraisalDocument?: InputMaybe<Array<Scalars['String']['input']>>;
  appraisalDocumentText?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['Float']['input']>;
  bedroom?: InputMaybe<Scalars['Int']['input']>;
  blockName?: InputMaybe<Scalars['String']['input']>;
  /** What the pictures show, in the order of `images`. Not of the first contract. */
  captions?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  characteristics?: InputMaybe<Array<Characteristic>>;
  contactPersonName?: InputMaybe<Scalars['String']['input']>;
  /** A mobile number, a landline or a hotline (1800, 1900). Sent without `isDefaultContactPhone` it is the one to call. */
  contactPersonPhone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Which of the communes in force that its ward was split into it lies in, as the poster says; null or left out, the point
   * decides. Without a ward: the commune that it lies in, of whoever knows no former unit; province, district and ward are then filled
   * in as far as all that the commune was made of has them in common. Not of the first contract.
   */
  currentWardId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<Direction>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  facadeArea?: InputMaybe<Scalars['Float']['input']>;
  facebookLink?: InputMaybe<Scalars['String']['input']>;
  floorArea?: InputMaybe<Scalars['Float']['input']>;
  floors?: InputMaybe<Scalars['Int']['input']>;
  homeStatus?: InputMaybe<HomeStatus>;
  houseCategory?: InputMaybe<HouseCategory>;
  /** Pictures, cover first: ids of uploads, and keys of pictures that the listing has. At most 30. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  interiorStatus?: InputMaybe<InteriorStatus>;
  investor?: InputMaybe<Scalars['String']['input']>;
  /** The account's own number is the one to call, and `contactPersonPhone` counts for nothing. */
  isDefaultContactPhone?: InputMaybe<Scalars['Boolean']['input']>;
  isInvest?: InputMaybe<Scalars['Boolean']['input']>;
  landCategory?: InputMaybe<LandCategory>;
  landPlotNo?: InputMaybe<Scalars['String']['input']>;
  legalConditions?: InputMaybe<Scalars['String']['input']>;
  /** All of them, in order: ids of uploads (LISTING_FILE), and names of files that it has. What it has and is not named is removed. */
  legalDocument?: InputMaybe<Array<Scalars['String']['input']>>;
  legalDocumentText?: InputMaybe<Scalars['String']['input']>;
  legalStatus?: InputMaybe<LegalStatus>;
  locationLat?: InputMaybe<Scalars['Float']['input']>;
  locationLong?: InputMaybe<Scalars['Float']['input']>;
  mapSheetNo?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The terms of an offering. Not of the first contract. */
  offering?: InputMaybe<OfferingInput>;
  owner?: InputMaybe<Scalars['String']['input']>;
  postMode?: InputMaybe<PostMode>;
  /** In the unit of `priceUnitId`. */
  price?: InputMaybe<Scalars['Money']['input']>;
  pricePerShare?: InputMaybe<Scalars['Money']['input']>;
  priceUnitId?: InputMaybe<PriceUnit>;
  projectName?: InputMaybe<Scalars['String']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  rentalStatus?: InputMaybe<RentalStatus>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  tiktokLink?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  toilet?: InputMaybe<Scalars['Int']['input']>;
  /** Needed for an offering, like the price of a share, when the sale opens and when it closes. */
  totalShare?: InputMaybe<Scalars['Int']['input']>;
  tradingType?: InputMaybe<TradingType>;
  wardId?: InputMaybe<Scalars['ID']['input']>;
  youtubeLink?: InputMaybe<Scalars['String']['input']>;
};

export type LocationInfoOrder = {
  direction: OrderDirection;
  field: LocationInfoOrderField;
};

export type LocationInfoOrderField =
  | 'AREA'
  | 'CREATED_AT'
  /** Metres from `locationLat`, `locationLong`. Lists of one's own measure from nowhere: there the nearest, which come first by ASC, are the newest. */
  | 'DISTANCE'
  | 'PRICE'
  | 'PRICE_PER_SQUARE_METER';

/** A page of listings. */
export type LocationInfoPage = {
  data: Array<LocationInfo>;
  /** How many there are in all; 1,001 stands for more than a thousand. */
  total: Scalars['Int']['output'];
};

/** A condition of a search to leave out. */
export type LocationInfoRelaxation = {
  /** Fields of the filter that make up the condition; `search` for the words. */
  fields: Array<Scalars['String']['output']>;
  /** Listings without it, counted up to 1,001. */
  total: Scalars['Int']['output'];
};

/** What somebody said is wrong with a listing. */
export type LocationInfoReport = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  locationInfo: LocationInfo;
  /** How many others reported the same listing. */
  otherCount: Scalars['Int']['output'];
  reason: ReportReason;
  text?: Maybe<Scalars['String']['output']>;
};

export type LocationInfoReportPage = {
  data: Array<LocationInfoReport>;
  total: Scalars['Int']['output'];
};

/** A page of the public search. */
export type LocationInfoSearchPage = {
  data: Array<LocationInfo>;
  /** Up to four of the same result that were paid to stand in front, newest first. They are in `data` too. */
  priorityPost: Array<LocationInfo>;
  /** How many there are in all; 1,001 stands for more than a thousand. */
  total: Scalars['Int']['output'];
};

export type LocationInfoStatus =
  /** Accepted, public. */
  | 'ACCEPT'
  /** Checked and approved, public. */
  | 'APPROVE'
  /** Taken down or refused. */
  | 'CANCEL'
  /** Checked on site, public. */
  | 'CHECKED'
  /** Waits for approval. */
  | 'PENDING';

/** A person as their privacy flags let others see them. */
export type LocationInfoUser = {
  avatar?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** For signed-in people, and null unless its owner shows it and has proved that it is theirs. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How many public listings the same person has. */
  listingCount: Scalars['Int']['output'];
  /** Public listings of the same person, newest first, 20 at most. */
  locationInfoIds: Array<Scalars['ID']['output']>;
  /** The same as listings. */
  locationInfos: Array<LocationInfo>;
  name: Scalars['String']['output'];
  /** For signed-in people, and null unless its owner shows it. */
  phone?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

/** How often mails go out. Not of the first contract. */
export type MailPace =
  | 'DAILY'
  | 'INSTANT'
  | 'WEEKLY';

/** All within a distance of a point. */
export type MapCircleInput = {
  lat: Scalars['Float']['input'];
  long: Scalars['Float']['input'];
  /** m, 50 to 50,000. */
  radius: Scalars['Float']['input'];
};

/** A point on the map, degrees, WGS 84. */
export type MapPointInput = {
  lat: Scalars['Float']['input'];
  long: Scalars['Float']['input'];
};

export type MedianScope =
  | 'DISTRICT'
  | 'WARD';

export type Mutation = {
  /**
   * Makes a listing public that waits or was refused. `updatedAt` is that of the version that was looked at: when it has changed since, or
   * a colleague has decided, it is not accepted (REVIEW_CHANGED). Not of the first contract.
   */
  acceptLocationInfo: LocationInfo;
  /**
   * Gives the mark for 60 days: CHECKED → APPROVE. Not by who filed it, and not while an item failed. `filedAt` is that of the findings
   * that were looked at: when others were filed since, they are not approved (NOT_ALLOWED_NOW). Not of the first contract.
   */
  approveGreenCheck: GreenCheck;
  /**
   * Books that the bank has sent what was set aside, once a bank reference. The header `idempotency-key` makes repeating it safe. Not of
   * the first contract.
   */
  bookPayout: Payout;
  /**
   * Ends a green check without a mark, with the reason that its owner reads: by anybody who checks while nobody has taken it, and the fee
   * goes back; then by who took it, or by an admin; `filedAt` as in `approveGreenCheck`. The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  cancelGreenCheck: GreenCheck;
  /** Gives up an own order that is not paid; its shares are free again. Not of the first contract. */
  cancelInvestmentOrder: InvestmentOrder;
  /**
   * Gives up an own green check that nobody has taken; a paid fee goes back into the wallet. The header `idempotency-key` makes
   * repeating it safe. Not of the first contract.
   */
  cancelMyGreenCheck: GreenCheck;
  /** Gives up an opened payment. Money that comes all the same goes into the wallet. Not of the first contract. */
  cancelPayment: Payment;
  /**
   * Gives back to the wallet what was set aside and not sent; its owner reads the reason. The header `idempotency-key` makes repeating
   * it safe. Not of the first contract.
   */
  cancelPayout: Payout;
  /** Changes the password and ends every other session. */
  changePassword: User;
  /**
   * Asks the gateway how a payment of the signed-in account stands, whatever it is for, in place of waiting to be told. Not of the first
   * contract.
   */
  checkPayment: Payment;
  /** Asks the gateway how the payment of a planning check stands. */
  checkStatusPayment: Payment;
  /** 1 when nobody has registered with this e-mail or phone, 0 when somebody has. */
  checkValidUser: Scalars['Int']['output'];
  /**
   * Takes an own listing down, or says that it is sold or rented. The header `idempotency-key` makes repeating it safe. Not of the first
   * contract.
   */
  closeLocationInfo: LocationInfo;
  /**
   * Closes money in doubt (`suspect`) that did not stay with us: it goes into no wallet, and its payment has failed. Not one's own
   * (OWN_MONEY). The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  closeSuspectCredit: UnmatchedCredit;
  /** Takes the token of a mail's link: the signed-in account's address is verified. Not of the first contract. */
  confirmEmail: User;
  /** Trades a code for a token that proves the phone number, good for once. Not of the first contract. */
  confirmPhoneCode: PhoneProof;
  /** Begins an article, as a draft. The header `idempotency-key` makes repeating it safe. Not of the first contract. */
  createArticle: Article;
  /**
   * Asks for the green check of an own public listing; it waits to be paid. One at a time, and none again before the mark that stands
   * is nearly over. Not of the first contract.
   */
  createGreenCheck: GreenCheck;
  /**
   * Orders shares of an offering; they are held for 15 minutes. Refused with SOLD_OUT, with NOT_ENOUGH_SHARES, which says how
   * many are left, with ORDERS_UNPAID after five that were let go unpaid in a day, or with OWN_OFFERING where one offers them
   * oneself. The header `idempotency-key` makes repeating it safe.
   */
  createInvestmentOrder: InvestmentOrder;
  /** Posts a listing. The header `idempotency-key` makes repeating it safe. */
  createLocationInfo: LocationInfo;
  /** Tells those who hold shares of an own offering how it goes. The header `idempotency-key` makes repeating it safe. Not of the first contract. */
  createOfferingUpdate: OfferingUpdate;
  /** Asks for a planning check. The header `idempotency-key` makes repeating it safe. */
  createPlanningCheckRequest: PlanningCheckRequest;
  /**
   * Answers a planning check. `updatedAt` is that of the check as it was looked up: when it has changed since, as its plot may, nothing is
   * signed (CHECK_CHANGED). `zones`, `confidence` and `asOf` are needed, which the first contract did not have: an answer in words alone is
   * refused. The header `idempotency-key` makes repeating it safe.
   */
  createPlanningInfo: PlanningInfo;
  /**
   * Starts a legal procedure. It follows the newest version of its template, and keeps to it. The header `idempotency-key` makes
   * repeating it safe.
   */
  createProcedureRecord: ProcedureRecord;
  /** Keeps a search, to be told of what is new. One that is kept already takes the new name and frequency. Not of the first contract. */
  createSavedSearch: SavedSearch;
  /** Opens an upload: the browser sends the file to `url` by PUT. Not of the first contract. */
  createUpload: Upload;
  /**
   * Decides a report: upheld, its listing is taken down. The header `idempotency-key` makes repeating it safe. Not of the first
   * contract.
   */
  decideReport: Scalars['Boolean']['output'];
  /** Throws a draft away. Not of the first contract. */
  deleteArticle: Scalars['Boolean']['output'];
  /** Throws a draft away. Not of the first contract. */
  deleteDraft: Scalars['Boolean']['output'];
  /**
   * Erases the signed-in account: its name, contacts, picture, place, devices and sessions are gone, its listings are taken down.
   * Entries of money stay, as the law asks. While money is bound to it nothing is done (WALLET_NOT_EMPTY, PAYMENT_OPEN,
   * HOLDINGS_LEFT, SHARES_SOLD). Not of the first contract.
   */
  deleteMe: Scalars['Boolean']['output'];
  /** Throws an own procedure away, with its files. Not of the first contract. */
  deleteProcedureRecord: Scalars['Boolean']['output'];
  /**
   * Throws a draft away, for good; what is published stays (NOT_ALLOWED_NOW). `updatedAt` is that of the draft that was looked at: when
   * it has changed since, it stays too (TEMPLATE_CHANGED). Not of the first contract.
   */
  deleteProcedureTemplate: Scalars['Boolean']['output'];
  /** Not of the first contract. */
  deleteSavedSearch: Scalars['Boolean']['output'];
  /** Says that an answer is wrong, and why; staff look at it again. Not of the first contract. */
  disputePlanningInfo: PlanningInfo;
  /** Ends every session of the signed-in account but this one; returns how many. Not of the first contract. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one session of the signed-in account. Not of the first contract. */
  endSession: Scalars['Boolean']['output'];
  /**
   * Everything that is kept about the signed-in account, as JSON. Of its listings at most 2,000 are in one answer: `moreListingsAfter`
   * in it is then what to ask on with, else null; answers that go on hold listings alone. One at a time is made for an account
   * (TOO_MANY_REQUESTS). Not of the first contract.
   */
  exportMyData: Scalars['String']['output'];
  /**
   * Files what was found: ACCEPT → CHECKED. Every item is decided; what is looked at on site needs a photo and the position. By who
   * took it. Throws FINDINGS_CHANGED. Not of the first contract.
   */
  fileGreenCheck: GreenCheck;
  /** Opens a payment that tops up the wallet. The header `idempotency-key` makes repeating it safe. */
  getPayment: Payment;
  /**
   * Posts many listings as they stand in somebody's file, at most 100 at once. The same `source` and `sourceId` change the
   * listing that they made before, so a file can be sent again. Not of the first contract.
   */
  importLocationInfo: Array<ImportRowResult>;
  /**
   * Registers an account for a phone number that `idToken` proves, and signs it in. `consents` are those that the person gave
   * in the form; clients that ask for none send none, and none are recorded.
   */
  lmkRegisterUserWeb: Session;
  /** Sets a new password for whoever holds a phone token or an e-mail token, ends every session and opens a new one. */
  lmkResetPassword: Session;
  /**
   * Sends a mail with a link that proves an address: to its own account for verifying it, to a visitor for a new password.
   * 1 whether an account has the address or not.
   */
  lmkSendMailVerify: Scalars['Int']['output'];
  /** Signs in by phone number, e-mail or user name. A new token every time. */
  loginUser: Session;
  /** Ends the session that the request came with. Not of the first contract; a session that cannot be ended is none. */
  logoutUser: Scalars['Boolean']['output'];
  /**
   * Pays an opened card payment with the token that the gateway gave the browser. The header `idempotency-key` makes repeating it safe.
   * Nothing is charged for what is paid already (ALREADY_PAID) or no longer to be paid (NOT_ALLOWED_NOW). Not of the first contract.
   */
  payByCard: Payment;
  /** Pays for a green check; it waits for somebody to take it. The header `idempotency-key` makes repeating it safe. Not of the first contract. */
  paymentGreenCheck: Payment;
  /** Pays for a share order. The header `idempotency-key` makes repeating it safe. */
  paymentInvestmentOrder: Payment;
  /** Pays for a planning check. The header `idempotency-key` makes repeating it safe. */
  paymentPlanningCheckRequest: Payment;
  /** Shows a draft to everybody. Both languages must be there. Not of the first contract. */
  publishArticle: Article;
  /**
   * Publishes a draft: from then on new procedures follow it, and running ones keep theirs. `updatedAt` is that of the draft that was
   * looked at: when it has changed since, it is not published (NOT_ALLOWED_NOW). Not of the first contract.
   */
  publishProcedureTemplate: ProcedureTemplate;
  /** The owner's opinion of an answer, 1 to 5. Not of the first contract. */
  ratePlanningInfo: PlanningInfo;
  /**
   * Takes the shares of somebody else's paid order back and puts its cost into the buyer's wallet, whole. The header `idempotency-key`
   * makes repeating it safe. Not of the first contract.
   */
  refundInvestmentOrder: InvestmentOrder;
  /**
   * Gives a settled payment of somebody else (OWN_MONEY) back to the wallet that it came from, whole. The header `idempotency-key` makes
   * repeating it safe. Not of the first contract.
   */
  refundPayment: Payment;
  /**
   * Refuses a listing, with the reason that its poster reads, and decides its reports. `updatedAt` is that of the version that was looked at:
   * when it has changed since, or a colleague has decided, it is not refused (REVIEW_CHANGED). The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  rejectLocationInfo: LocationInfo;
  /** Gives it back to the queue, without what was found: ACCEPT → PENDING. Not of the first contract. */
  releaseGreenCheck: GreenCheck;
  /** Takes a device back: nothing is pushed to it any more. Not of the first contract. */
  removeDevice: Scalars['Boolean']['output'];
  /**
   * Takes a suggested document away from everybody, for good. `updatedAt` is that of the document that was looked at: when it has
   * changed since, it stays (SUGGEST_DOCUMENT_CHANGED). Not of the first contract.
   */
  removeSuggestDocument: Scalars['Boolean']['output'];
  /** Puts an own listing up again, or makes it last longer. Not of the first contract. */
  renewLocationInfo: LocationInfo;
  /** Says what is wrong with somebody's listing. Not of the first contract. */
  reportLocationInfo: Scalars['Boolean']['output'];
  /**
   * Sends a code of six digits to a phone number. The answer is the same whether somebody registered with it or not. Not of
   * the first contract: where Firebase proves phone numbers, its own calls take this place.
   */
  requestPhoneCode: PhoneCode;
  /**
   * Sets money of somebody's wallet aside, before an admin sends it to their bank account. No clock gives it back: it is booked or
   * cancelled. An own one is for another admin, in all three steps (OWN_MONEY). The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  reservePayout: Payout;
  /**
   * Puts unmatched money into the wallet of the account that it belongs to, which is not that of whoever decides it (OWN_MONEY). The
   * header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  resolveUnmatchedCredit: UnmatchedCredit;
  /**
   * Puts work of a kind that was given up back into the queue; refused for work that holds codes or links that open something.
   * Answers how much there was. Not of the first contract.
   */
  retryFailedJobs: Scalars['Int']['output'];
  /**
   * Books that unmatched money was sent back to where it came from, by hand at the bank or the gateway, once a transfer: its number is
   * unique together with those of pay-outs. Not one's own (OWN_MONEY). The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  returnUnmatchedCredit: UnmatchedCredit;
  /**
   * Keeps what stands in a form; the same id replaces it. `updatedAt` is the version that was typed on, null where there was none: where
   * another device has saved another one since, or posted or thrown away this one, NOT_ALLOWED_NOW; where it is one more than a hundred,
   * TOO_MANY_DRAFTS. Not of the first contract.
   */
  saveDraft: Draft;
  /** Keeps what was found so far, as it stands. By who took it. Throws FINDINGS_CHANGED. Not of the first contract. */
  saveGreenCheck: GreenCheck;
  /** Saves a listing and answers it. */
  saveLocationInfo: LocationInfo;
  /**
   * Without an id: begins the draft of a template's next version; there is one draft of a type at most. With one: changes that draft.
   * `updatedAt` is that of the draft that was looked at: when it has changed since, or one is there that was not looked at, nothing is
   * saved (TEMPLATE_CHANGED). Not of the first contract.
   */
  saveProcedureTemplate: ProcedureTemplate;
  /**
   * Without an id: writes a suggested document, which stands behind the others. With one: changes that one; everybody reads it at once.
   * `updatedAt` is that of the document that was looked at: when it has changed since, nothing is saved (SUGGEST_DOCUMENT_CHANGED).
   * The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  saveSuggestDocument: SuggestDocumentText;
  /** Marks every notification of the signed-in account as seen. Returns how many changed. */
  seenAllNotification: Scalars['Int']['output'];
  /** Marks one notification as seen. */
  seenNotification: Notification;
  /** Sends it back to whoever filed it: CHECKED → ACCEPT; `filedAt` as in `approveGreenCheck`. Not of the first contract. */
  sendBackGreenCheck: GreenCheck;
  /** Gives or withdraws a consent. Not of the first contract. */
  setConsent: Consent;
  /** Registers this device for push. */
  setDevice: Device;
  /** The language of what is sent to the signed-in account, by its code, as `vn`. Not of the first contract. */
  setMyLocale: Scalars['Boolean']['output'];
  /**
   * Remembers where the signed-in account is looking. Asks for consent of its own: a position is sensitive data. `provinceId` and
   * `districtId` may come along and are not kept: where somebody lives is what they say in `updateMe`.
   */
  setMyLocation: User;
  /** Takes a green check in hand: PENDING → ACCEPT. Nobody checks their own listing. Not of the first contract. */
  takeGreenCheck: GreenCheck;
  /** Takes a listing out of the saved ones and answers it. */
  unSaveLocationInfo: LocationInfo;
  /** Makes a published article a draft again; its address is kept for it. Not of the first contract. */
  unpublishArticle: Article;
  /**
   * Changes an article; readers of a published one see it at once. `version` is that of the article that was looked at: when it
   * has changed since, nothing is saved (ARTICLE_CHANGED), as with the three below. Not of the first contract.
   */
  updateArticle: Article;
  /**
   * Changes an own listing; what is left out stays as it is. The header `idempotency-key` makes repeating it safe. `updatedAt` is that of
   * the version that was changed: when the listing has changed since, nothing is saved (LISTING_CHANGED). Without it the last one wins.
   */
  updateLocationInfo: LocationInfo;
  /**
   * Changes the profile; what is left out stays as it is, and so does a null of `name`, `avatar`, `isShowPhone` and `isShowEmail`. Another
   * phone number or e-mail, and no e-mail in place of one, takes the password (WRONG_PASSWORD), and whoever had it is told. A phone number
   * can be replaced and not taken away: none in place of one is refused (`phone`, `required`).
   */
  updateMe: User;
  /** Changes how the signed-in account is told of things. Not of the first contract. */
  updateNotificationSettings: NotificationSettings;
  /**
   * Changes a planning check that is not answered yet, or moves it on: staff by `status`, with `sent` back to the queue. `updatedAt` is that of the version that was changed: when the check
   * has changed since, nothing of what is asked for is (CHECK_CHANGED). Without it the last one wins; steps need none. The header
   * `idempotency-key` makes repeating it safe.
   */
  updatePlanningCheckRequest: PlanningCheckRequest;
  /** Corrects a planning answer. `updatedAt` as where one is given. The header `idempotency-key` makes repeating it safe. */
  updatePlanningInfo: PlanningInfo;
  /** Changes an own procedure; what is left out stays as it is. Not of the first contract. */
  updateProcedureRecord: ProcedureRecord;
  /** Changes how often, or the name, or nothing, as when it is opened: what was new to it is seen. Not of the first contract. */
  updateSavedSearch: SavedSearch;
  /**
   * Ticks, unticks or changes a substep of an own procedure; what is left out stays as it is. Ticking is refused with NOT_ALLOWED_NOW
   * while an earlier step is unfinished.
   */
  updateSubStepProcedure: ProcedureSubStep;
  /**
   * Upholds a disputed answer that is right, and says why: the same version stands, and its document and check code with it. `updatedAt` as
   * where one is given. The header `idempotency-key` makes repeating it safe. Not of the first contract.
   */
  upholdPlanningInfo: PlanningInfo;
  /** Counts one view of a listing, once per viewer in half an hour. Returns the number of views. */
  viewPost: Scalars['Int']['output'];
};


export type MutationAcceptLocationInfoArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationApproveGreenCheckArgs = {
  filedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationBookPayoutArgs = {
  id: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};


export type MutationCancelGreenCheckArgs = {
  filedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCancelInvestmentOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelMyGreenCheckArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPayoutArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};


export type MutationCheckPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCheckStatusPaymentArgs = {
  planningCheckRequestId: Scalars['ID']['input'];
};


export type MutationCheckValidUserArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseLocationInfoArgs = {
  id: Scalars['ID']['input'];
  reason: ClosedReason;
};


export type MutationCloseSuspectCreditArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  emailToken: Scalars['String']['input'];
};


export type MutationConfirmPhoneCodeArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCreateArticleArgs = {
  data: ArticleInput;
};


export type MutationCreateGreenCheckArgs = {
  locationInfoId: Scalars['ID']['input'];
};


export type MutationCreateInvestmentOrderArgs = {
  data: InvestmentOrderInput;
};


export type MutationCreateLocationInfoArgs = {
  data: LocationInfoInput;
};


export type MutationCreateOfferingUpdateArgs = {
  locationInfoId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationCreatePlanningCheckRequestArgs = {
  data: PlanningCheckRequestInput;
};


export type MutationCreatePlanningInfoArgs = {
  data: PlanningInfoInput;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCreateProcedureRecordArgs = {
  data: ProcedureRecordInput;
};


export type MutationCreateSavedSearchArgs = {
  address: Scalars['String']['input'];
  frequency: AlertFrequency;
  name: Scalars['String']['input'];
};


export type MutationCreateUploadArgs = {
  purpose: UploadPurpose;
};


export type MutationDecideReportArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  upheld: Scalars['Boolean']['input'];
};


export type MutationDeleteArticleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMeArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteProcedureRecordArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProcedureTemplateArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisputePlanningInfoArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExportMyDataArgs = {
  listingsAfter?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationFileGreenCheckArgs = {
  data: GreenCheckInput;
  id: Scalars['ID']['input'];
};


export type MutationGetPaymentArgs = {
  amount: Scalars['Money']['input'];
  bankCode?: InputMaybe<Scalars['String']['input']>;
  method: PaymentMethod;
};


export type MutationImportLocationInfoArgs = {
  rows: Array<ImportRowInput>;
  source: Scalars['String']['input'];
};


export type MutationLmkRegisterUserWebArgs = {
  consents?: InputMaybe<Array<ConsentPurpose>>;
  email?: InputMaybe<Scalars['String']['input']>;
  idToken: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


export type MutationLmkResetPasswordArgs = {
  emailToken?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
  phoneToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLmkSendMailVerifyArgs = {
  email: Scalars['String']['input'];
};


export type MutationLoginUserArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationPayByCardArgs = {
  cardToken: Scalars['String']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationPaymentGreenCheckArgs = {
  id: Scalars['ID']['input'];
  method: PaymentMethod;
};


export type MutationPaymentInvestmentOrderArgs = {
  orderId: Scalars['ID']['input'];
  paymentMethod: PaymentMethod;
};


export type MutationPaymentPlanningCheckRequestArgs = {
  method: PaymentMethod;
  planningCheckRequestId: Scalars['ID']['input'];
};


export type MutationPublishArticleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationPublishProcedureTemplateArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRatePlanningInfoArgs = {
  id: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
};


export type MutationRefundInvestmentOrderArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRefundPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRejectLocationInfoArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReleaseGreenCheckArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveDeviceArgs = {
  appId: Scalars['String']['input'];
  deviceId: Scalars['String']['input'];
};


export type MutationRemoveSuggestDocumentArgs = {
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRenewLocationInfoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReportLocationInfoArgs = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPhoneCodeArgs = {
  phone: Scalars['String']['input'];
  purpose: CodePurpose;
};


export type MutationReservePayoutArgs = {
  data: PayoutInput;
};


export type MutationResolveUnmatchedCreditArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


export type MutationRetryFailedJobsArgs = {
  kind: Scalars['String']['input'];
};


export type MutationReturnUnmatchedCreditArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  reference: Scalars['String']['input'];
};


export type MutationSaveDraftArgs = {
  data: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSaveGreenCheckArgs = {
  data: GreenCheckInput;
  id: Scalars['ID']['input'];
};


export type MutationSaveLocationInfoArgs = {
  locationInfoId: Scalars['ID']['input'];
};


export type MutationSaveProcedureTemplateArgs = {
  data: ProcedureTemplateInput;
  id?: InputMaybe<Scalars['ID']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSaveSuggestDocumentArgs = {
  data: SuggestDocumentInput;
  id?: InputMaybe<Scalars['ID']['input']>;
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSeenNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendBackGreenCheckArgs = {
  filedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSetConsentArgs = {
  given: Scalars['Boolean']['input'];
  purpose: ConsentPurpose;
};


export type MutationSetDeviceArgs = {
  appId: Scalars['String']['input'];
  deviceId: Scalars['String']['input'];
  deviceToken: Scalars['String']['input'];
};


export type MutationSetMyLocaleArgs = {
  locale: Scalars['String']['input'];
};


export type MutationSetMyLocationArgs = {
  districtId?: InputMaybe<Scalars['ID']['input']>;
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  provinceId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTakeGreenCheckArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnSaveLocationInfoArgs = {
  locationInfoId: Scalars['ID']['input'];
};


export type MutationUnpublishArticleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateArticleArgs = {
  data: ArticleInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateLocationInfoArgs = {
  data: LocationInfoInput;
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdateMeArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  avatar?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isShowEmail?: InputMaybe<Scalars['Boolean']['input']>;
  isShowPhone?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateNotificationSettingsArgs = {
  data: NotificationSettingsInput;
};


export type MutationUpdatePlanningCheckRequestArgs = {
  data: PlanningCheckRequestInput;
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdatePlanningInfoArgs = {
  data: PlanningInfoInput;
  id: Scalars['ID']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdateProcedureRecordArgs = {
  data: ProcedureRecordUpdateInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateSavedSearchArgs = {
  frequency?: InputMaybe<AlertFrequency>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateSubStepProcedureArgs = {
  data: SubStepProcedureInput;
  id: Scalars['ID']['input'];
};


export type MutationUpholdPlanningInfoArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationViewPostArgs = {
  locationInfoId: Scalars['ID']['input'];
};

/** An article as its readers get it, in their language. */
export type News = {
  authorName: Scalars['String']['output'];
  cover?: Maybe<Photo>;
  headings: Array<NewsHeading>;
  /** Made here from Markdown: headings (h2, h3, with ids), paragraphs, lists, links, quotes, tables, nothing that runs. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** When it was published first; of a draft when it was changed last. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that reading it takes. */
  readingMinutes: Scalars['Int']['output'];
  /** Names it in its address; a draft that was never published has its id here. */
  slug: Scalars['String']['output'];
  /** Readers get what is published; editors a draft too, as it would be. */
  status: ArticleStatus;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

/** A heading of an article, for its contents. */
export type NewsHeading = {
  /** Of the element in the HTML. */
  id: Scalars['ID']['output'];
  /** 2 or 3. */
  level: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type NewsPage = {
  data: Array<NewsSummary>;
  total: Scalars['Int']['output'];
};

/** An article in a list. */
export type NewsSummary = {
  authorName: Scalars['String']['output'];
  cover?: Maybe<Photo>;
  id: Scalars['ID']['output'];
  publishedAt: Scalars['DateTime']['output'];
  readingMinutes: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** One message to the signed-in account, in the reader's language. */
export type Notification = {
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The body as safe HTML, made by the server. */
  html?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where on this site it leads to, as a path; null where there is nothing to open. Not of the first contract. */
  link?: Maybe<Scalars['String']['output']>;
  planningCheckRequestId?: Maybe<Scalars['ID']['output']>;
  seen: Scalars['Boolean']['output'];
  /** Which kind, as `planning.done`: before the dot stands its topic's word. */
  tag: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NotificationFilter = {
  seen?: InputMaybe<Scalars['Boolean']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Not of the first contract. */
  topic?: InputMaybe<NotificationTopic>;
};

export type NotificationPage = {
  data: Array<Notification>;
  total: Scalars['Int']['output'];
};

/** How an account is told of things. Not of the first contract. */
export type NotificationSettings = {
  /** False while the account has no confirmed address: no mail goes out then. */
  canMail: Scalars['Boolean']['output'];
  mailPace: MailPace;
  /** From when to when nothing is pushed, as `22:00` in Vietnam's time; both or none. */
  quietFrom?: Maybe<Scalars['String']['output']>;
  quietTo?: Maybe<Scalars['String']['output']>;
  /** Every topic, once. */
  topics: Array<NotificationTopicSetting>;
};

/** Not of the first contract. What is left out stays as it is, topic by topic. */
export type NotificationSettingsInput = {
  mailPace?: InputMaybe<MailPace>;
  /** Both or neither; null takes them away. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  quietTo?: InputMaybe<Scalars['String']['input']>;
  topics?: InputMaybe<Array<NotificationTopicSettingInput>>;
};

/** What notifications are about. Not of the first contract. */
export type NotificationTopic =
  | 'ACCOUNT'
  | 'INVEST'
  | 'LISTING'
  | 'PLANNING'
  | 'PROCEDURE'
  | 'SEARCH'
  | 'VERIFICATION'
  | 'WALLET';

/** Which ways a topic takes beside the inbox, where everything is. Not of the first contract. */
export type NotificationTopicSetting = {
  /** Always true of `ACCOUNT`. */
  mail: Scalars['Boolean']['output'];
  push: Scalars['Boolean']['output'];
  topic: NotificationTopic;
};

export type NotificationTopicSettingInput = {
  /** Always true of `ACCOUNT`. */
  mail: Scalars['Boolean']['input'];
  push: Scalars['Boolean']['input'];
  topic: NotificationTopic;
};

/** Shares of a listing: what is offered, and how much of it is taken. */
export type Offering = {
  baseBps?: Maybe<Scalars['Int']['output']>;
  /** For signed-in people. */
  documents: Array<OfferingDocument>;
  /** Null: until all are sold. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  exitRule?: Maybe<Scalars['String']['output']>;
  /** The fee on top of an order's cost, in basis points: 150 is 1.5 %. */
  feeBps: Scalars['Int']['output'];
  /** Shares of orders that wait to be paid, up to 15 minutes. */
  heldShare: Scalars['Int']['output'];
  highBps?: Maybe<Scalars['Int']['output']>;
  /** The listing's id. */
  id: Scalars['ID']['output'];
  /** Released shares that nobody has bought or holds. */
  leftShare: Scalars['Int']['output'];
  /** What its issuer expects of its whole time, in basis points of what shares cost; all three or none. */
  lowBps?: Maybe<Scalars['Int']['output']>;
  /** The most shares that one account may have; null: no limit. */
  maxSharePerAccount?: Maybe<Scalars['Int']['output']>;
  /** The least that one order may cost, without fees; 0: one share. */
  minInvestment: Scalars['Money']['output'];
  /** What these cost with fees. */
  myCost: Scalars['Money']['output'];
  /** Shares that are held for the signed-in account while it pays. */
  myHeldShare: Scalars['Int']['output'];
  /** Shares that the signed-in account has paid for. */
  myShare: Scalars['Int']['output'];
  pricePerShare: Scalars['Money']['output'];
  /** Shares that are for sale in this release; at most `totalShare`. */
  releaseQuantity: Scalars['Int']['output'];
  /** Shares that must be sold by the end, else every order goes back; 0: none. */
  softCap: Scalars['Int']['output'];
  /** Shares of paid orders. */
  soldShare: Scalars['Int']['output'];
  /** Null: at once. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  state: OfferingState;
  /** Every share there is; ownership is a part of these. */
  totalShare: Scalars['Int']['output'];
  /** The latest first; for who has shares, for its poster, and for staff. */
  updates: Array<OfferingUpdate>;
  useOfFunds?: Maybe<Scalars['String']['output']>;
};

/** A document of an offering, at an address that works for some minutes. */
export type OfferingDocument = {
  id: Scalars['ID']['output'];
  kind: OfferingDocumentKind;
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type OfferingDocumentInput = {
  id: Scalars['ID']['input'];
  kind: OfferingDocumentKind;
};

export type OfferingDocumentKind =
  | 'APPRAISAL'
  | 'CONTRACT'
  | 'INSPECTION';

/** The terms of an offering, beside what the listing says. Sent, it replaces all of them. */
export type OfferingInput = {
  baseBps?: InputMaybe<Scalars['Int']['input']>;
  /** All of them: ids of uploads, and of documents that it has. At most 20; a CONTRACT is needed. */
  documents?: InputMaybe<Array<OfferingDocumentInput>>;
  /** Needed: how one gets the money back. */
  exitRule?: InputMaybe<Scalars['String']['input']>;
  feeBps?: InputMaybe<Scalars['Int']['input']>;
  highBps?: InputMaybe<Scalars['Int']['input']>;
  /** Low ≤ base ≤ high; all three or none. */
  lowBps?: InputMaybe<Scalars['Int']['input']>;
  maxSharePerAccount?: InputMaybe<Scalars['Int']['input']>;
  minInvestment?: InputMaybe<Scalars['Money']['input']>;
  /** Without it: all. */
  releaseQuantity?: InputMaybe<Scalars['Int']['input']>;
  softCap?: InputMaybe<Scalars['Int']['input']>;
  /** Needed: what the money is for. */
  useOfFunds?: InputMaybe<Scalars['String']['input']>;
};

/** Where an offering is between its dates. */
export type OfferingPhase =
  | 'ENDED'
  | 'OPEN'
  | 'UPCOMING';

/** How an offering stands. */
export type OfferingState =
  /** Its time is over; what was sold stays sold. Below its soft cap while orders wait to be paid: FAILED may still follow. */
  | 'ENDED'
  /** Its time is over and its soft cap was missed: every order goes back. */
  | 'FAILED'
  /** For sale. While its listing waits to be looked at again nothing can be ordered, though shares were sold. */
  | 'OPEN'
  /** Every released share is sold or held for somebody who is paying. */
  | 'SOLD_OUT'
  /** Not yet begun, or not public and nothing of it sold: nothing can be ordered. */
  | 'UPCOMING';

/** What the poster of an offering tells those who hold its shares. */
export type OfferingUpdate = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type OrderDirection =
  | 'ASC'
  | 'DESC';

/** A plot of the cadastral map. */
export type Parcel = {
  /** m². */
  area?: Maybe<Scalars['Float']['output']>;
  geometry: Scalars['GeoGeometry']['output'];
  id: Scalars['ID']['output'];
  /** Code of the land type: `ODT`. */
  landCode?: Maybe<Scalars['String']['output']>;
  landPlotNo: Scalars['String']['output'];
  /** A point inside, degrees. */
  lat: Scalars['Float']['output'];
  long: Scalars['Float']['output'];
  mapSheetNo: Scalars['String']['output'];
  /** Its name, with its kind. */
  ward: Scalars['String']['output'];
  /** The legacy ward. */
  wardId: Scalars['ID']['output'];
};

/** Whose payment or wallet it is, for staff. */
export type Payer = {
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

/** One attempt to pay. */
export type Payment = {
  amount: Scalars['Money']['output'];
  /** Where the browser sends the card, for a token; null for other methods. The card never comes to this server. */
  cardUrl?: Maybe<Scalars['String']['output']>;
  /** Why it was not paid. */
  cause?: Maybe<PaymentCause>;
  /** What it is called on statements and receipts. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be paid. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** It came after its time, so its money went into the wallet and not to what it was for. */
  isLate: Scalars['Boolean']['output'];
  method: PaymentMethod;
  /** Where the browser goes to pay; null when there is nothing to open. */
  payUrl?: Maybe<Scalars['String']['output']>;
  purpose: PaymentPurpose;
  /** What it pays for: the planning check, green check or order; null for a top-up. */
  purposeId?: Maybe<Scalars['ID']['output']>;
  /** What a VietQR code holds, for a bank transfer. */
  qr?: Maybe<Scalars['String']['output']>;
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  status: PaymentStatus;
  /** What to transfer where, for a bank transfer. */
  transfer?: Maybe<BankTransfer>;
};

/** Why a payment was not made, whichever gateway said so; the words and the next step are the client's. */
export type PaymentCause =
  | 'BANK_MAINTENANCE'
  | 'CANCELLED'
  | 'CARD_EXPIRED'
  | 'CARD_LOCKED'
  | 'DAILY_LIMIT'
  | 'EXPIRED'
  | 'GATEWAY_ERROR'
  | 'INSUFFICIENT_FUNDS'
  | 'NOT_ENABLED_ONLINE'
  | 'REFUSED'
  | 'SUSPECTED_FRAUD'
  | 'WRONG_CARD'
  | 'WRONG_OTP';

/** Something that happened to a payment, or to money that bears its code, for staff. Not of the first contract. */
export type PaymentEvent = {
  /** Null when it happened by itself. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Of the money that came, or that was told of, where that is not the payment's own. */
  amount?: Maybe<Scalars['Money']['output']>;
  at: Scalars['DateTime']['output'];
  /** What its gateway said, in its own codes; of `unmatched` why it was, as in UnmatchedCredit. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /**
   * `settled`, `settled_late` (into the wallet), `refused` (its gateway did not open it), `failed`, `expired`, `cancelled`, `review` (its gateway
   * is in doubt), `wrong_amount` (another one was told), `unmatched` (money waits for staff), `credit_resolved`, `credit_returned`,
   * `suspect_closed` (staff ended that), `refunded`.
   */
  kind: Scalars['String']['output'];
  /** What staff wrote. */
  text?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethod =
  /** A domestic bank account through the gateway. */
  | 'BANK'
  /** A card, entered at the gateway. */
  | 'CARD'
  | 'MOMO'
  /** A bank transfer by VietQR. */
  | 'TRANSFER'
  /** The account's own wallet here. */
  | 'WALLET'
  | 'ZALOPAY';

/** What a payment is for. */
export type PaymentPurpose =
  | 'GREEN_CHECK'
  | 'INVESTMENT'
  | 'PLANNING_CHECK'
  | 'TOP_UP';

export type PaymentStatus =
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'SETTLED';

/** Money of a wallet that is set aside for its owner's bank account, or was sent there. */
export type Payout = {
  amount: Scalars['Money']['output'];
  /** When it was set aside. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Why; the wallet's owner reads it. */
  note: Scalars['String']['output'];
  /** Whose wallet it is; null where the account was erased. */
  owner?: Maybe<Payer>;
  /** The bank's number of the transfer; null until it is booked. */
  reference?: Maybe<Scalars['String']['output']>;
};

export type PayoutInput = {
  amount: Scalars['Money']['input'];
  /** Why; the wallet's owner reads it. */
  note: Scalars['String']['input'];
  /** Of the wallet's owner. */
  phone: Scalars['String']['input'];
};

/** A code under way. */
export type PhoneCode = {
  /** Until when it counts. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** From when another one may be asked for. */
  resendAt: Scalars['DateTime']['output'];
};

/** Proof that somebody reads messages sent to a phone number. */
export type PhoneProof = {
  /** For `idToken` of a registration, `phoneToken` of a reset or of a changed number. Good for once and for fifteen minutes. */
  token: Scalars['String']['output'];
};

/** A picture of a listing, an article or a suggested document. */
export type Photo = {
  /** What it shows, for those who cannot see it. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** A drawing made from the listing's facts, not a photograph. */
  isDrawing: Scalars['Boolean']['output'];
  /** What the input takes to keep the picture. */
  key: Scalars['ID']['output'];
  /** A blurred stand-in of some thirty bytes (ThumbHash, base64). */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** The same picture in several sizes, best first; none for a drawing. */
  sources: Array<PhotoSource>;
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** A file that holds a picture in one size. */
export type PhotoSource = {
  /** image/avif or image/webp. */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** Where an address lies. */
export type Place = {
  /** The point of a ward or district, not of a house. Not of the first contract. */
  isApproximate: Scalars['Boolean']['output'];
  /** Latitude in degrees, WGS 84; null when unknown. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees, WGS 84; null when unknown. */
  long?: Maybe<Scalars['Float']['output']>;
  /** The geocoder's own words when there is no point. */
  raw?: Maybe<Scalars['String']['output']>;
};

/** A plan that zones belong to. */
export type Plan = {
  decidedOn?: Maybe<Scalars['Date']['output']>;
  /** Number of the decision that approved it. */
  decision?: Maybe<Scalars['String']['output']>;
  /** Last year that it plans for. */
  horizon?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  kind: PlanKind;
  name: Scalars['String']['output'];
  /** Denominator of its scale: 2,000 for 1:2,000. */
  scale?: Maybe<Scalars['Int']['output']>;
  /** Where the data comes from. */
  source?: Maybe<Scalars['String']['output']>;
};

/** Land-use plans (quy hoạch sử dụng đất) and construction plans (quy hoạch xây dựng). */
export type PlanKind =
  | 'CONSTRUCTION'
  | 'LAND_USE';

/** What of a plot lies in one zone. */
export type PlanningAnswerZone = {
  /** m². */
  area: Scalars['Float']['output'];
  landCode: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Share of the plot, 0 to 100. */
  percent: Scalars['Float']['output'];
};

export type PlanningAnswerZoneInput = {
  /** m². */
  area: Scalars['Float']['input'];
  landCode: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody may do with a planning check. */
export type PlanningCheckAction =
  | 'ANSWER'
  | 'ASK'
  | 'CANCEL'
  | 'CORRECT'
  | 'DISPUTE'
  | 'EDIT'
  | 'PAY'
  | 'RATE'
  /** Not of the first contract. */
  | 'RELEASE'
  | 'REPLY'
  | 'START'
  | 'TAKE'
  /** Not of the first contract. */
  | 'UPHOLD';

/** Something that happened to a planning check. */
export type PlanningCheckEvent = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** `sent`, `paid`, `received`, `checking`, `asked`, `replied`, `done`, `corrected`, `cancelled`, `refunded`, `rated`, `disputed`, `upheld`, `released`. */
  kind: Scalars['String']['output'];
  /** Words that go with it: a question, a reply, a reason. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A paid look-up of the planning information of one plot. */
export type PlanningCheckRequest = {
  address: Scalars['String']['output'];
  /** What the caller may do with it now. */
  allowedActions: Array<PlanningCheckAction>;
  /** Who has taken it; for staff who answer. */
  assignee?: Maybe<LocationInfoUser>;
  /** Why it was cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  currentProvince?: Maybe<Scalars['String']['output']>;
  /** For a certificate that names the units in force since 1 July 2025. */
  currentProvinceId?: Maybe<Scalars['ID']['output']>;
  currentWard?: Maybe<Scalars['String']['output']>;
  currentWardId?: Maybe<Scalars['ID']['output']>;
  district?: Maybe<Scalars['String']['output']>;
  districtId?: Maybe<Scalars['ID']['output']>;
  /** What happened to it, the oldest first. */
  events: Array<PlanningCheckEvent>;
  /** What it costs, in đồng. */
  fee: Scalars['Money']['output'];
  /** Photos of the certificate; for its owner and for staff who answer. */
  files: Array<FileLink>;
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  /** The fee went back into the wallet: it was cancelled, or the answer came too late. */
  isRefunded: Scalars['Boolean']['output'];
  /** Số thửa. */
  landPlotNo: Scalars['String']['output'];
  /** The listing it is about. */
  listing?: Maybe<LocationInfo>;
  /** Where the plot lies. */
  locationInfo?: Maybe<PlanningPoint>;
  /** Số tờ. */
  mapSheetNo: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Its owner; for staff who answer. */
  owner?: Maybe<LocationInfoUser>;
  /** The payment that paid it; for who asked and for admins. Not of the first contract. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  planningInfo?: Maybe<PlanningInfo>;
  planningInfoId?: Maybe<Scalars['ID']['output']>;
  /** When an answer is promised by; null until it is paid, and while a question waits for a reply. */
  promisedAt?: Maybe<Scalars['DateTime']['output']>;
  province?: Maybe<Scalars['String']['output']>;
  provinceId?: Maybe<Scalars['ID']['output']>;
  /** What staff need to know before they go on; null once it is replied to. */
  question?: Maybe<Scalars['String']['output']>;
  sequenceId: Scalars['Int']['output'];
  status: PlanningCheckRequestStatus;
  street?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  ward?: Maybe<Scalars['String']['output']>;
  wardId?: Maybe<Scalars['ID']['output']>;
};

export type PlanningCheckRequestFilter = {
  /** Those that the caller has taken, for staff who answer. Not of the first contract. */
  isMine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Neither answered nor cancelled: `sent`, `received` or `checking`, also while its owner is asked. Not of the first contract. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<PlanningCheckRequestStatus>;
};

export type PlanningCheckRequestInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  /** Why it is cancelled; staff must say. */
  cancelReason?: InputMaybe<Scalars['String']['input']>;
  currentProvinceId?: InputMaybe<Scalars['ID']['input']>;
  currentWardId?: InputMaybe<Scalars['ID']['input']>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Uploads: photos of the certificate. */
  fileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  landPlotNo?: InputMaybe<Scalars['String']['input']>;
  /** Another spelling of `landPlotNo` that some clients send. */
  landPortNo?: InputMaybe<Scalars['String']['input']>;
  /** The listing it is about. */
  locationInfoId?: InputMaybe<Scalars['ID']['input']>;
  locationLat?: InputMaybe<Scalars['Float']['input']>;
  locationLong?: InputMaybe<Scalars['Float']['input']>;
  mapSheetNo?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** What staff need to know; leaves the request with its owner until it is replied to. */
  question?: InputMaybe<Scalars['String']['input']>;
  /** The owner's reply to a question. */
  reply?: InputMaybe<Scalars['String']['input']>;
  /** Moves it on, where the caller may. */
  status?: InputMaybe<PlanningCheckRequestStatus>;
  street?: InputMaybe<Scalars['String']['input']>;
  wardId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlanningCheckRequestPage = {
  data: Array<PlanningCheckRequest>;
  total: Scalars['Int']['output'];
};

/**
 * sent: waits to be paid and taken. received: taken by staff. checking: being looked up. done: answered. cancelled: given up, by
 * its owner while sent, or by staff with a reason; the fee goes back.
 */
export type PlanningCheckRequestStatus =
  | 'cancelled'
  | 'checking'
  | 'done'
  | 'received'
  | 'sent';

/** How sure an answer is. */
export type PlanningConfidence =
  /** Read from the approved plan's own data. */
  | 'HIGH'
  /** Pieced together from secondary sources. */
  | 'LOW'
  /** Read from a drawing or a map by eye. */
  | 'MEDIUM';

/** What was found out about a plot. */
export type PlanningInfo = {
  /** The day that the answer speaks of. */
  asOf: Scalars['Date']['output'];
  /** Code by which anybody may verify the document. */
  checkCode: Scalars['String']['output'];
  confidence: PlanningConfidence;
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  decidedOn?: Maybe<Scalars['Date']['output']>;
  /** Number of the decision that approved it. */
  decision?: Maybe<Scalars['String']['output']>;
  /** When its owner disputed it last. It may have been upheld since: see the check. */
  disputedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The signed document; null until it was made. */
  documentUrl?: Maybe<Scalars['String']['output']>;
  fileLinkIds: Array<Scalars['ID']['output']>;
  fileLinks: Array<FileLink>;
  /** Greatest floor-area ratio (hệ số sử dụng đất). */
  floorAreaRatio?: Maybe<Scalars['Float']['output']>;
  /** Last year that the plan is for. */
  horizon?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  locationInfo?: Maybe<LocationInfo>;
  locationInfoId?: Maybe<Scalars['ID']['output']>;
  /** Greatest density of building, %. */
  maxDensity?: Maybe<Scalars['Float']['output']>;
  /** Name of the plan. */
  planName?: Maybe<Scalars['String']['output']>;
  planningCheckRequest: PlanningCheckRequest;
  planningCheckRequestId: Scalars['ID']['output'];
  planningCheckStatus: PlanningCheckRequestStatus;
  /** What was looked up, in words. What is asked for may have been mended since: see the check. */
  plot: Scalars['String']['output'];
  /** The owner's opinion, 1 to 5. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** m² of road reserve (lộ giới). */
  roadReserve?: Maybe<Scalars['Float']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  /** Greatest number of storeys. */
  storeys?: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  zones: Array<PlanningAnswerZone>;
};

export type PlanningInfoInput = {
  /** Needed: the day that the answer is of. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Needed. */
  confidence?: InputMaybe<PlanningConfidence>;
  content?: InputMaybe<Scalars['String']['input']>;
  decidedOn?: InputMaybe<Scalars['Date']['input']>;
  decision?: InputMaybe<Scalars['String']['input']>;
  fileLinkIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  floorAreaRatio?: InputMaybe<Scalars['Float']['input']>;
  horizon?: InputMaybe<Scalars['Int']['input']>;
  maxDensity?: InputMaybe<Scalars['Float']['input']>;
  planName?: InputMaybe<Scalars['String']['input']>;
  planningCheckRequestId?: InputMaybe<Scalars['ID']['input']>;
  roadReserve?: InputMaybe<Scalars['Float']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  storeys?: InputMaybe<Scalars['Int']['input']>;
  /** Needed: one at least. */
  zones?: InputMaybe<Array<PlanningAnswerZoneInput>>;
};

/** Where a plot lies, in degrees. */
export type PlanningPoint = {
  locationLat?: Maybe<Scalars['Float']['output']>;
  locationLong?: Maybe<Scalars['Float']['output']>;
};

/**
 * What anybody may see of an answer who holds its check code: that it is ours, whether it still stands, and every line of its document. Not
 * who asked, nor the number of the request.
 */
export type PlanningVerification = {
  asOf: Scalars['Date']['output'];
  checkCode: Scalars['String']['output'];
  confidence: PlanningConfidence;
  /** In plain words: as somebody wrote them, else made from the zones in the reader's language. */
  content: Scalars['String']['output'];
  decidedOn?: Maybe<Scalars['Date']['output']>;
  decision?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the document, hexadecimal; null until it was made. */
  documentHash?: Maybe<Scalars['String']['output']>;
  floorAreaRatio?: Maybe<Scalars['Float']['output']>;
  horizon?: Maybe<Scalars['Int']['output']>;
  /** A newer answer took its place, or it was withdrawn. */
  isSuperseded: Scalars['Boolean']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** %. */
  maxDensity?: Maybe<Scalars['Float']['output']>;
  planName?: Maybe<Scalars['String']['output']>;
  /** `Tờ 12, thửa 345, Phường Bến Nghé, …`. */
  plot: Scalars['String']['output'];
  /** m². */
  roadReserve?: Maybe<Scalars['Float']['output']>;
  /** Ed25519 signature of what was answered, base64url. Its first 16 characters stand on the document. */
  signature: Scalars['String']['output'];
  source?: Maybe<Scalars['String']['output']>;
  storeys?: Maybe<Scalars['Int']['output']>;
  /** Counts the corrections, from 1. */
  version: Scalars['Int']['output'];
  zones: Array<PlanningAnswerZone>;
};

/** A zone of a plan. For reference: not a legal document. */
export type PlanningZone = {
  /** m², as the plan says it or measured on its outline. */
  area?: Maybe<Scalars['Float']['output']>;
  geometry: Scalars['GeoGeometry']['output'];
  id: Scalars['ID']['output'];
  /** Code of the land type or zone: `ODT`. */
  landCode: Scalars['String']['output'];
  /** What the plan calls it, where it says more than the code. */
  name?: Maybe<Scalars['String']['output']>;
  plan: Plan;
};

/** Zones of a box. */
export type PlanningZones = {
  data: Array<PlanningZone>;
  /** More lie in the box than are sent, or the zoom is below 11: look closer. What is too small to be seen does not count. */
  isPartial: Scalars['Boolean']['output'];
};

/** Who posted: the owner in person or a broker. */
export type PostMode =
  | 'BROKER'
  | 'OWNER';

/** Somebody who posts. */
export type Poster = {
  listingCount: Scalars['Int']['output'];
  person: LocationInfoUser;
};

export type PosterPage = {
  data: Array<Poster>;
  /** 10,000 stands for more, too. */
  total: Scalars['Int']['output'];
};

/** The middle of what is asked per m² for the same kind and category around a listing. */
export type PriceMedian = {
  /** How many listings it is the middle of. */
  count: Scalars['Int']['output'];
  /** Name of the ward or district. */
  place: Scalars['String']['output'];
  pricePerSquareMeter: Scalars['Money']['output'];
  scope: MedianScope;
};

/** A price of a listing from a moment on. */
export type PricePoint = {
  at: Scalars['DateTime']['output'];
  price?: Maybe<Scalars['Money']['output']>;
  priceRaw?: Maybe<Scalars['Money']['output']>;
  priceUnitId: PriceUnit;
};

export type PriceUnit =
  /** Negotiable: no price is shown. */
  | 'NEGOTIABLE'
  /** The price of one square metre. */
  | 'PER_M2'
  /** The price of the whole. */
  | 'TOTAL';

/** Who acts in a substep. Not of the first contract. */
export type ProcedureActor =
  | 'BANK'
  | 'BOTH'
  | 'BUYER'
  | 'LAND_OFFICE'
  | 'NOTARY'
  | 'SELLER'
  | 'TAX_OFFICE';

/** The steps of a procedure. From `templateVersion` on not of the first contract. */
export type ProcedureDetail = {
  doneStepIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  procedureRecord: ProcedureRecord;
  procedureRecordId: Scalars['ID']['output'];
  stepIds: Array<Scalars['ID']['output']>;
  steps: Array<ProcedureStep>;
  /** From when on new procedures followed that version. */
  templatePublishedAt: Scalars['DateTime']['output'];
  /** Version of the template that it follows. */
  templateVersion: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** A fee or tax that is paid in a substep. Not of the first contract. */
export type ProcedureFee = {
  /** Since when the source says so. */
  asOf: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Who pays it; null when the two sides agree on that. */
  payer?: Maybe<ProcedureSide>;
  /** The law that says so. */
  source: Scalars['String']['output'];
  /** In words, as `2% giá trong hợp đồng`. */
  text: Scalars['String']['output'];
};

/** Something that happened to a file of a substep. Not of the first contract. */
export type ProcedureFileEvent = {
  at: Scalars['DateTime']['output'];
  /** The file as it was, while it is kept: replaced ones are, the latest 20 of a substep; removed ones are not. */
  file?: Maybe<FileLink>;
  id: Scalars['ID']['output'];
  kind: ProcedureFileEventKind;
  /** What the file was called: of REPLACED, the one that gave way. */
  name: Scalars['String']['output'];
};

/** Not of the first contract. */
export type ProcedureFileEventKind =
  | 'ADDED'
  | 'REMOVED'
  | 'REPLACED';

/** The first open substep of a procedure. Not of the first contract. */
export type ProcedureNext = {
  actor: ProcedureActor;
  dueOn?: Maybe<Scalars['Date']['output']>;
  stepId: Scalars['ID']['output'];
  stepTitle: Scalars['String']['output'];
  substepId: Scalars['ID']['output'];
  substepTitle: Scalars['String']['output'];
};

/** A paper that a substep needs, or brings. Not of the first contract. */
export type ProcedurePaper = {
  hint?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRequired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A legal procedure that somebody is going through. From `side` on not of the first contract. */
export type ProcedureRecord = {
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** When the last substep was done; null while one is open. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** An open substep's date has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** What comes next is the person's own to do. */
  isWaitingForMe: Scalars['Boolean']['output'];
  /** The listing it started from; null when it started alone, or the listing is gone. */
  locationInfo?: Maybe<LocationInfo>;
  name: Scalars['String']['output'];
  /** What comes next; null when all is done. */
  next?: Maybe<ProcedureNext>;
  /** Price that fees and taxes are calculated from, in đồng. */
  price?: Maybe<Scalars['Money']['output']>;
  /** Id of its detail. */
  procedureRDId: Scalars['ID']['output'];
  side: ProcedureSide;
  status: ProcedureStatus;
  substepDone: Scalars['Int']['output'];
  substepTotal: Scalars['Int']['output'];
  type: ProcedureType;
  updatedAt: Scalars['DateTime']['output'];
};

export type ProcedureRecordFilter = {
  /** Not of the first contract. */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not of the first contract. */
  isWaitingForMe?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<ProcedureStatus>;
  type?: InputMaybe<ProcedureType>;
};

export type ProcedureRecordInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  /** The listing it starts from. */
  locationInfoId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** In đồng. Not of the first contract. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Without it: BUYER. Not of the first contract. */
  side?: InputMaybe<ProcedureSide>;
  type: ProcedureType;
};

export type ProcedureRecordPage = {
  data: Array<ProcedureRecord>;
  total: Scalars['Int']['output'];
};

/** Not of the first contract. */
export type ProcedureRecordUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['Money']['input']>;
};

/**
 * On which side the person stands whose procedure it is. Of a donation the giver is SELLER, who receives is BUYER. Not of the first
 * contract.
 */
export type ProcedureSide =
  | 'BUYER'
  | 'SELLER';

export type ProcedureStatus =
  /** Every substep is done; undoing one reopens it. */
  | 'FINISHED'
  | 'UNFINISHED';

/** A step of a procedure. From `description` on not of the first contract. */
export type ProcedureStep = {
  /** Earlier steps that are not done; while there are any, nothing in it can be ticked. */
  blockedBy: Array<Scalars['ID']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  subStepProcedureDoneIds: Array<Scalars['ID']['output']>;
  subStepProcedureIds: Array<Scalars['ID']['output']>;
  substeps: Array<ProcedureSubStep>;
  title: Scalars['String']['output'];
};

/** A substep of a procedure. From `actor` on not of the first contract. */
export type ProcedureSubStep = {
  actor: ProcedureActor;
  daysMax?: Maybe<Scalars['Int']['output']>;
  /** Working days that it usually takes. */
  daysMin?: Maybe<Scalars['Int']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** By when the person wants it done. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Fees and taxes, with the date they are from. */
  fees: Array<ProcedureFee>;
  fileLinks: Array<FileLink>;
  /** What became of its files, the latest first. */
  history: Array<ProcedureFileEvent>;
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  /** It is open, and its date has passed. */
  isOverdue: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  papers: Array<ProcedurePaper>;
  /** In words, as `Văn phòng công chứng`. */
  place?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A version of what procedures of a type go by, kept by staff. Templates and their parts are not of the first contract. */
export type ProcedureTemplate = {
  id: Scalars['ID']['output'];
  /** Null: a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Running procedures that follow it. */
  recordCount: Scalars['Int']['output'];
  steps: Array<ProcedureTemplateStep>;
  title: LocalText;
  type: ProcedureType;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ProcedureTemplateFee = {
  asOf: Scalars['Date']['output'];
  /** Names it within its substep. */
  key: Scalars['ID']['output'];
  name: LocalText;
  payer?: Maybe<ProcedureSide>;
  source: Scalars['String']['output'];
  text: LocalText;
};

export type ProcedureTemplateFeeInput = {
  asOf: Scalars['Date']['input'];
  key: Scalars['ID']['input'];
  name: LocalTextInput;
  payer?: InputMaybe<ProcedureSide>;
  source: Scalars['String']['input'];
  text: LocalTextInput;
};

export type ProcedureTemplateInput = {
  steps: Array<ProcedureTemplateStepInput>;
  title: LocalTextInput;
  /** Of a draft that is changed: the one it has. */
  type: ProcedureType;
};

export type ProcedureTemplatePaper = {
  hint?: Maybe<LocalText>;
  isRequired: Scalars['Boolean']['output'];
  /** Names it within its substep. */
  key: Scalars['ID']['output'];
  name: LocalText;
};

export type ProcedureTemplatePaperInput = {
  hint?: InputMaybe<LocalTextInput>;
  isRequired: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  name: LocalTextInput;
};

export type ProcedureTemplateStep = {
  description?: Maybe<LocalText>;
  /** Names it within its template; letters, digits, `-` and `_`. */
  key: Scalars['ID']['output'];
  substeps: Array<ProcedureTemplateSubStep>;
  title: LocalText;
};

export type ProcedureTemplateStepInput = {
  description?: InputMaybe<LocalTextInput>;
  key: Scalars['ID']['input'];
  substeps: Array<ProcedureTemplateSubStepInput>;
  title: LocalTextInput;
};

export type ProcedureTemplateSubStep = {
  actor: ProcedureActor;
  daysMax?: Maybe<Scalars['Int']['output']>;
  daysMin?: Maybe<Scalars['Int']['output']>;
  description?: Maybe<LocalText>;
  fees: Array<ProcedureTemplateFee>;
  /** Names it within its step. */
  key: Scalars['ID']['output'];
  papers: Array<ProcedureTemplatePaper>;
  place?: Maybe<LocalText>;
  title: LocalText;
};

export type ProcedureTemplateSubStepInput = {
  actor: ProcedureActor;
  daysMax?: InputMaybe<Scalars['Int']['input']>;
  daysMin?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<LocalTextInput>;
  fees: Array<ProcedureTemplateFeeInput>;
  key: Scalars['ID']['input'];
  papers: Array<ProcedureTemplatePaperInput>;
  place?: InputMaybe<LocalTextInput>;
  title: LocalTextInput;
};

export type ProcedureType =
  | 'BUY'
  | 'DONATE'
  | 'TRANSFER';

/** A province of the legacy system. */
export type Province = {
  /** Official code, two digits, with its leading zero. */
  id: Scalars['ID']['output'];
  /** Name without its kind: `Hà Nội`. */
  province: Scalars['String']['output'];
};

export type Query = {
  /** What a form that is being filled would meet: the same property posted before, a price far from its ward's. Not of the first contract. */
  checkLocationInfo: LocationInfoCheck;
  /**
   * The same place in the other system of units: before 1 July 2025 (province, district, ward) or since (province, ward). A ward
   * that was split has several candidates until a point of it is known. Not of the first contract.
   */
  getAddressConversion: AddressConversion;
  /**
   * Units that a text may name, as people write it, old names and new: `p bến nghé q1`, `Phường Sài Gòn`. The likeliest first, 8 at
   * most. Not of the first contract.
   */
  getAllAddressSuggestion: Array<SuggestedAddress>;
  /** Articles as editors see them, changed last first. Not of the first contract. */
  getAllArticle: ArticlePage;
  /**
   * What staff did or tried to, the latest first; of one account, or to one record. `search` is the id of either, the number of a listing
   * or somebody's user name. Not of the first contract.
   */
  getAllAudit: AuditPage;
  /** Banks of the card and bank forms, by name. Not of the first contract. */
  getAllBank: Array<Bank>;
  /** Categories that fit a filter. */
  getAllCategory: CategoryList;
  /** Every category, in the order in which a form shows them. */
  getAllCategoryWOPaging: Array<Category>;
  /** Provinces in force since 1 July 2025 (34), by name. Not of the first contract. */
  getAllCurrentProvince: Array<Province>;
  /** Wards and communes in force of such a province, by name; empty where they were not imported. Not of the first contract. */
  getAllCurrentWard: Array<Ward>;
  /** Share orders: one's own, or all of them for those who may read all. */
  getAllInvestmentOrder: InvestmentOrderPage;
  /**
   * Public listings. `search` needs no tone marks. `locationLat` and `locationLong` are the point that
   * `order: { field: DISTANCE }` measures from; given without an order they ask for the nearest first.
   */
  getAllLocationInfo: LocationInfoSearchPage;
  /** Public listings within `maxDistance` metres of a point, 50,000 at most, nearest first, 100 at most. */
  getAllLocationInfoByLocation: LocationInfoPage;
  /**
   * What a map shows of a box: public listings gathered on a grid that fits the zoom. Not of the first contract; added
   * because a map cannot be drawn from pages.
   */
  getAllLocationInfoCluster: LocationInfoClusters;
  /** Listings of others that wait to be accepted, the longest waiting first. `search` as in `getAllLocationInfo`. Not of the first contract. */
  getAllLocationInfoModeration: LocationInfoPage;
  /** Public listings of somebody, the newest first. Not of the first contract. */
  getAllLocationInfoOfUser: LocationInfoPage;
  /**
   * For a search that finds nothing: which one condition to leave out, and how many listings that would find, counted up to
   * 1,001; the most first, none that finds nothing. Not of the first contract.
   */
  getAllLocationInfoRelaxation: Array<LocationInfoRelaxation>;
  /**
   * Reports of others' listings that nobody has decided yet, the oldest first. `search` finds listings as in `getAllLocationInfo`. Not of the
   * first contract.
   */
  getAllLocationInfoReport: LocationInfoReportPage;
  /** Listings that the signed-in account saved. CREATED_AT is when they were: the last saved come first, unless another order is asked for. */
  getAllLocationInfoSaved: LocationInfoPage;
  /** What the signed-in account consented to, withdrawn or not, newest first. Not of the first contract. */
  getAllMyConsent: Array<Consent>;
  /** Forms that the signed-in account has begun, the latest first. Not of the first contract. */
  getAllMyDraft: Array<Draft>;
  /** Green checks that the signed-in account asked for, newest first. Not of the first contract. */
  getAllMyGreenCheck: GreenCheckPage;
  /** Offerings of which the signed-in account holds shares. */
  getAllMyInvestedProject: LocationInfoPage;
  /**
   * What the signed-in account has put into offerings, as it went up and down: a point for every order that was paid or given
   * back, the oldest first. Not of the first contract.
   */
  getAllMyInvestmentPoint: Array<InvestmentPoint>;
  /** The signed-in account's own listings, of every status. */
  getAllMyLocationInfo: LocationInfoPage;
  /** The signed-in account's own planning checks. */
  getAllMyPlanningCheckRequest: PlanningCheckRequestPage;
  /** The signed-in account's legal procedures: those with an open date that has passed first, then the newest. */
  getAllMyProcedureRecord: ProcedureRecordPage;
  /** Searches that the signed-in account keeps. Not of the first contract. */
  getAllMySavedSearch: Array<SavedSearch>;
  /** Where the signed-in account is signed in, the latest use first. Not of the first contract. */
  getAllMySession: Array<AccountSession>;
  /**
   * Photos that the signed-in account has sent and that nothing has taken yet, by the ids of their uploads, which are their `key`: for a
   * form that is taken up again. At most 30; what is not there is left out. Not of the first contract.
   */
  getAllMyUploadedPhoto: Array<Photo>;
  /** Published articles in the reader's language, the newest first. Not of the first contract. */
  getAllNews: NewsPage;
  /** The signed-in account's notifications, newest first. */
  getAllNotification: NotificationPage;
  /**
   * Parcels by the sheet and plot number that a certificate names, inside a legacy ward. Numbers repeat where sheets were drawn again:
   * then there are several. By a ward in force in its place they are those of all wards that it was made of: candidates, since sheets may
   * have been numbered again with it. Not of the first contract.
   */
  getAllParcel: Array<Parcel>;
  /** Every planning check, for those who answer them. */
  getAllPlanningCheckRequest: PlanningCheckRequestPage;
  /**
   * Zones of land-use and construction plans in a box of the map, simplified for the zoom. For reference only. Not of the first
   * contract.
   */
  getAllPlanningZone: PlanningZones;
  /** Zones that hold a point, exact, the most detailed plan first. Not of the first contract. */
  getAllPlanningZoneAtPoint: Array<PlanningZone>;
  /** People who have public listings, those with most first. Not of the first contract. */
  getAllPoster: PosterPage;
  /** Every version of the templates, by type, the newest first. Not of the first contract. */
  getAllProcedureTemplate: Array<ProcedureTemplate>;
  /**
   * Listings whose owner asked for the green check, for those who check: those with an open one that is paid, the longest waiting
   * first, what is taken down last. With `filter.checkStatus` those whose check stands there, over or not.
   */
  getAllRequestGreenCheck: LocationInfoPage;
  /** Money that is set aside in wallets for a bank transfer which is not booked yet, the oldest 100 first. Not of the first contract. */
  getAllReservedPayout: Array<Payout>;
  /**
   * What somebody who is typing may mean: places (old and new), projects, streets, the likeliest first, 10 at most. Not of the
   * first contract.
   */
  getAllSearchSuggestion: Array<SearchSuggestion>;
  /** Documents that help with a procedure; `type` leaves out what does not fit it, and is not of the first contract. */
  getAllSuggestDocument: SuggestDocumentPage;
  /** Every suggested document as staff write it, in the order in which it is shown. Not of the first contract. */
  getAllSuggestDocumentText: Array<SuggestDocumentText>;
  /** The signed-in account's wallet entries, newest first. */
  getAllTransHistory: TransactionPage;
  /** Money that waits to be matched, the oldest first. `search`: an amount in đồng, or part of a memo or of a reference. Not of the first contract. */
  getAllUnmatchedCredit: UnmatchedCreditPage;
  /** Districts of a legacy province, by name. */
  getDistrict: Array<District>;
  /**
   * What happened to the green checks of a listing, the oldest first: kinds, roles and days, no names and no words. Of a public
   * listing for everybody. Not of the first contract.
   */
  getGreenCheckHistory: Array<GreenCheckEvent>;
  /** How the running system is: its queues, its money, its servers. Not of the first contract. */
  getHealth: Health;
  /** What changed since a listing was accepted last; nothing when it never was. Not of the first contract. */
  getLocationInfoChanges: Array<FieldChange>;
  /** Listings that look like the same property, public or waiting, whoever posted them; three at most. Not of the first contract. */
  getLocationInfoDuplicates: Array<LocationInfo>;
  /** How many public listings match, counted up to 1,001: what a button says before it is pressed. Not of the first contract. */
  getLocationInfoTotal: Scalars['Int']['output'];
  /** The signed-in account. */
  getMe: User;
  /** How the signed-in account is told of things. Not of the first contract. */
  getMyNotificationSettings: NotificationSettings;
  /** An article as editors see it. Not of the first contract. */
  getOneArticle: Article;
  /** One green check, for its owner and for those who check. Not of the first contract. */
  getOneGreenCheck: GreenCheck;
  /** One share order, for its owner and for those who may read all. */
  getOneInvestmentOrder: InvestmentOrder;
  /** One listing in full, by the number in its address. For signed-in people. */
  getOneLocationInfo: LocationInfo;
  /** An own listing or, for those who accept listings, any: of every status. Not of the first contract. */
  getOneMyLocationInfo: LocationInfo;
  /**
   * An article in the reader's language, by its id or slug. A draft is there for editors alone, in Vietnamese where it is not
   * translated yet. Not of the first contract.
   */
  getOneNews: News;
  /** One payment of the signed-in account, as it stands. Not of the first contract. */
  getOnePayment: Payment;
  /**
   * Anybody's payment, by the code on its receipt, by its id, or by the code of the share order that it paid, with what happened to it, for
   * staff who answer its payer or give it back. Not of the first contract.
   */
  getOnePaymentByCode: StaffPayment;
  /** One planning check, for its owner and for those who answer it. */
  getOnePlanningCheckRequest: PlanningCheckRequest;
  /** One planning answer, by its own id. */
  getOnePlanningInfo: PlanningInfo;
  /** The planning answer to a planning check; null while there is none. */
  getOnePlanningInfoByPlanningCheckRequestId?: Maybe<PlanningInfo>;
  /** The steps of one own procedure, by the id of its detail or of its record. */
  getOneProcedureRecordDetail: ProcedureDetail;
  /** One step of an own procedure with its substeps. */
  getOneProcedureStep: ProcedureStep;
  /** One version of a template. Not of the first contract. */
  getOneProcedureTemplate: ProcedureTemplate;
  /** A suggested document as staff write it. Not of the first contract. */
  getOneSuggestDocumentText: SuggestDocumentText;
  /** A person as others see them: by their privacy flags, whoever asks. Not of the first contract. */
  getOneUser: LocationInfoUser;
  /**
   * Whose wallet a phone number leads to, and what is in it, before money of it is moved; for other people's alone (OWN_MONEY). Noted in the
   * audit, and 60 in an hour at most. Not of the first contract.
   */
  getOneWalletOwner: WalletOwner;
  /** Where an address lies. `raw` holds what the geocoder answered when no point could be read from it. */
  getPlaceGoogleMapByAddress: Place;
  /** Whether a planning document is ours, by its check code. Not of the first contract. */
  getPlanningInfoByCode?: Maybe<PlanningVerification>;
  /** Provinces before 1 July 2025 (63), by name. Certificates and the address cascade speak this legacy system. */
  getProvince: Array<Province>;
  /**
   * Where on the map the smallest of the named units lies that a place is known of: its outline's box, or one around what is known
   * to lie in it. Null where nothing is known. Not of the first contract.
   */
  getUnitBox?: Maybe<GeoBox>;
  /** Wards of a legacy district, by name. */
  getWard: Array<Ward>;
  /** The HTML that a reader would get of this Markdown. Not of the first contract. */
  previewArticle: Scalars['String']['output'];
  /** The administrative units and street at a point. The name's spelling is part of the contract. */
  suggestAdress: SuggestedAddress;
};


export type QueryCheckLocationInfoArgs = {
  data: LocationInfoInput;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetAddressConversionArgs = {
  districtId?: InputMaybe<Scalars['ID']['input']>;
  from: AddressSystem;
  lat?: InputMaybe<Scalars['Float']['input']>;
  long?: InputMaybe<Scalars['Float']['input']>;
  provinceId: Scalars['ID']['input'];
  wardId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetAllAddressSuggestionArgs = {
  text: Scalars['String']['input'];
};


export type QueryGetAllArticleArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ArticleStatus>;
};


export type QueryGetAllAuditArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  recordId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllCategoryArgs = {
  filter?: InputMaybe<CategoryFilter>;
};


export type QueryGetAllCurrentWardArgs = {
  provinceId: Scalars['ID']['input'];
};


export type QueryGetAllInvestmentOrderArgs = {
  filter?: InputMaybe<InvestmentOrderFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<InvestmentOrderOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllLocationInfoArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  locationLat?: InputMaybe<Scalars['Float']['input']>;
  locationLong?: InputMaybe<Scalars['Float']['input']>;
  order?: InputMaybe<LocationInfoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllLocationInfoByLocationArgs = {
  maxDistance: Scalars['Float']['input'];
  pointLat: Scalars['Float']['input'];
  pointLong: Scalars['Float']['input'];
};


export type QueryGetAllLocationInfoClusterArgs = {
  box: GeoBoxInput;
  filter?: InputMaybe<LocationInfoFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  zoom: Scalars['Int']['input'];
};


export type QueryGetAllLocationInfoModerationArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllLocationInfoOfUserArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryGetAllLocationInfoRelaxationArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllLocationInfoReportArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<ReportReason>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllLocationInfoSavedArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<LocationInfoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllMyGreenCheckArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllMyInvestedProjectArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<LocationInfoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllMyLocationInfoArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<LocationInfoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllMyPlanningCheckRequestArgs = {
  filter?: InputMaybe<PlanningCheckRequestFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllMyProcedureRecordArgs = {
  filter?: InputMaybe<ProcedureRecordFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllMyUploadedPhotoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryGetAllNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllNotificationArgs = {
  filter?: InputMaybe<NotificationFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllParcelArgs = {
  currentWardId?: InputMaybe<Scalars['ID']['input']>;
  landPlotNo: Scalars['String']['input'];
  mapSheetNo: Scalars['String']['input'];
  wardId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetAllPlanningCheckRequestArgs = {
  filter?: InputMaybe<PlanningCheckRequestFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllPlanningZoneArgs = {
  box: GeoBoxInput;
  zoom: Scalars['Int']['input'];
};


export type QueryGetAllPlanningZoneAtPointArgs = {
  lat: Scalars['Float']['input'];
  long: Scalars['Float']['input'];
};


export type QueryGetAllPosterArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllProcedureTemplateArgs = {
  type?: InputMaybe<ProcedureType>;
};


export type QueryGetAllRequestGreenCheckArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<LocationInfoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllSearchSuggestionArgs = {
  text: Scalars['String']['input'];
};


export type QueryGetAllSuggestDocumentArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<ProcedureType>;
};


export type QueryGetAllTransHistoryArgs = {
  filter?: InputMaybe<TransactionFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllUnmatchedCreditArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDistrictArgs = {
  provinceId: Scalars['ID']['input'];
};


export type QueryGetGreenCheckHistoryArgs = {
  locationInfoId: Scalars['ID']['input'];
};


export type QueryGetLocationInfoChangesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetLocationInfoDuplicatesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetLocationInfoTotalArgs = {
  filter?: InputMaybe<LocationInfoFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetOneArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneGreenCheckArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneInvestmentOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneLocationInfoArgs = {
  sequenceId: Scalars['Int']['input'];
};


export type QueryGetOneMyLocationInfoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneNewsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOnePaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOnePaymentByCodeArgs = {
  code: Scalars['String']['input'];
};


export type QueryGetOnePlanningCheckRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOnePlanningInfoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOnePlanningInfoByPlanningCheckRequestIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneProcedureRecordDetailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneProcedureStepArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneProcedureTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneSuggestDocumentTextArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetOneWalletOwnerArgs = {
  phone: Scalars['String']['input'];
};


export type QueryGetPlaceGoogleMapByAddressArgs = {
  address: Scalars['String']['input'];
};


export type QueryGetPlanningInfoByCodeArgs = {
  checkCode: Scalars['String']['input'];
};


export type QueryGetUnitBoxArgs = {
  currentProvinceId?: InputMaybe<Scalars['ID']['input']>;
  currentWardId?: InputMaybe<Scalars['ID']['input']>;
  districtId?: InputMaybe<Scalars['ID']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  wardId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetWardArgs = {
  districtId: Scalars['ID']['input'];
};


export type QueryPreviewArticleArgs = {
  body: Scalars['String']['input'];
};


export type QuerySuggestAdressArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type RentalStatus =
  | 'CONTRACT_ENDING'
  | 'DEPOSIT_MADE'
  | 'NOT_RENTED'
  | 'RENTING';

export type ReportReason =
  | 'DUPLICATE'
  /** Sold, or never was. */
  | 'NOT_THERE'
  | 'OTHER'
  | 'SCAM'
  | 'WRONG_ADDRESS'
  /** Not the poster's pictures, or of another property. */
  | 'WRONG_PHOTOS'
  | 'WRONG_PRICE';

/** What an account may do. `user` is everybody who registered; the others are staff. */
export type Role =
  | 'admin'
  | 'checker'
  | 'collaborator'
  | 'editor'
  | 'investor'
  | 'support'
  | 'user';

/** A search that somebody keeps. */
export type SavedSearch = {
  /** Path and query of the list screen; the filter is in it. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  frequency: AlertFrequency;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Listings that are new since its owner kept, opened or changed it last, told of or not; 1,001 stands for more than a thousand. */
  newCount: Scalars['Int']['output'];
};

/** Something that somebody who is typing may mean. */
export type SearchSuggestion = {
  /** Units in force, for a place that has a new name. */
  currentProvinceId?: Maybe<Scalars['ID']['output']>;
  currentWardId?: Maybe<Scalars['ID']['output']>;
  /** Where it lies: `Hồ Chí Minh`. */
  detail?: Maybe<Scalars['String']['output']>;
  districtId?: Maybe<Scalars['ID']['output']>;
  kind: SearchSuggestionKind;
  /** `Quận 1`, `Vinhomes Grand Park`, `Nguyễn Huệ`. */
  label: Scalars['String']['output'];
  projectName?: Maybe<Scalars['String']['output']>;
  /** Legacy units of the place, as far down as it goes. */
  provinceId?: Maybe<Scalars['ID']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  wardId?: Maybe<Scalars['ID']['output']>;
};

/** What a suggestion of the search names. */
export type SearchSuggestionKind =
  | 'PLACE'
  | 'PROJECT'
  | 'STREET';

/** A signed-in account with the token for the header `x-token`. */
export type Session = {
  /** Opaque. Sent in the header `x-token` with every request, never in an address or a cookie. */
  token: Scalars['String']['output'];
  user: User;
};

/** A payment as staff see it who look after money: for what, how much, and whose. Not of the first contract. */
export type StaffPayment = {
  amount: Scalars['Money']['output'];
  /** What it is called on statements and receipts. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What its payer reads that it is for, in the language it was opened in. */
  description: Scalars['String']['output'];
  /** What happened to it, the latest first. */
  history: Array<PaymentEvent>;
  id: Scalars['ID']['output'];
  /** `refundPayment` would take it of whom asks: it was paid by somebody else, and its money is not in the wallet already. */
  isRefundable: Scalars['Boolean']['output'];
  /** The share order that it is for, which is given back with it; null where it is for something else. */
  order?: Maybe<InvestmentOrder>;
  /** Null where its account was erased. */
  payer?: Maybe<Payer>;
  /** Who takes it in: `bank`, `vnpay`, `momo`, `zalopay`, `card`; `wallet` where it was paid from one. */
  provider: Scalars['String']['output'];
  purpose: PaymentPurpose;
  /** What they call it; null as long as that is not known. */
  reference?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
};

export type SubStepProcedureInput = {
  /** Not of the first contract. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** All of its files, in order: ids of uploads (PROCEDURE_FILE), and of files that it has. What it has and is not named is removed. */
  fileLinkIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Files that whoever sends `fileLinkIds` knows of: what was put in elsewhere stays, behind the others, and what was taken away
   * elsewhere is left out. Without it, all that the substep has are known. Not of the first contract.
   */
  knownFileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Not of the first contract. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Files in `fileLinkIds` that take the place of others, which stay in the history. Not of the first contract. */
  replaces?: InputMaybe<Array<FileReplacementInput>>;
};

/** A document that helps with a procedure. */
export type SuggestDocument = {
  /** Plain text; a line that begins with `- ` is an item of a list. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Addresses of `photos`, in their order. */
  images: Array<Scalars['String']['output']>;
  /** Where to read on, outside. */
  link?: Maybe<Scalars['String']['output']>;
  /** Its pictures in several sizes, with what they show in the reader's language. Not of the first contract. */
  photos: Array<Photo>;
  title: Scalars['String']['output'];
  /** The procedures that it helps with. Not of the first contract. */
  types: Array<ProcedureType>;
};

/** A picture of a suggested document as staff write it. It and its input are not of the first contract. */
export type SuggestDocumentImage = {
  /** What it shows, for those who cannot see it. */
  alt: LocalText;
  photo: Photo;
};

export type SuggestDocumentImageInput = {
  /** Both languages are needed. 200 characters at most. */
  alt: LocalTextInput;
  /** The upload (purpose PHOTO) of a new picture, or the key of one that it has. */
  image: Scalars['ID']['input'];
};

export type SuggestDocumentInput = {
  /** Plain text; a line that begins with `- ` is an item of a list. */
  content: LocalTextInput;
  /** In the order in which they are shown, each once, six at most. None leaves it without. */
  images?: InputMaybe<Array<SuggestDocumentImageInput>>;
  /** Where to read on, outside: by https. */
  link?: InputMaybe<Scalars['String']['input']>;
  title: LocalTextInput;
  /** The procedures that it helps with: one at least. */
  types: Array<ProcedureType>;
};

export type SuggestDocumentPage = {
  data: Array<SuggestDocument>;
  total: Scalars['Int']['output'];
};

/** A suggested document as staff write it. It and its input are not of the first contract. */
export type SuggestDocumentText = {
  /** As that of SuggestDocument. */
  content: LocalText;
  id: Scalars['ID']['output'];
  /** In the order in which they are shown. */
  images: Array<SuggestDocumentImage>;
  link?: Maybe<Scalars['String']['output']>;
  /** From 0, in the order in which documents are shown; there may be gaps. */
  position: Scalars['Int']['output'];
  title: LocalText;
  types: Array<ProcedureType>;
  updatedAt: Scalars['DateTime']['output'];
};

/** The administrative units and street at a point. */
export type SuggestedAddress = {
  /** Its name. */
  currentProvince?: Maybe<Scalars['String']['output']>;
  /** Province in force since 1 July 2025. Not of the first contract. */
  currentProvinceId?: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  currentWard?: Maybe<Scalars['String']['output']>;
  /** Commune in force since 1 July 2025; null where it is not known. Not of the first contract. */
  currentWardId?: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  district?: Maybe<Scalars['String']['output']>;
  /** Legacy district. */
  districtId?: Maybe<Scalars['ID']['output']>;
  /** Guessed from what lies near, to be looked at before it is believed. Not of the first contract. */
  isApproximate: Scalars['Boolean']['output'];
  /** Its name. */
  province?: Maybe<Scalars['String']['output']>;
  /** Legacy province. */
  provinceId?: Maybe<Scalars['ID']['output']>;
  /** Street with house number where known. */
  street?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  ward?: Maybe<Scalars['String']['output']>;
  /** Legacy ward. */
  wardId?: Maybe<Scalars['ID']['output']>;
};

/** What is offered. */
export type TradingType =
  /** For sale. */
  | 'BUY'
  /** A building project. */
  | 'PROJECT'
  /** To let; prices are per month. */
  | 'RENT';

/** An entry of a wallet. */
export type Transaction = {
  /** The name of the wallet's owner. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** The wallet's balance after it, in đồng. */
  balance: Scalars['Money']['output'];
  content?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** No fee is taken: 0. */
  fee: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** The payment behind it. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** What the payment behind it was for; of a refund, what was given back. Not of the first contract. */
  purpose?: Maybe<PaymentPurpose>;
  /** What it was for: a planning check, green check, order. */
  purposeId?: Maybe<Scalars['ID']['output']>;
  status: TransactionStatus;
  transNo: Scalars['String']['output'];
  type: TransactionType;
  updatedAt: Scalars['DateTime']['output'];
  /** Signed: what came in is positive, what went out negative. */
  value: Scalars['Money']['output'];
};

export type TransactionFilter = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<TransactionStatus>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  type?: InputMaybe<TransactionType>;
};

export type TransactionPage = {
  data: Array<Transaction>;
  total: Scalars['Int']['output'];
};

export type TransactionStatus =
  | 'DONE'
  | 'FAILED'
  | 'PENDING';

export type TransactionType =
  | 'GREEN_CHECK'
  | 'INVESTMENT'
  /** Sent to a bank account. */
  | 'PAYOUT'
  | 'PLANNING_CHECK'
  | 'REFUND'
  | 'TOP_UP';

/** Money that came without saying whom it is for, or more or less than was asked. */
export type UnmatchedCredit = {
  /** Whose wallet it was put into. */
  account?: Maybe<LocationInfoUser>;
  amount: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  memo?: Maybe<Scalars['String']['output']>;
  /** The payment whose code it bears; null where there is none. */
  payment?: Maybe<StaffPayment>;
  provider: Scalars['String']['output'];
  /** Why it was not matched: `no_memo`, `wrong_amount`, `unknown_order`, `already_paid`; `suspect` where its gateway is in doubt. */
  reason: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** The bank's or gateway's own reference. */
  reference: Scalars['String']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type UnmatchedCreditPage = {
  data: Array<UnmatchedCredit>;
  total: Scalars['Int']['output'];
};

/** A file on its way. */
export type Upload = {
  /** What a mutation takes once the file is there. */
  id: Scalars['ID']['output'];
  maxBytes: Scalars['Int']['output'];
  /** Where the browser sends the file, by PUT, once and within ten minutes. */
  url: Scalars['String']['output'];
};

export type UploadPurpose =
  /** JPEG, PNG or WebP, 5 MB at most; kept as a square of 512 pixels. */
  | 'AVATAR'
  /**
   * A photo of a green check: JPEG, PNG or WebP, 10 MB and 40 megapixels at most. Kept private, like a planning paper. Not of the
   * first contract.
   */
  | 'GREEN_CHECK_PHOTO'
  /**
   * A paper of a listing: JPEG, PNG, WebP or PDF, 20 MB at most. Kept private: only its poster and staff who accept or check listings
   * get an address to it, for some minutes. Its name goes along in the header `x-file-name`, percent-encoded. Not of the first contract.
   */
  | 'LISTING_FILE'
  /**
   * A document of an offering: JPEG, PNG, WebP or PDF, 20 MB at most. Only signed-in people get an address to it, for some
   * minutes. Its name goes along in the header `x-file-name`, percent-encoded. Not of the first contract.
   */
  | 'OFFERING_FILE'
  /** JPEG, PNG or WebP, 10 MB and 40 megapixels at most; kept in three sizes. */
  | 'PHOTO'
  /**
   * A paper of a planning check: JPEG, PNG, WebP or PDF, 20 MB at most. Kept private: only its owner and staff who answer get an
   * address to it, for some minutes. Its name goes along in the header `x-file-name`, percent-encoded. Not of the first contract.
   */
  | 'PLANNING_FILE'
  /**
   * A file of a procedure: JPEG, PNG, WebP or PDF, 20 MB at most. Only the procedure's owner gets an address to it, for some minutes.
   * Its name goes along in the header `x-file-name`, percent-encoded. Not of the first contract.
   */
  | 'PROCEDURE_FILE';

/** A registered person, as that person sees it, or as their privacy flags let others see it. */
export type User = {
  address?: Maybe<Scalars['String']['output']>;
  /** Address of the picture. */
  avatar?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  district?: Maybe<Scalars['String']['output']>;
  districtId?: Maybe<Scalars['ID']['output']>;
  /** For oneself only. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The address was proved by a mail's link; for oneself only. */
  isEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  isShowEmail: Scalars['Boolean']['output'];
  isShowPhone: Scalars['Boolean']['output'];
  /** Where the person is looking; for oneself only. */
  location?: Maybe<GeoPoint>;
  name: Scalars['String']['output'];
  /** E.164; for oneself only. */
  phone?: Maybe<Scalars['String']['output']>;
  province?: Maybe<Scalars['String']['output']>;
  provinceId?: Maybe<Scalars['ID']['output']>;
  role: Role;
  /** A short number that people can read to each other. */
  sequenceId: Scalars['Int']['output'];
  /** For oneself only. */
  wallet?: Maybe<Wallet>;
  website?: Maybe<Scalars['String']['output']>;
};

/** Money of one account. */
export type Wallet = {
  /** What can be spent, in đồng. */
  balance: Scalars['Money']['output'];
  /** Set aside for something that is not settled yet, in đồng. */
  held: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** Came for a payment of this account and did not fit it, the oldest 100 first: staff look at it, and it is in neither sum. Not of the first contract. */
  unmatched: Array<WalletCredit>;
};

/** Money that waits to be matched, as the account sees it whose payment it names. Who sent it is not said: a code proves what was typed. */
export type WalletCredit = {
  amount: Scalars['Money']['output'];
  /** What that payment asked for, in đồng. */
  asked: Scalars['Money']['output'];
  /** What the payment is called whose code it bears. */
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** As on UnmatchedCredit; `suspect` where the gateway itself looks at it. */
  reason: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
};

/** Who has a wallet, for staff who are about to move money of it. */
export type WalletOwner = {
  /** What can be spent, in đồng; without what is set aside. */
  balance: Scalars['Money']['output'];
  /** Of the account. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

/** A ward of the legacy system. */
export type Ward = {
  /** Official code, five digits. */
  id: Scalars['ID']['output'];
  /** Name with its kind: `Phường Bến Nghé`. */
  ward: Scalars['String']['output'];
};
