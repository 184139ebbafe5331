import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { COMPARE_MAX } from '@ancu/forms/listing';
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSomeWards } from '../address/conversion/conversion.fixtures.ts';
import { both, writer } from '../content/article.fixtures.ts';
import { insertOffering, member } from '../invest/invest.fixtures.ts';
import { insertTestCheck as insertPlanningCheck, insertTestAnswer } from '../planning/planning-check.fixtures.ts';
import { readClientDocuments } from '../testing/client-documents.ts';
import { giveMoney } from '../testing/give-money.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertTestCheck } from '../verification/verification.fixtures.ts';

const MANY = 20;
const queries = readClientDocuments().filter(({ operation }) => operation.operation === 'query');

/** Ids of the first of everything, which single records are asked by. */
interface First {
	account: string;
	/** The admin, whose listings are many. */
	admin: string;
	listing: string;
	sequenceId: number;
	ownListing: string;
	offering: number;
	planningCheck: string;
	planningAnswer: string;
	greenCheck: string;
	order: string;
	procedure: string;
	article: string;
	template: string;
	document: string;
	step: string;
	payment: string;
	/** Of all of them, not of the first alone. */
	uploads: string[];
	sequenceIds: number[];
}

describe('how many statements a query of our client needs', () => {
	let server: TestServer;
	let token: string;
	let first: First;
	// Jobs run beside the request that is being answered, and are not counted.
	const request = new AsyncLocalStorage<{ statements: number }>();
	let counted = { statements: 0 };
	const few = new Map<string, number>();
	const many = new Map<string, number>();

	beforeAll(async () => {
		server = await startTestServer(
			{},
			{
				plugin: {
					transformQuery: ({ node }) => node,
					transformResult: async ({ result }) => {
						const counted = request.getStore();
						if (counted) counted.statements++;
						return result;
					},
				},
			},
		);
		await importSomeWards(server.db);
		token = await server.signIn('admin');
		const { server: http } = server.app;
		const [answer] = http.listeners('request') as ((...args: unknown[]) => void)[];
		http.removeAllListeners('request');
		http.on('request', (...args) => request.run(counted, () => answer?.apply(http, args)));
		first = await addOne(server, 0);
		await countAll(few);
		for (let index = 1; index < MANY; index++) {
			const { uploads, sequenceIds } = await addOne(server, index);
			first.uploads.push(...uploads);
			first.sequenceIds.push(...sequenceIds);
		}
		await countAll(many);
	}, 120_000);
	afterAll(async () => {
		await server.close();
	});

	async function countAll(counts: Map<string, number>): Promise<void> {
		for (const { name, text, operation } of queries) {
			const variables = variablesOf(first, name);
			const declared = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
			const given = Object.fromEntries(Object.entries(variables).filter(([variable]) => declared.has(variable)));
			// What is kept in memory is there the second time.
			for (let round = 0; round < 2; round++) {
				counted = { statements: 0 };
				const { errors } = await server.ask(text, { token, variables: given });
				if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
			}
			counts.set(name, counted.statements);
		}
	}

	it.each(queries.map(({ name }) => name))('%s: as many for twenty rows as for one', (name) => {
		expect(few.get(name)).toBeDefined();
		expect(many.get(name), `${name} needed ${few.get(name)} for one row`).toBeLessThanOrEqual(few.get(name) ?? 0);
	});

	it('a list that is asked for by many names is read once', async () => {
		const countOf = async (fields: string) => {
			counted = { statements: 0 };
			const { errors } = await server.ask(`{ getAllLocationInfo { ${fields} } }`);
			expect(errors).toBeUndefined();
			return counted.statements;
		};
		const once = await countOf('data { id } priorityPost { id } total');
		const names = ['a', 'b', 'c'].map((n) => `${n}1: data { id } ${n}2: priorityPost { id } ${n}3: total`);
		expect(await countOf(names.join(' '))).toBe(once);
	});

	it('a list of cards is its page, its total and what of it is saved, after the session: places and categories are kept', () => {
		expect(many.get('ListingSearch')).toBe(4);
	});

	it('is small', () => {
		// The session's own is among them.
		expect(Math.min(...many.values())).toBeGreaterThan(0);
		const most = [...many].sort(([, one], [, other]) => other - one)[0];
		expect(most?.[1], `${most?.[0]} needs most`).toBeLessThanOrEqual(20);
	});

	it('lists twenty of what it has', async () => {
		for (const [name, field] of Object.entries(lists)) {
			const text = queries.find((query) => query.name === name)?.text ?? '';
			const { data } = await server.ask(text, { token, variables: variablesFor(text, first, name) });
			const root = data[field];
			const least = name === 'CompareListings' ? COMPARE_MAX : MANY;
			expect((Array.isArray(root) ? root : root.data).length, name).toBeGreaterThanOrEqual(least);
		}
	});

	it('has every list that our client asks for among these, or knows why not', () => {
		const fields = server.app.graphql.schema.getQueryType()?.getFields() ?? {};
		const listing = queries.filter(({ operation: { selectionSet } }) =>
			selectionSet.selections.some((selection) => {
				const type = selection.kind === 'Field' && fields[selection.name.value]?.type;
				if (!type) return false;
				const named = getNamedType(type);
				return isListType(getNullableType(type)) || (isObjectType(named) && 'data' in named.getFields());
			}),
		);
		expect(listing.map(({ name }) => name).sort()).toEqual([...Object.keys(lists), ...short].sort());
	});

	it('what is usual around every listing of a long page is two more, in however many places they lie', async () => {
		const wards = await server.db
			.selectFrom('unit')
			.select(['code', 'parent_code'])
			.where('level', '=', 'ward')
			.where('parent_code', 'in', ['760', '761', '764'])
			.execute();
		const inWards = wards.map(({ code, parent_code }) => ({ ward_code: code, district_code: parent_code }));
		const sameWard = inWards.slice(0, 1).flatMap((place) => Array.from({ length: 4 }, () => place));
		const villas = [...inWards, ...sameWard].map((place, at) => ({ ...place, title: `Biệt thự ${at}` }));
		await insertListings(
			server.db,
			villas.map((villa) => ({ ...villa, category_id: 'villa' })),
		);
		const page = async (fields: string) => {
			counted = { statements: 0 };
			const { data, errors } = await server.ask(
				`{ getAllLocationInfo(limit: 100) { data { description ${fields} } } }`,
			);
			expect(errors).toBeUndefined();
			return data.getAllLocationInfo.data as { median: { scope: string } | null }[];
		};
		await page('id');
		const without = counted.statements;
		const listings = await page('median { scope }');
		expect(counted.statements - without).toBe(2);
		expect(new Set(listings.map(({ median }) => median?.scope))).toEqual(new Set(['WARD', 'DISTRICT']));
	});
});

