/** What staff may look at that is noted. */
export const notedLooks = ['getOneWalletOwner', 'getOnePaymentByCode'] as const;

/** What staff alone may do, by the names of the contract. */
export const staffOperations = [
	'acceptLocationInfo',
	'rejectLocationInfo',
	'decideReport',
	'createPlanningInfo',
	'updatePlanningInfo',
	'upholdPlanningInfo',
	'resolveUnmatchedCredit',
	'returnUnmatchedCredit',
	'closeSuspectCredit',
	'reservePayout',
	'bookPayout',
	'cancelPayout',
	'retryFailedJobs',
	'refundPayment',
	'refundInvestmentOrder',
	'saveProcedureTemplate',
	'publishProcedureTemplate',
	'deleteProcedureTemplate',
	'saveSuggestDocument',
	'removeSuggestDocument',
	'createArticle',
	'updateArticle',
	'publishArticle',
	'unpublishArticle',
	'deleteArticle',
	'takeGreenCheck',
	'releaseGreenCheck',
	'saveGreenCheck',
	'fileGreenCheck',
	'cancelGreenCheck',
	'approveGreenCheck',
	'sendBackGreenCheck',
] as const;

/** What staff do by a mutation that stands for several steps: as the server notes these, and as it did before it noted them. */
export const staffSteps = [
	'updatePlanningCheckRequest',
	'updatePlanningCheckRequest TAKE',
	'updatePlanningCheckRequest RELEASE',
	'updatePlanningCheckRequest START',
	'updatePlanningCheckRequest ASK',
	'updatePlanningCheckRequest CANCEL',
	'decideReport UPHOLD',
	'decideReport DISMISS',
] as const;

/** What was noted as long as staff alone might do it. */
export const formerOperations = ['createOfferingUpdate'] as const;
