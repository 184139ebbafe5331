/** Roles of accounts, as the contract spells them. */
export const roles = ['user', 'collaborator', 'support', 'investor', 'editor', 'checker', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `public`: everybody. `signedIn`: every account. A list: accounts of those roles. */
export type Rule = 'public' | 'signedIn' | readonly Role[];

const answersPlanning = ['collaborator', 'support', 'admin'] as const;
const acceptsListings = ['editor', 'admin'] as const;
/** Who writes news. */
export const writesNews = ['editor', 'admin'] as const;
const checks = ['checker', 'admin'] as const;
const approvesChecks = ['admin'] as const;
const readsMoney = ['support', 'admin'] as const;
const movesMoney = ['admin'] as const;
const runsServers = ['admin'] as const;
const readsAudit = ['admin'] as const;
/** Who keeps what procedures go by: their templates, and the documents that help with them. */
const keepsTemplates = ['support', 'admin'] as const;

/** Who works here: neither people nor those who offer shares. */
export const staff = ['collaborator', 'support', 'editor', 'checker', 'admin'] as const;

/** Who may post a listing with shares. */
export const offersShares = ['investor', 'admin'] as const;
/** Who reads everybody's share orders. */
export const readsOrders = ['collaborator', 'support', 'admin'] as const;

/**
 * Who may call what. Whether a caller may touch one certain record is decided by that record's service; this table decides
 * whether they come that far. Screens ask it too, for what they offer. The server does not compile while an operation is missing.
 */
export const permissions = {
	Query: {
		getProvince: 'public',
		getDistrict: 'public',
		getWard: 'public',
		getPlaceGoogleMapByAddress: 'public',
		suggestAdress: 'public',
		getAllAddressSuggestion: 'public',
		getAddressConversion: 'public',
		getAllCurrentProvince: 'public',
		getAllCurrentWard: 'public',
		getUnitBox: 'public',

		getAllLocationInfo: 'public',
		getAllLocationInfoByLocation: 'public',
		getAllLocationInfoCluster: 'public',
		getLocationInfoTotal: 'public',
		getAllLocationInfoRelaxation: 'public',
		getAllSearchSuggestion: 'public',
		getAllPlanningZone: 'public',
		getAllPlanningZoneAtPoint: 'public',
		getAllParcel: 'public',
		getAllCategoryWOPaging: 'public',
		getAllCategory: 'public',
		getAllSuggestDocument: 'public',

		getOneUser: 'public',
		getAllLocationInfoOfUser: 'public',
		getAllPoster: 'public',
		getMe: 'signedIn',
		getAllMySession: 'signedIn',
		getAllMyConsent: 'signedIn',
		getOneLocationInfo: 'signedIn',
		getAllMyLocationInfo: 'signedIn',
		getAllLocationInfoSaved: 'signedIn',
		getOneMyLocationInfo: 'signedIn',
		checkLocationInfo: 'signedIn',
		getAllMyDraft: 'signedIn',
		getAllMyUploadedPhoto: 'signedIn',
		getAllMySavedSearch: 'signedIn',
		getAllTransHistory: 'signedIn',
		getOnePayment: 'signedIn',
		getAllBank: 'public',
		getPlanningInfoByCode: 'public',
		getAllNotification: 'signedIn',
		getMyNotificationSettings: 'signedIn',
		getAllMyPlanningCheckRequest: 'signedIn',
		getOnePlanningCheckRequest: 'signedIn',
		getOnePlanningInfo: 'signedIn',
		getOnePlanningInfoByPlanningCheckRequestId: 'signedIn',
		getAllInvestmentOrder: 'signedIn',
		getOneInvestmentOrder: 'signedIn',
		getAllMyInvestedProject: 'signedIn',
		getAllMyInvestmentPoint: 'signedIn',
		getAllMyProcedureRecord: 'signedIn',
		getOneProcedureRecordDetail: 'signedIn',
		getOneProcedureStep: 'signedIn',
		getAllMyGreenCheck: 'signedIn',
		getOneGreenCheck: 'signedIn',
		getGreenCheckHistory: 'public',

		getAllLocationInfoModeration: acceptsListings,
		getLocationInfoChanges: acceptsListings,
		getLocationInfoDuplicates: acceptsListings,
		getAllLocationInfoReport: acceptsListings,
		getAllPlanningCheckRequest: answersPlanning,
		getAllRequestGreenCheck: checks,
		getAllUnmatchedCredit: readsMoney,
		getOnePaymentByCode: readsMoney,
		getOneWalletOwner: movesMoney,
		getAllReservedPayout: movesMoney,
		getHealth: runsServers,
		getAllProcedureTemplate: keepsTemplates,
		getOneProcedureTemplate: keepsTemplates,
		getAllSuggestDocumentText: keepsTemplates,
		getOneSuggestDocumentText: keepsTemplates,
		getAllNews: 'public',
		getOneNews: 'public',
		getAllArticle: writesNews,
		getOneArticle: writesNews,
		previewArticle: writesNews,
		getAllAudit: readsAudit,
	},
	Mutation: {
		loginUser: 'public',
		lmkRegisterUserWeb: 'public',
		lmkResetPassword: 'public',
		checkValidUser: 'public',
		viewPost: 'public',
		requestPhoneCode: 'public',
		confirmPhoneCode: 'public',
		lmkSendMailVerify: 'public',

		logoutUser: 'signedIn',
		endSession: 'signedIn',
		endOtherSessions: 'signedIn',
		confirmEmail: 'signedIn',
		setConsent: 'signedIn',
		exportMyData: 'signedIn',
		deleteMe: 'signedIn',
		createUpload: 'signedIn',
		setMyLocation: 'signedIn',
		changePassword: 'signedIn',
		updateMe: 'signedIn',
		getPayment: 'signedIn',
		payByCard: 'signedIn',
		cancelPayment: 'signedIn',
		paymentPlanningCheckRequest: 'signedIn',
		checkStatusPayment: 'signedIn',
		checkPayment: 'signedIn',
		seenNotification: 'signedIn',
		seenAllNotification: 'signedIn',
		setDevice: 'signedIn',
		removeDevice: 'signedIn',
		updateNotificationSettings: 'signedIn',
		setMyLocale: 'signedIn',
		createPlanningCheckRequest: 'signedIn',
		updatePlanningCheckRequest: 'signedIn',
		ratePlanningInfo: 'signedIn',
		disputePlanningInfo: 'signedIn',
		createLocationInfo: 'signedIn',
		updateLocationInfo: 'signedIn',
		closeLocationInfo: 'signedIn',
		renewLocationInfo: 'signedIn',
		reportLocationInfo: 'signedIn',
		importLocationInfo: 'signedIn',
		saveDraft: 'signedIn',
		deleteDraft: 'signedIn',
		createSavedSearch: 'signedIn',
		updateSavedSearch: 'signedIn',
		deleteSavedSearch: 'signedIn',
		saveLocationInfo: 'signedIn',
		unSaveLocationInfo: 'signedIn',
		createOfferingUpdate: 'signedIn',
		createInvestmentOrder: 'signedIn',
		paymentInvestmentOrder: 'signedIn',
		cancelInvestmentOrder: 'signedIn',
		createProcedureRecord: 'signedIn',
		updateSubStepProcedure: 'signedIn',
		updateProcedureRecord: 'signedIn',
		deleteProcedureRecord: 'signedIn',
		createGreenCheck: 'signedIn',
		paymentGreenCheck: 'signedIn',
		cancelMyGreenCheck: 'signedIn',

		acceptLocationInfo: acceptsListings,
		rejectLocationInfo: acceptsListings,
		decideReport: acceptsListings,
		createPlanningInfo: answersPlanning,
		updatePlanningInfo: answersPlanning,
		upholdPlanningInfo: answersPlanning,
		resolveUnmatchedCredit: movesMoney,
		returnUnmatchedCredit: movesMoney,
		closeSuspectCredit: movesMoney,
		reservePayout: movesMoney,
		bookPayout: movesMoney,
		cancelPayout: movesMoney,
		retryFailedJobs: runsServers,
		refundPayment: movesMoney,
		refundInvestmentOrder: movesMoney,
		saveProcedureTemplate: keepsTemplates,
		publishProcedureTemplate: keepsTemplates,
		deleteProcedureTemplate: keepsTemplates,
		saveSuggestDocument: keepsTemplates,
		removeSuggestDocument: keepsTemplates,
		createArticle: writesNews,
		updateArticle: writesNews,
		publishArticle: writesNews,
		unpublishArticle: writesNews,
		deleteArticle: writesNews,
		takeGreenCheck: checks,
		releaseGreenCheck: checks,
		saveGreenCheck: checks,
		fileGreenCheck: checks,
		cancelGreenCheck: checks,
		approveGreenCheck: approvesChecks,
		sendBackGreenCheck: approvesChecks,
	},
} as const satisfies Record<'Query' | 'Mutation', Record<string, Rule>>;

/** Whether somebody with this role, or nobody (null), passes the rule. */
export function isAllowed(rule: Rule, role: Role | null): boolean {
	if (rule === 'public') return true;
	if (role === null) return false;
	return rule === 'signedIn' || rule.includes(role);
}