/** Lists that must be full, so that what is counted says something. */
const lists: Readonly<Record<string, string>> = {
	ListingSearch: 'getAllLocationInfo',
	ListingNearby: 'getAllLocationInfoByLocation',
	OwnListings: 'getAllMyLocationInfo',
	SavedListings: 'getAllLocationInfoSaved',
	SavedSearches: 'getAllMySavedSearch',
	Drafts: 'getAllMyDraft',
	WaitingListings: 'getAllLocationInfoModeration',
	ListingReports: 'getAllLocationInfoReport',
	PersonListings: 'getAllLocationInfoOfUser',
	Posters: 'getAllPoster',
	Offerings: 'getAllLocationInfo',
	Holdings: 'getAllMyInvestedProject',
	InvestmentOrders: 'getAllInvestmentOrder',
	MyPlanningChecks: 'getAllMyPlanningCheckRequest',
	PlanningWork: 'getAllPlanningCheckRequest',
	MyGreenChecks: 'getAllMyGreenCheck',
	GreenCheckQueue: 'getAllRequestGreenCheck',
	MyProcedures: 'getAllMyProcedureRecord',
	SuggestDocuments: 'getAllSuggestDocument',
	SuggestDocumentTexts: 'getAllSuggestDocumentText',
	Notifications: 'getAllNotification',
	Transactions: 'getAllTransHistory',
	UnmatchedCredits: 'getAllUnmatchedCredit',
	Articles: 'getAllArticle',
	NewsList: 'getAllNews',
	Audit: 'getAllAudit',
	CompareListings: 'getAllLocationInfo',
	ReservedPayouts: 'getAllReservedPayout',
	SavedIds: 'getAllLocationInfoSaved',
	Sessions: 'getAllMySession',
	UploadedPhotos: 'getAllMyUploadedPhoto',
};

