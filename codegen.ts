import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string', Money: 'number', Date: 'string', DateTime: 'string', GeoGeometry: 'GeoJSON.Geometry' };
const common = {
	scalars,
	inputMaybeValue: 'T | null | undefined',
	enumsAsTypes: true,
	enumType: 'string-literal',
	strictScalars: true,
	useTypeImports: true,
	skipTypename: true,
} as const;
/** Whoever installs the package has no global namespace `GeoJSON`: it names where the type is from. */
const published = { ...common, scalars: { ...scalars, GeoGeometry: 'geojson#Geometry' } } as const;

const config: CodegenConfig = {
	schema: 'schema.graphql',
	emitLegacyCommonJSImports: false,
	importExtension: '.ts',
	generates: {
		'packages/api/src/schema/schema.generated.ts': { plugins: ['typescript'], config: published },

		// Hooks stand beside the documents they come from; a fragment of another domain is imported from there.
		'packages/api/src/': {
			preset: 'near-operation-file',
			presetConfig: {
				baseTypesPath: 'schema/schema.generated.ts',
				extension: '.generated.ts',
				importTypesNamespace: 'Types',
			},
			documents: 'packages/api/src/**/*.graphql',
			plugins: [
				{ add: { content: "import { type ApiError, fetcher } from '../client/fetcher.ts';" } },
				'typescript-operations',
				'typescript-react-query',
			],
			config: {
				...published,
				importSchemaTypesFrom: './packages/api/src/schema/schema.generated.ts',
				reactQueryVersion: 5,
				reactQueryImportFrom: '../client/react-query.ts',
				exposeDocument: true,
				exposeQueryKeys: true,
				exposeQueryRootKeys: true,
				exposeMutationKeys: true,
				exposeFetcher: true,
				errorType: 'ApiError',
				fetcher: { func: 'fetcher', isReactHook: false },
				pureMagicComment: true,
			},
		},

		'apps/server/src/graphql/schema.generated.ts': {
			plugins: ['typescript', 'typescript-resolvers'],
			config: {
				...common,
				contextType: './context.ts#Context',
				// A resolver starts from the row; the fields of the contract are resolved from it.
				mappers: {
					AuditEntry: '../access/audit.ts#AuditRow',
					Article: '../content/article.repository.ts#ArticleRow',
					News: '../content/article.repository.ts#ArticleRow',
					NewsSummary: '../content/article.repository.ts#NewsRow',
					HealthProcess: '../health/process.repository.ts#ProcessRow',
					HealthQueue: '../health/health.service.ts#QueueView',
					LocationInfo: '../listing/listing.repository.ts#ListingRow',
					LocationInfoSearchPage: '../listing/listing-search.repository.ts#FoundListings',
					LocationInfoCluster: '../map/map.repository.ts#ClusterRow',
					LocationInfoUser: '../account/account.repository.ts#AccountRow',
					User: '../account/account.repository.ts#AccountRow',
					AccountSession: '../account/session.repository.ts#SessionRow',
					Consent: '../account/consent.service.ts#ConsentRow',
					Draft: '../listing/draft.service.ts#DraftRow',
					LocationInfoEvent: '../listing/listing-life.repository.ts#ListingEventRow',
					LocationInfoReport: '../listing/report.service.ts#ReportRow',
					PlanningCheckEvent: '../planning/planning-check.repository.ts#PlanningCheckEventRow',
					PlanningCheckRequest: '../planning/planning-check.repository.ts#PlanningCheckRow',
					PlanningInfo: '../planning/planning-answer.repository.ts#PlanningAnswerRow',
					PlanningVerification: '../planning/planning-answer.repository.ts#PlanningAnswerRow',
					GreenCheck: '../verification/green-check.repository.ts#GreenCheckRow',
					GreenCheckEvent: '../verification/green-check.repository.ts#GreenCheckEventRow',
					GreenCheckMark: '../verification/green-check.repository.ts#GreenCheckRow',
					GreenCheckPhoto: '../verification/green-check.repository.ts#GreenCheckPhotoRow',
					InvestmentOrder: '../invest/order.repository.ts#OrderRow',
					Offering: '../invest/offering.service.ts#OfferingView',
					OfferingUpdate: '../invest/offering.repository.ts#OfferingUpdateRow',
					PricePoint: '../listing/listing-life.repository.ts#PricePointRow',
					Parcel: '../planning/planning.repository.ts#ParcelRow',
					Plan: '../planning/planning.repository.ts#PlanRow',
					PlanningZone: '../planning/planning.repository.ts#ZoneRow',
					ProcedureRecord: '../procedure/procedure-view.ts#ProcedureView',
					ProcedureDetail: '../procedure/procedure-view.ts#ProcedureView',
					ProcedureStep: '../procedure/procedure-view.ts#StepView',
					ProcedureSubStep: '../procedure/procedure-view.ts#SubstepView',
					ProcedureFileEvent: '../procedure/procedure-file.repository.ts#ProcedureFileEventRow',
					ProcedureTemplate: '../procedure/template.repository.ts#TemplateRow',
					ProcedureTemplateStep: '@ancu/forms/procedure#TemplateStep',
					ProcedureTemplateSubStep: '@ancu/forms/procedure#TemplateSubstep',
					ProcedureTemplatePaper: '@ancu/forms/procedure#TemplatePaper',
					ProcedureTemplateFee: '@ancu/forms/procedure#TemplateFee',
					SuggestDocument: '../procedure/suggest-document.repository.ts#SuggestDocumentRow',
					SuggestDocumentText: '../procedure/suggest-document.repository.ts#SuggestDocumentRow',
					SavedSearch: '../listing/saved-search.service.ts#SavedSearchRow',
					Category: '../listing/category.repository.ts#CategoryRow',
					Notification: '../notification/notification.repository.ts#NotificationRow',
					Payout: '../wallet/payout.service.ts#PayoutRow',
					Payment: '../wallet/payment.repository.ts#PaymentRow',
					PaymentEvent: '../wallet/payment-event.repository.ts#PaymentEventRow',
					StaffPayment: '../wallet/payment.repository.ts#PaymentRow',
					Transaction: '../wallet/history.ts#WalletEntryRow',
					Wallet: '../wallet/history.ts#WalletRow',
					WalletCredit: '../wallet/credit.service.ts#OwnCreditRow',
					UnmatchedCredit: '../wallet/credit.service.ts#CreditRow',
				},
			},
		},
	},
};

export default config;
