import type { ConsentPurpose } from '@ancu/forms/account';

/** The signed-in person's own profile. */
export interface AccountProfile {
	/** The account's number, short enough to be read to somebody. */
	sequenceId: number;
	name: string;
	/** E.164. */
	phone: string | null;
	email: string | null;
	/** A mail's link proved the address. */
	isEmailVerified: boolean | null;
	website: string | null;
	/** YYYY-MM-DD. */
	dateOfBirth: string | null;
	/** Legacy code. */
	provinceId: string | null;
	/** Legacy code. */
	districtId: string | null;
	address: string | null;
	description: string | null;
}

/** What a person shows of the contacts, and what there is to show. */
export interface PrivacyFlags {
	/** E.164. */
	phone: string | null;
	email: string | null;
	/** A mail's link proved the address; until then nobody else sees it. */
	isEmailVerified: boolean | null;
	isShowPhone: boolean;
	isShowEmail: boolean;
}

/** A person as others see them. */
export interface Person {
	id: string;
	name: string;
	/** Address of the picture. */
	avatar: string | null;
	/** E.164; null when it is not shown. */
	phone: string | null;
	/** Null when it is not shown. */
	email: string | null;
	description: string | null;
	website: string | null;
	/** ISO 8601. */
	createdAt: string;
	/** How many public listings there are. */
	listingCount: number;
}

/** One place where an account is signed in. */
export interface AccountSession {
	id: string;
	/** What the browser says of itself. */
	userAgent: string | null;
	/** IP address at sign-in. */
	address: string | null;
	/** ISO 8601, of the last use. */
	seenAt: string;
	/** The one that asks. */
	isCurrent: boolean;
}

/** A consent with the version of the text that it was given to. */
export interface Consent {
	purpose: ConsentPurpose;
	version: string;
	/** ISO 8601. */
	givenAt: string;
	/** ISO 8601; null while it stands. */
	withdrawnAt: string | null;
}