/** Lists of which there are few rows whatever people do, or as many in any database, or that ask for nothing but a count. */
const short: readonly string[] = [
	'AddressSuggestions',
	'Banks',
	'Categories',
	'CategoriesOfKind',
	'Consents',
	'CurrentProvinces',
	'CurrentWards',
	'Districts',
	'GreenCheckHistory',
	'InvestmentPoints',
	'KeptPlace',
	'ListingMark',
	'ListingRelaxations',
	'ListingReview',
	'MapClusters',
	'OwnListingCounts',
	'Parcels',
	'PlanningZones',
	'PlanningZonesAtPoint',
	'ProcedureTemplates',
	'Provinces',
	'PublicListing',
	'SearchSuggestions',
	'UnseenTotal',
	'Wards',
];

function variablesFor(text: string, first: First, name: string): Record<string, unknown> {
	return Object.fromEntries(Object.entries(variablesOf(first, name)).filter(([key]) => text.includes(`$${key}:`)));
}

function variablesOf(first: First, name: string): Record<string, unknown> {
	const ids: Record<string, string> = {
		Person: first.account,
		Article: first.article,
		NewsPage: first.article,
		InvestmentOrder: first.order,
		ListingReview: first.listing,
		ListingForm: first.ownListing,
		OwnCheckedListing: first.ownListing,
		PlanningCheck: first.planningCheck,
		PlanningAnswer: first.planningAnswer,
		PlanningWorkItem: first.planningCheck,
		ProcedureTemplate: first.template,
		SuggestDocumentText: first.document,
		Procedure: first.procedure,
		ProcedureStep: first.step,
		Payment: first.payment,
		GreenCheck: first.greenCheck,
		GreenCheckWork: first.greenCheck,
	};
	const box = { south: 10.7, west: 106.6, north: 10.9, east: 106.8 };
	return {
		...(ids[name] && { id: ids[name] }),
		limit: MANY,
		page: 1,
		sequenceId: name === 'Offering' ? first.offering : first.sequenceId,
		userId: first.admin,
		ids: name === 'UploadedPhotos' ? first.uploads : [first.account],
		sequenceIds: first.sequenceIds.slice(0, COMPARE_MAX),
		locationInfoId: first.listing,
		checkId: first.planningCheck,
		code: first.payment,
		...(name === 'Offerings' && { filter: { isInvest: true } }),
		provinceId: '79',
		districtId: '760',
		wardId: name === 'FormerAddress' ? '26740' : '26734',
		address: 'Phường Bến Nghé, Quận 1',
		text: 'quan 1',
		body: '## Một',
		checkCode: 'ABCDEF123456',
		data: { tradingType: 'BUY', categoryId: 'house', provinceId: '79', districtId: '760', wardId: '26734', area: 50 },
		latitude: 10.78,
		longitude: 106.7,
		lat: 10.78,
		long: 106.7,
		pointLat: 10.78,
		pointLong: 106.7,
		maxDistance: 500,
		box,
		zoom: 18,
		near: true,
		mapSheetNo: '12',
		landPlotNo: '345',
		phone: '0988000002',
	};
}

