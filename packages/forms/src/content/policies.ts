import { type ConsentPurpose, consentVersions } from '../account/consents.ts';

/** Parts that the policy pages are sorted into, in the order of the foot of the site. */
export const policyGroups = ['used', 'rule', 'security'] as const;
export type PolicyGroup = (typeof policyGroups)[number];

/** A page of policy, without its text. */
interface PolicyEntry {
	/** Names it in texts; a dot for the slash of its address. */
	name: string;
	path: `/${string}`;
	group: PolicyGroup;
	/** Whose version its text has: it is part of what is agreed to with this consent. */
	consent: Extract<ConsentPurpose, 'TERMS' | 'PRIVACY'>;
}

/** Every policy page. Routes, the foot of the site and links read this. */
export const policies = [
	{ name: 'used.service', path: '/used/service', group: 'used', consent: 'TERMS' },
	{ name: 'used.duty', path: '/used/duty', group: 'used', consent: 'TERMS' },
	{ name: 'used.except', path: '/used/except', group: 'used', consent: 'TERMS' },
	{ name: 'rule.customer', path: '/rule/customer', group: 'used', consent: 'TERMS' },
	{ name: 'rule.account', path: '/rule/account', group: 'rule', consent: 'TERMS' },
	{ name: 'rule.information', path: '/rule/information', group: 'rule', consent: 'TERMS' },
	{ name: 'rule.own', path: '/rule/own', group: 'rule', consent: 'TERMS' },
	{ name: 'rule.limit', path: '/rule/limit', group: 'rule', consent: 'TERMS' },
	{ name: 'rule.violate', path: '/rule/violate', group: 'rule', consent: 'TERMS' },
	{ name: 'privacy', path: '/privacy', group: 'security', consent: 'PRIVACY' },
	{ name: 'security.data', path: '/security/data', group: 'security', consent: 'PRIVACY' },
	{ name: 'security.cookies', path: '/security/cookies', group: 'security', consent: 'PRIVACY' },
	{ name: 'security.payment', path: '/security/payment', group: 'security', consent: 'TERMS' },
	{ name: 'security.apply', path: '/security/apply', group: 'security', consent: 'PRIVACY' },
] as const satisfies readonly PolicyEntry[];

export type Policy = (typeof policies)[number];
export type PolicyName = Policy['name'];

/** The policy page of a name. */
export function policyOf(name: PolicyName): Policy {
	const found = policies.find((policy) => policy.name === name);
	if (!found) throw new Error(`There is no policy page ${name}.`);
	return found;
}

/** The version of a page's text, a day as YYYY-MM-DD: what its consent records. */
export function versionOf({ consent }: Pick<Policy, 'consent'>): string {
	return consentVersions[consent];
}

/** The policy page at a path, with or without a slash at its end; undefined when there is none. */
export function policyAt(path: string): Policy | undefined {
	const plain = path.replace(/\/+$/, '');
	return policies.find((policy) => policy.path === plain);
}
