/**
 * Figures that policy texts name. Written out, because a page of text is not to bring along every rule; a test compares them with the
 * rules. Money in đồng.
 */
export const policyFigures = {
	planningFee: 500_000,
	planningDays: 2,
	planningFiles: 10,
	planningFileMegabytes: 20,
	greenFee: 100_000,
	topUpMin: 50_000,
	holdMinutes: 15,
	photos: 30,
	photoMegabytes: 50,
	titleMin: 10,
	titleMax: 120,
	descriptionMin: 30,
	descriptionMax: 5_000,
	passwordMin: 8,
} as const;