/** Adds one of everything that lists show: of the admin where a list is one's own, of somebody new elsewhere. */
async function addOne(server: TestServer, index: number): Promise<First> {
	const { db } = server;
	const admin = await member(server, 'admin');
	const { id: account } = await db
		.insertInto('account')
		.values({ name: `Người ${index}` })
		.returning('id')
		.executeTakeFirstOrThrow();
	const titles = ['công khai', 'của mình', 'chờ duyệt', 'chờ kiểm tra'].map((what) => `Tin ${what} ${index}`);
	const photos = JSON.stringify([
		{ key: `${randomUUID()}.webp`, width: 800, height: 600, caption: null, isDrawing: false, smaller: [] },
	]);
	const [shown, own, waiting, checked] = titles.map((title) => ({ title, photos, account_id: account })) as [
		{ title: string; photos: string; account_id: string },
		{ title: string; photos: string; account_id: string },
		{ title: string; photos: string; account_id: string },
		{ title: string; photos: string; account_id: string },
	];
	const listings = await insertListings(db, [
		shown,
		{ ...own, account_id: admin.id },
		{ ...waiting, status: 'PENDING' },
		{ ...checked, account_id: admin.id },
	]);
	const idOf = (at: number) => listings.get(titles[at] ?? '') as { id: string; sequenceId: number };
	const listing = idOf(0).id;
	for (const { id } of [0, 1, 2].map(idOf))
		await db.insertInto('listing_event').values({ listing_id: id, actor_id: account, kind: 'POSTED' }).execute();
	await db.insertInto('saved_listing').values({ account_id: admin.id, listing_id: listing }).execute();
	await db
		.insertInto('listing_report')
		.values({ listing_id: listing, account_id: account, reason: 'SCAM', text: 'Lừa đảo' })
		.execute();
	await db
		.insertInto('saved_search')
		.values({ account_id: admin.id, name: `Tìm ${index}`, address: '/real-estate?province=79', frequency: 'DAILY' })
		.execute();
	await db.insertInto('draft').values({ account_id: admin.id, id: randomUUID(), data: '{}' }).execute();
	await db
		.insertInto('notification')
		.values({ account_id: admin.id, tag: 'listing.accepted', params: JSON.stringify({ title: `Tin ${index}` }) })
		.execute();
	await db
		.insertInto('credit')
		.values({
			provider: 'bank',
			reference: `ref-${index}`,
			amount: 1_000,
			reason: 'no_memo',
			...(index % 2 && { account_id: account, resolved_at: null }),
		} as never)
		.execute();

	const planningCheck = await insertPlanningCheck(server, {
		account_id: admin.id,
		listing_id: listing,
		assignee_id: account,
	});
	const planningAnswer = await insertTestAnswer(server, { check_id: planningCheck, author_id: admin.id });
	const greenCheck = await insertTestCheck(server, {
		listing_id: idOf(3).id,
		account_id: admin.id,
		checker_id: account,
		status: 'ACCEPT',
	});

	await giveMoney(db, admin.id, 10_000_000);
	const offeringId = await insertOffering(server);
	const offering = await db
		.selectFrom('listing')
		.select('sequence_id')
		.where('id', '=', offeringId)
		.executeTakeFirstOrThrow();
	await db
		.insertInto('offering_update')
		.values({ listing_id: offeringId, account_id: admin.id, text: 'Tiến độ' } as never)
		.execute();
	const order = await admin.ordered(offeringId, 1);
	const paid = await admin.pay(order);
	if (paid.errors) throw new Error(JSON.stringify(paid.errors));

	const { data } = await admin.ask(
		'mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id procedureRDId } }',
		{ data: { type: 'BUY', name: `Thủ tục ${index}`, locationInfoId: listing } },
	);
	const { data: steps } = await admin.ask('query ($id: ID!) { getOneProcedureRecordDetail(id: $id) { stepIds } }', {
		id: data.createProcedureRecord.id,
	});
	const editor = await writer(server, 'admin');
	const article = await editor.release(both(`Bài ${index}`));
	const document = randomUUID();
	const text = JSON.stringify({ vn: 'Nên đọc', en: 'Worth reading' });
	await db
		.insertInto('suggest_document')
		.values({ id: document, position: 100 + index, types: ['BUY'], title: text, content: text, photos })
		.execute();
	const picture = { key: `photo/${randomUUID()}.webp`, width: 800, height: 600, smaller: [], placeholder: null };
	const upload = await db
		.insertInto('upload')
		.values({
			account_id: admin.id,
			purpose: 'PHOTO',
			token_hash: randomBytes(32),
			expires_at: new Date(),
			file_key: picture.key,
			picture: JSON.stringify(picture),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const owner = await db
		.selectFrom('account')
		.select(['id', 'phone'])
		.where('username', '=', 'binh')
		.executeTakeFirstOrThrow();
	await giveMoney(db, owner.id, 100_000);
	const reserved = await admin.ask('mutation ($data: PayoutInput!) { reservePayout(data: $data) { id } }', {
		data: { phone: owner.phone, amount: 50_000, note: `Rút lần ${index}` },
	});
	if (reserved.errors) throw new Error(JSON.stringify(reserved.errors));
	const template = await db.selectFrom('procedure_template').select('id').limit(1).executeTakeFirstOrThrow();
	return {
		admin: admin.id,
		account,
		listing,
		sequenceId: idOf(0).sequenceId,
		ownListing: idOf(1).id,
		offering: offering.sequence_id,
		planningCheck,
		planningAnswer,
		greenCheck,
		order,
		procedure: data.createProcedureRecord.id,
		article: article.id,
		template: template.id,
		document,
		step: steps.getOneProcedureRecordDetail.stepIds[0],
		payment: paid.data.paymentInvestmentOrder.id,
		uploads: [upload.id],
		sequenceIds: [idOf(0).sequenceId],
	};
}
