/** What a person can consent to, each for itself. */
export const consentPurposes = ['TERMS', 'PRIVACY', 'MARKETING', 'LOCATION'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Version of the text that each consent is given to now. A text that changes gets a new version, and is asked for again. */
export const consentVersions: Readonly<Record<ConsentPurpose, string>> = {
	TERMS: '2026-11-29',
	PRIVACY: '2026-11-29',
	MARKETING: '2026-01-01',
	LOCATION: '2026-01-01',
};
