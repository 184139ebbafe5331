import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Tag } from '../apps/server/src/notification/tags.ts';
import { toldLists, toldQueries } from '../apps/web/src/notification/look-again.ts';

const api = path.resolve(import.meta.dirname, '../packages/api/src');
const queries = globSync('*/*.graphql', { cwd: api }).flatMap((file) =>
	[...readFileSync(path.join(api, file), 'utf8').matchAll(/^query (\w+)/gm)].map(([, name]) => name),
);

const money = ['WalletBalance', 'Transactions', 'Payment'];
const bought = ['PlanningCheck', 'GreenCheck', 'InvestmentOrder'];
const plot = ['PlanningCheck', 'MyPlanningChecks', 'PlanningAnswerOfCheck'];
const plotAtDesk = ['PlanningWork', 'PlanningWorkItem'];
const check = ['GreenCheck', 'MyGreenChecks', 'OwnCheckedListing', 'GreenCheckHistory', 'OwnListings'];
const checkAtDesk = ['GreenCheckQueue', 'GreenCheckWork'];
const mark = [...check, 'ListingMark', 'PublicListing', 'ListingDetail'];
const order = ['InvestmentOrder', 'InvestmentOrders', 'InvestmentPoints', 'Holdings', 'Offering', 'Offerings'];
const listingPrice = ['SavedListings', 'CompareListings', 'PublicListing', 'ListingDetail', 'ListingPrices'];
const ownListing = ['OwnListings', 'OwnListingCounts', 'PublicListing', 'ListingDetail'];
const everywhere = ['ListingSearch', 'ListingNearby', 'PersonListings', 'MapClusters'];

/** What shows that which a notification speaks of, by its kind. */
const shownBy: Readonly<Record<Tag, readonly string[]>> = {
	'planning.received': plot,
	'planning.asked': plot,
	'planning.replied': plotAtDesk,
	'planning.done': plot,
	'planning.corrected': [...plot, 'PlanningVerification'],
	'planning.upheld': [...plot, 'PlanningVerification'],
	'planning.disputed': plotAtDesk,
	'planning.left': plotAtDesk,
	'planning.takenAway': plotAtDesk,
	'planning.cancelled': [...plot, ...money],
	'planning.late': [...plot, ...money],
	'verification.taken': check,
	'verification.approved': mark,
	'verification.cancelled': [...check, ...money],
	'verification.stopped': [...check, ...money],
	'verification.sentBack': checkAtDesk,
	'verification.changed': checkAtDesk,
	'verification.left': checkAtDesk,
	'verification.takenAway': checkAtDesk,
	'verification.fell': mark,
	'verification.endsSoon': mark,
	'verification.ended': mark,
	'verification.reopened': mark,
	'invest.news': ['Holdings', 'Offering'],
	'invest.expired': order,
	'invest.stopped': order,
	'invest.takenDown': ['Holdings', 'ListingDetail'],
	'invest.refunded': [...order, ...money],
	'invest.softCap': [...order, ...money],
	'invest.succeeded': order,
	'invest.failed': order,
	'invest.sold': order,
	'wallet.toppedUp': money,
	'wallet.paid': [...money, ...bought],
	'wallet.late': [...money, ...bought],
	'wallet.otherAmount': [...money, 'WalletUnmatched'],
	'wallet.paidAgain': [...money, 'WalletUnmatched'],
	'wallet.credited': [...money, 'WalletUnmatched'],
	'wallet.notTaken': [...money, 'WalletUnmatched'],
	'wallet.sentBack': [...money, 'WalletUnmatched'],
	'wallet.paidOut': money,
	'wallet.refunded': money,
	'listing.accepted': [...ownListing, ...everywhere],
	'listing.rejected': [...ownListing, ...everywhere],
	'listing.endsSoon': ownListing,
	'listing.expired': [...ownListing, ...everywhere],
	// No page shows reports to whoever made them.
	'listing.reportDismissed': [],
	'listing.reportUpheld': everywhere,
	'listing.price': [...listingPrice, ...everywhere],
	'listing.rent': [...listingPrice, ...everywhere],
	'search.found': ['SavedSearches', 'ListingSearch'],
	'procedure.due': ['Procedure', 'MyProcedures'],
	'procedure.late': ['Procedure', 'MyProcedures'],
	'account.password': ['Sessions'],
	// What stands there is looked at again with its tab: `Me`, `Privacy`, `Profile`.
	'account.phone': [],
	'account.email': [],
};

/** What no notification speaks of, or what is not read over. */
const leftAlone = {
	'what a form begins with or asks while one types': [
		'AddressSuggestions',
		'Article',
		'ArticlePreview',
		'CheckListing',
		'Drafts',
		'FindPlace',
		'ListingForm',
		'ListingOfProcedure',
		'ListingRelaxations',
		'ListingTotal',
		'NotificationSettings',
		'PaymentRecord',
		'PlotOfListing',
		'ProcedureTemplate',
		'SearchSuggestions',
		'SuggestAddress',
		'SuggestDocumentText',
		'UploadedPhotos',
		'WalletOwner',
	],
	'what is looked at again with its tab': ['Me', 'Privacy', 'Profile'],
	'the notifications themselves': ['Notifications', 'UnseenTotal'],
	'desks and lists of staff whom nothing is told': [
		'Articles',
		'Audit',
		'Health',
		'ListingReports',
		'ListingReview',
		'ProcedureTemplates',
		'ReservedPayouts',
		'SuggestDocumentTexts',
		'UnmatchedCredits',
		'WaitingListings',
	],
	'what oneself alone changes': ['Consents', 'KeptPlace', 'SavedIds'],
	'what is the same for everybody': [
		'Banks',
		'Categories',
		'CategoriesOfKind',
		'CurrentAddress',
		'CurrentProvinces',
		'CurrentWards',
		'Districts',
		'FormerAddress',
		'NewsList',
		'NewsPage',
		'Parcels',
		'Person',
		'PlanningZones',
		'PlanningZonesAtPoint',
		'Posters',
		'Provinces',
		'SuggestDocuments',
		'UnitBox',
		'Wards',
	],
	'what this website does not ask': ['PlanningAnswer', 'ProcedureStep'],
};

it.each(Object.entries(shownBy))('what %s speaks of is looked at again', (_tag, names) => {
	expect(names.filter((name) => !toldQueries.has(name) && !toldLists.has(name))).toEqual([]);
});

it('nothing else is', () => {
	const named = new Set(Object.values(shownBy).flat());
	expect([...toldQueries, ...toldLists].filter((name) => !named.has(String(name)))).toEqual([]);
});

it('every query is one of those, or left alone for a reason', () => {
	const decided = [...toldQueries, ...toldLists, ...Object.values(leftAlone).flat()];
	expect(decided.toSorted()).toEqual(queries.toSorted());
});
